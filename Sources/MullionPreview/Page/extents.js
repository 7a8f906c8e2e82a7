import { make, sizeText } from "./elements.js";
import { Signal } from "./signal.js";
/** @import { Extent } from "./protocol.js" */
/** @import { Proposal } from "./handles.js" */

/** The picture for the proposals of zero, nil, and infinity beside each other. A click proposes that size. */
export class Extents {
  /** @type {Signal<Proposal>} */
  chosen = new Signal();

  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
  }

  /** @param {Extent[]} extents */
  show(extents) {
    for (const { src } of this.element.querySelectorAll("img")) URL.revokeObjectURL(src);
    const image = (/** @type {string} */ svg) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    const text = (/** @type {(number | null)[]} */ size) => sizeText(size.map((length) => length ?? "infinity"));
    this.element.replaceChildren(...extents.map(({ label, proposal, size, svg }) => make("figure", {}, [
      make("button", {
        type: "button", class: "thumb", "aria-label": `Propose ${label.toLowerCase()}`, click: () => this.chosen.emit(proposal),
      }, [svg ? make("img", { alt: "", src: image(svg) }) : make("span", { text: text(size) })]),
      make("figcaption", {}, [make("strong", { text: label }), ` ${text(size)}`]),
    ])));
  }
}
