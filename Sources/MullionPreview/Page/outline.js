/** @import { Box } from "./protocol.js" */

/**
 * An element as the document writes it, with the boxes of its modifiers.
 *
 * @typedef {object} Item
 * @property {Box} own the box of the element itself, inside its modifiers
 * @property {Box[]} boxes all boxes of the element, from the outside in
 * @property {Item | null} parent
 * @property {Item[]} children
 * @property {string | null} within the modifier whose content this is, such as background
 *
 * @typedef {object} Row
 * @property {Box} box
 * @property {Item} item
 * @property {number} depth
 * @property {boolean} isModifier whether the row is a box of a modifier
 * @property {boolean} canExpand
 * @property {boolean} isExpanded
 */

/** The kinds of boxes in a collection: they belong to its element, and have contents of their own. */
const parts = /^collection(Header|Item|Footer)$/;

/** The elements of a document, from its boxes. */
export class Outline {
  /** @type {Item[]} */
  roots = [];
  /** The element of each box. @type {Item[]} */
  items = [];
  /** @type {Box[] | null} */
  #paintOrder = null;

  /** @param {Box[]} boxes in document order, each after its parent */
  constructor(boxes) {
    this.boxes = boxes;
    /** @type {Set<number>} */
    const seen = new Set();
    for (const box of boxes) {
      const parent = box.parent === null ? null : this.items[box.parent];
      const outer = box.parent === null ? null : boxes[box.parent];
      const isFirst = outer !== null && !seen.has(outer.id);
      if (outer) seen.add(outer.id);
      const isModified = box.element !== null && outer?.element === box.element && !parts.test(box.kind);
      if (parent && isFirst && isModified && outer?.kind !== "document") {
        parent.boxes.push(box);
        parent.own = box;
        this.items[box.id] = parent;
        continue;
      }
      const within = outer && !isFirst && parent && parent.own !== outer ? outer.kind : null;
      /** @type {Item} */
      const item = { own: box, boxes: [box], parent, children: [], within };
      this.items[box.id] = item;
      if (parent) parent.children.push(item);
      else this.roots.push(item);
    }
    // A decoration comes before the inside of the element in no document: children first, then what lies behind or above.
    for (const item of this.items) item.children.sort((a, b) => Number(a.within !== null) - Number(b.within !== null));
  }

  /**
   * The boxes from the lowest to the topmost: what a background contains lies below the element, everything else in
   * document order.
   * @returns {Box[]}
   */
  get paintOrder() {
    if (this.#paintOrder) return this.#paintOrder;
    /** @type {Box[][]} */
    const children = this.boxes.map(() => []);
    const stack = [];
    for (const box of this.boxes) (box.parent === null ? stack : children[box.parent]).push(box);
    stack.reverse();
    /** @type {Box[]} */
    const order = [];
    for (let box = stack.pop(); box; box = stack.pop()) {
      order.push(box);
      const [first, ...others] = children[box.id];
      if (!first) continue;
      stack.push(...(box.kind === "background" ? [first, ...others.reverse()] : [...others.reverse(), first]));
    }
    this.#paintOrder = order;
    return order;
  }

  /**
   * The rows to show: with a search, the elements that match and those around them.
   * @param {Set<string>} collapsed paths of boxes whose rows are folded
   * @param {boolean} showsModifiers
   * @param {string} search
   * @returns {Row[]}
   */
  rows(collapsed, showsModifiers, search) {
    const matching = search ? this.#around(search) : null;
    /** @type {Row[]} */
    const rows = [];
    /** @type {{ item: Item, depth: number }[]} */
    const stack = this.roots.toReversed().map((item) => ({ item, depth: 0 }));
    for (let next = stack.pop(); next; next = stack.pop()) {
      const { item, depth } = next;
      if (matching && !matching.has(item)) continue;
      const modifiers = showsModifiers ? item.boxes.filter((box) => box !== item.own) : [];
      const canExpand = item.children.length > 0 || modifiers.length > 0;
      const isExpanded = canExpand && (matching !== null || !collapsed.has(item.own.path));
      rows.push({ box: item.own, item, depth, isModifier: false, canExpand, isExpanded });
      if (!isExpanded) continue;
      for (const box of modifiers.reverse()) {
        rows.push({ box, item, depth: depth + 1, isModifier: true, canExpand: false, isExpanded: false });
      }
      for (const child of item.children.toReversed()) stack.push({ item: child, depth: depth + 1 });
    }
    return rows;
  }

  /** Whether a search finds an element. @param {Item} item @param {string} search */
  matches({ own, boxes }, search) {
    const texts = [...boxes.flatMap(({ name, kind }) => [name, kind]), own.text];
    return texts.some((text) => text?.toLowerCase().includes(search.toLowerCase()));
  }

  /** The items that match, and their ancestors. @param {string} search */
  #around(search) {
    /** @type {Set<Item>} */
    const found = new Set();
    for (const item of new Set(this.items)) {
      if (!this.matches(item, search)) continue;
      for (let each = /** @type {Item | null} */ (item); each && !found.has(each); each = each.parent) found.add(each);
    }
    return found;
  }
}

/** The name of an element: from any of its boxes. @param {Item} item */
export const nameOf = (item) => item.boxes.find(({ name }) => name)?.name ?? null;

/** The kinds of the modifiers of an element, from the inside out. @param {Item} item */
export const modifiersOf = (item) => item.boxes.filter((box) => box !== item.own).map(({ kind }) => kind).reverse();
