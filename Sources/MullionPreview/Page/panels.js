import { byID } from "./elements.js";

/** @typedef {"elements" | "source" | "inspector"} Panel */
const panels = /** @type {Panel[]} */ (["elements", "source", "inspector"]);
const isNarrow = matchMedia("(max-width: 760px)");

/** Shows a panel. In a wide window the inspector is always there. @param {Panel} panel */
export function showPanel(panel) {
  if (panel === "inspector" && !isNarrow.matches) return;
  document.body.dataset.panel = panel;
  for (const each of panels) {
    const tab = byID(`tab-${each}`);
    tab.setAttribute("aria-selected", String(each === panel));
    tab.tabIndex = each === panel ? 0 : -1;
    if (each !== "inspector") byID(each).hidden = each !== panel;
  }
  document.documentElement.style.setProperty("--left", `${widths[panel === "source" ? "source" : "elements"]}px`);
  document.dispatchEvent(new CustomEvent("panelchange"));
}

/** The panel that is shown. @returns {Panel} */
export const shownPanel = () => /** @type {Panel} */ (document.body.dataset.panel);

/** Widths of the columns in points; the left panel has one for the tree and one for the editor. */
const widths = { elements: 288, source: 430, inspector: 320 };

/** Makes the tabs work by click and by arrows, and the edges of the columns draggable. */
export function installPanels() {
  for (const panel of panels) byID(`tab-${panel}`).addEventListener("click", () => showPanel(panel));
  byID("tabs").addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    const shown = panels.filter((panel) => panel !== "inspector" || isNarrow.matches);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = shown[(shown.indexOf(shownPanel()) + step + shown.length) % shown.length];
    showPanel(next);
    byID(`tab-${next}`).focus();
  });
  isNarrow.addEventListener("change", () => {
    if (!isNarrow.matches && shownPanel() === "inspector") showPanel("elements");
  });
  installEdge(byID("left-edge"), 1, () => (shownPanel() === "source" ? "source" : "elements"));
  installEdge(byID("right-edge"), -1, () => "inspector");
  showPanel("elements");
}

/**
 * @param {HTMLElement} edge @param {1 | -1} direction of growth when the edge moves right
 * @param {() => keyof typeof widths} column
 */
function installEdge(edge, direction, column) {
  const set = (/** @type {number} */ width) => {
    const most = Math.max(200, innerWidth * 0.6);
    const next = Math.round(Math.max(180, Math.min(most, width)));
    widths[column()] = next;
    document.documentElement.style.setProperty(direction > 0 ? "--left" : "--right", `${next}px`);
    describe();
  };
  const describe = () => {
    edge.setAttribute("aria-valuenow", String(widths[column()]));
    edge.setAttribute("aria-valuemin", "180");
    edge.setAttribute("aria-valuemax", String(Math.round(innerWidth * 0.6)));
  };
  edge.addEventListener("pointerdown", (down) => {
    edge.setPointerCapture(down.pointerId);
    const start = widths[column()];
    const move = (/** @type {PointerEvent} */ event) => set(start + direction * (event.clientX - down.clientX));
    edge.addEventListener("pointermove", move);
    edge.addEventListener("lostpointercapture", () => edge.removeEventListener("pointermove", move), { once: true });
  });
  edge.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 16, ArrowLeft: -16 }[event.key];
    if (!step) return;
    event.preventDefault();
    set(widths[column()] + direction * step);
  });
  document.addEventListener("panelchange", describe);
}
