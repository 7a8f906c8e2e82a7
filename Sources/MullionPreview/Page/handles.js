import { make, points } from "./elements.js";
import { Signal } from "./signal.js";
/** @import { Viewport } from "./viewport.js" */
/** @typedef {number | null | "infinity"} Length */
/** @typedef {{ width: Length, height: Length }} Proposal */

const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const most = 100000;

/**
 * The right edge, the lower edge and the corner of the picture as handles of the proposal.
 *
 * A handle is a slider for the keyboard: arrows change the length by one point, with Shift by ten; Home proposes zero,
 * End infinity, and Delete nil.
 */
export class Handles {
  /** @type {Signal<Proposal>} */
  dragged = new Signal();
  /** @type {Proposal} */
  proposal = { width: null, height: null };
  size = [0, 0];

  /** @param {HTMLElement} container @param {Viewport} viewport */
  constructor(container, viewport) {
    this.viewport = viewport;
    this.right = this.#handle("right", "Proposed width", ["width"]);
    this.bottom = this.#handle("bottom", "Proposed height", ["height"]);
    this.corner = this.#handle("corner", "Proposed width and height", ["width", "height"]);
    container.append(this.right, this.bottom, this.corner);
    viewport.changed.on(() => this.place());
  }

  /** Shows a proposal and the size that it gave. @param {Proposal} proposal @param {number[]} size */
  show(proposal, size) {
    this.proposal = proposal;
    this.size = size;
    this.#describe(this.right, proposal.width, size[0]);
    this.#describe(this.bottom, proposal.height, size[1]);
    this.place();
  }

  /** Puts the handles at the edges: of the proposal where it is a length, else of the picture. */
  place() {
    const edge = (/** @type {Length} */ length, /** @type {number} */ size) => (typeof length === "number" ? length : size);
    const { width, height } = this.proposal;
    const [x, y, w, h] = this.viewport.toStage([0, 0, edge(width, this.size[0]), edge(height, this.size[1])]);
    const isHidden = this.size[0] === 0 && this.size[1] === 0;
    move(this.right, isHidden, x + w + 2, y, null, h);
    move(this.bottom, isHidden, x, y + h + 2, w, null);
    move(this.corner, isHidden, x + w, y + h, null, null);
  }

  /** @param {HTMLElement} handle @param {Length} length @param {number} size */
  #describe(handle, length, size) {
    handle.setAttribute("aria-valuenow", String(typeof length === "number" ? length : Math.round(size)));
    handle.setAttribute("aria-valuetext", typeof length === "number" ? `${points(length)} points`
      : `${length === null ? "nil" : "infinity"}, ${points(size)} points taken`);
  }

  /** @param {string} side @param {string} label @param {("width" | "height")[]} axes */
  #handle(side, label, axes) {
    const isSlider = axes.length === 1;
    const handle = make("div", {
      class: `handle ${side}`, title: `${label}: drag`, role: isSlider && "slider", tabindex: isSlider && 0,
      "aria-label": isSlider && label, "aria-valuemin": isSlider && 0, "aria-valuemax": isSlider && most,
      "aria-orientation": isSlider && (axes[0] === "width" ? "horizontal" : "vertical"), "aria-hidden": !isSlider && "true",
    });
    handle.addEventListener("pointerdown", (event) => this.#drag(event, handle, axes));
    handle.addEventListener("keydown", (event) => this.#press(event, axes[0]));
    return handle;
  }

  /** @param {PointerEvent} down @param {HTMLElement} handle @param {("width" | "height")[]} axes */
  #drag(down, handle, axes) {
    if (down.button !== 0) return;
    down.preventDefault();
    down.stopPropagation();
    handle.focus({ preventScroll: true });
    handle.setPointerCapture(down.pointerId);
    handle.classList.add("dragged");
    const start = { width: this.#length("width"), height: this.#length("height") };
    const zoom = this.viewport.zoom;
    const change = (/** @type {PointerEvent} */ event) => {
      const moved = { width: event.clientX - down.clientX, height: event.clientY - down.clientY };
      const next = { ...this.proposal };
      for (const axis of axes) next[axis] = clamp(Math.round(start[axis] + moved[axis] / zoom));
      this.dragged.emit(next);
    };
    const end = () => {
      handle.classList.remove("dragged");
      handle.removeEventListener("pointermove", change);
    };
    handle.addEventListener("pointermove", change);
    handle.addEventListener("pointerup", end, { once: true });
    handle.addEventListener("pointercancel", end, { once: true });
  }

  /** @param {KeyboardEvent} event @param {"width" | "height"} axis */
  #press(event, axis) {
    /** @type {Length | undefined} */
    let length;
    const step = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (step) length = clamp(Math.round(this.#length(axis)) + step * (event.shiftKey ? 10 : 1));
    else if (event.key === "Home") length = 0;
    else if (event.key === "End") length = "infinity";
    else if (event.key === "Delete" || event.key === "Backspace") length = null;
    if (length === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.dragged.emit({ ...this.proposal, [axis]: length });
  }

  /** @param {"width" | "height"} axis */
  #length(axis) {
    const length = this.proposal[axis];
    return typeof length === "number" ? length : this.size[axis === "width" ? 0 : 1];
  }
}

/** @param {number} length */
const clamp = (length) => Math.max(0, Math.min(most, length));

/**
 * @param {HTMLElement} handle @param {boolean} isHidden @param {number} x @param {number} y
 * @param {number | null} width @param {number | null} height
 */
function move(handle, isHidden, x, y, width, height) {
  handle.hidden = isHidden;
  handle.style.left = `${x}px`;
  handle.style.top = `${y}px`;
  if (width !== null) handle.style.width = `${Math.max(24, width)}px`;
  if (height !== null) handle.style.height = `${Math.max(24, height)}px`;
}
