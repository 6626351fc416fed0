/** Keeps the pictures of the files viewed most recently; those of other files are drawn again. */
import { SourceText } from "../../base/text/source-text.js";
import { documentOf, type ReadDocument } from "../../document-of.js";
import type { WatchedSet } from "../../workspace/files/watched-set.js";
import { isCostlyDrawing } from "./costly-drawing.js";
import { DrawnFile } from "./drawn-file.js";
import { type FileState, placeOf, settingsOf, textToDraw } from "./file-state.js";
import { Recent } from "./recent.js";
import type { SessionImports } from "./session-imports.js";
import type { WatchedPages } from "./watched-pages.js";

/** Number of files whose trees and pictures are kept. */
const keptFiles = 24;

/** A document, with what drawing it costs. */
export type MeasuredDocument = Pick<ReadDocument, "document" | "estimate">;

/** Drawn files, by path. */
export class DrawnFiles {
  readonly #set: WatchedSet;
  readonly #imports: SessionImports;
  readonly #pages: WatchedPages;
  readonly #kept = new Recent<string, DrawnFile>(keptFiles);
  /** The file drawn last. Only this one keeps its layout, which takes far more memory than pictures. */
  #last: DrawnFile | undefined;

  constructor(set: WatchedSet, imports: SessionImports, pages: WatchedPages) {
    this.#set = set;
    this.#imports = imports;
    this.#pages = pages;
  }

  /** The drawn file of a path, if it is kept. */
  get(path: string): DrawnFile | undefined {
    return this.#kept.get(path);
  }

  forget(path: string): void {
    this.#kept.delete(path);
  }

  /** Draws a file from its last text without errors, if there was one. */
  of(state: FileState): DrawnFile {
    const text = textToDraw(state);
    const known = this.#kept.get(state.path);
    if (known?.text === text) return this.#asLast(known);
    const settings = { ...settingsOf(state), ...this.#imports.ofDrawing(state) };
    return this.draw(state, text, documentOf(text, settings));
  }

  /** Draws a text of a file in the last view of that file. */
  draw(state: FileState, text: string, { document, estimate }: MeasuredDocument): DrawnFile {
    const { lastView } = this.#kept.get(state.path) ?? {};
    const { absolute } = state;
    const texts = {
      source: new SourceText(text, state.path),
      others: this.#imports.now?.texts ?? new Map(),
    };
    const { imported } = this.#set;
    // These belong to the previous picture; a new one reports what it asks for.
    imported?.note(absolute, [], "shown");
    const pictures = this.#set.openPictures?.(placeOf(state), (file) =>
      imported?.add(absolute, file, "shown"),
    );
    const settings = { ...settingsOf(state), theme: state.own?.theme, pictures };
    const addressOf = (reference: string) => this.#pages.addressOf(reference, state);
    const isCostly = estimate !== undefined && isCostlyDrawing(estimate, settings.devices?.length);
    const around = { ...this.#imports.of(state), isCostly };
    const drawn = new DrawnFile(text, document, settings, lastView, addressOf, texts, around);
    this.#kept.set(state.path, drawn);
    return this.#asLast(drawn);
  }

  #asLast(drawn: DrawnFile): DrawnFile {
    if (this.#last !== drawn) this.#last?.forgetLayout();
    this.#last = drawn;
    return drawn;
  }
}
