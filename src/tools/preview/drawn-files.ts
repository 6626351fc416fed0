/** Keeps what was drawn of the files that were looked at last, and draws the others again. */
import { SourceText } from "../../base/text/source-text.js";
import { documentOf } from "../../document-of.js";
import type { DocumentNode } from "../../language/ast/node.js";
import type { WatchedSet } from "../../workspace/files/watched-set.js";
import { DrawnFile } from "./drawn-file.js";
import { type FileState, placeOf, settingsOf, textToDraw } from "./file-state.js";
import { Recent } from "./recent.js";
import type { SessionImports } from "./session-imports.js";
import type { WatchedPages } from "./watched-pages.js";

/** For how many files trees and pictures are kept; all others are recreated when they are viewed. */
const keptFiles = 24;

/** What was drawn, by the paths of files. */
export class DrawnFiles {
  readonly #set: WatchedSet;
  readonly #imports: SessionImports;
  readonly #pages: WatchedPages;
  readonly #kept = new Recent<string, DrawnFile>(keptFiles);
  /** The file that was drawn last, which alone keeps its layout: that of a large file takes far more room than its pictures. */
  #last: DrawnFile | undefined;

  constructor(set: WatchedSet, imports: SessionImports, pages: WatchedPages) {
    this.#set = set;
    this.#imports = imports;
    this.#pages = pages;
  }

  /** What is kept of a path. */
  get(path: string): DrawnFile | undefined {
    return this.#kept.get(path);
  }

  forget(path: string): void {
    this.#kept.delete(path);
  }

  /** What is drawn of a file: the last text without errors, where there was one. */
  of(state: FileState): DrawnFile {
    const text = textToDraw(state);
    const known = this.#kept.get(state.path);
    if (known?.text === text) return this.#asLast(known);
    const settings = { ...settingsOf(state), ...this.#imports.of(state) };
    return this.draw(state, text, documentOf(text, settings).document);
  }

  /** Draws a text of a file, in the view in which it was seen last. */
  draw(state: FileState, text: string, document: DocumentNode): DrawnFile {
    const { lastView } = this.#kept.get(state.path) ?? {};
    const { absolute } = state;
    const texts = {
      source: new SourceText(text, state.path),
      others: this.#imports.now?.texts ?? new Map(),
    };
    const { imported } = this.#set;
    // Those of the picture before; a new one tells what it asks for.
    imported?.note(absolute, [], "shown");
    const pictures = this.#set.openPictures?.(placeOf(state), (file) =>
      imported?.add(absolute, file, "shown"),
    );
    const settings = { ...settingsOf(state), theme: state.own?.theme, pictures };
    const addressOf = (reference: string) => this.#pages.addressOf(reference, state);
    const drawn = new DrawnFile(text, document, settings, lastView, addressOf, texts);
    this.#kept.set(state.path, drawn);
    return this.#asLast(drawn);
  }

  #asLast(drawn: DrawnFile): DrawnFile {
    if (this.#last !== drawn) this.#last?.forgetLayout();
    this.#last = drawn;
    return drawn;
  }
}
