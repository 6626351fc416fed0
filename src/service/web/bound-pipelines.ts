/** Answers a few requests of a connection at a time: the others wait, and what follows them stays unread. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { whenOver } from "./when-over.js";

/** Requests of one connection that are answered at a time, and in one turn of the event loop. */
export const mostAtOnce = 4;

/**
 * Requests that wait on all connections, those of one, and those that one may have waiting even then. Each takes some
 * kilobytes, and of the shortest ones, thousands come with one read of a connection.
 */
export const mostWaiting = 2_000;
const mostOfOne = 200;
const fewWaiting = 8;

/**
 * Requests that start in one turn of the event loop, whoever sends them. In each turn Node accepts one connection, so that
 * new clients would wait for minutes where thousands of requests are answered in one.
 */
export const mostInTurn = 4;

/** What tells the parser of Node that another protocol follows, which it leaves alone. */
const stopsParsing = 2;

/** The requests of a connection. */
interface Line {
  socket: Socket;
  /** Those that have started, or start in one of the next turns. */
  running: number;
  starting: (() => void)[];
  waiting: (() => void)[];
  isClosing: boolean;
}

/**
 * Lets the requests that a client sends without waiting for answers take turns with those of others. Where too many
 * wait, connections are closed that have sent many.
 *
 * @returns what every request of one server goes through before anything is done for it: calls `start` when it is its turn,
 *   and never where its connection is closed before
 */
export function boundPipelines(): (
  request: IncomingMessage,
  response: ServerResponse,
  start: () => void,
) => void {
  const lines = new WeakMap<Socket, Line>();
  const waiting = new WaitingLines();
  const turns = new Turns();
  return (request, response, start) => {
    const { socket } = request;
    // Its client was told that the connection ends, and cannot be answered any more.
    if (socket.writableEnded) return;
    const line = lines.get(socket) ?? openLine(socket);
    lines.set(socket, line);
    const run = (): void => {
      // Not before others had their turn: a thousand requests may come with one read, and be answered at once.
      const end = (): void => {
        line.running--;
        if (line.isClosing || socket.destroyed) return;
        const next = waiting.take(line);
        if (!next) return;
        turns.start(line, next);
        if (line.waiting.length === 0) socket.resume();
      };
      whenOver(request, response, () => setImmediate(end));
      start();
    };
    if (line.running < mostAtOnce) return turns.start(line, run);
    if (line.isClosing) return;
    waiting.add(line, run);
    // All before it was read whole, so nothing that runs waits for what is not read.
    socket.pause();
  };
}

function openLine(socket: Socket): Line {
  return { socket, running: 0, starting: [], waiting: [], isClosing: false };
}

/** Starts requests, of which only some in each turn of the event loop; connections take turns. */
class Turns {
  readonly #lines: Line[] = [];
  #left = mostInTurn;
  #isPlanned = false;

  start(line: Line, start: () => void): void {
    line.running++;
    this.#plan();
    if (this.#left > 0 && this.#lines.length === 0) {
      this.#left--;
      start();
      return;
    }
    line.starting.push(start);
    if (line.starting.length === 1) this.#lines.push(line);
  }

  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#isPlanned = false;
    this.#left = mostInTurn;
    while (this.#left > 0) {
      const line = this.#lines.shift();
      if (!line) return;
      this.#plan();
      const start = line.starting.shift()!;
      if (line.starting.length > 0) this.#lines.push(line);
      if (line.socket.destroyed) continue;
      this.#left--;
      start();
    }
  }
}

/** The connections with requests that wait. */
class WaitingLines {
  readonly #lines = new Set<Line>();
  /** Requests in memory, and those of them whose connections are being closed. */
  #count = 0;
  #closing = 0;

  add(line: Line, start: () => void): void {
    if (!this.#lines.has(line)) {
      this.#lines.add(line);
      line.socket.once("close", () => this.#forget(line));
    }
    line.waiting.push(start);
    const isCrowded = ++this.#count > mostWaiting;
    if (line.waiting.length > (isCrowded ? fewWaiting : mostOfOne)) this.#close(line);
    else if (isCrowded && this.#count - this.#closing > mostWaiting) this.#close(this.#longest());
  }

  take(line: Line): (() => void) | undefined {
    const start = line.waiting.shift();
    if (start) this.#count--;
    return start;
  }

  #longest(): Line {
    const open = [...this.#lines].filter(({ isClosing }) => !isClosing);
    return open.reduce((a, b) => (b.waiting.length > a.waiting.length ? b : a));
  }

  #close(line: Line): void {
    line.isClosing = true;
    this.#closing += line.waiting.length;
    dropRest(line.socket);
    abortWithoutTraces(line.socket);
    line.socket.destroy();
  }

  /** Node keeps the requests of a connection until it is closed. */
  #forget(line: Line): void {
    this.#lines.delete(line);
    const { length } = line.waiting;
    this.#count -= length;
    if (line.isClosing) this.#closing -= length;
    line.waiting = [];
  }
}

/**
 * Has Node abort the requests of a connection with errors that do not say where: to find that out for each, and nobody
 * asks, takes longer than all else that is done for such a connection.
 */
function abortWithoutTraces(socket: Socket): void {
  const usual = Error.stackTraceLimit;
  socket.prependOnceListener("close", () => {
    Error.stackTraceLimit = 0;
  });
  socket.once("close", () => {
    Error.stackTraceLimit = usual;
  });
}

/**
 * Has Node make no requests of what was read together with the last one: else it makes, and keeps, thousands. There is
 * no public way; where this one is missing, they are made and nothing is done for them.
 */
function dropRest(socket: Socket): void {
  const { parser } = socket as { parser?: { onIncoming?: (...request: unknown[]) => number } };
  if (parser?.onIncoming) parser.onIncoming = () => stopsParsing;
}
