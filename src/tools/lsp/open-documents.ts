/** Keeps the documents that an editor has open, and applies the changes that it tells of. */
import type { TextDocumentContentChangeEvent } from "vscode-languageserver/node";
import { LanguageDocument } from "../../authoring/editing/language-document.js";
import { Preview } from "../../authoring/editing/preview/preview.js";
import type { DocumentSurroundings } from "../../authoring/editing/surroundings.js";
import { SourceText } from "../../base/text/source-text.js";
import { placeOf } from "./convert.js";

/** A document with what the editor calls it. */
export interface OpenDocument {
  readonly uri: string;
  /** Where it is; of one that was never saved, where it would be. */
  readonly path: string;
  readonly document: LanguageDocument;
  version: number;
  /** Its picture, for an editor that shows one. */
  readonly preview: Preview;
}

/** The open documents by URI. */
export class OpenDocuments {
  readonly #open = new Map<string, OpenDocument>();

  open(
    { uri, version, text }: { uri: string; version: number; text: string },
    path: string,
    surroundings: DocumentSurroundings,
  ): OpenDocument {
    const document = new LanguageDocument(text, surroundings);
    const opened = { uri, path, version, document, preview: new Preview(document) };
    this.#open.set(uri, opened);
    return opened;
  }

  /** Applies changes in their order; undefined for a document that is not open. */
  change(
    uri: string,
    version: number,
    changes: readonly TextDocumentContentChangeEvent[],
  ): OpenDocument | undefined {
    const open = this.#open.get(uri);
    if (!open) return undefined;
    open.version = version;
    let text = open.document.text;
    for (const change of changes) {
      if (!("range" in change)) text = change.text;
      else {
        const { from, to } = placeOf(new SourceText(text), change.range);
        text = text.slice(0, from) + change.text + text.slice(to);
      }
    }
    open.document.update(text);
    return open;
  }

  close(uri: string): OpenDocument | undefined {
    const open = this.#open.get(uri);
    this.#open.delete(uri);
    return open;
  }

  get(uri: string): OpenDocument | undefined {
    return this.#open.get(uri);
  }

  all(): Iterable<OpenDocument> {
    return this.#open.values();
  }
}
