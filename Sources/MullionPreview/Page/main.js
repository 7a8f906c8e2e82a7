import { Completer } from "./completer.js";
import { Connection } from "./connection.js";
import { Controls } from "./controls.js";
import { Documents } from "./documents.js";
import { byID, points, sizeText } from "./elements.js";
import { Extents } from "./extents.js";
import { Ghost } from "./ghost.js";
import { installGestures } from "./gestures.js";
import { Handles } from "./handles.js";
import { Inspector } from "./inspector.js";
import { Lengths } from "./lengths.js";
import { Marks } from "./marks.js";
import { installPanels, shownPanel, showPanel } from "./panels.js";
import { Newest } from "./newest.js";
import { Preview } from "./preview.js";
import { Problems } from "./problems.js";
import { Scrollers } from "./scrollers.js";
import { installSearch } from "./search.js";
import { Selection } from "./selection.js";
import { oncePerFrame } from "./signal.js";
import { Source } from "./source.js";
import { Steps } from "./steps.js";
import { installToolbar } from "./toolbar.js";
import { Tree } from "./tree.js";
import { Viewport } from "./viewport.js";

const stage = byID("stage");
const connection = new Connection("/live");
const viewport = new Viewport(stage, byID("sheet"));
const selection = new Selection();
const marks = new Marks(byID("overlay"), selection, viewport);
const preview = new Preview(connection, byID("sheet"), viewport, selection);
const ghost = new Ghost(byID("ghost"), viewport);
const tree = new Tree(byID("tree"), selection);
const inspector = new Inspector(byID("inspector"), selection);
const problems = new Problems(byID("problems"));
const steps = new Steps(byID("steps"));
const extents = new Extents(byID("extents"));
const handles = new Handles(byID("handles"), viewport);
const scrollers = new Scrollers(byID("scrollers"), viewport);
const lengths = new Lengths(byID("proposal"));
const controls = new Controls(byID("controls"));
const documents = new Documents();
const source = new Source(async (text, base) => {
  const answer = await connection.ask("save", { text, base });
  return { isSaved: answer.type === "saved", text: answer.text ?? text, revision: answer.revision };
});

/**
 * Asks the server and takes the answer. A request that fails is told in the status, and changes nothing.
 * @param {string} type @param {Record<string, unknown>} content @param {(answer: any) => void} take
 */
async function ask(type, content, take) {
  try {
    take(await connection.ask(type, content));
  } catch (error) {
    if (connection.isOpen) showStatus(/** @type {Error} */ (error).message);
  }
}

// The picture, and what is known about it.

preview.framed.on(({ tenths, canvas, size, proposal }) => {
  const finite = (/** @type {(number | null)[]} */ lengths) => lengths.map((length) => length ?? 0);
  ghost.draw(tenths, finite(canvas));
  handles.show(proposal, finite(size));
  lengths.show(proposal, finite(size));
});

preview.drawn.on(({ isSameStructure }) => {
  ghost.clear();
  if (isSameStructure) tree.draw();
  else tree.show(preview.outline);
  const { proposal, size } = preview;
  handles.show(proposal, preview.isFixed ? [0, 0] : size);
  lengths.show(proposal, size);
  byID("toolbar").inert = preview.isFixed;
  scrollers.show(preview.outline.boxes);
  byID("constraints").hidden = preview.constraints.length === 0;
  const different = (/** @type {unknown} */ length, /** @type {number} */ taken) =>
    (typeof length === "number" && Math.abs(length - taken) > 1 ? length : null);
  marks.proposed = [different(proposal.width, viewport.width), different(proposal.height, viewport.height)];
  const isEmpty = viewport.width === 0 || viewport.height === 0;
  byID("empty").hidden = !isEmpty || preview.drawing === 0;
  byID("empty").textContent = `Nothing to see: the size is ${sizeText(preview.answer)}.`;
  marks.constraints = preview.constraints;
  marks.draw();
  explain();
});

