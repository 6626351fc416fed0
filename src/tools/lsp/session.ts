/** Keeps what a client has open, and tells it what is wrong after each change. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type {
  ClientCapabilities,
  Connection,
  PublishDiagnosticsParams,
  TextDocumentContentChangeEvent,
} from "vscode-languageserver/node";
import { DidChangeWatchedFilesNotification, ResponseError } from "vscode-languageserver/node";
import type { Project } from "../../authoring/editing/names/project.js";
import { pathOfUri } from "./convert.js";
import { protocolDiagnostics } from "./diagnostics.js";
import { type OpenDocument, OpenDocuments } from "./open-documents.js";
import { SourceIndex } from "./source-index.js";
import type { OpenWorkspace, Workspace } from "./workspace.js";

/** Files that are read at once while the client is idle. */
const readAtOnce = 10;

/** ms without a change after which diagnostics are told. */
const wait = 3;

/** How often changes put them off: whoever types without a pause sees them too. */
const mostWaits = 40;

/** One client with its documents. */
export class Session {
  readonly documents = new OpenDocuments();
  readonly #connection: Connection;
  #workspace: Workspace | undefined;
  #index: SourceIndex | undefined;
  #capabilities: ClientCapabilities = {};
  #isQuiet = false;
  /** Documents whose diagnostics the client has yet to be told, and whether that is so of all. */
  readonly #stale = new Set<string>();
  #areAllStale = false;
  /** Reading the settings of each document. */
  readonly #settling = new WeakMap<OpenDocument, Promise<void>>();
  #isScheduled = false;
  /** Whether a change has come since somebody looked. */
  #hasNews = false;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** @param isQuiet whether it only answers: it tells nothing by itself, and reads no files in advance */
  open(
    open: OpenWorkspace,
    folders: readonly string[],
    capabilities: ClientCapabilities,
    isQuiet: boolean,
  ): void {
    this.#isQuiet = isQuiet;
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

  get capabilities(): ClientCapabilities {
    return this.#capabilities;
  }

  /** Asks to hear of files, and reads those of the workspace little by little. */
  started(): void {
    if (this.#isQuiet) return;
    if (this.#capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration) {
      const watchers = [{ globPattern: "**/*.{wf,wireframe,json,csv}" }];
      // A client may refuse, or be gone: then nothing tells of files.
      this.#connection.client
        .register(DidChangeWatchedFilesNotification.type, { watchers })
        .catch(() => {});
    }
    const readMore = (): void => {
      if (this.index.readSome(readAtOnce)) setImmediate(readMore);
    };
    setImmediate(readMore);
  }

  /** The document of a URI; undefined for one that is not open, or is not checked. */
  document(uri: string): OpenDocument | undefined {
    if (!this.#workspace) throw notInitialized();
    const open = this.documents.get(uri);
    return open?.problem === undefined ? open : undefined;
  }

  /** The sources around a document. */
  projectOf({ path }: OpenDocument): Project {
    return this.index.projectOf(path);
  }

  async didOpen(opened: { uri: string; version: number; text: string }): Promise<void> {
    const path = pathOfUri(opened.uri) ?? pathOfUnsaved(opened.uri);
    // What the client says next must find the document, so settings come later.
    const document = this.documents.open(opened, path, {});
    this.#take(document);
    await this.#surround(document);
    this.#tell(opened.uri);
    this.#concern();
  }

  /** Waits until the settings of a document are read, for answers that they decide. */
  async settled(uri: string): Promise<void> {
    const open = this.documents.get(uri);
    if (open) await this.#settling.get(open);
  }

  async #surround(open: OpenDocument): Promise<void> {
    const surround = async (): Promise<void> => {
      const surroundings = await this.workspace.surroundingsOf(open.path);
      Object.assign(open.document.surroundings, surroundings);
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

  /** Takes the text of a document as it is now; returns whether other files may mean something else by it. */
  #take(open: OpenDocument): boolean {
    const { text } = open.document;
    open.problem = this.workspace.refuses(open.path, text);
    // To others, what is not checked is as it was when it was saved.
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

  /** Files were written elsewhere: all that depends on them is read again. */
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

  /** Other documents may mean something else now; which, is not worked out for each of many changes. */
  #concern(): void {
    this.documents.refresh();
    this.#areAllStale = true;
    this.#schedule();
  }

  /** Tells what is wrong once the messages that come in a row are read: only the last of them counts. */
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
      // A later change has its own turn.
      if (this.documents.get(uri) !== open || this.#areAllStale || this.#stale.has(uri)) continue;
      const diagnostics = isIgnored ? [] : protocolDiagnostics(open, this.workspace);
      void this.#send({ uri, version: open.version, diagnostics });
      // There may be thousands, and a question of the editor comes first.
      await nextTurn();
    }
  }

  /** Sends diagnostics to a client that still listens. */
  async #send(told: PublishDiagnosticsParams): Promise<void> {
    try {
      await this.#connection.sendDiagnostics(told);
    } catch {
      // It may leave at any time, and sending is all that can fail here.
    }
  }
}

/** A path for an unsaved document: a valid file name in the top folder. */
function pathOfUnsaved(uri: string): string {
  return uri.slice(0, longestName).replace(/^[^:]*:/, "/");
}

/** Characters of the longest name of a file. */
const longestName = 255;

/** What a client is told that asks before it has said who it is; notifications are dropped. */
function notInitialized(): ResponseError<void> {
  return new ResponseError(serverNotInitialized, "the server is not initialized");
}

/** The code that the protocol has for it. */
const serverNotInitialized = -32_002;
