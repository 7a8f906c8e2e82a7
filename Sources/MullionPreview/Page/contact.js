import { make } from "./elements.js";
import { Signal } from "./signal.js";
/** @import { DocumentInfo } from "./protocol.js" */

/** The documents of a folder as small pictures, which are live. */
export class ContactSheet {
  /** @type {Signal<string>} */
  chosen = new Signal();
  /** @type {Map<string, HTMLElement>} */
  #cards = new Map();

  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.title = make("h2");
    element.append(this.title);
    element.addEventListener("keydown", (event) => this.#press(event));
  }

  /** @param {DocumentInfo[]} documents @param {string} folder */
  show(documents, folder) {
    this.title.textContent = `${documents.length} ${documents.length === 1 ? "document" : "documents"} in ${folder}`;
    const names = new Set(documents.map(({ path }) => path));
    for (const [path, card] of this.#cards) {
      if (names.has(path)) continue;
      card.remove();
      this.#cards.delete(path);
    }
    documents.forEach((document, index) => {
      const card = this.#cards.get(document.path) ?? this.#card(document.path);
      this.#cards.set(document.path, card);
      if (this.element.children[index + 1] !== card) this.element.insertBefore(card, this.element.children[index + 1] ?? null);
      fill(card, document);
    });
  }

  /** @param {string} path */
  #card(path) {
    return make("button", { type: "button", class: "document", click: () => this.chosen.emit(path) }, [
      make("span", { class: "thumb" }, [make("img", { alt: "", loading: "lazy" })]),
      make("span", { class: "caption" }, [make("span", { class: "name" }), make("span", { class: "note" })]),
    ]);
  }

  /** Arrows go to the document in that direction. @param {KeyboardEvent} event */
  #press(event) {
    const cards = [...this.#cards.values()];
    const index = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const columns = Math.max(1, cards.filter((card) => card.offsetTop === cards[0].offsetTop).length);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    if (!step || index < 0) return;
    event.preventDefault();
    cards[Math.max(0, Math.min(cards.length - 1, index + step))].focus();
  }
}

/** @param {HTMLElement} card @param {DocumentInfo} document */
function fill(card, { path, note, isBroken, thumbnail }) {
  const image = /** @type {HTMLImageElement} */ (card.querySelector("img"));
  if (thumbnail && image.getAttribute("src") !== thumbnail) image.src = thumbnail;
  image.hidden = !thumbnail;
  /** @type {HTMLElement} */ (card.querySelector(".name")).textContent = path;
  /** @type {HTMLElement} */ (card.querySelector(".note")).textContent = note;
  card.classList.toggle("broken", isBroken);
}
