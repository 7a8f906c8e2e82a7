import { byID } from "./elements.js";
import { Editor } from "./editor.js";
import { Signal } from "./signal.js";
/** @import { SaveAnswer, SourceText } from "./protocol.js" */

/**
 * The source of the document: edited here, shown at once, and saved where the server allows it.
 *
 * A text belongs to the revision of the file that it began with. If the file changes while there are edits, both texts
 * are kept until one is chosen: the file is never overwritten unasked.
 */
export class Source {
  /** The edited text, to be drawn without saving it. @type {Signal<string>} */
  edited = new Signal();
  /** The text of the file, as far as known. */
  #saved = "";
  #revision = "";
  /** The file as it is on disk, if it changed while there are edits. @type {SourceText | null} */
  #other = null;
  isWritable = false;

  /** @param {(text: string, base: string) => Promise<SaveAnswer>} write */
  constructor(write) {
    this.write = write;
    this.editor = new Editor(byID("editor"));
    this.editor.edited.on((text) => {
      this.edited.emit(text);
      this.#describe();
    });
    byID("save").addEventListener("click", () => this.save());
    byID("revert").addEventListener("click", () => this.#take(this.#other ?? { text: this.#saved, revision: this.#revision }));
    byID("take-theirs").addEventListener("click", () => this.#other && this.#take(this.#other));
    byID("keep-mine").addEventListener("click", () => this.#keep());
    addEventListener("beforeunload", (event) => this.isEdited && event.preventDefault());
    addEventListener("keydown", (event) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      this.save();
    });
  }

  get isEdited() {
    return this.editor.text !== this.#saved;
  }

  /** Begins with another document. @param {string} name @param {boolean} isWritable */
  open(name, isWritable) {
    this.isWritable = isWritable;
    this.editor.isMarkup = !/\.json$/i.test(name);
    this.#saved = this.#revision = "";
    this.#other = null;
    this.editor.show("");
    this.#describe();
  }

  /** Takes the text of the file. @param {SourceText} source */
  show(source) {
    if (source.revision === this.#revision && source.text === this.#saved) return;
    if (!this.isEdited || source.text === this.editor.text) {
      this.#saved = source.text;
      this.#revision = source.revision;
      this.#other = null;
      this.editor.show(source.text);
    } else {
      this.#other = source;
    }
    this.#describe();
  }

  async save() {
    if (!this.isWritable || !this.isEdited || this.#other) return;
    await this.#save(this.#revision);
  }

  /** @param {string} base the revision that the file must have */
  async #save(base) {
    const text = this.editor.text;
    try {
      const answer = await this.write(text, base);
      if (answer.isSaved) {
        this.#saved = text;
        this.#revision = answer.revision;
        this.#other = null;
      } else {
        this.#other = { text: answer.text, revision: answer.revision };
      }
      this.#describe();
    } catch (error) {
      this.#describe(/** @type {Error} */ (error).message);
    }
  }

  /** Drops the edits. @param {SourceText} source */
  #take(source) {
    this.#saved = source.text;
    this.#revision = source.revision;
    this.#other = null;
    this.editor.show(source.text);
    this.edited.emit(source.text);
    this.#describe();
    this.editor.area.focus();
  }

  /** Keeps the edits: over the file that changed where it may be written, else only here. */
  async #keep() {
    const other = this.#other;
    if (!other) return;
    if (this.isWritable) await this.#save(other.revision);
    else {
      this.#saved = other.text;
      this.#revision = other.revision;
      this.#other = null;
      this.#describe();
    }
    this.editor.area.focus();
  }

  /** @param {string} [error] */
  #describe(error) {
    byID("conflict").hidden = this.#other === null;
    byID("keep-mine").textContent = this.isWritable ? "Overwrite it" : "Keep the edits";
    byID("save").hidden = !this.isWritable;
    byID("save").disabled = !this.isEdited || this.#other !== null;
    byID("save").classList.toggle("primary", this.isEdited);
    byID("revert").hidden = !this.isEdited;
    const place = this.isWritable ? "" : " · not written, without --write";
    byID("source-state").textContent = error ?? (this.isEdited ? `Edited${place}` : this.isWritable ? "Saved" : "As on disk");
  }
}
