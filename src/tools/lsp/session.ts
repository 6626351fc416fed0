/** Keeps the state of a client, and sends diagnostics after each change. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type {
  ClientCapabilities,
  Connection,
  PublishDiagnosticsParams,
  TextDocumentContentChangeEvent,
  TextDocumentItem,
} from "vscode-languageserver";
import { DidChangeWatchedFilesNotification, ResponseError } from "vscode-languageserver";
import type { Project } from "../../authoring/editing/names/project.js";
import { withoutPictures } from "../../authoring/editing/pictures.js";
import { pathOfUri } from "./convert.js";
import { protocolDiagnostics } from "./diagnostics.js";
import { type OpenDocument, OpenDocuments } from "./open-documents.js";
import { SourceIndex } from "./source-index.js";
import type { OpenWorkspace, Workspace } from "./workspace.js";

/** Number of files read at once while the client is idle. */
const readAtOnce = 10;

/** ms without a change after which diagnostics are sent. */
const wait = 3;

/** How many times changes may postpone them, so that diagnostics also appear during continuous typing. */
const mostWaits = 40;

/** The ids by which clients call the language. */
const languages: ReadonlySet<string> = new Set(["wf", "wireframe"]);

/** What a client wants besides answers. */
export interface SessionOptions {
  /** Whether it only answers: it tells nothing by itself, and reads no files in advance. */
  isQuiet: boolean;
  /** Whether docs have pictures. */
  showsPictures: boolean;
}

