import { make, points, update } from "./elements.js";
import { Outline, modifiersOf, nameOf } from "./outline.js";
import { oncePerFrame } from "./signal.js";
/** @import { Row } from "./outline.js" */
/** @import { Selection } from "./selection.js" */

const rowHeight = 24;

/**
 * The tree of elements.
 *
 * Only the rows in view are in the page, so that 100,000 elements scroll as fast as ten. The keyboard works as in every
 * tree: arrows move, fold, and unfold; Home, End and letters jump; `*` unfolds all beside the selected row.
 */
export class Tree {
  outline = new Outline([]);
  /** @type {Row[]} */
  rows = [];
  showsModifiers = false;
  search = "";
  scrollTop = 0;
  clientHeight = 0;
  /** @type {Set<string>} */
  collapsed = new Set();
  /** Paths of boxes with problems. @type {Set<string>} */
  problems = new Set();
  /** The elements of the rows in the page, by the paths of their boxes. @type {Map<string, HTMLElement>} */
  #elements = new Map();
  #typed = "";
  #typedAt = 0;

  /** @param {HTMLElement} element @param {Selection} selection */
  constructor(element, selection) {
    this.element = element;
    this.selection = selection;
    this.content = make("div", { class: "rows", role: "presentation" });
    this.none = make("p", { class: "none", hidden: true });
    element.append(this.content, this.none);
    this.draw = oncePerFrame(() => this.#draw());
    element.addEventListener("scroll", () => this.#measure());
    new ResizeObserver(() => this.#measure()).observe(element);
    element.addEventListener("keydown", (event) => this.#press(event));
    element.addEventListener("click", (event) => this.#click(event));
    element.addEventListener("pointermove", (event) => selection.hover(this.#rowAt(event)?.box ?? null, event.altKey));
    element.addEventListener("pointerleave", () => selection.hover(null));
    selection.changed.on(() => this.#reveal());
    selection.hovered.on(this.draw);
  }

  /** Shows the elements of boxes. @param {Outline} outline */
  show(outline) {
    this.outline = outline;
    this.update();
  }

  /** Lists the rows again, after a change of the search or of what is folded. */
  update() {
    this.rows = this.outline.rows(this.collapsed, this.showsModifiers, this.search.trim());
    this.content.style.height = `${this.rows.length * rowHeight}px`;
    this.none.hidden = this.rows.length > 0 || this.search === "";
    this.none.textContent = `No element matches “${this.search}”.`;
    this.draw();
  }

  /** The rows that match the search themselves. */
  matches() {
    return this.rows.filter(({ item }) => this.outline.matches(item, this.search.trim()));
  }

  #index() {
    const { box } = this.selection;
    if (!box) return -1;
    const exact = this.rows.findIndex((row) => row.box.id === box.id);
    return exact >= 0 ? exact : this.rows.findIndex((row) => row.item === this.outline.items[box.id]);
  }

  /** Unfolds the elements around the selection and scrolls to it. */
  #reveal() {
    const { box } = this.selection;
    if (box && this.outline.items[box.id]) {
      let hasChanged = false;
      for (let item = this.outline.items[box.id].parent; item; item = item.parent) hasChanged = this.collapsed.delete(item.own.path) || hasChanged;
      if (hasChanged) this.update();
      const index = this.#index();
      if (index >= 0) {
        const top = index * rowHeight;
        const { scrollTop, clientHeight } = this.element;
        if (top < scrollTop) this.element.scrollTop = top;
        else if (top + rowHeight > scrollTop + clientHeight) this.element.scrollTop = top + rowHeight - clientHeight;
      }
    }
    this.draw();
  }

  /** Keeps the measures: to read them while drawing would lay out the picture once more in each frame of a drag. */
  #measure() {
    this.scrollTop = this.element.scrollTop;
    this.clientHeight = this.element.clientHeight;
    this.draw();
  }

  #draw() {
    const { scrollTop, clientHeight } = this;
    const first = Math.max(0, Math.floor(scrollTop / rowHeight) - 4);
    const last = Math.min(this.rows.length, Math.ceil((scrollTop + clientHeight) / rowHeight) + 4);
    const selected = this.#index();
    const shown = [];
    for (let index = first; index < last; index++) shown.push(index);
    // The row that has the attention of a screen reader stays in the page when it is scrolled out of view.
    if (selected >= 0 && (selected < first || selected >= last)) shown.push(selected);
    this.#place(shown.map((index) => [this.rows[index].box.path, this.#row(index, index === selected)]));
    if (selected >= 0) this.element.setAttribute("aria-activedescendant", `row-${selected}`);
    else this.element.removeAttribute("aria-activedescendant");
  }

  /**
   * Puts rows into the page, in their order. The row of a box that is there already stays.
   * @param {[string, HTMLElement][]} rows each after the path of its box
   */
  #place(rows) {
    const old = this.#elements;
    this.#elements = new Map(rows.map(([path, row]) => [path, old.get(path) ?? row]));
    for (const [path, element] of old) if (!this.#elements.has(path)) element.remove();
    rows.forEach(([path, row], position) => {
      const element = /** @type {HTMLElement} */ (this.#elements.get(path));
      if (element !== row) update(element, row);
      const other = this.content.children[position];
      if (other !== element) this.content.insertBefore(element, other ?? null);
    });
  }

  /** @param {number} index @param {boolean} isSelected */
  #row(index, isSelected) {
    const row = this.rows[index];
    const { box, item, depth } = row;
    const name = row.isModifier ? null : nameOf(item);
    const isHovered = this.selection.hoveredBox?.id === box.id;
    const hasProblem = item.boxes.some(({ path }) => this.problems.has(path)) && !row.isModifier;
    const element = make("div", {
      class: `row${row.isModifier ? " modifier" : ""}${isHovered ? " hovered" : ""}${hasProblem ? " has-problem" : ""}`,
      id: `row-${index}`, role: "treeitem", "data-index": index, "aria-level": depth + 1, "aria-selected": String(isSelected),
      "aria-expanded": row.canExpand && String(row.isExpanded), title: box.path,
    }, [
      make("span", { class: "toggle", "aria-hidden": "true", text: row.canExpand ? (row.isExpanded ? "▼" : "▶") : "" }),
      item.within && !row.isModifier && make("span", { class: "within", text: `${item.within}:` }),
      name && make("span", { class: "label" }, this.#marked(name)),
      make("span", { class: "kind" }, this.#marked(box.kind)),
      box.text && make("span", { class: "words" }, this.#marked(`“${box.text.length > 40 ? `${box.text.slice(0, 39)}…` : box.text}”`)),
      !row.isModifier && !this.showsModifiers && modifiersOf(item).length > 0
        && make("span", { class: "chips", text: modifiersOf(item).join(" · "), title: modifiersOf(item).join(", ") }),
      make("span", { class: "size", text: `${points(Math.round(box.frame[2] * 10) / 10)} × ${points(Math.round(box.frame[3] * 10) / 10)}` }),
    ]);
    element.style.top = `${index * rowHeight}px`;
    element.style.paddingLeft = `${6 + depth * 14}px`;
    element.style.minWidth = `${depth * 14 + 200}px`;
    return element;
  }

  /** A text with the part that is searched marked. @param {string} text */
  #marked(text) {
    const search = this.search.trim().toLowerCase();
    const at = search ? text.toLowerCase().indexOf(search) : -1;
    if (at < 0) return [text];
    return [text.slice(0, at), make("mark", { text: text.slice(at, at + search.length) }), text.slice(at + search.length)];
  }

  /** @param {Event} event */
  #rowAt(event) {
    const element = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(".row"));
    return element ? this.rows[Number(element.dataset.index)] : undefined;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const row = this.#rowAt(event);
    if (!row) return;
    if (/** @type {Element} */ (event.target).closest(".toggle") && row.canExpand) this.#fold(row, row.isExpanded);
    else this.selection.select(row.box, { reveals: true });
  }

  /** @param {Row} row @param {boolean} isFolded */
  #fold(row, isFolded) {
    if (isFolded) this.collapsed.add(row.box.path);
    else this.collapsed.delete(row.box.path);
    this.update();
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const index = this.#index();
    const row = this.rows[index];
    const page = Math.max(1, Math.floor(this.element.clientHeight / rowHeight) - 1);
    const go = (/** @type {number} */ to) => {
      const target = this.rows[Math.max(0, Math.min(this.rows.length - 1, to))];
      if (target) this.selection.select(target.box, { reveals: true });
    };
    if (event.key === "ArrowDown") go(index + 1);
    else if (event.key === "ArrowUp") go(index - 1);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(this.rows.length - 1);
    else if (event.key === "PageDown") go(index + page);
    else if (event.key === "PageUp") go(index - page);
    else if (event.key === "ArrowRight" && row) row.canExpand && !row.isExpanded ? this.#fold(row, false) : row.canExpand && go(index + 1);
    else if (event.key === "ArrowLeft" && row) row.isExpanded && !this.search ? this.#fold(row, true) : go(this.#parent(index));
    else if (event.key === "*" && row) {
      for (const sibling of row.item.parent?.children ?? this.outline.roots) this.collapsed.delete(sibling.own.path);
      this.update();
    } else if (event.key.length === 1 && event.key !== " ") go(this.#typeAhead(event.key, index));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} index */
  #parent(index) {
    for (let each = index - 1; each >= 0; each--) if (this.rows[each].depth < this.rows[index].depth) return each;
    return index;
  }

  /** The next row whose name, kind, or words begin with what was typed. @param {string} letter @param {number} index */
  #typeAhead(letter, index) {
    const now = performance.now();
    this.#typed = now - this.#typedAt < 700 ? this.#typed + letter.toLowerCase() : letter.toLowerCase();
    this.#typedAt = now;
    const start = this.#typed.length > 1 ? index : index + 1;
    for (let offset = 0; offset < this.rows.length; offset++) {
      const each = (start + offset + this.rows.length) % this.rows.length;
      const { box, item } = this.rows[each];
      if ([nameOf(item), box.kind, box.text].some((text) => text?.toLowerCase().startsWith(this.#typed))) return each;
    }
    return index;
  }
}
