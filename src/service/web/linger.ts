/** Closes connections so that a client that is still sending sees the answer, and not a reset instead of it. */
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/** How long a client may go on sending what is not wanted, in milliseconds, and how much. */
const longest = 10_000;
const mostBytes = 16 << 20;

/** Milliseconds between two looks at how much it was. */
const lookTime = 100;

/**
 * Has a server read on where it closes a connection in the middle of a body: what arrives at a socket that is closed is
 * answered with a reset, which takes an answer away from a client that has not read it yet. The answer and the end of the
 * connection are sent at once; the rest of the body is read and dropped, up to a bound.
 */
export function lingerOnClose(server: Server): void {
  /** The request of each connection that was begun last: of several, only that one may be incomplete. */
  const last = new WeakMap<Socket, IncomingMessage>();
  server.on("connection", (socket) => {
    const close = socket.destroySoon.bind(socket);
    // What Node calls after an answer that closes the connection.
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

/** Whether a request comes with a body that is longer than a number of bytes, or may be. */
export function mayBeLong({ headers }: IncomingMessage, most: number): boolean {
  if (headers["transfer-encoding"] !== undefined) return true;
  return Number(headers["content-length"] ?? 0) > most;
}

function linger(socket: Socket, request: IncomingMessage): void {
  socket.end();
  readPast(socket, request);
}

/** Reads and drops what a client still sends of a body, up to a bound, and then closes its connection. */
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
  // Not before Node has parsed what was read last.
  else setImmediate(readUnparsed, socket);
}

/** What ends a body in chunks. */
const lastChunk = "\r\n0\r\n\r\n";

/** Reads on without the parser of Node, for which a body of small chunks is a hundred times the work. */
function readUnparsed(socket: Socket): void {
  // What comes first may follow the end of a chunk.
  let tail = Buffer.from("\r\n");
  // Node takes the connection from the parser when somebody else listens.
  socket.removeAllListeners("data");
  socket.on("data", (bytes: Buffer) => {
    const start = Buffer.concat([tail, bytes.subarray(0, lastChunk.length)]);
    if (start.includes(lastChunk) || bytes.includes(lastChunk)) socket.destroy();
    tail = Buffer.concat([tail, bytes.subarray(-lastChunk.length)]).subarray(-lastChunk.length);
  });
  socket.resume();
}
