import { numberAt } from "./highlight.js";
/** @import { Editor } from "./editor.js" */

const pointsPerStep = 2;

/**
 * Changes numbers of the source by dragging them sideways with Alt, or by Alt with the arrows up and down: one step for
 * each two points, ten with Shift. A number with decimals changes in its last decimal.
 * @param {Editor} editor
 */
export function installScrubbing(editor) {
  const { area } = editor;
  for (const type of ["keydown", "keyup"]) {
    addEventListener(type, (event) => editor.element.classList.toggle("scrubbing", /** @type {KeyboardEvent} */ (event).altKey));
  }
  area.addEventListener("keydown", (event) => {
    const step = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    const number = event.altKey && step ? numberAt(area.value, editor.caret) : null;
    if (!number) return;
    event.preventDefault();
    write(number, step * (event.shiftKey ? 10 : 1));
  });
  // The text area would begin a selection, or drag the one it has.
  area.addEventListener("mousedown", (event) => event.altKey && event.preventDefault());
  area.addEventListener("pointerdown", (down) => {
    let number = down.altKey && down.button === 0 ? numberAt(area.value, editor.offsetAt(down.clientX, down.clientY)) : null;
    if (!number) return;
    area.focus({ preventScroll: true });
    area.setPointerCapture(down.pointerId);
    const move = (/** @type {PointerEvent} */ event) => {
      if (!number) return;
      const steps = Math.trunc((event.clientX - down.clientX) / pointsPerStep) * (event.shiftKey ? 10 : 1);
      number = { ...number, end: write(number, steps) };
    };
    area.addEventListener("pointermove", move);
    area.addEventListener("lostpointercapture", () => area.removeEventListener("pointermove", move), { once: true });
  });

  /**
   * Writes a number that is some steps greater. Returns where it ends.
   * @param {NonNullable<ReturnType<typeof numberAt>>} number @param {number} steps
   */
  function write({ start, end, value, decimals }, steps) {
    const text = (value + steps * 10 ** -decimals).toFixed(decimals);
    if (text !== area.value.slice(start, end)) editor.replace(start, end, text);
    area.setSelectionRange(start, start + text.length);
    return start + text.length;
  }
}
