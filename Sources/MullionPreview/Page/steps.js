import { make, points } from "./elements.js";
import { Signal } from "./signal.js";
/** @import { Step } from "./protocol.js" */

const pause = 900;

/**
 * The steps in which a stack asks its children, one at a time: each offer, each answer, what is left.
 *
 * Nothing plays until it is asked to; with reduced motion wanted, the steps are turned by hand alone.
 */
export class Steps {
  /** The steps so far, the current one last; none when the steps are closed. @type {Signal<Step[]>} */
  shown = new Signal();
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
    this.sentence = make("p", { class: "sentence", role: "status", "aria-live": "polite" });
    element.append(
      this.play,
      make("button", { type: "button", text: "‹", "aria-label": "Step back", click: () => this.go(this.index - 1) }),
      make("button", { type: "button", text: "›", "aria-label": "Step forward", click: () => this.go(this.index + 1) }),
      this.range, this.count,
      make("button", { type: "button", text: "Close", click: () => this.close() }),
      this.sentence,
    );
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** @param {Step[]} steps */
  open(steps) {
    this.steps = steps;
    this.element.hidden = false;
    this.range.max = String(Math.max(0, steps.length - 1));
    this.go(0);
    if (steps.length === 0) this.sentence.textContent = "This box asks no children in steps.";
    else if (!matchMedia("(prefers-reduced-motion: reduce)").matches) this.toggle(true);
    this.play.focus();
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
  const parts = [offer === undefined ? `${label} answers ${points(answer)}` : `${label} is offered ${points(offer)} and takes ${points(answer)}`];
  if (left !== undefined) parts.push(`${points(left)} are left`);
  return `${parts.join("; ")}.`;
}
