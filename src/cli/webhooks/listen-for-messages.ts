/** Receives messages over HTTP, checks them, and hands them on. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { refuseWebhook } from "../../accounts/webhook-signature.js";
import { listenOnPort } from "../../http/listen-on-port.js";

/** The port where nothing else is asked for. */
export const usualPort = 4480;

/** Bytes of a message at most; ours have less than a thousand. */
const longestBody = 262_144;

/** Messages whose ids are remembered. */
const rememberedIds = 1_000;

/** A message that has come, and what is known of it. */
export interface ReceivedMessage {
  headers: IncomingMessage["headers"];
  body: string;
  /** Half a sentence when the secret did not sign it; undefined when it did, or there is none. */
  problem: string | undefined;
  /** How often a message with its id has come, with this one. */
  count: number;
  /** What it was answered. */
  status: number;
}

/** How messages are taken. */
export interface ListenSettings {
  host: string;
  /** The usual one, or the next that is free, where it is missing. */
  port: number | undefined;
  secret: string | undefined;
  /** The answer to messages that are not refused. */
  status: number;
  onMessage(message: ReceivedMessage): void;
  /** Told of requests that are no messages. */
  onOther(method: string, path: string, status: number): void;
}

/** A listener that runs. */
export interface Listener {
  port: number;
  close(): Promise<void>;
}

/** Listens; rejects where the port cannot be had. */
export async function listenForMessages(settings: ListenSettings): Promise<Listener> {
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    // One that goes away in the middle of its message has sent none.
    takeMessage(request, response, settings, counts).catch(() => response.destroy());
  });
  server.requestTimeout = 30_000;
  const port = await listenOnPort(settings.port, usualPort, (tried) =>
    bindOnce(server, settings.host, tried),
  );
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function takeMessage(
  request: IncomingMessage,
  response: ServerResponse,
  { secret, status, onMessage, onOther }: ListenSettings,
  counts: Map<string, number>,
): Promise<void> {
  const { method = "", url = "", headers } = request;
  const body = method === "POST" ? await readBody(request) : undefined;
  if (body === undefined) {
    const refusal = method === "POST" ? 413 : 405;
    // What still comes of the body is not waited for.
    response.setHeader("connection", "close");
    if (refusal === 405) response.setHeader("allow", "POST");
    response.writeHead(refusal).end();
    onOther(method, url, refusal);
    return;
  }
  const problem = secret && refuseWebhook(secret, headers, body, Date.now());
  const answer = problem === undefined ? status : 400;
  response.writeHead(answer).end();
  // Whoever signs nothing must not be able to mark somebody else's message as a duplicate.
  const count = problem === undefined ? countId(headers["webhook-id"], counts) : 1;
  onMessage({ headers, body, problem, count, status: answer });
}

/** The body as text; undefined when it is too long. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  // The usual iterator would close the connection before the answer is written.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > longestBody) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function countId(id: string | string[] | undefined, counts: Map<string, number>): number {
  if (typeof id !== "string") return 1;
  const count = (counts.get(id) ?? 0) + 1;
  // The one that came last is forgotten last.
  counts.delete(id);
  counts.set(id, count);
  if (counts.size > rememberedIds) counts.delete(counts.keys().next().value!);
  return count;
}

function bindOnce(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host, port }, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
