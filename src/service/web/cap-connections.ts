/** Caps the number of open connections. */
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/** Milliseconds after which a connection makes room that has sent no request, or only the beginning of one. */
const patience = 1_000;
const patienceForBody = 5_000;

/** The same for one whose client does not read what it has asked for. */
const patienceForReader = 5_000;

/** How many do at a time. */
const mostClosed = 16;

/** Milliseconds between two looks at all connections. */
const lookTime = 250;

/** What a connection is waited for: a request, or the rest of one that has begun. */
interface Awaited {
  since: number;
  request: IncomingMessage | undefined;
}

/** What the client of a connection has not read, and since when it has read nothing of it. */
interface Unread {
  bytes: number;
  since: number;
}

/**
 * Caps connections at a number. One above it takes the place of idle ones, of those that have waited longest for a request
 * or the rest of one, and of those whose clients do not read, so that nobody can keep others out by holding connections that
 * do nothing, not even after having left: it takes a while to see that of a thousand. Where all are busy, it is refused.
 *
 * @param onFull called for each that comes when the number is reached; `isRefused` unless others made room
 */
export function capConnections(
  server: Server,
  most: number,
  onFull?: (isRefused: boolean) => void,
): void {
  const open = new Set<Socket>();
  const unread = new WeakMap<Socket, Unread>();
  let lastLook = 0;
  /** Connections without a whole request, with what they are waited for since when, the longest first. */
  const silent = new Map<Socket, Awaited>();
  const wait = (socket: Socket, request?: IncomingMessage): void => {
    silent.delete(socket);
    silent.set(socket, { since: performance.now(), request });
  };
  const forget = (socket: Socket): void => {
    open.delete(socket);
    silent.delete(socket);
  };
  const close = (socket: Socket): void => {
    socket.destroy();
    // Its place is free at once: Node tells later that it is closed.
    forget(socket);
  };
  // Not `maxConnections` of Node's server: on Node 20, workers that are full would hand a connection around for ever.
  server.on("connection", (socket) => {
    if (open.size >= most) {
      makeRoom();
      const isRefused = open.size >= most;
      if (isRefused) socket.destroy();
      onFull?.(isRefused);
      if (isRefused) return;
    }
    open.add(socket);
    wait(socket);
    socket.once("close", () => forget(socket));
  });
  server.on("request", (request, response) => {
    const { socket } = request;
    wait(socket, request);
    response.once("close", () => {
      // Of several requests at once, an earlier one is answered first.
      if (!socket.destroyed && silent.get(socket)?.request === request) wait(socket);
    });
  });
  const closeSilent = (): void => {
    const now = performance.now();
    let count = 0;
    for (const [socket, { since, request }] of silent) {
      if (since > now - patience || count === mostClosed) return;
      if (request && (request.complete || since > now - patienceForBody)) continue;
      count++;
      close(socket);
    }
  };
  /** Closes those whose clients do not read, and forgets the idle ones that Node has closed. */
  const lookAtAll = (): void => {
    const now = performance.now();
    if (now - lastLook < lookTime) return;
    lastLook = now;
    let count = 0;
    for (const socket of open) {
      const bytes = socket.writableLength;
      const before = unread.get(socket);
      if (socket.destroyed) forget(socket);
      else if (bytes === 0) unread.delete(socket);
      else if (!before || bytes < before.bytes) unread.set(socket, { bytes, since: now });
      else if (before.since < now - patienceForReader && count < mostClosed) {
        count++;
        close(socket);
      }
    }
  };
  const makeRoom = (): void => {
    server.closeIdleConnections();
    closeSilent();
    lookAtAll();
  };
}
