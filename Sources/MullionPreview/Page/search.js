import { byID } from "./elements.js";
/** @import { Selection } from "./selection.js" */
/** @import { Tree } from "./tree.js" */

/**
 * Makes the search field of the tree work: Return selects the next match, the arrow down goes into the tree.
 * @param {Tree} tree @param {Selection} selection
 */
export function installSearch(tree, selection) {
  const field = /** @type {HTMLInputElement} */ (byID("search"));
  const update = () => {
    tree.search = field.value;
    tree.update();
  };
  field.addEventListener("input", update);
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && field.value !== "") {
      field.value = "";
      update();
    } else if (event.key === "Enter") {
      const current = selection.box?.id ?? -1;
      const matches = tree.matches();
      const next = matches.find(({ box }) => box.id > current) ?? matches[0];
      if (next) selection.select(next.box, { reveals: true });
    } else if (event.key === "ArrowDown") {
      byID("tree").focus();
      if (!selection.box && tree.rows[0]) selection.select(tree.rows[0].box, { reveals: true });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  byID("modifiers").addEventListener("click", () => {
    tree.showsModifiers = !tree.showsModifiers;
    byID("modifiers").setAttribute("aria-pressed", String(tree.showsModifiers));
    tree.update();
  });
}
