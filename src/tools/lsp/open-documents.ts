/** Keeps the open documents of an editor, and applies its changes. */
import type { TextDocumentContentChangeEvent } from "vscode-languageserver";
import { LanguageDocument } from "../../authoring/editing/language-document.js";
import { Preview } from "../../authoring/editing/preview/preview.js";
import type { DocumentSurroundings } from "../../authoring/editing/surroundings.js";
import { EditedText } from "./edited-text.js";

/** A document with its URI in the editor. */
export interface OpenDocument {
  readonly uri: string;
  /** Its path; for an unsaved document, where it would be. */
  readonly path: string;
  readonly document: LanguageDocument;
  version: number;
  /** Why it is not checked; no other requests about it are answered. */
  problem: string | undefined;
  /** Its picture, for editors with a preview. */
  readonly preview: Preview;
}

/** The open documents by URI. */
export class OpenDocuments {
  readonly #open = new Map<string, OpenDocument>();
  /** By path: an editor may write a URI in several ways. */
  readonly #atPaths = new Map<string, OpenDocument[]>();
  /** How many times files around the documents have changed, and the number known to each document. */
  #changes = 0;
  readonly #seen = new WeakMap<OpenDocument, number>();

  open(
    { uri, version, text }: { uri: string; version: number; text: string },
    path: string,
    surroundings: DocumentSurroundings,
  ): OpenDocument {
    this.close(uri);
    const document = new LanguageDocument(text, surroundings);
    const preview = new Preview(document);
    const opened = { uri, path, version, document, problem: undefined, preview };
    this.#open.set(uri, opened);
    this.#atPaths.set(path, [...(this.#atPaths.get(path) ?? []), opened]);
    this.#seen.set(opened, this.#changes);
    return opened;
  }

  /** Applies changes in order; undefined for a document that is not open. */
  change(
    uri: string,
    version: number,
    changes: readonly TextDocumentContentChangeEvent[],
  ): OpenDocument | undefined {
    const open = this.#open.get(uri);
    if (!open) return undefined;
    open.version = version;
    let edited = new EditedText(open.document.text);
    for (const change of changes) {
      if ("range" in change) edited.replace(change.range, change.text);
      else edited = new EditedText(change.text);
    }
    open.document.update(edited.text);
    return open;
  }

  close(uri: string): OpenDocument | undefined {
    const open = this.#open.get(uri);
    if (!open) return undefined;
    this.#open.delete(uri);
    const others = this.#atPaths.get(open.path)!.filter((each) => each !== open);
    if (others.length > 0) this.#atPaths.set(open.path, others);
    else this.#atPaths.delete(open.path);
    return open;
  }

  /** Files around the documents have changed: each document discards its analysis at its next use. */
  refresh(): void {
    this.#changes++;
  }

  get(uri: string): OpenDocument | undefined {
    const open = this.#open.get(uri);
    return open && this.#fresh(open);
  }

  /** The document at a path that was opened first. */
  atPath(path: string): OpenDocument | undefined {
    const open = this.#atPaths.get(path)?.[0];
    return open && this.#fresh(open);
  }

  /** Their URIs. */
  uris(): Iterable<string> {
    return this.#open.keys();
  }

  /** Their paths. */
  paths(): Iterable<string> {
    return this.#atPaths.keys();
  }

  #fresh(open: OpenDocument): OpenDocument {
    if (this.#seen.get(open) !== this.#changes) {
      this.#seen.set(open, this.#changes);
      open.document.refresh();
    }
    return open;
  }
}
