/** Starts the language server, and restarts it on request. */
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

/** The interface to the server for the rest of the extension. */
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

  /** Fires with the URI of each document that was checked, after changes to it or to files that it imports. */
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

  /** Stops the server, and starts it again with the current settings. */
  async restart(): Promise<void> {
    await this.stop();
    this.#client = this.#create();
    await this.start();
  }

  async stop(): Promise<void> {
    try {
      await this.#client.dispose();
    } catch {
      // A server that has crashed, or never started, cannot be stopped.
    }
  }

  showLog(): void {
    this.#log.show();
  }

  /** Sends a request to the server; null if it is not running. */
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
        initializationOptions: { wf: { pictures: true } },
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

/** The message of an error. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
