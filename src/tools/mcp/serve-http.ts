/** Serves MCP over Streamable HTTP on this machine; checks hosts, origins and a token. */
import { timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { createMcpHandler, type McpServerFactory } from "@modelcontextprotocol/server";
import { boundChunks } from "../../service/web/bound-chunks.js";
import { boundHeads } from "../../service/web/bound-heads.js";
import { boundPipelines } from "../../service/web/bound-pipelines.js";
import { capConnections } from "../../service/web/cap-connections.js";
import { findHost, hostNames, refuseRequest } from "../../service/web/host-rule.js";
import { lingerOnClose, mayBeLong } from "../../service/web/linger.js";
import { whenOver } from "../../service/web/when-over.js";
import { mostFirstBytes, sessionHeader, sessionOf } from "./client-session.js";

/** Maximum size of a request in bytes: a source as JSON, with escapes. */
const mostBytes = 4 << 20;

/** Maximum number of concurrent calls, including those that wait for people: one or two for each agent of a team. */
export const mostCalls = 40;

/** Seconds after which a client should retry. */
const retryAfter = 5;

/** Time limits in ms for a complete request, and for its headers. */
const slowestRequest = 30_000;
const slowestHead = 10_000;

/** Maximum number of open connections: several for each running call, and for idle clients. */
const mostConnections = 4 * mostCalls;

/** A running server. */
export interface HttpServer {
  address: string;
  close(): Promise<void>;
}

/** Listens on 127.0.0.1; rejects with the errors of listening, such as a taken port. */
export async function serveHttp(
  factory: McpServerFactory,
  { port, token, onError }: { port: number; token: string; onError(error: Error): void },
): Promise<HttpServer> {
  const handler = createMcpHandler(factory, { maxRequestBodySize: mostBytes, onerror: onError });
  const names = hostNames({ listening: "127.0.0.1" });
  const options = {
    requestTimeout: slowestRequest,
    headersTimeout: slowestHead,
    // Otherwise, Node itself would answer requests without a Host header, with an empty body.
    requireHostHeader: false,
  };
  const inTurn = boundPipelines();
  let running = 0;
  const server = createServer(options, (request, response) => {
    inTurn(request, response, () => {
      void answer(request, response).catch((error: Error) => {
        onError(error);
        if (!response.headersSent) refuse(response, 500, "the call failed; try again");
        else response.destroy();
      });
    });
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { host, problem } = findHost(request);
    if (problem !== undefined) return refuse(response, 400, problem);
    const { origin, "sec-fetch-site": site, authorization } = request.headers;
    const refused = refuseRequest({ host, origin, site: site as string | undefined }, names);
    if (refused !== undefined) return refuse(response, 403, refused);
    if (request.url !== "/mcp") return refuse(response, 404, "MCP is at /mcp");
    if (request.method !== "POST") {
      response.setHeader("Allow", "POST");
      return refuse(response, 405, "MCP takes POST only");
    }
    if (!isToken(authorization, token)) {
      response.setHeader("WWW-Authenticate", 'Bearer realm="wf"');
      return refuse(
        response,
        401,
        "send the token that wf mcp printed: Authorization: Bearer TOKEN",
      );
    }
    if (running >= mostCalls) {
      response.setHeader("Retry-After", String(retryAfter));
      const message = `${mostCalls} calls are being answered; try again in ${retryAfter} seconds`;
      return refuse(response, 503, message);
    }
    running++;
    const canceled = new AbortController();
    whenOver(request, response, () => {
      running--;
      canceled.abort();
    });
    const first = await firstOf(request);
    const session = first === undefined ? undefined : sessionOf(first);
    if (session !== undefined) response.setHeader(sessionHeader, session);
    await send(await handler.fetch(requestOf(request, canceled.signal, first)), response);
  };
  capConnections(server, mostConnections);
  lingerOnClose(server);
  boundHeads(server);
  boundChunks(server);
  await listen(server, port);
  const { port: bound } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${bound}/mcp`,
    async close() {
      await handler.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
}

/** Compares in constant time. */
function isToken(given: string | undefined, token: string): boolean {
  const [sent, wanted] = [given ?? "", `Bearer ${token}`].map((text) => Buffer.from(text));
  return sent!.length === wanted!.length && timingSafeEqual(sent!, wanted!);
}

function refuse(response: ServerResponse, status: number, message: string): void {
  if (!response.req.complete && mayBeLong(response.req, mostBytes)) {
    response.setHeader("Connection", "close");
  }
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ error: message }));
}

/** The body of a request that is small enough to be the first one of a client; undefined for others. */
async function firstOf(request: IncomingMessage): Promise<string | undefined> {
  const size = Number(request.headers["content-length"]);
  if (!(size <= mostFirstBytes)) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

/** @param read the body, if it was already read */
function requestOf(request: IncomingMessage, signal: AbortSignal, read?: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const { method = "GET", url = "/" } = request;
  const body = read ?? (Readable.toWeb(request) as ReadableStream);
  return new Request(`http://127.0.0.1${url}`, {
    method,
    headers,
    signal,
    body,
    duplex: "half",
  } as RequestInit);
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  const headers = new Map(answer.headers);
  // Each hop decides by itself whether its connection stays open.
  headers.delete("connection");
  response.writeHead(answer.status, Object.fromEntries(headers));
  if (answer.body) {
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      if (response.destroyed) return;
      if (!response.write(chunk)) {
        await drained(response);
      }
    }
  }
  response.end();
}

/** Resolves when the stream drains or the client disconnects, and removes its listeners. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.on("drain", done).on("close", done);
  });
}
