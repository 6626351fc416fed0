/** Has a second language server draw the pictures of documents, so that keystrokes do not wait for them. */
import type { OpenDocuments } from "./open-documents.js";

/** A second language server for the same files, in a separate process. */
export interface Twin {
  /** Sends a request; rejects once the process has ended. */
  ask(method: string, params: object): Promise<unknown>;
  /** Sends a notification; it is lost if the process has ended. */
  tell(method: string, params: object): void;
  /** Ends the process. */
  end(): void;
}

/** Starts one; `ended` is called if it ends by itself. */
export type StartTwin = (ended: () => void) => Twin;

/** The initialization options of a twin: it only draws, and sends nothing unasked. */
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

/** The parameters that name a document. */
export interface Asked {
  textDocument: { uri: string };
}

/** Maximum number of starts, so that a twin that keeps ending is given up. */
const mostStarts = 3;

/** Starts the twin with the first request for a picture. Until it is ready, and without it, this process draws. */
export class PictureServer {
  readonly #documents: OpenDocuments;
  readonly #start: StartTwin | undefined;
  #folders: object = {};
  #twin: Twin | undefined;
  #starts = 0;
  /** Documents that the twin has drawn: it has the same last picture without errors as this server, if there is any. */
  readonly #drawn = new Set<string>();
  /** Documents that had errors each time they were drawn here, so that there is no such picture. */
  readonly #neverGood = new Set<string>();
  /** Documents that the twin is drawing for the first time. */
  readonly #priming = new Set<string>();

  /** @param start undefined if this process draws everything */
  constructor(documents: OpenDocuments, start: StartTwin | undefined) {
    this.#documents = documents;
    this.#start = start;
  }

  /** Keeps the client's folders for the twin. */
  initialize(folders: object): void {
    this.#folders = folders;
  }

  /** Passes on the client's notifications about documents and files. */
  tell(method: string, params: object): void {
    this.#twin?.tell(method, params);
  }

  /**
   * Answers a request for a picture: the twin does if it has drawn the document before, this process otherwise.
   *
   * @param here draws in this process; returns the picture, and whether it is an earlier one because of errors
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

  /** Answers a question about the picture that was shown last. */
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
      // The twin has ended; this process answers.
      return undefined;
    }
  }

  /** Has the twin draw what was drawn here, so that both have the same last picture. */
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
      // It ended during its start.
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
    // The process to watch is already on its command line.
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
