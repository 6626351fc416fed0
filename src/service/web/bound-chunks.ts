/** Joins small chunks of bodies, and rejects bodies sent in too many of them: each costs Node time and memory. */
import type { IncomingMessage, Server } from "node:http";
import { joinChunks } from "./join-chunks.js";
import { refuseUnread } from "./refuse-unread.js";

/** The number of chunks that any body may have, and the average number of bytes required of all further ones. */
const fewChunks = 4_000;
const leastBytes = 64;

/** The error code that `clientError` gets for such a body. */
export const smallChunks = "WF_SMALL_CHUNKS";

/**
 * Makes a server refuse a body after too many small chunks, in the same way as invalid HTTP. A chunk of one byte takes
 * six bytes on the wire, but costs Node a buffer of two hundred bytes and several calls.
 */
export function boundChunks(server: Server): void {
  server.prependListener("request", (request: IncomingMessage) => {
    const { headers } = request;
    const isChunked = headers["transfer-encoding"] !== undefined;
    if (!isChunked && headers["content-length"] === undefined) return;
    const push = joinChunks(request);
    request.push = push;
    // Other bodies are split only as they arrive from the network.
    if (!isChunked) return;
    let chunks = 0;
    let bytes = 0;
    const isTooMany = () => chunks > fewChunks + bytes / leastBytes;
    request.push = (chunk: Buffer | null) => {
      if (chunk === null) return push(chunk);
      // Drops the chunks that were read together with the last one allowed.
      if (isTooMany()) return false;
      chunks++;
      bytes += chunk.length;
      if (!isTooMany()) return push(chunk);
      refuseUnread(server, request, smallChunks);
      return false;
    };
  });
}
