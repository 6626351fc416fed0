/** Starts the language server, and starts it again when that is asked for. */
import {
  type Event,
  EventEmitter,
  type ExtensionContext,
  type LogOutputChannel,
  window,
} from "vscode";
import { LanguageClient, TransportKind } from "vscode-languageclient/node";
import { languageId } from "./contributions.js";
import { engineProcess } from "./engine-process.js";

/** The server as the rest of the extension knows it. */
export class LanguageServer {
  readonly #context: ExtensionContext;
  readonly #log: LogOutputChannel;
  readonly #checked = new EventEmitter<string>();
  #client: LanguageClient;

  constructor(context: ExtensionContext) {
    this.#context = context;
    this.#log = window.createOutputChannel("Wireframes", { log: true });
    context.subscriptions.push(this.#log, this.#checked);
    this.#client = this.#create();
  }

  /** Tells the URI of each document that was checked, after its own changes and those of files that it imports. */
  get onChecked(): Event<string> {
    return this.#checked.event;
  }

  async start(): Promise<void> {
    try {
      await this.#client.start();
    } catch (error) {
      void window.showErrorMessage(`The language server of wf did not start: ${reasonOf(error)}`);
    }
  }

  /** Ends the server, and starts one with the settings as they are. */
  async restart(): Promise<void> {
    await this.stop();
    this.#client = this.#create();
    await this.start();
  }

  async stop(): Promise<void> {
    try {
      await this.#client.dispose();
    } catch {
      // One that has crashed, or never started, has nothing to end.
    }
  }

  showLog(): void {
    this.#log.show();
  }

  /** Asks the server; null where it is not running. */
  async ask<T>(method: string, params: object): Promise<T | null> {
    if (!this.#client.isRunning()) return null;
    return await this.#client.sendRequest<T | null>(method, params);
  }

  #create(): LanguageClient {
    const { command, arguments: args, env } = engineProcess(this.#context, "lsp");
    const server = { command, args, options: { env }, transport: TransportKind.stdio };
    return new LanguageClient(
      languageId,
      "Wireframes",
      { run: server, debug: server },
      {
        documentSelector: [{ language: languageId }],
        outputChannel: this.#log,
        middleware: {
          handleDiagnostics: (uri, diagnostics, next) => {
            next(uri, diagnostics);
            this.#checked.fire(uri.toString());
          },
        },
      },
    );
  }
}

/** What is told of an error. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
