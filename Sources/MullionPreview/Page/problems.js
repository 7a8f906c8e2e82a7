import { make } from "./elements.js";
import { Signal } from "./signal.js";
/** @import { Problem } from "./protocol.js" */

/** The list of errors of the document and of issues that the check found. A click goes to the place in the source. */
export class Problems {
  /** @type {Signal<Problem>} */
  chosen = new Signal();
  #shown = "[]";

  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
  }

  /** @param {Problem[]} problems */
  show(problems) {
    const text = JSON.stringify(problems);
    if (text === this.#shown) return;
    this.#shown = text;
    this.element.hidden = problems.length === 0;
    if (problems.length === 0) return this.element.replaceChildren();
    const count = (/** @type {string} */ severity, /** @type {string} */ word) => {
      const number = problems.filter((problem) => problem.severity === severity).length;
      return number === 0 ? [] : [`${number} ${word}${number === 1 ? "" : "s"}`];
    };
    const title = [...count("error", "error"), ...count("warning", "warning"), ...count("note", "note")].join(", ");
    this.element.replaceChildren(
      make("h2", { text: title }),
      make("ul", {}, problems.slice(0, 200).map((problem) => make("li", {}, [this.#row(problem)]))),
    );
  }

  /** @param {Problem} problem */
  #row(problem) {
    const place = problem.line ? `${problem.file ? `${problem.file}:` : ""}${problem.line}:${problem.column}` : "";
    return make("button", { type: "button", class: `problem ${problem.severity}`, click: () => this.chosen.emit(problem) }, [
      make("span", { class: "message" }, [
        make("span", { class: "severity", text: problem.severity }),
        make("span", { text: problem.message }),
        make("span", { class: "at", text: place }),
      ]),
      problem.source != null && problem.line && make("pre", {}, excerpt(problem)),
    ]);
  }
}

/**
 * The line of source with a caret below the place.
 *
 *     14 | "spacing": "wide",
 *        |            ^
 * @param {Problem} problem
 */
function excerpt({ source = "", line, column }) {
  const number = String(line);
  const indentation = Math.min(/^\s*/.exec(source)?.[0].length ?? 0, Math.max(0, (column ?? 1) - 1));
  let start = Math.max(0, indentation - 2);
  if ((column ?? 1) - start > 100) start = (column ?? 1) - 40;
  const shown = source.slice(start, start + 160);
  const before = shown.slice(0, Math.max(0, (column ?? 1) - 1 - start)).replace(/[^\t]/g, " ");
  return [`${number} │ ${shown}\n${" ".repeat(number.length)} │ ${before}`, make("b", { text: "^" })];
}
