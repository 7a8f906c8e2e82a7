/**
 * A list of functions that are called when something changes.
 *
 * The modules of the page know each other only through signals: who changes a thing emits, who shows it listens.
 * @template T
 */
export class Signal {
  /** @type {Set<(value: T) => void>} */
  #listeners = new Set();

  /** Calls a function at each change. @param {(value: T) => void} listener */
  on(listener) {
    this.#listeners.add(listener);
  }

  /** Calls the listeners in the order in which they were added. @param {T} value */
  emit(value) {
    for (const listener of this.#listeners) listener(value);
  }
}

/**
 * Joins the calls within a frame of the screen into one, at its beginning.
 * @param {() => void} action
 * @returns {() => void}
 */
export function oncePerFrame(action) {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      action();
    });
  };
}
