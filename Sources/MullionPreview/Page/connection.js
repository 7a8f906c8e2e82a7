import { Signal } from "./signal.js";

const firstPause = 150;
const longestPause = 3000;

/**
 * The WebSocket to the server, which opens again when it breaks.
 *
 * A request carries a number, its answer repeats it. What the server sends without a number is news. A request that is
 * under way when the connection breaks fails; what the page shows is asked for again after the next `opened`.
 */
export class Connection {
  /** @type {Signal<void>} */
  opened = new Signal();
  /** @type {Signal<void>} */
  closed = new Signal();
  /** @type {Signal<any>} */
  news = new Signal();
  isOpen = false;
  /** @type {WebSocket | null} */
  #socket = null;
  #lastID = 0;
  #pause = firstPause;
  /** @type {Map<number, { resolve: (answer: any) => void, reject: (error: Error) => void }>} */
  #waiting = new Map();

  /** @param {string} path of the socket at the server of the page */
  constructor(path) {
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
    addEventListener("online", () => this.#socket || this.open());
  }

  open() {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.isOpen = true;
      this.#pause = firstPause;
      this.opened.emit();
    });
    socket.addEventListener("message", ({ data }) => this.#receive(JSON.parse(data)));
    socket.addEventListener("close", () => this.#break());
  }

  /**
   * Sends a request. The promise fails with the message of the server, or when the connection breaks.
   * @param {string} type
   * @param {Record<string, unknown>} [content]
   * @returns {Promise<any>}
   */
  ask(type, content = {}) {
    const id = ++this.#lastID;
    return new Promise((resolve, reject) => {
      if (!this.isOpen || !this.#socket) return reject(new Error("There is no connection to the server."));
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ type, id, ...content }));
    });
  }

  /** @param {any} message */
  #receive(message) {
    const request = this.#waiting.get(message.id);
    if (!request) return message.id === undefined || message.id === null ? this.news.emit(message) : undefined;
    this.#waiting.delete(message.id);
    if (message.type === "error") request.reject(new Error(message.message));
    else request.resolve(message);
  }

  #break() {
    this.#socket = null;
    this.isOpen = false;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new Error("The connection to the server broke."));
    this.closed.emit();
    setTimeout(() => this.open(), this.#pause);
    this.#pause = Math.min(longestPause, this.#pause * 1.6);
  }
}
