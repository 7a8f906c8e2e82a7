import { Signal } from "./signal.js";
/** @import { Box } from "./protocol.js" */
/** @import { Outline } from "./outline.js" */

/**
 * The selected box, the hovered box, and the second box for distances.
 *
 * A selection belongs to a path: after a redraw it is the box with the same path, else the nearest around it.
 */
export class Selection {
  /** @type {Box | null} */
  box = null;
  /** @type {Box | null} */
  hoveredBox = null;
  /** Whether distances to the hovered box are shown. */
  measures = false;
  /** @type {Signal<{ reveals?: boolean }>} */
  changed = new Signal();
  /** @type {Signal<void>} */
  hovered = new Signal();
  /** @type {Outline | null} */
  outline = null;

  /** Finds the boxes of a new drawing. @param {Outline} outline @param {boolean} isSameStructure whether boxes kept their indices */
  renew(outline, isSameStructure) {
    this.outline = outline;
    const path = this.box?.path;
    this.hoveredBox = isSameStructure && this.hoveredBox ? outline.boxes[this.hoveredBox.id] ?? null : null;
    if (path === undefined) return;
    const { id } = /** @type {Box} */ (this.box);
    this.box = outline.boxes[id]?.path === path ? outline.boxes[id] : nearest(outline.boxes, path);
  }

  /** @param {Box | null} box @param {{ reveals?: boolean }} [options] reveals: whether the picture pans to it */
  select(box, options = {}) {
    this.box = box;
    this.changed.emit(options);
  }

  /** @param {Box | null} box @param {boolean} [measures] */
  hover(box, measures = false) {
    if (this.hoveredBox === box && this.measures === measures) return;
    this.hoveredBox = box;
    this.measures = measures;
    this.hovered.emit();
  }

  /**
   * The elements at a point of the picture, the topmost first: what a click selects, and the following clicks at the same
   * place one after the other.
   * @param {[number, number]} point
   * @param {number} tolerance in points of the picture, for boxes without width or height
   * @returns {Box[]}
   */
  at([x, y], tolerance) {
    if (!this.outline) return [];
    /** @type {Box[]} */
    const found = [];
    const seen = new Set();
    for (const box of this.outline.paintOrder.toReversed()) {
      const [left, top, width, height] = box.frame;
      const extra = width === 0 || height === 0 ? tolerance : 0;
      if (x < left - extra || y < top - extra || x > left + width + extra || y > top + height + extra) continue;
      const item = this.outline.items[box.id];
      if (seen.has(item)) continue;
      seen.add(item);
      found.push(box);
    }
    return found;
  }
}

/** The box with a path, or the innermost around where it was. @param {Box[]} boxes @param {string} path */
function nearest(boxes, path) {
  const byPath = new Map(boxes.map((box) => [box.path, box]));
  for (let each = path; each; each = each.slice(0, Math.max(0, each.lastIndexOf("/")))) {
    const box = byPath.get(each);
    if (box) return box;
  }
  return null;
}
