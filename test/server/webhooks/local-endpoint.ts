/** An endpoint on this machine that records messages, and answers as a test wants. */
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Server } from "node:net";

/** A received message. */
export interface Message {
  id: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** The sender's port, the same for messages on one connection. */
  from: number | undefined;
}

/** Answers a message. */
type Answer = (reply: ServerResponse, message: Message) => void;

/** An answer with a status and no body. */
export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (reply) =>
    reply.writeHead(code, headers).end();

/** A running endpoint. */
export class LocalEndpoint {
  readonly messages: Message[] = [];
  /** The answer to each message from now on. */
  answer: Answer = status(204);
  readonly #server: Server & { closeAllConnections(): void };
  readonly #scheme: string;

  private constructor(isSecure: boolean) {
    this.#scheme = isSecure ? "https" : "http";
    const listener: Parameters<typeof createServer>[1] = (request, reply) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const { headers, url = "" } = request;
        const body = Buffer.concat(chunks).toString();
        const from = request.socket.remotePort;
        const message = { id: String(headers["webhook-id"]), path: url, headers, body, from };
        this.messages.push(message);
        this.answer(reply, message);
      });
      // A sender that gives up does not matter to the endpoint.
      request.on("error", () => {});
      reply.on("error", () => {});
    };
    const pem = (name: string) => readFileSync(new URL(name, import.meta.url));
    this.#server = isSecure
      ? createSecureServer(
          { key: pem("self-signed-key.pem"), cert: pem("self-signed.pem") },
          listener,
        )
      : createServer(listener);
  }

  /** Starts an endpoint on any free port; a secure one has an untrusted certificate. */
  static async open({ isSecure = false, host = "127.0.0.1" } = {}): Promise<LocalEndpoint> {
    const endpoint = new LocalEndpoint(isSecure);
    await new Promise<void>((done) => endpoint.#server.listen(0, host, done));
    return endpoint;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    const { address, port } = this.#server.address() as AddressInfo;
    return `${this.#scheme}://${address}:${port}/hook`;
  }

  /** How often each event was received, by its id. */
  get counts(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { id } of this.messages) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  }

  /** Stops it, and closes all connections. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}
