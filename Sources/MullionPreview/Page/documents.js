import { ContactSheet } from "./contact.js";
import { byID } from "./elements.js";
import { Signal } from "./signal.js";
/** @import { DocumentInfo } from "./protocol.js" */

/**
 * Which document of a folder is shown: the address of the page names it, so that a reload and the button Back work.
 */
export class Documents {
  /** The path of the document; null for all of them. @type {Signal<string | null>} */
  chosen = new Signal();

  constructor() {
    this.sheet = new ContactSheet(byID("contact-sheet"));
    this.sheet.chosen.on((path) => this.#go(path));
    byID("back").addEventListener("click", () => this.#go(null));
    addEventListener("popstate", () => this.chosen.emit(this.current));
  }

  /** The document that the address of the page names. @returns {string | null} */
  get current() {
    return new URLSearchParams(location.search).get("document");
  }

  /** Shows the document or the contact sheet. @param {boolean} isFolder whether the server shows a folder */
  open(isFolder) {
    const showsSheet = isFolder && this.current === null;
    byID("contact-sheet").hidden = !showsSheet;
    byID("back").hidden = !isFolder || showsSheet;
    for (const id of ["tabs", "elements", "source", "main", "inspector", "left-edge", "right-edge"]) byID(id).inert = showsSheet;
  }

  /** @param {{ documents: DocumentInfo[], folder: string }} list */
  show({ documents, folder }) {
    this.sheet.show(documents, folder);
  }

  /** @param {string | null} path */
  #go(path) {
    history.pushState(null, "", path === null ? location.pathname : `?${new URLSearchParams({ document: path })}`);
    this.chosen.emit(path);
  }
}