/** A client with its documents. */
export class Session {
  readonly documents = new OpenDocuments();
  readonly #connection: Connection;
  #workspace: Workspace | undefined;
  #index: SourceIndex | undefined;
  #capabilities: ClientCapabilities = {};
  #isQuiet = false;
  #showsPictures = false;
  /** Documents whose diagnostics must still be sent, and whether those of all documents must be. */
  readonly #stale = new Set<string>();
  #areAllStale = false;
  /** Promises for the settings of each document. */
  readonly #settling = new WeakMap<OpenDocument, Promise<void>>();
  #isScheduled = false;
  /** Whether anything has changed since the last look. */
  #hasNews = false;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  open(
    open: OpenWorkspace,
    folders: readonly string[],
    capabilities: ClientCapabilities,
    { isQuiet, showsPictures }: SessionOptions,
  ): void {
    this.#isQuiet = isQuiet;
    this.#showsPictures = showsPictures;
    this.#workspace = open(folders);
    this.#index = new SourceIndex(this.#workspace, this.documents);
    this.#capabilities = capabilities;
  }

  get workspace(): Workspace {
    if (!this.#workspace) throw notInitialized();
    return this.#workspace;
  }

  get index(): SourceIndex {
    if (!this.#index) throw notInitialized();
    return this.#index;
  }

  /** Docs as the client can show them; undefined if nothing is left. */
  shown(docs: string | undefined): string | undefined {
    if (docs === undefined || this.#showsPictures) return docs;
    return withoutPictures(docs) || undefined;
  }

  get capabilities(): ClientCapabilities {
    return this.#capabilities;
  }

  /** Registers for file changes, and reads the files of the workspace gradually. */
  started(): void {
    if (this.#isQuiet) return;
    if (this.#capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration) {
      const watchers = [{ globPattern: "**/*.{wf,wireframe,json,csv}" }];
      // If the client refuses or is gone, file changes are not reported.
      this.#connection.client
        .register(DidChangeWatchedFilesNotification.type, { watchers })
        .catch(() => {});
    }
    const readMore = (): void => {
      if (this.index.readSome(readAtOnce)) setImmediate(readMore);
    };
    setImmediate(readMore);
  }

  /** The document with a URI; undefined if it is not open or not checked. */
  document(uri: string): OpenDocument | undefined {
    if (!this.#workspace) throw notInitialized();
    const open = this.documents.get(uri);
    return open?.problem === undefined ? open : undefined;
  }

  /** The sources around a document. */
  projectOf({ path }: OpenDocument): Project {
    return this.index.projectOf(path);
  }

  async didOpen(opened: TextDocumentItem): Promise<void> {
    const path = pathOfUri(opened.uri) ?? pathOfUnsaved(opened.uri);
    // Some clients start servers for all files of plain text.
    const isNamed = opened.languageId === undefined || languages.has(opened.languageId);
    if (!isNamed && !this.workspace.isWireframe(path)) return;
    // The client's next message must find the document, so settings are applied later.
    const document = this.documents.open(opened, path, {});
    this.#take(document);
    await this.#surround(document);
    this.#tell(opened.uri);
    this.#concern();
  }

  /** Waits for the settings of a document, for answers that depend on them. */
  async settled(uri: string): Promise<void> {
    const open = this.documents.get(uri);
    if (open) await this.#settling.get(open);
  }

  async #surround(open: OpenDocument): Promise<void> {
    const surround = async (): Promise<void> => {
      const surroundings = await this.workspace.surroundingsOf(
        open.path,
        pathOfUri(open.uri) !== undefined,
      );
      Object.assign(open.document.surroundings, surroundings);
      if (!this.#showsPictures) delete open.document.surroundings.draw;
      open.document.refresh();
      const { problem } = open;
      if (this.workspace.refuses(open.path, open.document.text) !== problem) this.#take(open);
    };
    const settling = surround();
    this.#settling.set(open, settling);
    await settling;
  }

  didChange(
    { uri, version }: { uri: string; version: number },
    changes: readonly TextDocumentContentChangeEvent[],
  ): void {
    const open = this.documents.change(uri, version, changes);
    if (!open) return;
    this.#tell(uri);
    if (this.#take(open)) this.#concern();
  }

  /** Updates the text of a document; returns whether this may affect other files. */
  #take(open: OpenDocument): boolean {
    const { text } = open.document;
    open.problem = this.workspace.refuses(open.path, text);
    // For other files, a document that is not checked has its saved text.
    return this.workspace.setText(open.path, open.problem === undefined ? text : undefined);
  }

  didClose(uri: string): void {
    const closed = this.documents.close(uri);
    if (!closed) return;
    this.#stale.delete(uri);
    this.index.forget(closed.path);
    void this.#send({ uri, diagnostics: [] });
    if (this.workspace.setText(closed.path, undefined)) this.#concern();
  }

  /** Files were changed by other programs: everything that depends on them is read again. */
  async filesChanged(): Promise<void> {
    this.workspace.filesChanged();
    this.index.clear();
    await Promise.all(
      Array.from(this.documents.uris(), async (uri) => {
        await this.#surround(this.documents.get(uri)!);
        this.#tell(uri);
      }),
    );
  }

  /** Marks all documents as affected; finding out which ones are would cost too much for each change. */
  #concern(): void {
    this.documents.refresh();
    this.#areAllStale = true;
    this.#schedule();
  }

  /** Sends diagnostics after a batch of messages: only those of the last change are of use. */
  #tell(uri: string): void {
    this.#stale.add(uri);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isQuiet) return;
    this.#hasNews = true;
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    let waits = 0;
    const look = (): void => {
      if (this.#hasNews && waits++ < mostWaits) {
        this.#hasNews = false;
        setTimeout(look, wait);
        return;
      }
      this.#isScheduled = false;
      void this.#tellStale();
    };
    look();
  }

  async #tellStale(): Promise<void> {
    const uris = [...(this.#areAllStale ? this.documents.uris() : this.#stale)];
    this.#stale.clear();
    this.#areAllStale = false;
    for (const uri of uris) {
      const open = this.documents.get(uri);
      if (!open) continue;
      const isIgnored = await this.workspace.ignores(open.path);
      // A later change schedules its own update.
      if (this.documents.get(uri) !== open || this.#areAllStale || this.#stale.has(uri)) continue;
      const diagnostics = isIgnored ? [] : protocolDiagnostics(open, this.workspace);
      void this.#send({ uri, version: open.version, diagnostics });
      // There may be thousands of documents, and requests of the editor come first.
      await nextTurn();
    }
  }

  /** Sends diagnostics if the client still listens. */
  async #send(told: PublishDiagnosticsParams): Promise<void> {
    try {
      await this.#connection.sendDiagnostics(told);
    } catch {
      // The client may leave at any time; nothing else can fail here.
    }
  }
}

/** A path for an unsaved document: a valid file name in the top folder. */
function pathOfUnsaved(uri: string): string {
  return uri.slice(0, longestName).replace(/^[^:]*:/, "/");
}

/** Maximum length of a file name in characters. */
const longestName = 255;

/** The error for requests before initialization; notifications are dropped. */
function notInitialized(): ResponseError<void> {
  return new ResponseError(serverNotInitialized, "the server is not initialized");
}

/** The protocol's code for this error. */
const serverNotInitialized = -32_002;
