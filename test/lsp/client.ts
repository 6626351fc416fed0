/** A client of the language server: starts the real process, sends messages, waits for answers. */
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const start = fileURLToPath(new URL("../../bin/wf.js", import.meta.url));

/** The content of any message. */
export type Json = ReturnType<typeof JSON.parse>;

/** A message of JSON-RPC. */
export interface Message {
  id?: number | string;
  method?: string;
  params?: Json;
  result?: Json;
  error?: { code: number; message: string };
}

/** One client with its server. */
export class Client {
  readonly process: ChildProcess;
  /** Everything that the server has sent. */
  readonly received: Message[] = [];
  /** How the process ended: its exit code, or the signal. */
  readonly ended: Promise<number | string | null>;
  readonly errors: string[] = [];
  #rest = Buffer.alloc(0);
  #id = 0;
  #hear: (() => void)[] = [];
  #isOver = false;

  constructor(folder: string, options: readonly string[] = ["--stdio"], program = start) {
    this.process = spawn(process.execPath, [program, "lsp", ...options], {
      cwd: folder,
      stdio: ["pipe", "pipe", "pipe"],
    });
    this.process.stdout!.on("data", (bytes: Buffer) => this.#take(bytes));
    this.process.stderr!.on("data", (bytes: Buffer) => this.errors.push(String(bytes)));
    this.process.stdin!.on("error", () => {});
    this.ended = new Promise((resolve) =>
      this.process.on("close", (code, signal) => {
        this.#isOver = true;
        this.#wake();
        resolve(code ?? signal);
      }),
    );
  }

  /** Sends bytes unchanged. */
  write(bytes: string | Uint8Array): void {
    this.process.stdin!.write(bytes);
  }

  send(message: object): void {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  notify(method: string, params: unknown): void {
    this.send({ method, params });
  }

  /** Sends a request; resolves to the whole answer. */
  async ask(method: string, params: unknown): Promise<Message> {
    const id = ++this.#id;
    this.send({ id, method, params });
    return await this.wait((message) => message.id === id && message.method === undefined);
  }

  /** Sends a request; resolves to the result, and fails on an error. */
  async request(method: string, params: unknown): Promise<Json> {
    const { result, error } = await this.ask(method, params);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  /** The first matching message, received already or in the future. */
  async wait(fits: (message: Message) => boolean): Promise<Message> {
    let at = 0;
    for (;;) {
      for (; at < this.received.length; at++) {
        if (fits(this.received[at]!)) return this.received[at]!;
      }
      if (this.#isOver) throw new Error(`the server has ended: ${this.errors.join("")}`);
      await new Promise<void>((resolve) => this.#hear.push(resolve));
    }
  }

  /** The diagnostics of a version of a document. */
  async diagnostics(uri: string, version?: number): Promise<Json[]> {
    const { params } = await this.wait(
      ({ method, params: given }) =>
        method === "textDocument/publishDiagnostics" &&
        given.uri === uri &&
        (version === undefined || given.version === version),
    );
    return params.diagnostics;
  }

  async initialize(folder: string | undefined, capabilities: object = fullClient): Promise<Json> {
    const { pathToFileURL } = await import("node:url");
    const uri = folder === undefined ? null : pathToFileURL(folder).href;
    const result = await this.request("initialize", {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: uri === null ? null : [{ uri, name: "test" }],
      capabilities,
      initializationOptions: { wf: { pictures: true } },
    });
    this.notify("initialized", {});
    return result;
  }

  openDocument(uri: string, text: string, version = 1): void {
    this.notify("textDocument/didOpen", {
      textDocument: { uri, languageId: "wf", version, text },
    });
  }

  /** Shuts down like a well-behaved client. */
  async close(): Promise<number | string | null> {
    await this.request("shutdown", null);
    this.notify("exit", null);
    return await this.ended;
  }

  #take(bytes: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    for (;;) {
      const head = this.#rest.indexOf("\r\n\r\n");
      if (head < 0) break;
      const length = Number(
        /Content-Length: (\d+)/i.exec(String(this.#rest.subarray(0, head)))![1],
      );
      const from = head + 4;
      if (this.#rest.length < from + length) break;
      this.received.push(JSON.parse(String(this.#rest.subarray(from, from + length))));
      this.#rest = this.#rest.subarray(from + length);
    }
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#hear;
    this.#hear = [];
    for (const each of waiting) each();
  }
}

/** The capabilities of a current client. */
export const fullClient = {
  textDocument: {
    completion: { completionItem: { snippetSupport: true, documentationFormat: ["markdown"] } },
    publishDiagnostics: { relatedInformation: true },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix", "refactor"] } },
    },
  },
};
