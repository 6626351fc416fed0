/** Closes connections in a way that a client that is still sending gets the answer instead of a reset. */
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/** How long a client may go on sending a body that is ignored, in milliseconds, and how many bytes. */
const longest = 10_000;
const mostBytes = 16 << 20;

/** Milliseconds between two checks of these limits. */
const lookTime = 100;

/**
 * Makes a server keep reading when it closes a connection in the middle of a body: bytes that arrive at a closed socket
 * are answered with a reset, which makes the client lose an answer that it has not read yet. The answer and the end of
 * the connection are sent at once; the rest of the body is read and dropped, up to a limit.
 */
export function lingerOnClose(server: Server): void {
  /** The last request of each connection: of several, only this one can be incomplete. */
  const last = new WeakMap<Socket, IncomingMessage>();
  server.on("connection", (socket) => {
    const close = socket.destroySoon.bind(socket);
    // Node calls this after an answer that closes the connection.
    socket.destroySoon = () => {
      const request = last.get(socket);
      if (!request || request.complete || socket.destroyed) close();
      else linger(socket, request);
    };
  });
  server.prependListener("request", (request: IncomingMessage) => {
    last.set(request.socket, request);
  });
}

/** Whether the body of a request is, or may be, longer than the given number of bytes. */
export function mayBeLong({ headers }: IncomingMessage, most: number): boolean {
  if (headers["transfer-encoding"] !== undefined) return true;
  return Number(headers["content-length"] ?? 0) > most;
}

function linger(socket: Socket, request: IncomingMessage): void {
  socket.end();
  readPast(socket, request);
}

/** Reads and drops the rest of a body, up to a limit, then closes the connection. */
export function readPast(socket: Socket, request: IncomingMessage): void {
  const before = socket.bytesRead;
  const end = performance.now() + longest;
  const timer = setInterval(() => {
    const isOver = performance.now() > end || socket.bytesRead - before > mostBytes;
    if (request.complete || isOver) socket.destroy();
  }, lookTime);
  socket.once("close", () => clearInterval(timer));
  request.once("end", () => socket.destroy());
  if (request.headers["transfer-encoding"] === undefined) request.resume();
  // Node must first finish parsing what was read last.
  else setImmediate(readUnparsed, socket);
}

/** The end of a chunked body. */
const lastChunk = "\r\n0\r\n\r\n";

/** Reads on without Node's parser, which would need a hundred times the work for a body of small chunks. */
function readUnparsed(socket: Socket): void {
  // The first bytes may directly follow the end of a chunk.
  let tail = Buffer.from("\r\n");
  // Node detaches its parser when somebody else listens for data.
  socket.removeAllListeners("data");
  socket.on("data", (bytes: Buffer) => {
    const start = Buffer.concat([tail, bytes.subarray(0, lastChunk.length)]);
    if (start.includes(lastChunk) || bytes.includes(lastChunk)) socket.destroy();
    tail = Buffer.concat([tail, bytes.subarray(-lastChunk.length)]).subarray(-lastChunk.length);
  });
  socket.resume();
}
