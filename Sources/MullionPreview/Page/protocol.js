/**
 * What the server sends, as the page uses it.
 *
 * @import { Rect } from "./viewport.js"
 * @import { Length, Proposal } from "./handles.js"
 *
 * @typedef {object} Box
 * @property {number} id index among the boxes
 * @property {number | null} parent
 * @property {string} path
 * @property {string} kind
 * @property {string | null} name
 * @property {string | null} text the words of a text
 * @property {string | null} element the element of the document, the same for all boxes of its modifiers
 * @property {number | null} line
 * @property {number | null} column
 * @property {Rect} frame in the picture
 * @property {[first: number, last: number]} [baselines] from the top of the frame
 * @property {Scroll} [scroll] of a box whose content scrolls
 * @property {Reuse} [reuse] of a collection that scrolls
 *
 * @typedef {object} Reuse the views in which a toolkit would show the visible elements of a collection
 * @property {number} count the number of views made so far
 * @property {number} waiting
 * @property {number} reuses how often a view took another element
 * @property {{ box: number, view: number, isReused: boolean }[]} shown isReused: since the drawing before
 *
 * @typedef {object} Scroll
 * @property {"horizontal" | "vertical"} axis
 * @property {number} offset of the content
 * @property {number} length of the part that is shown
 * @property {number} content the length of all of it
 *
 * @typedef {object} Problem
 * @property {"error" | "warning" | "note"} severity
 * @property {string} message
 * @property {number | null} [line]
 * @property {number} [column]
 * @property {string | null} [source] the line
 * @property {string | null} [file] if it is not the document
 * @property {string | null} [path] of the box that it is about
 *
 * @typedef {object} Drawing
 * @property {string} [svg] all of the picture, or
 * @property {[index: number, line: string][]} [lines] the lines of it that changed
 * @property {Box[]} [boxes] all boxes, or
 * @property {[id: number, x: number, y: number, width: number, height: number][]} [frames] those that changed
 * @property {[id: number, first: number, last: number][]} [baselines]
 * @property {[id: number, offset: number, length: number, content: number][]} [scrolls] of all boxes that scroll
 * @property {[id: number, count: number, waiting: number, reuses: number, shown: [id: number, view: number, isReused: boolean][]][]} [views]
 *   of all collections that scroll: how many views a toolkit needs, and which one shows which visible element
 * @property {boolean} [fixed] whether no proposal changes it, as a sheet of scenes
 * @property {Constraint[]} [constraints] of a storyboard
 * @property {[number | null, number | null]} canvas the size of the picture, null for an infinite length
 * @property {[number | null, number | null]} size null for an infinite length
 * @property {Proposal} proposal
 *
 * @typedef {object} Frames the frames of all boxes for a proposal, without a drawing
 * @property {number[]} tenths x, y, width, and height of each box, in tenths of points
 * @property {[number | null, number | null]} canvas
 * @property {[number | null, number | null]} size
 * @property {Proposal} proposal
 *
 * @typedef {object} Explanation
 * @property {(number | null | string)[] | null} proposal
 * @property {number[] | null} answer
 * @property {string} summary
 * @property {string[]} reasons
 * @property {string[]} questions
 * @property {[string, string][]} facts such as spacing and priority
 * @property {[string, string][]} extents the sizes for the proposals of zero, nil, and infinity
 * @property {number} steps the number of steps in which it arranges its children
 *
 * @typedef {object} Step
 * @property {number | null} child the box that it is about
 * @property {Rect} [rect] the part of the container that it is about, if that is not a box
 * @property {string} label of either
 * @property {string} [text] the step in words
 * @property {number} [offer]
 * @property {number} [answer]
 * @property {number} [left] what is left for the others
 * @property {number} [weight] by which room is shared
 * @property {number} [share] what the weight gave, or took
 *
 * @typedef {object} Constraint a line of a constraint, or of a side that no constraint decides
 * @property {[number, number, number, number]} line from the first two coordinates to the last two
 * @property {"normal" | "optional" | "conflict" | "broken" | "ambiguous"} state
 * @property {string} text
 * @property {string} path of the box that it belongs to
 * @property {string} [second] path of the other box, if there are two
 * @typedef {{ text: string, revision: string }} SourceText
 * @typedef {SourceText & { isSaved: boolean }} SaveAnswer
 * @typedef {{ path: string, note: string, isBroken: boolean, thumbnail: string | null }} DocumentInfo
 * @typedef {{ name: string, label: string, value: string | number | boolean | null, options: { value: string, label: string }[] | null }} Control
 * @typedef {{ label: string, proposal: Proposal, size: (number | null)[], svg?: string }} Extent
 */

/**
 * Moves the boxes whose frames changed. The boxes stay the same objects, so that nothing else has to be made again.
 * @param {Box[]} boxes @param {Drawing} drawing
 */
export function moveBoxes(boxes, { frames = [], baselines = [], scrolls = [] }) {
  for (const [id, x, y, width, height] of frames) boxes[id].frame = [x, y, width, height];
  for (const [id, first, last] of baselines) boxes[id].baselines = [first, last];
  for (const [id, offset, length, content] of scrolls) Object.assign(boxes[id].scroll ?? {}, { offset, length, content });
}

/** Notes which views show the elements of collections. @param {Box[]} boxes @param {Drawing} drawing */
export function assignViews(boxes, { views = [] }) {
  for (const [id, count, waiting, reuses, shown] of views) {
    boxes[id].reuse = { count, waiting, reuses, shown: shown.map(([box, view, isReused]) => ({ box, view, isReused })) };
  }
}
