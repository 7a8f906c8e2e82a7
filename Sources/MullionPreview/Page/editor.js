import { make } from "./elements.js";
import { tokens } from "./highlight.js";
import { installScrubbing } from "./scrubbing.js";
import { Signal, oncePerFrame } from "./signal.js";

export const lineHeight = 18;
const padding = 6;
const indentation = 10;
/** Longer lines, such as a document on one line, have no colors. */
const longestColored = 4000;
/** @typedef {{ line: number, column: number, message: string }} Mark */

/**
 * A text area with line numbers, colors, and marks of errors.
 *
 * The text area does the editing and draws only its caret and selection. The colored lines lie below it in the same font;
 * only those in view are elements, so that long documents stay quick.
 */
export class Editor {
  /** @type {Signal<string>} */
  edited = new Signal();
  /** @type {Signal<void>} */
  moved = new Signal();
  isMarkup = false;
  /** @type {string[]} */
  #lines = [""];
  /** @type {Map<number, Mark>} */
  #marks = new Map();

  /** @param {HTMLElement} container */
  constructor(container) {
    this.element = container;
    this.gutter = make("div", { class: "gutter", "aria-hidden": "true" });
    this.layer = make("div", { class: "lines", "aria-hidden": "true" });
    this.area = /** @type {HTMLTextAreaElement} */ (make("textarea", {
      "aria-label": "Source of the document", spellcheck: "false", autocapitalize: "off", autocomplete: "off", wrap: "off",
    }));
    container.append(this.layer, this.gutter, this.area);
    const draw = oncePerFrame(() => this.#draw());
    this.redraw = draw;
    this.area.addEventListener("input", () => {
      this.#lines = this.area.value.split("\n");
      draw();
      this.edited.emit(this.area.value);
    });
    this.area.addEventListener("scroll", draw);
    this.area.addEventListener("keydown", (event) => this.#indent(event));
    document.addEventListener("selectionchange", () => {
      if (document.activeElement !== this.area) return;
      draw();
      this.moved.emit();
    });
    new ResizeObserver(draw).observe(container);
    installScrubbing(this);
  }

  get text() {
    return this.area.value;
  }

  /** Replaces the text; the caret and the scroll position stay where they can. @param {string} text */
  show(text) {
    if (text === this.area.value) return;
    const { selectionStart, selectionEnd, scrollTop, scrollLeft } = this.area;
    this.area.value = text;
    this.area.setSelectionRange(Math.min(selectionStart, text.length), Math.min(selectionEnd, text.length));
    this.area.scrollTop = scrollTop;
    this.area.scrollLeft = scrollLeft;
    this.#lines = text.split("\n");
    this.redraw();
  }

  /** Replaces a part of the text as typing would, so that it can be undone. @param {number} start @param {number} end @param {string} text */
  replace(start, end, text) {
    this.area.focus({ preventScroll: true });
    this.area.setSelectionRange(start, end);
    const isInserted = text === "" ? document.execCommand("delete") : document.execCommand("insertText", false, text);
    if (!isInserted) {
      this.area.setRangeText(text, start, end, "end");
      this.area.dispatchEvent(new Event("input"));
    }
  }

  /** Marks lines with errors. @param {Mark[]} marks */
  mark(marks) {
    if (marks.length === 0 && this.#marks.size === 0) return;
    this.#marks = new Map(marks.map((mark) => [mark.line, mark]));
    this.redraw();
  }

  /** Puts the caret at a place and shows it. @param {number} line @param {number} column both from 1 @param {boolean} [takesFocus] */
  goTo(line, column, takesFocus = true) {
    const offset = this.#lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + Math.max(0, column - 1);
    this.area.setSelectionRange(offset, offset);
    if (takesFocus) this.area.focus({ preventScroll: true });
    const top = (line - 1) * lineHeight;
    const isInView = top >= this.area.scrollTop && top + lineHeight <= this.area.scrollTop + this.area.clientHeight;
    if (!isInView) this.area.scrollTop = top - this.area.clientHeight / 3;
    this.redraw();
  }

  /** The offset of the caret. */
  get caret() {
    return this.area.selectionStart;
  }

  /** Line and column of an offset, from 0. @param {number} offset */
  place(offset) {
    const before = this.area.value.slice(0, offset);
    const line = before.split("\n").length - 1;
    return { line, column: offset - before.lastIndexOf("\n") - 1 };
  }

  /** The offset at a point of the window. @param {number} clientX @param {number} clientY */
  offsetAt(clientX, clientY) {
    const bounds = this.area.getBoundingClientRect();
    const line = Math.floor((clientY - bounds.top - padding + this.area.scrollTop) / lineHeight);
    const column = Math.round((clientX - bounds.left - indentation + this.area.scrollLeft) / this.characterWidth);
    const index = Math.max(0, Math.min(this.#lines.length - 1, line));
    const before = this.#lines.slice(0, index).reduce((sum, text) => sum + text.length + 1, 0);
    return before + Math.max(0, Math.min(this.#lines[index].length, column));
  }

  /** Where an offset is in the element of the editor: its left side, and the top of its line. @param {number} offset */
  pointOf(offset) {
    const { line, column } = this.place(offset);
    return [
      this.area.offsetLeft + indentation + column * this.characterWidth - this.area.scrollLeft,
      padding + line * lineHeight - this.area.scrollTop,
    ];
  }

  /** The width of a character; the font has the same for all but those of other scripts. */
  get characterWidth() {
    const context = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    context.font = getComputedStyle(this.area).font;
    return context.measureText("0").width;
  }

  #draw() {
    const { scrollTop, scrollLeft, clientHeight } = this.area;
    if (clientHeight === 0) return;
    const first = Math.max(0, Math.floor((scrollTop - padding) / lineHeight));
    const last = Math.min(this.#lines.length, first + Math.ceil(clientHeight / lineHeight) + 2);
    const current = this.place(this.caret).line;
    const numbers = [];
    const rows = [];
    for (let index = first; index < last; index++) {
      const mark = this.#marks.get(index + 1);
      const name = [mark && "error", index === current && "current"].filter(Boolean).join(" ");
      const top = `${padding + index * lineHeight - scrollTop}px`;
      const number = make("div", { text: String(index + 1), class: name });
      const row = make("div", { class: name, title: mark?.message }, coloredLine(this.#lines[index], this.isMarkup, mark));
      number.style.top = row.style.top = top;
      row.style.transform = `translateX(${-scrollLeft}px)`;
      numbers.push(number);
      rows.push(row);
    }
    this.gutter.replaceChildren(...numbers);
    this.layer.replaceChildren(...rows);
  }

  /** Return keeps the indentation of the line. @param {KeyboardEvent} event */
  #indent(event) {
    if (event.key !== "Enter" || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    const { line, column } = this.place(this.caret);
    const before = this.#lines[line].slice(0, column);
    event.preventDefault();
    const spaces = /^\s*/.exec(before)?.[0] ?? "";
    this.replace(this.caret, this.area.selectionEnd, `\n${spaces}${/[[{>]\s*$/.test(before) ? "  " : ""}`);
  }
}

/** @param {string} line @param {boolean} isMarkup @param {Mark} [mark] */
function coloredLine(line, isMarkup, mark) {
  if (line.length > longestColored) return [line];
  let column = 0;
  return tokens(line, isMarkup).map(({ kind, text }) => {
    const start = column;
    column += text.length;
    const isWrong = mark && mark.column - 1 >= start && mark.column - 1 < column;
    return make("span", { class: `code-${kind}${isWrong ? " wrong" : ""}`, text });
  });
}
