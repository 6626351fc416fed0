/** Answers malformed HTTP, oversized headers and slow requests, which never become a request object. */
import { randomUUID } from "node:crypto";
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { smallChunks } from "../../web/bound-chunks.js";
import { type ErrorStatus, errorTexts } from "../answer/answer-error.js";
import { safeHeaders } from "./secure-answers.js";

const statuses: Readonly<Record<string, ErrorStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Writes the answer to the socket and closes it. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ""] ?? 400;
  const details =
    error.code === smallChunks
      ? "the body has too many small chunks; send it with a Content-Length, or in larger chunks"
      : "the request is not valid HTTP";
  const { body, headers } = answerOf(status, details);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
}

/** Answers a request with an `Expect` other than `100-continue`, which Node passes on unread. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const { body, headers } = answerOf(400, "the Expect header must be 100-continue");
  response.writeHead(400, headers).end(body);
}

function answerOf(status: ErrorStatus, details: string) {
  const body = JSON.stringify({ error: errorTexts[status], ...(status === 400 && { details }) });
  const headers: Record<string, string> = {
    ...safeHeaders,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "x-request-id": randomUUID(),
    connection: "close",
  };
  return { body, headers };
}
