import { Signal, oncePerFrame } from "./signal.js";

/** @typedef {[x: number, y: number, width: number, height: number]} Rect */

const margin = 36;
const greatestZoom = 32;

/**
 * What part of the picture the stage shows, and how large: zoom, pan, fit.
 *
 * The sheet is moved and scaled by a transform. Marks and handles are not scaled: they ask for the rectangles of the
 * stage, so that their lines stay thin.
 */
export class Viewport {
  zoom = 1;
  x = 0;
  y = 0;
  width = 0;
  height = 0;
  /** Whether nobody has zoomed or panned since the picture was fitted. */
  isFitted = true;
  /** @type {Signal<void>} */
  changed = new Signal();

  /** @param {HTMLElement} stage @param {HTMLElement} sheet */
  constructor(stage, sheet) {
    this.stage = stage;
    this.sheet = sheet;
    new ResizeObserver(() => this.isFitted && this.width > 0 && this.fit()).observe(stage);
  }

  /** Takes the size of a new picture. The part that is shown stays. @param {number} width @param {number} height */
  resize(width, height) {
    const isFirst = this.width === 0 && this.height === 0;
    this.width = width;
    this.height = height;
    if (isFirst) this.fit();
    else this.#apply();
  }

  /** Forgets the picture, so that the next one is fitted. */
  reset() {
    this.width = this.height = 0;
    this.isFitted = true;
  }

  /** Shows all of the picture, in the middle, not larger than its actual size. */
  fit() {
    const { clientWidth, clientHeight } = this.stage;
    const across = (clientWidth - 2 * margin) / Math.max(this.width, 1);
    const down = (clientHeight - 2 * margin) / Math.max(this.height, 1);
    this.zoom = Math.max(1e-5, Math.min(1, across, down));
    this.x = Math.round((clientWidth - this.width * this.zoom) / 2);
    this.y = Math.round((clientHeight - this.height * this.zoom) / 2);
    this.isFitted = true;
    this.#apply();
  }

  /**
   * Zooms around a point of the stage, its middle if none is given.
   * @param {number} zoom @param {number} [atX] @param {number} [atY]
   */
  zoomTo(zoom, atX = this.stage.clientWidth / 2, atY = this.stage.clientHeight / 2) {
    const least = Math.min(0.05, this.zoom, (0.5 * this.stage.clientWidth) / Math.max(this.width, 1));
    const next = Math.max(least, Math.min(greatestZoom, zoom));
    this.x = atX - ((atX - this.x) * next) / this.zoom;
    this.y = atY - ((atY - this.y) * next) / this.zoom;
    this.zoom = next;
    this.isFitted = false;
    this.#apply();
  }

  /** @param {number} dx @param {number} dy points of the stage */
  pan(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.isFitted = false;
    this.#apply();
  }

  /** Pans as far as needed to show a rectangle of the picture. @param {Rect} rect */
  reveal(rect) {
    const [x, y, width, height] = this.toStage(rect);
    const shift = (/** @type {number} */ start, /** @type {number} */ length, /** @type {number} */ room) => {
      if (start >= 0 && start + length <= room) return 0;
      if (start < room && start + length > 0 && length > room) return 0;
      return (room - length) / 2 - start;
    };
    const dx = shift(x, width, this.stage.clientWidth);
    const dy = shift(y, height, this.stage.clientHeight);
    if (dx || dy) this.pan(dx, dy);
  }

  /** The rectangle of the stage where a rectangle of the picture is. @param {Rect} rect @returns {Rect} */
  toStage([x, y, width, height]) {
    return [this.x + x * this.zoom, this.y + y * this.zoom, width * this.zoom, height * this.zoom];
  }

  /** The point of the picture at a point of the window. @param {number} clientX @param {number} clientY @returns {[number, number]} */
  toPicture(clientX, clientY) {
    const bounds = this.stage.getBoundingClientRect();
    return [(clientX - bounds.left - this.x) / this.zoom, (clientY - bounds.top - this.y) / this.zoom];
  }

  #tell = oncePerFrame(() => this.changed.emit());

  #apply() {
    this.sheet.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.zoom})`;
    this.#tell();
  }
}
