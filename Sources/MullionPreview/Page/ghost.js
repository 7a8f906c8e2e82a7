/** @import { Viewport } from "./viewport.js" */

/**
 * The frames of all boxes as outlines, while an edge of a picture with many boxes is dragged.
 *
 * A browser takes longer to draw thousands of shapes and texts anew than a frame of the screen lasts. Outlines follow the
 * drag; the picture, which is dimmed meanwhile, follows when the drag rests.
 */
export class Ghost {
  /** The least number of boxes for which outlines are shown instead. */
  static threshold = 600;

  /** @param {HTMLCanvasElement} canvas @param {Viewport} viewport */
  constructor(canvas, viewport) {
    this.canvas = canvas;
    this.viewport = viewport;
  }

  /**
   * @param {number[]} tenths x, y, width, and height of each box, in tenths of points
   * @param {number[]} size of the picture
   */
  draw(tenths, size) {
    const { canvas, viewport } = this;
    const { clientWidth, clientHeight } = viewport.stage;
    const scale = devicePixelRatio;
    if (canvas.width !== Math.round(clientWidth * scale) || canvas.height !== Math.round(clientHeight * scale)) {
      canvas.width = Math.round(clientWidth * scale);
      canvas.height = Math.round(clientHeight * scale);
    }
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    const [x, y, width, height] = viewport.toStage([0, 0, size[0], size[1]]);
    context.fillStyle = "#ffffff";
    context.fillRect(x, y, width, height);
    const zoom = viewport.zoom / 10;
    context.beginPath();
    for (let at = 0; at < tenths.length; at += 4) {
      const top = y + tenths[at + 1] * zoom;
      const tall = tenths[at + 3] * zoom;
      // What lies outside of the stage is not drawn.
      if (top > clientHeight || top + tall < 0) continue;
      context.rect(Math.round(x + tenths[at] * zoom) + 0.5, Math.round(top) + 0.5, Math.round(tenths[at + 2] * zoom), Math.round(tall));
    }
    context.strokeStyle = "#6b7a90";
    context.stroke();
    canvas.hidden = false;
    canvas.dataset.drawn = String(Number(canvas.dataset.drawn ?? 0) + 1);
  }

  clear() {
    this.canvas.hidden = true;
  }
}
