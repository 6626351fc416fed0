/** Limits how many requests of a connection run at a time: the others wait, and no further ones are read meanwhile. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type StartingLine, Turns } from "./turns.js";
import { whenOver } from "./when-over.js";

/** Requests of one connection that may run at a time. */
export const mostAtOnce = 4;

/**
 * Limits on waiting requests: over all connections, per connection, and per connection once the first limit is reached.
 * Each request takes some kilobytes, and one read of a connection can bring thousands of short ones.
 */
export const mostWaiting = 2_000;
const mostOfOne = 200;
const fewWaiting = 8;

/** Tells Node's parser that another protocol follows, so that it stops parsing. */
const stopsParsing = 2;

/** A connection with its requests. */
interface Line extends StartingLine {
  waiting: (() => void)[];
  isClosing: boolean;
}

/** Calls `start` when it is a request's turn, or never if its connection closes first. */
export type InTurn = (
  request: IncomingMessage,
  response: ServerResponse,
  start: () => void,
) => void;

/**
 * Lets pipelined requests take turns with those of other clients. If too many are waiting, closes the connections that
 * sent the most.
 *
 * @param clientOf who sends a request, as far as its head tells: requests of a client on many connections take turns
 *   with those of others. By default, all connections count alike.
 * @param now milliseconds, for the length of a turn
 * @returns a function for all requests of one server, to be called before anything else is done for them
 */
export function boundPipelines(
  clientOf: (request: IncomingMessage) => string = () => "",
  now: () => number = () => performance.now(),
): InTurn {
  const lines = new WeakMap<Socket, Line>();
  const waiting = new WaitingLines();
  const turns = new Turns(now);
  return (request, response, start) => {
    const { socket } = request;
    // The client was told that the connection ends; no further answer can be sent.
    if (socket.writableEnded) return;
    let line = lines.get(socket);
    if (!line) {
      line = openLine(socket);
      lines.set(socket, line);
      abortWithoutTraces(socket);
    }
    line.client = clientOf(request);
    const run = (): void => {
      // Gives others their turn first: a thousand requests may arrive in one read and each be answered at once.
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
    // All earlier requests were read completely, so nothing that runs depends on unread bytes.
    socket.pause();
  };
}

function openLine(socket: Socket): Line {
  return { socket, client: "", running: 0, starting: [], waiting: [], isClosing: false };
}

/** The connections with waiting requests. */
class WaitingLines {
  readonly #lines = new Set<Line>();
  /** The number of waiting requests, and how many of them belong to connections that are closing. */
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
    line.socket.destroy();
  }

  /** Called on close, because Node keeps the requests of a connection until then. */
  #forget(line: Line): void {
    this.#lines.delete(line);
    const { length } = line.waiting;
    this.#count -= length;
    if (line.isClosing) this.#closing -= length;
    line.waiting = [];
  }
}

/**
 * Makes Node abort the requests of a connection with errors that have no stack trace: nobody reads these traces, and
 * collecting them takes longer than everything else that is done for such a connection.
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
 * Keeps Node from creating requests from bytes that were already read: otherwise it creates, and keeps, thousands.
 * There is no public API for this; if the property is missing, the requests are created and ignored.
 */
function dropRest(socket: Socket): void {
  const { parser } = socket as { parser?: { onIncoming?: (...request: unknown[]) => number } };
  if (parser?.onIncoming) parser.onIncoming = () => stopsParsing;
}