preview.problemsChanged.on(() => {
  const all = [...preview.errors, ...preview.issues];
  problems.show(all);
  tree.problems = new Set(all.flatMap(({ path }) => path ?? []));
  tree.draw();
  source.editor.mark(preview.errors.flatMap(({ line, column, message, severity, file }) =>
    (line && severity === "error" && !file ? [{ line, column: column ?? 1, message }] : [])));
  stage.classList.toggle("stale", preview.isStale);
  byID("stale").hidden = !preview.isStale;
  showStatus();
});

let isExplaining = false;
/**
 * Asks for the explanation of the selected box, which takes a layout of its own: after a drag, and one at a time. The frame
 * is shown at once.
 */
const explain = oncePerFrame(async () => {
  const { box } = selection;
  const item = box && preview.outline.items[box.id];
  if (!box || !item) return inspector.clear();
  inspector.show(box, item, null);
  if (isExplaining || preview.proposals.isBusy) return;
  isExplaining = true;
  const drawing = preview.drawing;
  const explanation = await preview.explain(box).catch(() => null);
  isExplaining = false;
  if (selection.box === box && preview.drawing === drawing) inspector.show(box, item, explanation);
  else explain();
});

preview.proposals.settled.on(() => explain());

selection.changed.on(({ reveals }) => {
  const { box } = selection;
  if (box && reveals) viewport.reveal(box.frame);
  const isEditing = document.activeElement === source.editor.area;
  if (box?.line && shownPanel() === "source" && !isEditing) source.editor.goTo(box.line, box.column ?? 1, false);
  stage.setAttribute("aria-label", box ? `Picture of the document, ${box.name ?? ""} ${box.kind} selected` : "Picture of the document");
  explain();
});

// Selecting in the picture: the first click takes the topmost box, the next clicks at the same place those below it.

let click = { x: -1, y: -1, index: 0 };
installGestures(viewport, ({ clientX, clientY }) => {
  stage.focus({ preventScroll: true });
  const found = selection.at(viewport.toPicture(clientX, clientY), 3 / viewport.zoom);
  const isAgain = Math.hypot(clientX - click.x, clientY - click.y) < 4 && found.length > 0 && selection.box === found[click.index];
  click = { x: clientX, y: clientY, index: isAgain ? (click.index + 1) % found.length : 0 };
  selection.select(found[click.index] ?? null);
}, ({ clientX, clientY }, dx, dy) => scrollers.wheel(viewport.toPicture(clientX, clientY), dx / viewport.zoom, dy / viewport.zoom));
stage.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => {
  const isBusy = event.buttons !== 0 || /** @type {Element} */ (event.target).closest(".handle");
  const found = isBusy ? [] : selection.at(viewport.toPicture(event.clientX, event.clientY), 3 / viewport.zoom);
  selection.hover(found[0] ?? null, event.altKey);
});
stage.addEventListener("pointerleave", () => selection.hover(null));
for (const type of ["keydown", "keyup"]) {
  addEventListener(type, (event) => {
    if (/** @type {KeyboardEvent} */ (event).key === "Alt") selection.hover(selection.hoveredBox, type === "keydown");
  });
}

// Proposals and settings.

handles.dragged.on((proposal) => preview.propose(proposal, true));
for (const changed of [lengths.changed, extents.chosen]) changed.on((proposal) => preview.propose(proposal));
/** @type {Newest<{ name: string, value: number }, any>} */
const offsets = new Newest((offset) => connection.ask("set", offset), (answer) => preview.take(answer));
scrollers.changed.on((offset) => offsets.offer(offset));
controls.changed.on(({ name, value }) => ask("set", { name, value }, (answer) => {
  preview.take(answer);
  if (viewport.isFitted) viewport.fit();
}));

function showExtents() {
  const isShown = byID("extents").hidden;
  byID("extents").hidden = !isShown;
  byID("extents-toggle").setAttribute("aria-pressed", String(isShown));
  if (isShown) ask("extents", {}, (answer) => extents.show(answer.extents));
}

