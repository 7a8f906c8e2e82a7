import { distances } from "./distances.js";
import { makeSVG, points, sizeText } from "./elements.js";
import { oncePerFrame } from "./signal.js";
/** @import { Box, Constraint, Reuse, Step } from "./protocol.js" */
/** @import { Selection } from "./selection.js" */
/** @import { Rect, Viewport } from "./viewport.js" */

/** What is drawn over the picture: the selection, what is hovered, distances, outlines, baselines, constraints, a step. */
export class Marks {
  showsOutlines = false;
  showsBaselines = false;
  /** The proposal, if the picture has a different size. @type {(number | null)[]} */
  proposed = [null, null];
  /** Whether the constraints of all views are drawn: else those of the selected view, and those with a fault. */
  showsConstraints = false;
  /** @type {Constraint[]} */
  constraints = [];
  /** The box or the part that a step is about, and those of earlier steps. @type {{ asked: Rect[], child: Rect, text: string } | null} */
  step = null;

  /** @param {SVGElement} overlay @param {Selection} selection @param {Viewport} viewport */
  constructor(overlay, selection, viewport) {
    this.overlay = overlay;
    this.selection = selection;
    this.viewport = viewport;
    this.draw = oncePerFrame(() => this.#draw());
    selection.changed.on(this.draw);
    selection.hovered.on(this.draw);
    viewport.changed.on(this.draw);
  }

  #draw() {
    const { outline, box, hoveredBox, measures } = this.selection;
    /** @type {SVGElement[]} */
    const marks = [];
    if (outline && this.showsOutlines) marks.push(this.#outlines(outline.boxes));
    if (outline && this.showsBaselines) marks.push(this.#baselines(outline.boxes));
    marks.push(...this.#proposal());
    for (const constraint of this.constraints) {
      const { state, path, second } = constraint;
      const hasFault = state !== "normal" && state !== "optional";
      if (hasFault || this.showsConstraints || (box && (path === box.path || second === box.path))) marks.push(this.#constraint(constraint));
    }
    if (this.step) marks.push(...this.#step(this.step));
    if (hoveredBox && hoveredBox !== box && !measures) marks.push(this.#rect(hoveredBox.frame, "mark-hover"));
    if (box && outline?.items[box.id]) marks.push(...this.#selected(box));
    const reuse = box && outline?.items[box.id]?.own.reuse;
    if (outline && reuse && !this.step) marks.push(...this.#views(reuse, outline.boxes, outline.items[box.id].own.frame));
    if (hoveredBox && box && measures && hoveredBox !== box) marks.push(...this.#measured(box, hoveredBox));
    this.overlay.replaceChildren(...marks);
  }

  /** @param {Box} box */
  #selected(box) {
    const item = /** @type {import("./outline.js").Outline} */ (this.selection.outline).items[box.id];
    const marks = [];
    const padding = item.boxes.filter(({ kind }) => kind === "padding");
    for (const outer of padding) {
      const inner = item.boxes[item.boxes.indexOf(outer) + 1];
      if (inner) marks.push(this.#ring(outer.frame, inner.frame));
    }
    if (!this.step) marks.push(...this.#gaps(item));
    if (item.boxes[0] !== box) marks.push(this.#rect(item.boxes[0].frame, "mark-group"));
    marks.push(this.#rect(box.frame, "mark-selected"));
    const [x, y, width, height] = this.viewport.toStage(box.frame);
    marks.push(tag(sizeText([box.frame[2], box.frame[3]]), x + width / 2, y + height + 13, "", this.viewport.stage));
    return marks;
  }

  /** The spacing between the children of a stack. @param {import("./outline.js").Item} item @returns {SVGElement[]} */
  #gaps(item) {
    const isRow = /h(orizontal)?stack/i.test(item.own.kind);
    if (!isRow && !/v(ertical)?stack/i.test(item.own.kind)) return [];
    const frames = item.children.filter(({ within }) => within === null).map(({ boxes }) => boxes[0].frame);
    const [left, top, width, height] = item.own.frame;
    return frames.slice(1).flatMap((frame, index) => {
      const last = frames[index];
      const start = isRow ? last[0] + last[2] : last[1] + last[3];
      const length = (isRow ? frame[0] : frame[1]) - start;
      if (length <= 0) return [];
      /** @type {Rect} */
      const gap = isRow ? [start, top, length, height] : [left, start, width, length];
      const [x, y, w, h] = this.viewport.toStage(gap);
      const isRoomy = (isRow ? w : h) >= 9;
      return [this.#rect(gap, "mark-spacing"), ...(isRoomy ? [tag(points(length), x + w / 2, y + h / 2, "spacing", this.viewport.stage)] : [])];
    });
  }

  /**
   * The numbers of the views that show the elements of a collection; without a number the elements that are made before they
   * come into sight.
   * @param {Reuse} reuse @param {Box[]} boxes @param {Rect} window
   */
  #views({ shown }, boxes, window) {
    return shown.flatMap(({ box, view, isReused }) => {
      const { frame } = boxes[box];
      const [x, y, width, height] = this.viewport.toStage(frame);
      const name = isReused ? "mark-reused" : "mark-view";
      const isInSight = [0, 1].every((side) =>
        frame[side] < window[side] + window[side + 2] && frame[side] + frame[side + 2] > window[side]);
      const isRoomy = isInSight && width >= 24 && height >= 16;
      return [
        this.#rect(frame, name),
        ...(isRoomy ? [tag(`${view + 1}`, x + width / 2, y + height / 2, isReused ? "reused" : "", this.viewport.stage)] : []),
      ];
    });
  }

  /** @param {Box} box @param {Box} second */
  #measured(box, second) {
    const marks = [this.#rect(second.frame, "mark-second")];
    for (const { from, to, length } of distances(box.frame, second.frame)) {
      const [x1, y1] = this.viewport.toStage([from[0], from[1], 0, 0]);
      const [x2, y2] = this.viewport.toStage([to[0], to[1], 0, 0]);
      marks.push(makeSVG("path", { class: "mark-distance", d: `M${x1} ${y1}L${x2} ${y2}` }));
      marks.push(tag(points(length), (x1 + x2) / 2, (y1 + y2) / 2, "distance", this.viewport.stage));
    }
    return marks;
  }

  /** @param {Box[]} boxes */
  #outlines(boxes) {
    const path = boxes.map(({ frame }) => {
      const [x, y, width, height] = crisp(this.viewport.toStage(frame));
      return `M${x} ${y}h${width}v${height}h${-width}z`;
    });
    return makeSVG("path", { class: "mark-outlines", d: path.join("") });
  }

  /** @param {Box[]} boxes */
  #baselines(boxes) {
    const path = boxes.flatMap(({ frame, baselines }) => [...new Set(baselines ?? [])].map((baseline) => {
      const [x, y, width] = this.viewport.toStage([frame[0], frame[1] + baseline, frame[2], 0]);
      return `M${x} ${Math.round(y) + 0.5}h${width}`;
    }));
    return makeSVG("path", { class: "mark-baselines", d: path.join("") });
  }

  #proposal() {
    const [width, height] = this.proposed;
    if (width === null && height === null) return [];
    const { width: pictureWidth, height: pictureHeight } = this.viewport;
    return [this.#rect([0, 0, width ?? pictureWidth, height ?? pictureHeight], "mark-proposal")];
  }

  /** @param {Constraint} constraint */
  #constraint({ line, state }) {
    const [x1, y1] = this.viewport.toStage([line[0], line[1], 0, 0]);
    const [x2, y2] = this.viewport.toStage([line[2], line[3], 0, 0]);
    const end = x1 === x2 ? [3, 0] : [0, 3];
    const cap = (/** @type {number} */ x, /** @type {number} */ y) => `M${x - end[0]} ${y - end[1]}L${x + end[0]} ${y + end[1]}`;
    return makeSVG("path", { class: `mark-constraint ${state}`, d: `M${x1} ${y1}L${x2} ${y2}${cap(x1, y1)}${cap(x2, y2)}` });
  }

  /** @param {{ asked: Rect[], child: Rect, text: string }} step */
  #step({ asked, child, text }) {
    const marks = asked.map((frame) => this.#rect(frame, "mark-asked"));
    const [x, y, width, height] = this.viewport.toStage(child);
    marks.push(this.#rect(child, "mark-step"), tag(text, x + width / 2, y + height / 2, "spacing", this.viewport.stage));
    return marks;
  }

  /** @param {Rect} frame @param {string} name */
  #rect(frame, name) {
    const [x, y, width, height] = crisp(this.viewport.toStage(frame));
    return makeSVG("rect", { class: name, x, y, width, height });
  }

  /** The room between two rectangles. @param {Rect} outer @param {Rect} inner */
  #ring(outer, inner) {
    const [a, b] = [outer, inner].map((frame) => {
      const [x, y, width, height] = this.viewport.toStage(frame);
      return `M${x} ${y}h${width}v${height}h${-width}z`;
    });
    return makeSVG("path", { class: "mark-padding", "fill-rule": "evenodd", d: a + b });
  }
}

/** A rectangle whose sides lie on the middles of pixels. @param {Rect} rect @returns {Rect} */
function crisp([x, y, width, height]) {
  const left = Math.round(x) + 0.5;
  const top = Math.round(y) + 0.5;
  return [left, top, Math.max(0, Math.round(x + width) - 0.5 - left), Math.max(0, Math.round(y + height) - 0.5 - top)];
}

/**
 * A number on a colored ground, with its middle at a point, inside the stage.
 * @param {string} text @param {number} x @param {number} y @param {string} name @param {HTMLElement} stage
 */
function tag(text, x, y, name, stage) {
  const width = text.length * 6.4 + 10;
  const left = Math.max(2, Math.min(stage.clientWidth - width - 2, x - width / 2));
  const top = Math.max(2, Math.min(stage.clientHeight - 18, y - 8));
  const label = makeSVG("text", { x: left + width / 2, y: top + 12, "text-anchor": "middle" });
  label.textContent = text;
  return makeSVG("g", { class: `tag ${name}` }, [makeSVG("rect", { x: left, y: top, width, height: 16, rx: 3 }), label]);
}
