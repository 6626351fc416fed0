/** Caps the number of open connections. */
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/** Milliseconds after which a connection without a request, or with an incomplete one, may be closed to make room. */
const patience = 1_000;
const patienceForBody = 5_000;

/** Milliseconds after which a connection may be closed if its client does not read the answer. */
const patienceForReader = 5_000;

/** How many connections may be closed at a time. */
const mostClosed = 16;

/** The shortest time between two checks of all connections, in milliseconds. */
const lookTime = 250;

/** What a connection is waiting for: a request, or the rest of one. */
interface Awaited {
  since: number;
  request: IncomingMessage | undefined;
}

/** How many bytes the client of a connection has not read, and since when it has read none of them. */
interface Unread {
  bytes: number;
  since: number;
}

/** Tells the clients of connections apart. */
export interface ClientsOfConnections {
  /** Who sends a request, as far as its head tells; without headers, the address of the connection. */
  of(request: Pick<IncomingMessage, "headers" | "socket">): string;
  /** Whether a client has shown who it is, and is not only known by its address. */
  isKnown(client: string): boolean;
}

/**
 * Caps the number of connections. A new one above the cap replaces idle ones, those that have waited longest for a
 * request or the rest of one, and those whose clients do not read. So nobody can keep others out by holding idle
 * connections, or by leaving: noticing that a thousand clients have gone takes a while. If all are busy, one of the
 * client with the most makes room, if that has more than its share. Otherwise, the new one is refused.
 *
 * @param onFull called for each connection that arrives at the cap; `isRefused` unless room was made for it
 * @param clients if omitted, busy connections never make room
 */
export function capConnections(
  server: Server,
  most: number,
  onFull?: (isRefused: boolean) => void,
  clients?: ClientsOfConnections,
): void {
  const open = new Set<Socket>();
  const unread = new WeakMap<Socket, Unread>();
  let lastLook = 0;
  /** Connections without a complete request, those that have waited longest first. */
  const silent = new Map<Socket, Awaited>();
  const wait = (socket: Socket, request?: IncomingMessage): void => {
    silent.delete(socket);
    silent.set(socket, { since: performance.now(), request });
  };
  /** The client of each connection, and how many each client has. */
  const clientOf = new Map<Socket, string>();
  const counts = new Map<string, number>();
  const uncount = (socket: Socket): void => {
    const client = clientOf.get(socket);
    if (client === undefined) return;
    clientOf.delete(socket);
    const left = counts.get(client)! - 1;
    if (left > 0) counts.set(client, left);
    else counts.delete(client);
  };
  const count = (socket: Socket, client: string): void => {
    if (clientOf.get(socket) === client) return;
    uncount(socket);
    clientOf.set(socket, client);
    counts.set(client, (counts.get(client) ?? 0) + 1);
  };
  const forget = (socket: Socket): void => {
    open.delete(socket);
    silent.delete(socket);
    uncount(socket);
  };
  const close = (socket: Socket): void => {
    socket.destroy();
    // Its place is free at once, since Node emits `close` only later.
    forget(socket);
  };
  // Not Node's `maxConnections`: on Node 20, workers at their cap would pass a connection around forever.
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
    if (clients) count(socket, clients.of({ headers: {}, socket }));
    socket.once("close", () => forget(socket));
  });
  server.on("request", (request, response) => {
    const { socket } = request;
    wait(socket, request);
    if (clients && open.has(socket)) count(socket, clients.of(request));
    response.once("close", () => {
      // Of several pipelined requests, the earlier ones are answered first.
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
  /** Closes connections whose clients do not read, and forgets idle ones that Node has closed. */
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
  /** Closes a connection of the client that has the most, whatever it is doing, if others have less. */
  const closeOfMost = (): void => {
    if (!clients) return;
    let largest = "";
    let count = Math.max(1, most / (counts.size + 1));
    for (const [client, each] of counts) if (each > count) [largest, count] = [client, each];
    if (largest === "") return;
    const all = [...silent.keys()].filter((socket) => clientOf.get(socket) === largest);
    // Whoever is known keeps its oldest work, so that its own newcomers do not undo it. Of an address, others may have
    // just come.
    const chosen = clients.isKnown(largest) ? all.at(-1) : all[0];
    if (chosen) close(chosen);
  };
  const makeRoom = (): void => {
    server.closeIdleConnections();
    closeSilent();
    lookAtAll();
    if (open.size >= most) closeOfMost();
  };
}
