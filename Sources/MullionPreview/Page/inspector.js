import { make, points, sizeText } from "./elements.js";
import { Signal } from "./signal.js";
import { nameOf } from "./outline.js";
/** @import { Box, Explanation } from "./protocol.js" */
/** @import { Item } from "./outline.js" */
/** @import { Selection } from "./selection.js" */

/** What is known about the selected box: its frame, proposal and answer, and why it is so. */
export class Inspector {
  /** @type {Signal<Box>} a box whose place in the source is wanted */
  located = new Signal();
  /** @type {Signal<Box>} */
  played = new Signal();
  #isTraceOpen = false;
  /** @type {string | null} */
  #path = null;

  /** @param {HTMLElement} element @param {Selection} selection */
  constructor(element, selection) {
    this.element = element;
    this.selection = selection;
    this.clear();
  }

  clear() {
    this.#path = null;
    this.element.replaceChildren(make("p", {
      class: "none", text: "Select a box in the picture or in the tree. Hold Alt over a second box to see distances.",
    }));
  }

  /**
   * Shows a box. The explanation follows from the server: until it comes, that of the same box before stays.
   * @param {Box} box @param {Item} item @param {Explanation | null} explanation
   */
  show(box, item, explanation) {
    const isSame = this.#path === box.path;
    this.#path = box.path;
    const scrollTop = isSame ? this.element.scrollTop : 0;
    const old = isSame && !explanation ? [...this.element.children].slice(1) : [];
    const focused = this.element.contains(document.activeElement) ? document.activeElement?.getAttribute("data-key") : null;
    this.element.replaceChildren(
      this.#heading(box, item),
      ...(old.length > 0 ? old : [this.#frame(box, item), ...(explanation ? this.#reasons(explanation, box) : [])]),
    );
    this.element.scrollTop = scrollTop;
    if (focused) /** @type {HTMLElement | null} */ (this.element.querySelector(`[data-key="${CSS.escape(focused)}"]`))?.focus();
  }

  /** @param {Box} box @param {Item} item */
  #heading(box, item) {
    const name = nameOf(item);
    const words = box.text ? `“${box.text}”` : "";
    const place = box.line ? `line ${box.line}` : "";
    return make("section", {}, [
      make("h2", { text: [name, box.kind, words].filter(Boolean).join(" ") }),
      place && make("p", { class: "where" }, [
        make("button", { type: "button", class: "link", "data-key": "line", text: place, click: () => this.located.emit(box) }),
      ]),
      item.boxes.length > 1 && make("div", { class: "boxes", role: "group", "aria-label": "Boxes of the element, from the outside in" },
        item.boxes.map((each) => make("button", {
          type: "button", "data-key": each.path, text: each.kind, "aria-pressed": String(each === box), click: () => this.selection.select(each),
        }))),
    ]);
  }

  /** @param {Box} box @param {Item} item */
  #frame(box, { own: { reuse } }) {
    const [x, y, width, height] = box.frame;
    /** @type {[string, string][]} */
    const facts = [["Position", `${points(x)}, ${points(y)}`], ["Size", sizeText([width, height])]];
    if (box.baselines) {
      const [first, last] = box.baselines;
      facts.push(["Baseline", first === last ? points(first) : `${points(first)}, last ${points(last)}`]);
    }
    if (reuse) {
      const { count, waiting, reuses, shown } = reuse;
      facts.push(["Views", `${count} for ${shown.length} visible elements, ${waiting} waiting, ${reuses} ${reuses === 1 ? "reuse" : "reuses"}`]);
    }
    return make("section", {}, [make("h3", { text: "Frame" }), factList(facts)]);
  }

  /** @param {Explanation} explanation @param {Box} box */
  #reasons(explanation, box) {
    const { proposal, answer, summary, reasons, questions, facts, extents, steps } = explanation;
    const trace = make("details", { open: this.#isTraceOpen, toggle: (/** @type {Event} */ event) => {
      this.#isTraceOpen = /** @type {HTMLDetailsElement} */ (event.target).open;
    } }, [
      make("summary", { text: `Trace: ${questions.length} ${questions.length === 1 ? "question" : "questions"}`, "data-key": "trace" }),
      make("ol", { class: "trace" }, questions.map((text) => make("li", { text }))),
    ]);
    return [
      proposal && answer && make("section", {}, [make("div", { class: "answer", role: "group", "aria-label": "Proposal and answer" }, [
        make("div", {}, [make("span", { text: "Proposal" }), sizeText(proposal)]),
        make("span", { text: "→", "aria-hidden": "true" }),
        make("div", {}, [make("span", { text: "Answer" }), sizeText(answer)]),
      ])]),
      (summary || reasons.length > 0) && make("section", {}, [
        make("h3", { text: "Why" }),
        summary && make("p", { class: "summary", text: summary }),
        make("ul", { class: "reasons" }, reasons.map((text) => make("li", { text }))),
        steps > 0 && make("button", { type: "button", "data-key": "steps", text: "Play the steps", click: () => this.played.emit(box) }),
      ]),
      (facts.length > 0 || extents.length > 0) && make("section", {}, [
        make("h3", { text: "Layout" }),
        factList([...facts, ...extents]),
      ]),
      questions.length > 0 && make("section", {}, [trace]),
    ].filter((part) => part instanceof Node);
  }
}

/** @param {[string, string][]} facts */
const factList = (facts) => make("dl", { class: "facts" }, facts.flatMap(([term, value]) => [make("dt", { text: term }), make("dd", { text: value })]));
