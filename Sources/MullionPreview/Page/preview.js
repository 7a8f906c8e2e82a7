import { Ghost } from "./ghost.js";
import { Newest } from "./newest.js";
import { Outline } from "./outline.js";
import { Picture } from "./picture.js";
import { Signal } from "./signal.js";
import { assignViews, moveBoxes } from "./protocol.js";
/** @import { Connection } from "./connection.js" */
/** @import { Box, Drawing, Explanation, Problem } from "./protocol.js" */
/** @import { Proposal } from "./handles.js" */
/** @import { Selection } from "./selection.js" */
/** @import { Viewport } from "./viewport.js" */

const extents = ["Minimum", "Ideal", "Maximum"];

/**
 * The document that is shown: its picture, its boxes, and its problems, as the server sends them.
 *
 * Errors never take the picture away: the last good one stays, and is marked as old.
 */
export class Preview {
  outline = new Outline([]);
  /** @type {Proposal} */
  proposal = { width: null, height: null };
  /** @type {[number, number]} */
  size = [0, 0];
  /** The size that the document took, which may be infinite. @type {(number | string)[]} */
  answer = [0, 0];
  isStale = false;
  /** Whether no proposal changes the picture. */
  isFixed = false;
  /** Errors of the document. @type {Problem[]} */
  errors = [];
  /** What the check found. @type {Problem[]} */
  issues = [];
  /** @type {import("./protocol.js").Constraint[]} */
  constraints = [];
  /** Counts the drawings: an answer about an older one is out of date. */
  drawing = 0;
  /** The proposal that was wished for in the page, instead of that of the document. @type {Proposal | null} */
  wish = null;
  /** Emits whether the boxes are the same ones with other frames. @type {Signal<{ isSameStructure: boolean }>} */
  drawn = new Signal();
  /** Emits the frames of boxes that are not drawn yet. @type {Signal<import("./protocol.js").Frames>} */
  framed = new Signal();
  /** @type {Signal<void>} */
  problemsChanged = new Signal();

  /** @param {Connection} connection @param {HTMLElement} sheet @param {Viewport} viewport @param {Selection} selection */
  constructor(connection, sheet, viewport, selection) {
    this.connection = connection;
    this.viewport = viewport;
    this.selection = selection;
    this.picture = new Picture(sheet);
    /** @type {Newest<Proposal & { framesOnly: boolean }, any>} */
    this.proposals = new Newest((proposal) => connection.ask("propose", proposal), (answer) => this.take(answer));
  }

  /** Asks for a layout with a proposal. @param {Proposal} proposal @param {boolean} [isDrag] whether others follow soon */
  propose(proposal, isDrag = false) {
    this.wish = proposal;
    this.proposals.offer({ ...proposal, framesOnly: isDrag && this.outline.boxes.length > Ghost.threshold });
  }

  /** Forgets the document, before another one is opened. */
  clear() {
    this.picture.clear();
    this.viewport.reset();
    this.selection.select(null);
    this.outline = new Outline([]);
    this.selection.renew(this.outline, false);
    this.errors = this.issues = [];
    this.constraints = [];
    this.isStale = this.isFixed = false;
    this.wish = null;
    this.problemsChanged.emit();
    this.drawn.emit({ isSameStructure: false });
  }

  /** Takes a drawing, or the errors for which there is none. @param {any} message */
  take(message) {
    if (message.type === "failed") {
      this.errors = message.diagnostics;
      this.isStale = true;
      return this.problemsChanged.emit();
    }
    if (message.type === "frames") return this.framed.emit(message);
    this.#draw(message);
    this.errors = message.diagnostics ?? [];
    if (message.issues) this.issues = message.issues;
    this.isStale = false;
    this.problemsChanged.emit();
  }

  /** @param {Drawing} drawing */
  #draw(drawing) {
    if (drawing.svg !== undefined) this.picture.show(drawing.svg);
    else if (drawing.lines) this.picture.patch(drawing.lines);
    const isSameStructure = drawing.boxes === undefined;
    if (drawing.boxes) this.outline = new Outline(drawing.boxes);
    else moveBoxes(this.outline.boxes, drawing);
    assignViews(this.outline.boxes, drawing);
    this.drawing += 1;
    this.proposal = drawing.proposal;
    this.isFixed = drawing.fixed ?? false;
    this.constraints = drawing.constraints ?? [];
    this.answer = drawing.size.map((length) => length ?? "infinity");
    this.size = [drawing.size[0] ?? 0, drawing.size[1] ?? 0];
    this.selection.renew(this.outline, isSameStructure);
    this.viewport.resize(drawing.canvas[0] ?? 0, drawing.canvas[1] ?? 0);
    this.drawn.emit({ isSameStructure });
  }

  /** Why a box has its size and place. @param {Box} box @returns {Promise<Explanation>} */
  async explain(box) {
    const answer = await this.connection.ask("inspect", { path: box.path });
    const { proposal, frame } = answer;
    const both = (/** @type {any} */ size) => (size ? [size.width ?? null, size.height ?? null] : null);
    return {
      proposal: both(proposal), answer: both(frame), summary: answer.summary ?? "", reasons: answer.reasons ?? [],
      questions: answer.questions ?? [], facts: answer.facts ?? [], steps: answer.steps ?? 0,
      extents: (answer.extents?.split(", ") ?? []).map((/** @type {string} */ size, /** @type {number} */ index) => [extents[index], size]),
    };
  }
}
