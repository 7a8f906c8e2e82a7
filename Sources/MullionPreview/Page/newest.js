import { Signal } from "./signal.js";

/**
 * Sends wishes to the server as fast as the answers and the screen allow.
 *
 * A drag moves more often than the screen is drawn. Only one request is under way at a time: when its answer comes, the
 * newest wish is sent before the answer is shown, so that the server works while the page draws. The wishes in between
 * are skipped.
 * @template Wish, Answer
 */
export class Newest {
  /** @type {{ wish: Wish } | null} */
  #next = null;
  isBusy = false;
  /** Emits when the answer to the last wish has been shown. @type {Signal<void>} */
  settled = new Signal();

  /** @param {(wish: Wish) => Promise<Answer>} ask @param {(answer: Answer) => void} show */
  constructor(ask, show) {
    this.ask = ask;
    this.show = show;
  }

  /** Sends a wish now, or when the answer to the last one has come. @param {Wish} wish */
  offer(wish) {
    this.#next = { wish };
    if (!this.isBusy) this.#run();
  }

  async #run() {
    this.isBusy = true;
    let pending = this.#send();
    while (pending) {
      const answer = await pending;
      pending = this.#send();
      if (answer) this.show(answer);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      pending ??= this.#send();
    }
    this.isBusy = false;
    this.settled.emit();
  }

  /** Sends the newest wish, if there is one. The answer is null if the request fails. */
  #send() {
    if (!this.#next) return null;
    const { wish } = this.#next;
    this.#next = null;
    return this.ask(wish).catch(() => null);
  }
}
