import { byID, make } from "./elements.js";
import { installKeyboard } from "./keyboard.js";
import { showPanel } from "./panels.js";
/** @import { Marks } from "./marks.js" */
/** @import { Selection } from "./selection.js" */
/** @import { Source } from "./source.js" */
/** @import { Viewport } from "./viewport.js" */

/**
 * Makes the buttons of the picture work, and the keys that do the same.
 * @param {{ viewport: Viewport, marks: Marks, selection: Selection, source: Source, showExtents: () => void,
 *   close: () => void }} parts
 */
export function installToolbar({ viewport, marks, selection, source, close, showExtents }) {
  /** @param {string} id @param {"showsOutlines" | "showsBaselines" | "showsConstraints"} option */
  const toggle = (id, option) => () => {
    marks[option] = !marks[option];
    byID(id).setAttribute("aria-pressed", String(marks[option]));
    marks.draw();
  };
  const zoom = (/** @type {number} */ factor) => () => viewport.zoomTo(viewport.zoom * factor);
  const pan = (/** @type {number} */ dx, /** @type {number} */ dy) => () => viewport.pan(dx, dy);
  const focus = (/** @type {"elements" | "source"} */ panel, /** @type {() => HTMLElement} */ element) => () => {
    showPanel(panel);
    element().focus();
  };
  /** @type {import("./keyboard.js").Shortcut[]} */
  const shortcuts = [
    { keys: ["t"], label: "Go to the elements", action: focus("elements", () => byID("tree")) },
    { keys: ["/"], label: "Search", action: focus("elements", () => byID("search")) },
    { keys: ["e"], label: "Edit the source", action: focus("source", () => source.editor.area) },
    { keys: ["p"], label: "Go to the picture", action: () => byID("stage").focus() },
    { keys: ["[", "Enter"], label: "Select the box around", action: () => walk(selection, true) },
    { keys: ["]"], label: "Select the first box inside", action: () => walk(selection, false) },
    { keys: ["Escape"], label: "Close the steps, deselect", action: close },
    { keys: ["o"], label: "Outline all boxes", action: toggle("outlines", "showsOutlines") },
    { keys: ["b"], label: "Show baselines", action: toggle("baselines", "showsBaselines") },
    { keys: ["c"], label: "Show the constraints of all views", action: toggle("constraints", "showsConstraints") },
    { keys: ["m"], label: "Compare minimum, ideal, and maximum", action: showExtents },
    { keys: ["+", "="], label: "Zoom in", action: zoom(1.25) },
    { keys: ["-"], label: "Zoom out", action: zoom(0.8) },
    { keys: ["0"], label: "Fit the picture in the window", action: () => viewport.fit() },
    { keys: ["1"], label: "Actual size", action: () => viewport.zoomTo(1) },
    { keys: ["ArrowLeft"], label: "Pan", action: pan(40, 0) },
    { keys: ["ArrowRight"], label: "Pan", action: pan(-40, 0) },
    { keys: ["ArrowUp"], label: "Pan", action: pan(0, 40) },
    { keys: ["ArrowDown"], label: "Pan", action: pan(0, -40) },
    { keys: ["?"], label: "Show these keys", action: () => byID("keys").showModal() },
  ];
  installKeyboard(shortcuts);
  describe(shortcuts);
  const buttons = {
    outlines: toggle("outlines", "showsOutlines"), baselines: toggle("baselines", "showsBaselines"),
    constraints: toggle("constraints", "showsConstraints"), "extents-toggle": showExtents,
    "zoom-in": zoom(1.25), "zoom-out": zoom(0.8), "zoom-level": () => viewport.zoomTo(1), fit: () => viewport.fit(),
    help: () => byID("keys").showModal(),
  };
  for (const [id, action] of Object.entries(buttons)) byID(id).addEventListener("click", action);
  viewport.changed.on(() => {
    const percent = viewport.zoom * 100;
    byID("zoom-level").textContent = `${percent < 10 ? Number(percent.toPrecision(2)) : Math.round(percent)}%`;
  });
}

/** @param {Selection} selection @param {boolean} isOutwards */
function walk(selection, isOutwards) {
  const { box, outline } = selection;
  if (!outline) return;
  const next = !box ? outline.boxes[0] : isOutwards ? outline.boxes[box.parent ?? -1] : outline.boxes.find(({ parent }) => parent === box.id);
  if (next) selection.select(next, { reveals: true });
}

const names = /** @type {Record<string, string>} */ ({ ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" });

/** Fills the list of keys. @param {import("./keyboard.js").Shortcut[]} shortcuts */
function describe(shortcuts) {
  const others = [
    ["Alt over a box", "Distances to the selected box"], ["Alt drag on a number", "Change the number in the source"],
    ["Ctrl Space", "Complete a word of the source"], ["Ctrl S", "Save, with --write"], ["Wheel, Ctrl wheel", "Pan, zoom"],
  ];
  const rows = [
    ...shortcuts.filter(({ label }) => label !== "Pan").map(({ keys, label }) => [keys.map((key) => names[key] ?? key).join("  "), label]),
    ["← → ↑ ↓", "Pan the picture; move and fold in the tree"], ...others,
  ];
  byID("keys-list").append(...rows.flatMap(([keys, label]) => [make("dt", { text: keys }), make("dd", { text: label })]));
  byID("keys-close").addEventListener("click", () => byID("keys").close());
}
