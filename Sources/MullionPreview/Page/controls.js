import { make } from "./elements.js";
import { Signal } from "./signal.js";
/** @import { Control } from "./protocol.js" */

/** The settings of a document, such as the device of a storyboard or the row of data, as menus and check boxes. */
export class Controls {
  /** @type {Signal<{ name: string, value: string | boolean | number }>} */
  changed = new Signal();
  #shown = "";

  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
  }

  /** @param {Control[]} controls */
  show(controls) {
    const text = JSON.stringify(controls);
    if (text === this.#shown) return;
    this.#shown = text;
    const focused = /** @type {HTMLElement | null} */ (this.element.querySelector(":focus"))?.dataset.name;
    this.element.replaceChildren(...controls.map((control) => make("label", {}, [control.label, this.#field(control)])));
    if (focused) /** @type {HTMLElement | null} */ (this.element.querySelector(`[data-name="${CSS.escape(focused)}"]`))?.focus();
  }

  /** @param {Control} control */
  #field({ name, value, options }) {
    if (!options) {
      const box = /** @type {HTMLInputElement} */ (make("input", { type: "checkbox", "data-name": name, checked: Boolean(value) }));
      box.addEventListener("change", () => this.changed.emit({ name, value: box.checked }));
      return box;
    }
    const menu = /** @type {HTMLSelectElement} */ (make("select", { "data-name": name }, options.map((option) =>
      make("option", { value: option.value, text: option.label, selected: option.value === String(value ?? "") }))));
    menu.addEventListener("change", () => this.changed.emit({ name, value: menu.value }));
    return menu;
  }
}
