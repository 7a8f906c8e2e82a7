import { make, points } from "./elements.js";
import { Signal } from "./signal.js";
/** @import { Length, Proposal } from "./handles.js" */

/** The fields and buttons for the proposed width and height: nil, 0, a number, infinity. */
export class Lengths {
  /** @type {Signal<Proposal>} */
  changed = new Signal();
  /** @type {Proposal} */
  proposal = { width: null, height: null };
  /** The size that the proposal gave. */
  size = [0, 0];

  /** @param {HTMLElement} container */
  constructor(container) {
    this.width = this.#field("W", "Proposed width", "width");
    this.height = this.#field("H", "Proposed height", "height");
    container.append(this.width.element, this.height.element);
  }

  /** @param {Proposal} proposal @param {number[]} size the size that it gave */
  show(proposal, size) {
    this.proposal = proposal;
    this.size = size;
    this.width.show(proposal.width, size[0]);
    this.height.show(proposal.height, size[1]);
  }

  /** @param {string} letter @param {string} label @param {"width" | "height"} axis */
  #field(letter, label, axis) {
    // What is being typed stays in the field when the picture is drawn again.
    let isTyped = false;
    const propose = (/** @type {Length} */ length) => {
      isTyped = false;
      this.changed.emit({ ...this.proposal, [axis]: length });
    };
    const input = /** @type {HTMLInputElement} */ (make("input", {
      type: "text", inputmode: "decimal", "aria-label": `${label} in points`, autocomplete: "off", spellcheck: "false",
    }));
    const buttons = /** @type {[Length, HTMLElement][]} */ ([[null, "nil", "unspecified"], [0, "0", "zero"], ["infinity", "∞", "infinity"]]
      .map(([length, text, name]) => [length, make("button", {
        type: "button", text, title: `${label}: ${name}`, "aria-label": `${label}: ${name}`, "aria-pressed": "false",
        click: () => propose(/** @type {Length} */ (length)),
      })]));
    const commit = () => {
      const length = read(input.value);
      if (length !== undefined) propose(length);
    };
    input.addEventListener("input", () => { isTyped = true; });
    input.addEventListener("change", commit);
    input.addEventListener("blur", () => {
      isTyped = false;
      this.show(this.proposal, this.size);
    });
    input.addEventListener("keydown", (event) => {
      const step = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
      const length = read(input.value);
      if (!step || typeof length !== "number") return;
      event.preventDefault();
      propose(Math.max(0, length + step * (event.shiftKey ? 10 : 1)));
    });
    const element = make("div", { class: "length", role: "group", "aria-label": label }, [
      make("span", { text: letter, "aria-hidden": "true" }), make("div", { class: "group" }, [input, ...buttons.map(([, button]) => button)]),
    ]);
    return {
      element,
      show(/** @type {Length} */ length, /** @type {number} */ size) {
        if (!isTyped && (document.activeElement !== input || read(input.value) !== length)) {
          input.value = typeof length === "number" ? points(length) : "";
          input.placeholder = points(size);
        }
        for (const [value, button] of buttons) button.setAttribute("aria-pressed", String(value === length));
      },
    };
  }
}

/** The length that a text means; undefined if it means none. @param {string} text @returns {Length | undefined} */
function read(text) {
  const word = text.trim().toLowerCase();
  if (word === "" || word === "nil" || word === "null") return null;
  if (["∞", "inf", "infinity"].includes(word)) return "infinity";
  const number = Number(word.replace(",", "."));
  return Number.isFinite(number) && number >= 0 ? number : undefined;
}
