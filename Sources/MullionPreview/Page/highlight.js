/** @typedef {{ kind: "key" | "string" | "number" | "word" | "comment" | "plain", text: string }} Token */

const json = /("(?:[^"\\]|\\.)*"?)(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g;
const markup = /(<!--.*?(?:-->|$))|(<\/?[\w:-]+|\/?>)|([\w:-]+)(=)|("[^"]*"?)|(-?\b\d+(?:\.\d+)?\b)/g;

/**
 * The colored parts of a line of a document.
 * @param {string} line
 * @param {boolean} isMarkup whether the document is XML or HTML; JSON otherwise
 * @returns {Token[]}
 */
export function tokens(line, isMarkup) {
  /** @type {Token[]} */
  const found = [];
  let end = 0;
  for (const match of line.matchAll(isMarkup ? markup : json)) {
    if (match.index > end) found.push({ kind: "plain", text: line.slice(end, match.index) });
    end = match.index + match[0].length;
    found.push(...(isMarkup ? markupTokens(match) : jsonTokens(match)));
  }
  if (end < line.length) found.push({ kind: "plain", text: line.slice(end) });
  return found;
}

/** @param {RegExpMatchArray} match @returns {Token[]} */
function jsonTokens([all, string, colon, number]) {
  if (string && colon) return [{ kind: "key", text: string }, { kind: "plain", text: colon }];
  if (string) return [{ kind: "string", text: string }];
  return [{ kind: number ? "number" : "word", text: all }];
}

/** @param {RegExpMatchArray} match @returns {Token[]} */
function markupTokens([all, comment, tag, attribute, equals, string]) {
  if (comment) return [{ kind: "comment", text: all }];
  if (tag) return [{ kind: "key", text: all }];
  if (attribute) return [{ kind: "word", text: attribute }, { kind: "plain", text: equals }];
  return [{ kind: string ? "string" : "number", text: all }];
}

/**
 * The number at an offset of a text, if there is one.
 * @param {string} text
 * @param {number} offset
 * @returns {{ start: number, end: number, value: number, decimals: number } | null}
 */
export function numberAt(text, offset) {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  const lineEnd = text.indexOf("\n", offset) < 0 ? text.length : text.indexOf("\n", offset);
  for (const match of text.slice(lineStart, lineEnd).matchAll(/(?<![\w#.])-?\d+(?:\.(\d+))?(?![\w.])/g)) {
    const start = lineStart + match.index;
    const end = start + match[0].length;
    if (start <= offset && offset <= end) {
      return { start, end, value: Number(match[0]), decimals: match[1]?.length ?? 0 };
    }
  }
  return null;
}
