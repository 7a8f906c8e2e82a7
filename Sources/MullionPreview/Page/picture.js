import { changeElement, isOpening } from "./lines.js";

/**
 * The drawing: SVG that is replaced as a whole, or line by line.
 *
 * The server writes each element of a drawing on its own line. When a proposal changes, most lines stay, and others
 * differ in their attributes alone. Such a line changes its element in place, which keeps a drag fluent: nothing is
 * parsed again but the lines that changed.
 */
export class Picture {
  /** @type {string[]} */
  #lines = [];
  /** The element that a line writes or opens. @type {(Element | null)[]} */
  #elements = [];

  /** @param {HTMLElement} sheet */
  constructor(sheet) {
    this.sheet = sheet;
  }

  /** The text of the drawing. */
  get text() {
    return this.#lines.join("\n");
  }

  /** Shows a drawing. Lines that differ from the last in attributes alone are changed in place. @param {string} svg */
  show(svg) {
    const lines = svg.trimEnd().split("\n");
    const canPatch = lines.length === this.#lines.length && this.#elements.length > 0
      && lines.every((line, index) => line === this.#lines[index] || shape(line) === shape(this.#lines[index]));
    if (canPatch) this.#change(lines.map((line, index) => /** @type {[number, string]} */ ([index, line])).filter(([index, line]) => line !== this.#lines[index]));
    else this.#replace(lines);
  }

  /** Changes lines. @param {[index: number, line: string][]} changes */
  patch(changes) {
    if (changes.every(([index, line]) => shape(line) === shape(this.#lines[index] ?? ""))) {
      this.#change(changes);
    } else {
      const lines = this.#lines.slice();
      for (const [index, line] of changes) lines[index] = line;
      this.#replace(lines);
    }
  }

  clear() {
    this.#lines = [];
    this.#elements = [];
    this.sheet.replaceChildren();
  }

  /** @param {string[]} lines */
  #replace(lines) {
    const parsed = parse(lines.join("\n"));
    if (parsed.localName !== "svg" || parsed.querySelector("parsererror")) return;
    const root = document.importNode(parsed, true);
    for (const element of [root, ...root.querySelectorAll(`[${styleAttribute}]`)]) {
      /** @type {SVGElement} */ (element).style.cssText = element.getAttribute(styleAttribute) ?? "";
    }
    root.setAttribute("aria-hidden", "true");
    this.sheet.replaceChildren(root);
    this.#lines = lines;
    this.#elements = elementsOfLines(root, lines);
  }

  /** Changes the elements of lines. @param {[index: number, line: string][]} changes */
  #change(changes) {
    for (const [index, line] of changes) {
      const element = this.#elements[index];
      const last = this.#lines[index];
      this.#lines[index] = line;
      if (element && !changeElement(element, last, line)) this.#rewrite(element, line);
    }
  }

  /** Gives an element what a line writes. @param {Element} element @param {string} line */
  #rewrite(element, line) {
    const source = isOpening(line) ? `${line}</${element.localName}>` : line;
    const parsed = parse(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${source}</svg>`);
    copy(parsed.firstElementChild, element, !isOpening(line));
  }
}

/**
 * What two lines have in common if one can become the other by attributes and texts: their tags.
 * @param {string} line
 */
const shape = (line) => (line.match(/<\/?[\w:]+|\/>/g) ?? []).join("");

/**
 * The element of each line: the one that it writes or opens; null for a line that closes one.
 * @param {Element} root
 * @param {string[]} lines
 */
function elementsOfLines(root, lines) {
  /** @type {(Element | null)[]} */
  const elements = [root];
  /** @type {(Element | null)[]} */
  const next = [root.firstElementChild];
  for (const line of lines.slice(1)) {
    if (line.startsWith("</")) {
      next.pop();
      elements.push(null);
      continue;
    }
    const element = next[next.length - 1] ?? null;
    elements.push(element);
    if (!element) continue;
    next[next.length - 1] = element.nextElementSibling;
    if (isOpening(line)) next.push(element.firstElementChild);
  }
  return elements;
}

const styleAttribute = "data-style";

/**
 * Parses SVG. The policy of the page forbids attributes of style: they get a different name, and are set by script.
 * @param {string} svg
 */
function parse(svg) {
  const text = !svg.includes(" style=") ? svg : svg.replace(/<[^<>]* style="[^<>]*>/g, (tag) => tag.replace(/ style="/, ` ${styleAttribute}="`));
  return new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
}

/**
 * Gives an element the attributes of another, and its content if that is all on its line.
 * @param {Element | null} from @param {Element} to @param {boolean} copiesContent
 */
function copy(from, to, copiesContent) {
  if (!from) return;
  for (const { name } of [...to.attributes]) {
    if (!from.hasAttribute(name) && name !== "style" && name !== "aria-hidden") to.removeAttribute(name);
  }
  for (const { name, value, namespaceURI } of from.attributes) {
    if (name === styleAttribute) /** @type {SVGElement} */ (to).style.cssText = value;
    if (to.getAttribute(name) !== value && name !== "xmlns") to.setAttributeNS(namespaceURI, name, value);
  }
  if (!copiesContent) return;
  if (from.children.length !== to.children.length) to.replaceChildren(...[...from.childNodes].map((node) => document.importNode(node, true)));
  else if (from.children.length === 0) {
    if (to.textContent !== from.textContent) to.textContent = from.textContent;
  } else [...from.children].forEach((child, index) => copy(child, to.children[index], true));
}
