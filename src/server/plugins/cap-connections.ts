/** Caps the number of open connections. */
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { CompleteConfig } from "../config.js";
import { LogSample, mostLines } from "../log-sample.js";
import { shareOf } from "../peers.js";

/** Milliseconds after which a connection without a request makes room, and how many do at a time. */
const patience = 1_000;
const mostClosed = 16;

/**
 * Refuses connections above a number. Then idle ones are closed, and the oldest of those that have not sent
 * a request yet, so that nobody can keep others out by holding connections that do nothing.
 */
export function capConnections(
  app: FastifyInstance,
  { maxConnections, peers }: CompleteConfig,
): void {
  const { server } = app;
  const most = shareOf(maxConnections, peers);
  let open = 0;
  /** Connections without a request, with the time at which they were opened, oldest first. */
  const silent = new Map<Socket, number>();
  // Not `maxConnections` of Node's server: on Node 20, workers that are full would hand a connection around for ever.
  server.on("connection", (socket) => {
    if (open >= most) {
      socket.destroy();
      makeRoom();
      return;
    }
    open++;
    silent.set(socket, performance.now());
    socket.once("close", () => {
      open--;
      silent.delete(socket);
    });
  });
  server.on("request", ({ socket }) => silent.delete(socket));
  const closeSilent = (): void => {
    const before = performance.now() - patience;
    let count = 0;
    for (const [socket, openedAt] of silent) {
      if (openedAt > before || count++ === mostClosed) return;
      socket.destroy();
    }
  };
  const sample = new LogSample(
    (_, count) => {
      app.log.warn({ count }, "more connections were refused, not logged one by one");
    },
    shareOf(mostLines, peers),
  );
  const makeRoom = (): void => {
    server.closeIdleConnections();
    closeSilent();
    if (sample.admits("drop")) {
      app.log.warn({ connections: most }, "a connection was refused: too many are open");
    }
  };
  app.addHook("onClose", async () => sample.flush());
}
