/**
 * Where an offset is in a JSON text that may be unfinished.
 *
 * @typedef {object} Container
 * @property {"object" | "array"} type
 * @property {string | null} key the key whose value contains the offset, in an object
 * @property {Map<string, string>} values keys that the object has so far, with their values if these are strings
 *
 * @typedef {object} Cursor
 * @property {Container[]} containers from the outside in
 * @property {"key" | "value"} expects
 * @property {number} start where the word begins that would be replaced
 * @property {number} end where it ends
 * @property {string} word the word up to the offset, without quotes
 * @property {boolean} isQuoted whether the word is a string
 */

const token = /"(?:[^"\\\n]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * Reads the text up to the end of the object at the offset: keys after the offset count as well.
 * @param {string} text
 * @param {number} offset
 * @returns {Cursor}
 */
export function cursorAt(text, offset) {
  /** @type {Container[]} */
  const open = [];
  /** @type {Cursor | null} */
  let cursor = null;
  let depth = 0;
  let expectsValue = false;
  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [word] = match;
    const end = match.index + word.length;
    const innermost = open[open.length - 1];
    if (!cursor && (match.index >= offset || (end >= offset && !"{}[],:".includes(word)))) {
      cursor = at(text, offset, open, expectsValue, match.index < offset ? match : null);
      depth = open.length;
    }
    if (word === "{" || word === "[") {
      open.push({ type: word === "{" ? "object" : "array", key: null, values: new Map() });
      expectsValue = word === "[";
    } else if (word === "}" || word === "]") {
      open.pop();
      if (cursor && open.length < depth) break;
      expectsValue = false;
    } else if (word === ":") expectsValue = true;
    else if (word === ",") expectsValue = innermost?.type === "array";
    else if (innermost?.type === "object") {
      const value = word.replace(/^"|"$/g, "");
      if (!expectsValue) {
        if (!cursor || open.length > depth) innermost.key = value;
        innermost.values.set(value, "");
      } else if (word.startsWith('"')) innermost.values.set([...innermost.values.keys()].pop() ?? "", value);
    }
  }
  return cursor ?? at(text, offset, open, expectsValue, null);
}

/**
 * @param {string} text @param {number} offset @param {Container[]} open @param {boolean} expectsValue
 * @param {RegExpExecArray | null} match the token that contains the offset
 * @returns {Cursor}
 */
function at(text, offset, open, expectsValue, match) {
  const innermost = open[open.length - 1];
  const isKey = innermost?.type === "object" && !expectsValue;
  const start = match?.index ?? offset;
  const isQuoted = text[start] === '"' && match !== null;
  // A string without its closing quote takes in what follows, which is not to be replaced.
  const rest = match ? match[0].slice(offset - start) : "";
  const isClosed = !isQuoted || /^[\w.#-]*"$/.test(rest);
  return {
    containers: open.slice(),
    expects: isKey ? "key" : "value",
    start,
    end: match && isClosed ? start + match[0].length : offset,
    word: text.slice(start, offset).replace(/^"/, ""),
    isQuoted,
  };
}
