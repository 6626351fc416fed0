/** Has the pictures of documents drawn by a second language server, so that keystrokes do not wait for them. */
import type { OpenDocuments } from "./open-documents.js";

/** A second language server on the same files, in a process of its own. */
export interface Twin {
  /** Asks; rejects once it has ended. */
  ask(method: string, params: object): Promise<unknown>;
  /** Tells it something; what it no longer hears is lost. */
  tell(method: string, params: object): void;
  /** Ends it. */
  end(): void;
}

/** Starts one, and says when it has ended by itself. */
export type StartTwin = (ended: () => void) => Twin;

/** What a twin is told at its start: it draws, and says nothing by itself. */
export const twinOptions = { wf: { onlyPictures: true } } as const;

/** Whether a server was started as a twin. */
export function isTwin(initializationOptions: unknown): boolean {
  const { wf } = (initializationOptions ?? {}) as { wf?: { onlyPictures?: unknown } };
  return wf?.onlyPictures === true;
}

/** Whether a client says that it shows pictures in docs; the protocol has no capability for that. */
export function showsPictures(initializationOptions: unknown): boolean {
  const { wf } = (initializationOptions ?? {}) as { wf?: { pictures?: unknown } };
  return wf?.pictures === true;
}

/** What names a document. */
export interface Asked {
  textDocument: { uri: string };
}

/** A twin that keeps ending is not started again. */
const mostStarts = 3;

/** The second server, once somebody has asked for a picture. Until it is up, and without it, pictures are drawn here. */
export class PictureServer {
  readonly #documents: OpenDocuments;
  readonly #start: StartTwin | undefined;
  #folders: object = {};
  #twin: Twin | undefined;
  #starts = 0;
  /** Documents of which the twin keeps the same picture for texts with errors as this server, if any: it can go on. */
  readonly #drawn = new Set<string>();
  /** Documents that had errors whenever they were drawn here, so that no picture is kept. */
  readonly #neverGood = new Set<string>();
  /** Those that it is drawing for the first time. */
  readonly #priming = new Set<string>();

  /** @param start undefined where all is drawn in this process */
  constructor(documents: OpenDocuments, start: StartTwin | undefined) {
    this.#documents = documents;
    this.#start = start;
  }

  /** Keeps what the client has said about its folders. */
  initialize(folders: object): void {
    this.#folders = folders;
  }

  /** Passes on what the client has said about documents and files. */
  tell(method: string, params: object): void {
    this.#twin?.tell(method, params);
  }

  /**
   * Answers who asks for a picture: the twin if it has drawn the document before, this process otherwise.
   *
   * @param here draws, and says whether the text has errors, and whether an earlier picture is shown for that reason
   */
  async show<T extends { isStale: boolean; errors: number }>(
    asked: Asked,
    here: () => T | null,
  ): Promise<unknown> {
    const there = await this.#ask("show", asked);
    if (there !== undefined) return there;
    const picture = here();
    if (!picture) return picture;
    const { uri } = asked.textDocument;
    if (picture.errors > 0 && !picture.isStale) this.#neverGood.add(uri);
    else this.#neverGood.delete(uri);
    if (!picture.isStale) void this.#prime(asked);
    return picture;
  }

  /** Answers who asks about the picture that was shown last. */
  async about(what: "reveal" | "find", asked: Asked, here: () => unknown): Promise<unknown> {
    const there = await this.#ask(what, asked);
    return there === undefined ? here() : there;
  }

  /** Forgets a document that was closed. */
  closed(uri: string): void {
    this.#drawn.delete(uri);
    this.#neverGood.delete(uri);
  }

  /** Ends the twin. */
  end(): void {
    this.#twin?.end();
    this.#lose();
  }

  async #ask(what: string, asked: Asked): Promise<unknown> {
    const twin = this.#twin;
    if (!twin || !this.#drawn.has(asked.textDocument.uri)) return undefined;
    try {
      return await twin.ask(`wf/preview/${what}`, asked);
    } catch {
      // It has ended; what is asked is answered here.
      return undefined;
    }
  }

  /** Has the twin draw what was drawn here, so that both know the same last picture. */
  async #prime(asked: Asked): Promise<void> {
    const { uri } = asked.textDocument;
    if (this.#priming.has(uri)) return;
    const twin = this.#twin ?? this.#open();
    if (!twin) return;
    this.#priming.add(uri);
    try {
      const picture = (await twin.ask("wf/preview/show", asked)) as { errors: number } | null;
      const isSame = picture && (picture.errors === 0 || this.#neverGood.has(uri));
      if (twin === this.#twin && isSame) this.#drawn.add(uri);
    } catch {
      // It has ended while it began.
    } finally {
      this.#priming.delete(uri);
    }
  }

  #open(): Twin | undefined {
    if (!this.#start || this.#starts >= mostStarts) return undefined;
    this.#starts++;
    const twin = this.#start(() => {
      if (this.#twin === twin) this.#lose();
    });
    this.#twin = twin;
    const told = { ...this.#folders, capabilities: {}, initializationOptions: twinOptions };
    // The command line that starts it says whose twin it is.
    twin.ask("initialize", { processId: null, ...told }).catch(() => {});
    twin.tell("initialized", {});
    for (const uri of this.#documents.uris()) {
      const { version, document } = this.#documents.get(uri)!;
      const textDocument = { uri, languageId: "wf", version, text: document.text };
      twin.tell("textDocument/didOpen", { textDocument });
    }
    return twin;
  }

  #lose(): void {
    this.#twin = undefined;
    this.#drawn.clear();
  }
}
