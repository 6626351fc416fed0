/** Ends bodies that come in very many small chunks: each takes Node time and memory, however little is in it. */
import type { IncomingMessage, Server } from "node:http";
import { readPast } from "./linger.js";

/** Chunks that every body may have, and how many bytes the others must have on average. */
const fewChunks = 4_000;
const leastBytes = 64;

/** What `clientError` is told of such a body. */
export const smallChunks = "WF_SMALL_CHUNKS";

/**
 * Has a server refuse a body when too many small chunks of it have come, as it refuses what is not valid HTTP. Six bytes
 * on the way are a chunk of one byte, of which Node makes a buffer of two hundred, and a few calls.
 */
export function boundChunks(server: Server): void {
  server.prependListener("request", (request: IncomingMessage) => {
    // The pieces of other bodies are those that the network brings.
    if (request.headers["transfer-encoding"] === undefined) return;
    const push = request.push.bind(request);
    let chunks = 0;
    let bytes = 0;
    const isTooMany = () => chunks > fewChunks + bytes / leastBytes;
    request.push = (chunk: Buffer | null) => {
      if (chunk === null) return push(chunk);
      // What was read together with the last chunk is dropped.
      if (isTooMany()) return false;
      chunks++;
      bytes += chunk.length;
      if (!isTooMany()) return push(chunk);
      refuse(server, request);
      return false;
    };
  });
}

function refuse(server: Server, request: IncomingMessage): void {
  const { socket } = request;
  const error = Object.assign(new Error("too many small chunks"), { code: smallChunks });
  const isHeard = server.emit("clientError", error, socket);
  if (isHeard && !socket.destroyed) readPast(socket, request);
  else socket.destroy();
}
