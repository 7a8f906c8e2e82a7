/** @import { Viewport } from "./viewport.js" */

const clickDistance = 4;

/**
 * Pans and zooms by wheel, trackpad, touch, and mouse, and reports clicks.
 *
 * The wheel pans; with Control or Command, or as a pinch of a trackpad, it zooms. One finger pans, two fingers pinch. The
 * mouse pans by its middle button, with the space bar, or from outside the picture.
 * @param {Viewport} viewport
 * @param {(event: PointerEvent) => void} onClick
 * @param {(event: WheelEvent, dx: number, dy: number) => boolean} onWheel returns whether it has scrolled something, so that the
 *   picture does not pan
 */
export function installGestures(viewport, onClick, onWheel) {
  const { stage } = viewport;
  /** @type {Map<number, PointerEvent>} */
  const pointers = new Map();
  let isSpaceDown = false;
  let hasMoved = false;
  let pans = false;
  /** @type {PointerEvent | null} */
  let start = null;

  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? stage.clientHeight : 1;
    const bounds = stage.getBoundingClientRect();
    if (event.ctrlKey || event.metaKey) {
      const factor = Math.exp(-event.deltaY * unit * (event.ctrlKey && Math.abs(event.deltaY) < 40 ? 0.01 : 0.002));
      viewport.zoomTo(viewport.zoom * factor, event.clientX - bounds.left, event.clientY - bounds.top);
      return;
    }
    const isTurned = event.shiftKey && event.deltaX === 0;
    const [dx, dy] = [(isTurned ? event.deltaY : event.deltaX) * unit, isTurned ? 0 : event.deltaY * unit];
    if (!onWheel(event, dx, dy)) viewport.pan(-dx, -dy);
  }, { passive: false });

  addEventListener("keydown", (event) => {
    if (event.code === "Space" && event.target === stage) {
      isSpaceDown = true;
      event.preventDefault();
    }
  });
  addEventListener("keyup", (event) => { if (event.code === "Space") isSpaceDown = false; });

  stage.addEventListener("pointerdown", (event) => {
    if (/** @type {Element} */ (event.target).closest(".handle")) return;
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, event);
    start = event;
    hasMoved = pointers.size > 1;
    const isOutside = !/** @type {Element} */ (event.target).closest("#sheet");
    pans = event.pointerType === "touch" || event.button === 1 || isSpaceDown || isOutside;
  });

  stage.addEventListener("pointermove", (event) => {
    const last = pointers.get(event.pointerId);
    if (!last || !start) return;
    if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > clickDistance) hasMoved = true;
    if (pointers.size === 2) pinch(event, last);
    else if (pans && hasMoved) {
      stage.classList.add("panning");
      viewport.pan(event.clientX - last.clientX, event.clientY - last.clientY);
    }
    pointers.set(event.pointerId, event);
  });

  /** @param {PointerEvent} event @param {PointerEvent} last */
  function pinch(event, last) {
    const other = [...pointers.values()].find((pointer) => pointer.pointerId !== event.pointerId);
    if (!other) return;
    const distance = (/** @type {PointerEvent} */ a) => Math.hypot(a.clientX - other.clientX, a.clientY - other.clientY);
    const bounds = stage.getBoundingClientRect();
    const middle = [(event.clientX + other.clientX) / 2 - bounds.left, (event.clientY + other.clientY) / 2 - bounds.top];
    viewport.pan((event.clientX - last.clientX) / 2, (event.clientY - last.clientY) / 2);
    viewport.zoomTo((viewport.zoom * distance(event)) / Math.max(1, distance(last)), middle[0], middle[1]);
  }

  const end = (/** @type {PointerEvent} */ event) => {
    if (!pointers.delete(event.pointerId)) return;
    stage.classList.remove("panning");
    if (event.type === "pointerup" && !hasMoved && event.button === 0 && !isSpaceDown) onClick(event);
    if (pointers.size === 0) start = null;
  };
  stage.addEventListener("pointerup", end);
  stage.addEventListener("pointercancel", end);
}
