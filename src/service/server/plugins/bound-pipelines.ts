/** Answers a few requests of a connection at a time: the others wait, and what follows them stays unread. */
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { whenOver } from "../request/when-over.js";

/** Requests of one connection that are answered at a time. */
const mostAtOnce = 4;

/** The requests of a connection. */
interface Line {
  running: number;
  waiting: (() => void)[];
}

/**
 * Lets the requests that a client sends without waiting for answers take turns with those of others. To be added
 * before any other hook, so that nothing is done for a request that waits.
 */
export function boundPipelines(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>();
  app.addHook("onRequest", (request, reply, done) => {
    const { socket } = request.raw;
    const line = lines.get(socket) ?? { running: 0, waiting: [] };
    lines.set(socket, line);
    const start = (): void => {
      line.running++;
      whenOver(request, reply, () => {
        line.running--;
        next(line, socket);
      });
      done();
    };
    if (line.running < mostAtOnce) return start();
    line.waiting.push(start);
    // All before it was read whole, so nothing that runs waits for what is not read.
    socket.pause();
  });
}

function next(line: Line, socket: Socket): void {
  if (socket.destroyed) line.waiting = [];
  const start = line.waiting.shift();
  // Others come first: a client may have sent a thousand.
  if (start) setImmediate(start);
  if (start && line.waiting.length === 0) socket.resume();
}
