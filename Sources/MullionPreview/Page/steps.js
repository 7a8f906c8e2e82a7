import { make, points } from "./elements.js";
import { Signal } from "./signal.js";
/** @import { Step } from "./protocol.js" */

const pause = 900;
const orders = [["", "Layout"], ["pre", "Pre-order"], ["post", "Post-order"], ["level", "Level order"], ["zigzag", "Zigzag order"]];

/**
 * The steps in which a container arranges its children, one at a time: each offer, each answer, what is left; the tracks of a
 * grid; the constraints on a view; the nodes of a tree in the order of a traversal.
 *
 * Nothing plays until it is asked to; with reduced motion wanted, the steps are turned by hand alone.
 */
export class Steps {
  /** The steps so far, the current one last; none when the steps are closed. @type {Signal<Step[]>} */
  shown = new Signal();
  /** A different order of the nodes of a tree; empty for the steps of its layout. @type {Signal<string>} */
  ordered = new Signal();
  /** @type {Step[]} */
  steps = [];
  index = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.range = /** @type {HTMLInputElement} */ (make("input", {
      type: "range", min: 0, "aria-label": "Step", input: () => this.go(Number(this.range.value)),
    }));
    this.play = make("button", { type: "button", class: "primary", text: "Play", click: () => this.toggle() });
    this.count = make("span", {});
    this.order = /** @type {HTMLSelectElement} */ (make("select", { "aria-label": "Order of the nodes", hidden: true, change: () => this.ordered.emit(this.order.value) },
      orders.map(([value, text]) => make("option", { value, text }))));
    this.sentence = make("p", { class: "sentence", role: "status", "aria-live": "polite" });
    element.append(
      this.play,
      make("button", { type: "button", text: "‹", "aria-label": "Step back", click: () => this.go(this.index - 1) }),
      make("button", { type: "button", text: "›", "aria-label": "Step forward", click: () => this.go(this.index + 1) }),
      this.range, this.count, this.order,
      make("button", { type: "button", text: "Close", click: () => this.close() }),
      this.sentence,
    );
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** @param {Step[]} steps @param {boolean} isTree whether there are several orders */
  open(steps, isTree) {
    const isNew = !this.isOpen;
    this.steps = steps;
    this.order.hidden = !isTree;
    if (isNew) this.order.value = "";
    this.element.hidden = false;
    this.range.max = String(Math.max(0, steps.length - 1));
    this.go(0);
    if (steps.length === 0) this.sentence.textContent = "This box is not laid out in steps.";
    else if (!matchMedia("(prefers-reduced-motion: reduce)").matches) this.toggle(true);
    if (isNew) this.play.focus();
  }

  close() {
    this.toggle(false);
    this.element.hidden = true;
    this.shown.emit([]);
  }

  /** @param {boolean} [plays] */
  toggle(plays = this.#timer === undefined) {
    clearInterval(this.#timer);
    this.#timer = undefined;
    if (plays && this.steps.length > 1) {
      if (this.index >= this.steps.length - 1) this.go(0);
      this.#timer = setInterval(() => (this.index < this.steps.length - 1 ? this.go(this.index + 1) : this.toggle(false)), pause);
    }
    this.play.textContent = this.#timer === undefined ? "Play" : "Pause";
  }

  /** @param {number} index */
  go(index) {
    this.index = Math.max(0, Math.min(this.steps.length - 1, index));
    const step = this.steps[this.index];
    this.range.value = String(this.index);
    this.count.textContent = `${this.steps.length === 0 ? 0 : this.index + 1} / ${this.steps.length}`;
    if (!step) return;
    this.sentence.textContent = sentence(step);
    this.range.setAttribute("aria-valuetext", sentence(step));
    this.shown.emit(this.steps.slice(0, this.index + 1));
  }
}

/** @param {Step} step */
function sentence({ text, label, offer, answer, left }) {
  if (text) return text;
  const parts = [offer === undefined ? `${label} takes ${points(answer ?? null)}` : `${label} is offered ${points(offer)} and takes ${points(answer ?? null)}`];
  if (left !== undefined) parts.push(`${points(left)} are left`);
  return `${parts.join("; ")}.`;
}
