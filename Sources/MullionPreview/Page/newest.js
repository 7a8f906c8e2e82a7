import { Signal } from "./signal.js";

/**
 * Sends wishes to the server as fast as the answers and the screen allow.
 *
 * A drag moves more often than the screen is drawn. Only one request is under way at a time; when its answer has been
 * shown, the newest wish follows, and those in between are skipped.
 * @template T
 */
export class Newest {
  /** @type {{ wish: T } | null} */
  #next = null;
  isBusy = false;
  /** Emits when the answer to the last wish has been shown. @type {Signal<void>} */
  settled = new Signal();

  /** @param {(wish: T) => Promise<void>} send asks the server, and shows the answer */
  constructor(send) {
    this.send = send;
  }

  /** Sends a wish now, or when the answer to the last one has been shown. @param {T} wish */
  offer(wish) {
    this.#next = { wish };
    if (!this.isBusy) this.#run();
  }

  async #run() {
    this.isBusy = true;
    while (this.#next) {
      const { wish } = this.#next;
      this.#next = null;
      await this.send(wish).catch(() => {});
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    this.isBusy = false;
    this.settled.emit();
  }
}