// The source, the problems, the steps.

/** @type {Newest<string | null, any>} */
const edits = new Newest((text) => connection.ask("edit", { text }), (answer) => preview.take(answer));
source.edited.on((text) => edits.offer(source.isEdited ? text : null));

/** @param {{ line?: number | null, column?: number | null }} place */
function goToSource({ line, column }) {
  if (!line) return;
  showPanel("source");
  source.editor.goTo(line, column ?? 1);
}
inspector.located.on(goToSource);
problems.chosen.on((problem) => {
  const box = preview.outline.boxes.find(({ path }) => path === problem.path);
  if (box) selection.select(box, { reveals: true });
  if (!box || problem.severity === "error") goToSource(problem);
});

/** What a step says on the picture: an offer and its answer, or its name. @param {import("./protocol.js").Step} step */
const tagOf = ({ label, offer, answer }) =>
  (offer !== undefined && answer !== undefined ? `${points(offer)} → ${points(answer)}` : answer !== undefined ? points(answer) : label);

/** @type {import("./protocol.js").Box | null} the box whose steps are played */
let played = null;
/** @param {import("./protocol.js").Box} box @param {string} [order] */
const play = (box, order) => ask("steps", { path: box.path, order: order || null }, (answer) => {
  played = box;
  steps.open(answer.steps, answer.kind === "tree");
});
inspector.played.on((box) => play(box));
steps.ordered.on((order) => played && play(played, order));
steps.shown.on((shown) => {
  const frameOf = (/** @type {import("./protocol.js").Step} */ { child, rect }) =>
    rect ?? (child === null ? undefined : preview.outline.items[child]?.boxes[0].frame);
  const frames = shown.flatMap((step) => [frameOf(step)].filter((frame) => frame !== undefined));
  const step = shown.at(-1);
  const frame = step && frameOf(step);
  marks.step = step && frame ? { asked: frames.slice(0, -1), child: frame, text: tagOf(step) } : null;
  marks.draw();
});

// The connection. What is shown stays while it is broken; the edits and the proposal are sent again afterwards.

/** @param {string} [message] */
function showStatus(message) {
  const state = !connection.isOpen ? "connecting" : preview.isStale ? "stale" : "live";
  const text = message ?? { connecting: "Waiting for the server", stale: "Errors", live: "Live" }[state];
  byID("status").dataset.state = state;
  if (byID("status").textContent !== text) byID("status").textContent = text;
}

/** @type {string | null | undefined} the document that is shown */
let shown;
async function open() {
  showStatus();
  const path = documents.current;
  const isAgain = shown === path;
  if (!isAgain) {
    preview.clear();
    controls.show([]);
  }
  await ask("open", { document: path }, ({ name, writable, folder }) => {
    byID("title").textContent = name;
    document.title = `${name} · Mullion`;
    documents.open(Boolean(folder));
    if (!isAgain) source.open(name, writable);
    shown = path;
  });
  if (isAgain && source.isEdited) source.edited.emit(source.editor.text);
  if (isAgain && preview.wish) preview.propose(preview.wish);
}

connection.opened.on(open);
connection.closed.on(() => showStatus());
documents.chosen.on(open);
connection.news.on((message) => {
  if (message.type === "source") source.show(message);
  else if (message.type === "controls") controls.show(message.controls);
  else if (message.type === "documents") documents.show(message);
  else if (message.type === "constraints") marks.constraints = preview.constraints = message.constraints;
  else if (message.type === "drawing" || message.type === "failed") preview.take(message);
});

installPanels();
installSearch(tree, selection);
installToolbar({ viewport, marks, selection, source, showExtents, close: () => (steps.isOpen ? steps.close() : selection.select(null)) });
fetch("schema.json").then((answer) => answer.json()).then((schema) => new Completer(source.editor, schema)).catch(() => {});
connection.open();
