import { make } from "./elements.js";
import { Signal } from "./signal.js";
/** @import { Box } from "./protocol.js" */
/** @import { Viewport } from "./viewport.js" */

/** How far keys scroll, for a length of the visible part. @type {Record<string, (length: number) => number>} */
const steps = {
  ArrowDown: () => 20, ArrowRight: () => 20, PageDown: (length) => length * 0.9,
  ArrowUp: () => -20, ArrowLeft: () => -20, PageUp: (length) => -length * 0.9,
};

/**
 * A slider at the edge of each box whose content scrolls; the wheel over the box moves it as well.
 *
 * A slider reaches beyond both ends by half of what is shown, as a finger does: headers that stretch do so there.
 */
export class Scrollers {
  /** @type {Signal<{ name: string, value: number }>} */
  changed = new Signal();
  /** @type {Map<string, HTMLInputElement>} */
  #sliders = new Map();
  /** @type {Box[]} */
  #boxes = [];

  /** @param {HTMLElement} container @param {Viewport} viewport */
  constructor(container, viewport) {
    this.container = container;
    this.viewport = viewport;
    viewport.changed.on(() => this.#place());
  }

  /** @param {Box[]} boxes */
  show(boxes) {
    this.#boxes = boxes.filter(({ scroll }) => scroll);
    const paths = new Set(this.#boxes.map(({ path }) => path));
    for (const [path, slider] of this.#sliders) {
      if (paths.has(path)) continue;
      slider.remove();
      this.#sliders.delete(path);
    }
    for (const box of this.#boxes) {
      const slider = this.#sliders.get(box.path) ?? this.#slider(box.path);
      const { axis, offset, length, content } = /** @type {import("./protocol.js").Scroll} */ (box.scroll);
      slider.classList.toggle("vertical", axis === "vertical");
      slider.min = String(-length / 2);
      slider.max = String(Math.max(content - length, 0) + length / 2);
      if (document.activeElement !== slider || !slider.matches(":active")) slider.value = String(offset);
      slider.setAttribute("aria-label", `Scroll ${box.name ?? box.kind}`);
      slider.setAttribute("aria-valuetext", `${Math.round(offset)} of ${Math.round(Math.max(content - length, 0))} points`);
    }
    this.#place();
  }

  /**
   * Scrolls the innermost box at a point of the picture. Returns whether one did: not at the end of its content.
   * @param {[x: number, y: number]} point @param {number} dx @param {number} dy
   */
  wheel([x, y], dx, dy) {
    for (const { path, frame, scroll } of this.#boxes.toReversed()) {
      const [left, top, width, height] = frame;
      if (!scroll || x < left || y < top || x > left + width || y > top + height) continue;
      const delta = scroll.axis === "vertical" ? dy : dx || dy;
      const offset = Math.max(0, Math.min(scroll.content - scroll.length, scroll.offset + delta));
      if (offset === scroll.offset) continue;
      scroll.offset = offset;
      this.changed.emit({ name: `scroll:${path}`, value: offset });
      return true;
    }
    return false;
  }

  /** @param {string} path */
  #slider(path) {
    const slider = /** @type {HTMLInputElement} */ (make("input", { type: "range", class: "scroller", step: "any" }));
    slider.addEventListener("input", () => this.changed.emit({ name: `scroll:${path}`, value: slider.valueAsNumber }));
    slider.addEventListener("pointerdown", (event) => event.stopPropagation());
    slider.addEventListener("keydown", (event) => {
      event.stopPropagation();
      const { scroll } = this.#boxes.find((box) => box.path === path) ?? {};
      const step = scroll && steps[event.key]?.(scroll.length);
      if (!step) return;
      // Down moves towards the end, as in every view that scrolls; sliders count upwards.
      event.preventDefault();
      slider.valueAsNumber += step;
      slider.dispatchEvent(new Event("input"));
    });
    this.#sliders.set(path, slider);
    this.container.append(slider);
    return slider;
  }

  #place() {
    for (const { path, frame, scroll } of this.#boxes) {
      const slider = /** @type {HTMLInputElement} */ (this.#sliders.get(path));
      const [x, y, width, height] = this.viewport.toStage(frame);
      const isVertical = scroll?.axis === "vertical";
      const [left, top, w, h] = isVertical ? [x + width - 12, y, 12, height] : [x, y + height - 12, width, 12];
      Object.assign(slider.style, { left: `${left}px`, top: `${top}px`, width: `${w}px`, height: `${h}px` });
      slider.hidden = Math.min(width, height) < 24;
    }
  }
}
