/** @import { Cursor } from "./cursor.js" */
/** @typedef {{ text: string, description: string, insert: string }} Completion */
/** @typedef {Record<string, any>} Schema a part of a JSON Schema */

/**
 * What a JSON Schema allows at a place of a document.
 * @param {Schema} schema the schema of documents
 * @param {Cursor} cursor
 * @returns {Completion[]} those that begin with the word at the cursor before those that contain it
 */
export function completions(schema, cursor) {
  let places = expand(schema, schema, new Map());
  cursor.containers.forEach((container, index) => {
    const values = container.values;
    const isLast = index === cursor.containers.length - 1;
    places = places.flatMap((place) => expand(schema, place, values));
    if (isLast && cursor.expects === "key") return;
    places = places.flatMap((place) => (container.type === "array" ? place.items ?? [] : place.properties?.[container.key ?? ""] ?? []));
  });
  const innermost = cursor.containers[cursor.containers.length - 1];
  places = places.flatMap((place) => expand(schema, place, cursor.expects === "key" ? innermost?.values ?? new Map() : new Map()));
  const found = cursor.expects === "key" ? keys(schema, places, innermost?.values, cursor.word) : values(places);
  return rank(found, cursor.word);
}

/**
 * The alternatives of a part of a schema, with references followed, and conditions decided by the values of an object.
 * @param {Schema} root @param {Schema} part @param {Map<string, string>} values
 * @returns {Schema[]}
 */
function expand(root, part, values) {
  if (!part || typeof part !== "object") return [];
  if (part.$ref) {
    const target = part.$ref.split("/").slice(1).reduce((/** @type {Schema} */ node, /** @type {string} */ key) => node?.[key], root);
    return expand(root, target, values).map((place) => (part.description ? { ...place, description: part.description } : place));
  }
  /** @type {Schema[]} */
  const places = [part];
  for (const alternative of [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])]) {
    if (alternative.if) {
      if (matches(alternative.if, values)) places.push(...expand(root, alternative.then, values));
    } else if (!contradicts(alternative, values)) places.push(...expand(root, alternative, values));
  }
  return places;
}

/** @param {Schema} condition @param {Map<string, string>} values */
function matches(condition, values) {
  return Object.entries(condition.properties ?? {}).every(([key, { const: value }]) => value === undefined || values.get(key) === value);
}

/** @param {Schema} part @param {Map<string, string>} values */
function contradicts(part, values) {
  return Object.entries(part.properties ?? {}).some(([key, { const: value }]) => typeof value === "string" && values.get(key) && values.get(key) !== value);
}

/** @param {Schema} root @param {Schema[]} places @param {Map<string, string> | undefined} present @param {string} word @returns {Completion[]} */
function keys(root, places, present, word) {
  /** @type {Map<string, Completion>} */
  const found = new Map();
  for (const place of places) {
    for (const [key, value] of Object.entries(place.properties ?? {})) {
      if (found.has(key) || (present?.has(key) && key !== word)) continue;
      const description = value.description ?? expand(root, value, new Map())[0]?.description ?? "";
      found.set(key, { text: key, description, insert: `"${key}": ` });
    }
  }
  return [...found.values()];
}

/** @param {Schema[]} places @returns {Completion[]} */
function values(places) {
  /** @type {Map<string, Completion>} */
  const found = new Map();
  for (const place of places) {
    const allowed = place.enum ?? (place.const !== undefined ? [place.const] : place.type === "boolean" ? [true, false] : []);
    for (const value of allowed) {
      const insert = JSON.stringify(value);
      if (!found.has(insert)) found.set(insert, { text: String(value), description: place.const !== undefined ? place.description ?? "" : "", insert });
    }
  }
  return [...found.values()];
}

/** @param {Completion[]} found @param {string} word @returns {Completion[]} */
function rank(found, word) {
  const lower = word.toLowerCase();
  const begins = found.filter(({ text }) => text.toLowerCase().startsWith(lower));
  const contains = found.filter(({ text }) => text.toLowerCase().indexOf(lower) > 0);
  return [...begins, ...contains].slice(0, 60);
}
