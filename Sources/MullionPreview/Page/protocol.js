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
 * @property {[number | null, number | null]} canvas the size of the picture, null for an infinite length
 * @property {[number | null, number | null]} size null for an infinite length
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
 *
 * @typedef {object} Step
 * @property {number | null} child the box that is asked
 * @property {string} label of it
 * @property {string} [text] the step in words
 * @property {number} [offer]
 * @property {number} answer
 * @property {number} [left] what is left for the others
 *
 * @typedef {{ line: [number, number, number, number], state: string, text: string }} Constraint
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
export function moveBoxes(boxes, { frames = [], baselines = [] }) {
  for (const [id, x, y, width, height] of frames) boxes[id].frame = [x, y, width, height];
  for (const [id, first, last] of baselines) boxes[id].baselines = [first, last];
}
