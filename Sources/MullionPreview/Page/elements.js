const svgNamespace = "http://www.w3.org/2000/svg";

/**
 * Makes an element. A property that is a function listens to the event of that name; `class`, `text` and `aria-…` are
 * what they are in HTML; `false`, `null` and `undefined` leave an attribute out.
 * @param {string} tag
 * @param {Record<string, any>} [properties]
 * @param {(Node | string | null | undefined | false)[]} [children]
 * @returns {HTMLElement}
 */
export function make(tag, properties = {}, children = []) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === false || value == null) continue;
    if (typeof value === "function") element.addEventListener(name, value);
    else if (name === "text") element.textContent = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.filter((child) => child || child === "").map((child) => /** @type {Node | string} */ (child)));
  return element;
}

/**
 * Makes an element equal to another one. It keeps its place in the page, and its children if they are equal: a click is a
 * press and a release on one element, and gets lost if that is replaced in between.
 * @param {HTMLElement} element @param {HTMLElement} wanted
 */
export function update(element, wanted) {
  if (element.isEqualNode(wanted)) return;
  for (const name of element.getAttributeNames()) if (!wanted.hasAttribute(name)) element.removeAttribute(name);
  element.style.cssText = wanted.style.cssText;
  for (const { name, value } of wanted.attributes) {
    // The policy of the page allows no style that is written as an attribute.
    if (name !== "style" && element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  const children = [...wanted.childNodes];
  children.forEach((child, index) => {
    const old = element.childNodes[index];
    if (!old) element.append(child);
    else if (!old.isEqualNode(child)) old.replaceWith(child);
  });
  while (element.childNodes.length > children.length) element.lastChild?.remove();
}

/**
 * Makes an element of SVG.
 * @param {string} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {Node[]} [children]
 * @returns {SVGElement}
 */
export function makeSVG(tag, attributes = {}, children = []) {
  const element = /** @type {SVGElement} */ (document.createElementNS(svgNamespace, tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** The element with an identity, which is in the page. @param {string} id @returns {any} */
export const byID = (id) => document.getElementById(id);

/** A length in points, with at most two decimals; "∞" and "nil" for those. @param {number | string | null} length */
export function points(length) {
  if (length === null || length === undefined) return "nil";
  if (length === "infinity" || length === Infinity) return "∞";
  return String(Math.round(Number(length) * 100) / 100);
}

/** A size as "width × height". @param {(number | string | null)[]} size */
export const sizeText = (size) => `${points(size[0])} × ${points(size[1])}`;
