/**
 * Lines of SVG, each of which writes an element, opens one, or closes one.
 *
 * @typedef {object} Line
 * @property {string} tag
 * @property {[name: string, value: string][]} attributes
 * @property {string | null} text the content; null for an element without or with elements inside
 */

const attribute = /([\w:-]+)="([^"]*)"/g;
const entities = /** @type {Record<string, string>} */ ({ amp: "&", lt: "<", gt: ">", quot: "\"", apos: "'" });

/** A text of XML without its references. @param {string} text */
function decoded(text) {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hexadecimal, decimal, name) =>
    (name ? entities[name] ?? all : String.fromCodePoint(hexadecimal ? parseInt(hexadecimal, 16) : Number(decimal))));
}

/** Whether a line opens an element that a later line closes. @param {string} line */
export function isOpening(line) {
  const tag = /^<([\w:]+)/.exec(line);
  return tag !== null && !line.endsWith("/>") && !line.endsWith(`</${tag[1]}>`);
}

/**
 * Reads a line with one element, which is empty, opened, or contains only text; null for other lines.
 * @param {string} line
 * @returns {Line | null}
 */
export function readLine(line) {
  const tag = /^<([\w:]+)/.exec(line)?.[1];
  const end = line.indexOf(">");
  if (!tag || end < 0) return null;
  const rest = line.slice(end + 1);
  const closing = `</${tag}>`;
  const content = rest.endsWith(closing) ? rest.slice(0, -closing.length) : rest === "" ? "" : null;
  if (content === null || content.includes("<")) return null;
  /** @type {[string, string][]} */
  const attributes = [];
  for (const [, name, value] of line.slice(0, end).matchAll(attribute)) attributes.push([name, decoded(value)]);
  return { tag, attributes, text: rest === "" ? null : decoded(content) };
}

/**
 * Makes the element of a line into that of another line of the same shape. Returns whether that is possible.
 * @param {Element} element @param {string} from @param {string} to
 */
export function changeElement(element, from, to) {
  const [old, now] = [readLine(from), readLine(to)];
  if (!old || !now || old.tag !== now.tag || (old.text === null) !== (now.text === null)) return false;
  const isAligned = old.attributes.length === now.attributes.length && now.attributes.every(([name], index) => name === old.attributes[index][0]);
  if (!isAligned) return false;
  const changes = now.attributes.filter(([, value], index) => value !== old.attributes[index][1]);
  if (changes.some(([name]) => name === "style" || name.startsWith("xlink:"))) return false;
  for (const [name, value] of changes) element.setAttribute(name, value);
  if (now.text !== null && now.text !== old.text) element.textContent = now.text;
  return true;
}
