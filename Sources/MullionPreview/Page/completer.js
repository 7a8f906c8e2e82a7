import { make } from "./elements.js";
import { cursorAt } from "./cursor.js";
import { lineHeight } from "./editor.js";
import { completions } from "./schema.js";
/** @import { Editor } from "./editor.js" */
/** @import { Completion, Schema } from "./schema.js" */

/**
 * The list of completions of an editor: while typing a word, or with Control-Space.
 *
 * The list is a listbox that the text area owns: arrows move in it, Return or Tab takes a completion, Escape closes it.
 */
export class Completer {
  /** @type {Completion[]} */
  #found = [];
  #index = 0;

  /** @param {Editor} editor @param {Schema} schema */
  constructor(editor, schema) {
    this.editor = editor;
    this.schema = schema;
    this.list = make("ul", { id: "completions", role: "listbox", "aria-label": "Completions", hidden: true });
    editor.element.append(this.list);
    const { area } = editor;
    area.setAttribute("aria-autocomplete", "list");
    area.setAttribute("aria-controls", "completions");
    area.addEventListener("keydown", (event) => this.#press(event), true);
    area.addEventListener("input", (event) => {
      const typed = /** @type {InputEvent} */ (event).data;
      if (typed && /^[\w"]$/.test(typed)) this.open();
      else this.close();
    });
    area.addEventListener("blur", () => this.close());
    area.addEventListener("scroll", () => this.close());
    this.list.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      const index = [...this.list.children].indexOf(/** @type {Element} */ (event.target).closest("li") ?? this.list);
      if (index >= 0) this.#take(index);
    });
  }

  get isOpen() {
    return !this.list.hidden;
  }

  open() {
    if (this.editor.isMarkup) return;
    const cursor = cursorAt(this.editor.text, this.editor.caret);
    this.#found = completions(this.schema, cursor);
    this.#index = 0;
    this.list.hidden = this.#found.length === 0;
    if (this.list.hidden) return this.close();
    this.list.replaceChildren(...this.#found.map(({ text, description }, index) => make("li", { role: "option", id: `completion-${index}` }, [
      make("span", { text }), description && make("span", { class: "description", text: description }),
    ])));
    const { area } = this.editor;
    const [left, top] = this.editor.pointOf(cursor.start);
    const isBelow = top + lineHeight + 160 < area.clientHeight;
    this.list.style.left = `${Math.max(4, Math.min(left, area.clientWidth - 180))}px`;
    this.list.style.top = isBelow ? `${top + lineHeight}px` : "auto";
    this.list.style.bottom = isBelow ? "auto" : `${this.editor.element.clientHeight - top}px`;
    this.#show();
  }

  close() {
    this.list.hidden = true;
    this.editor.area.removeAttribute("aria-activedescendant");
  }

  #show() {
    [...this.list.children].forEach((item, index) => item.setAttribute("aria-selected", String(index === this.#index)));
    this.list.children[this.#index]?.scrollIntoView({ block: "nearest" });
    this.editor.area.setAttribute("aria-activedescendant", `completion-${this.#index}`);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.ctrlKey && event.code === "Space") {
      event.preventDefault();
      return this.open();
    }
    if (!this.isOpen) return;
    const count = this.#found.length;
    if (event.key === "ArrowDown") this.#index = (this.#index + 1) % count;
    else if (event.key === "ArrowUp") this.#index = (this.#index + count - 1) % count;
    else if (event.key === "Enter" || event.key === "Tab") this.#take(this.#index);
    else if (event.key === "Escape") this.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (this.isOpen) this.#show();
  }

  /** @param {number} index */
  #take(index) {
    const { text } = this.editor;
    const cursor = cursorAt(text, this.editor.caret);
    let { insert } = this.#found[index];
    if (cursor.expects === "key" && /^\s*:/.test(text.slice(cursor.end))) insert = insert.replace(/: $/, "");
    this.editor.replace(cursor.start, cursor.end, insert);
    this.close();
  }
}
