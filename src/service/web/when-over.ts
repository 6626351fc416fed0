/** Tells when a request is over: its answer was sent, or its connection is gone. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Who to notify when a connection closes. These are lists because a long-lived Set keeps what was removed from
 * it alive until the next full garbage collection.
 */
const listeners = new WeakMap<Socket, (() => void)[]>();

/**
 * Calls a function once when a request is over. If several requests are pipelined on one connection and it closes, Node
 * notifies only the first of them, so this listens to the connection itself.
 */
export function whenOver(
  { socket }: IncomingMessage,
  response: ServerResponse,
  then: () => void,
): void {
  const open = listeners.get(socket) ?? listen(socket);
  const end = () => {
    const at = open.indexOf(end);
    if (at < 0) return;
    const last = open.pop()!;
    if (last !== end) open[at] = last;
    then();
  };
  open.push(end);
  // Injected requests have no connection and can only finish.
  response.once("finish", end);
  if (socket.destroyed) end();
}

function listen(socket: Socket): (() => void)[] {
  const open: (() => void)[] = [];
  listeners.set(socket, open);
  socket.once("close", () => {
    for (const end of [...open]) end();
  });
  return open;
}
