/** Receives messages over HTTP, checks them, and hands them on. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { refuseWebhook } from "../../../service/accounts/webhook-signature.js";
import { boundChunks } from "../../../service/web/bound-chunks.js";
import { boundHeads } from "../../../service/web/bound-heads.js";
import { boundPipelines } from "../../../service/web/bound-pipelines.js";
import { lingerOnClose } from "../../../service/web/linger.js";
import { listenOnPort } from "../../../service/web/listen-on-port.js";

/** The default port. */
export const usualPort = 4480;

/** Maximum size of a message in bytes; ours have less than a thousand. */
const longestBody = 262_144;

/** How many message ids are remembered. */
const rememberedIds = 1_000;

/** A message that was received, and the result of its verification. */
export interface ReceivedMessage {
  headers: IncomingMessage["headers"];
  body: string;
  /** Why it is not verified, as a clause; undefined when it is, or there is no secret. */
  problem: string | undefined;
  /** How many messages with its id were received, including this one. */
  count: number;
  /** The status it was answered with. */
  status: number;
}

/** How messages are received. */
export interface ListenSettings {
  host: string;
  /** By default, the usual port or the next free one. */
  port: number | undefined;
  secret: string | undefined;
  /** The status for messages that are accepted. */
  status: number;
  onMessage(message: ReceivedMessage): void;
  /** Called for requests that are not messages. */
  onOther(method: string, path: string, status: number): void;
}

/** A running listener. */
export interface Listener {
  port: number;
  close(): Promise<void>;
}

/** Listens; rejects when the port is not available. */
export async function listenForMessages(settings: ListenSettings): Promise<Listener> {
  const counts = new Map<string, number>();
  const inTurn = boundPipelines();
  const server = createServer((request, response) => {
    inTurn(request, response, () => {
      // A client that disconnects in the middle of a message has sent none.
      takeMessage(request, response, settings, counts).catch(() => response.destroy());
    });
  });
  lingerOnClose(server);
  boundHeads(server);
  boundChunks(server);
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
    // The rest of the body is not read.
    response.setHeader("connection", "close");
    if (refusal === 405) response.setHeader("allow", "POST");
    response.writeHead(refusal).end();
    onOther(method, url, refusal);
    return;
  }
  const problem = secret && refuseWebhook(secret, headers, body, Date.now());
  const answer = problem === undefined ? status : 400;
  response.writeHead(answer).end();
  // An unsigned message must not be able to mark a real one as a duplicate.
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
  // Reinserting it makes the newest id the last to be forgotten.
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
