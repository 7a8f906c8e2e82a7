/** @import { Rect } from "./viewport.js" */
/** @typedef {{ from: [number, number], to: [number, number], length: number }} Distance */

/**
 * The distances between two boxes, as lines of the picture.
 *
 * If one box contains the other, these are the four distances between their sides. Otherwise there is a line across the
 * gap on each axis on which they do not overlap, in the middle of what they have in common on the other axis.
 *
 *     ┌───┐   24   ┌───┐
 *     │ a ├────────┤ b │
 *     └───┘        └───┘
 * @param {Rect} a
 * @param {Rect} b
 * @returns {Distance[]}
 */
export function distances(a, b) {
  if (contains(a, b)) return insets(a, b);
  if (contains(b, a)) return insets(b, a);
  /** @type {Distance[]} */
  const lines = [];
  const across = gap(a[0], a[2], b[0], b[2]);
  const down = gap(a[1], a[3], b[1], b[3]);
  if (across) {
    const y = middle(a[1], a[3], b[1], b[3]);
    lines.push({ from: [across[0], y], to: [across[1], y], length: across[1] - across[0] });
  }
  if (down) {
    const x = middle(a[0], a[2], b[0], b[2]);
    lines.push({ from: [x, down[0]], to: [x, down[1]], length: down[1] - down[0] });
  }
  return lines;
}

/** @param {Rect} outer @param {Rect} inner */
function contains(outer, inner) {
  return inner[0] >= outer[0] && inner[1] >= outer[1] && inner[0] + inner[2] <= outer[0] + outer[2]
    && inner[1] + inner[3] <= outer[1] + outer[3];
}

/** @param {Rect} outer @param {Rect} inner @returns {Distance[]} */
function insets(outer, inner) {
  const x = inner[0] + inner[2] / 2;
  const y = inner[1] + inner[3] / 2;
  /** @type {[[number, number], [number, number]][]} */
  const lines = [
    [[outer[0], y], [inner[0], y]],
    [[inner[0] + inner[2], y], [outer[0] + outer[2], y]],
    [[x, outer[1]], [x, inner[1]]],
    [[x, inner[1] + inner[3]], [x, outer[1] + outer[3]]],
  ];
  return lines
    .map(([from, to]) => ({ from, to, length: to[0] - from[0] + (to[1] - from[1]) }))
    .filter(({ length }) => length > 0);
}

/**
 * Where two intervals leave room between them.
 * @param {number} a @param {number} aLength @param {number} b @param {number} bLength
 * @returns {[number, number] | null}
 */
function gap(a, aLength, b, bLength) {
  if (a + aLength <= b) return [a + aLength, b];
  if (b + bLength <= a) return [b + bLength, a];
  return null;
}

/** @param {number} a @param {number} aLength @param {number} b @param {number} bLength */
function middle(a, aLength, b, bLength) {
  const start = Math.max(a, b);
  const end = Math.min(a + aLength, b + bLength);
  return start <= end ? (start + end) / 2 : a + aLength / 2;
}
