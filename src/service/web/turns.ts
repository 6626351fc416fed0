/** Starts requests in turns: clients alternate, whatever the number of their connections. */
import type { Socket } from "node:net";

/**
 * Requests that may start in one turn of the event loop, over all connections. Node accepts one connection per turn, so
 * if thousands of requests were answered in one turn, new clients would wait for minutes.
 */
export const mostInTurn = 4;

/** Milliseconds of work after which no further request starts in a turn. */
const longestTurn = 2;

/** A connection with requests to start. */
export interface StartingLine {
  socket: Socket;
  /** Who has sent its newest request. */
  client: string;
  /** Requests that have started or will start in one of the next turns. */
  running: number;
  starting: (() => void)[];
}

/** Starts a limited number of requests in each turn of the event loop; clients take turns, and connections of a client. */
export class Turns {
  /** Connections with requests to start, by client; the first of the first client is next. */
  readonly #clients = new Map<string, StartingLine[]>();
  readonly #now: () => number;
  #left = mostInTurn;
  /** Milliseconds of work in this turn. */
  #used = 0;
  #isPlanned = false;

  /** `now` returns milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Starts a request at once if none waits, and otherwise when it is its turn; never if its connection is gone. */
  start(line: StartingLine, start: () => void): void {
    line.running++;
    this.#plan();
    if (this.#hasRoom() && this.#clients.size === 0) {
      this.#run(start);
      return;
    }
    line.starting.push(start);
    if (line.starting.length === 1) this.#add(line);
  }

  #hasRoom(): boolean {
    return this.#left > 0 && this.#used < longestTurn;
  }

  #run(start: () => void): void {
    this.#left--;
    const began = this.#now();
    start();
    this.#used += this.#now() - began;
  }

  #add(line: StartingLine): void {
    const lines = this.#clients.get(line.client);
    if (lines) lines.push(line);
    else this.#clients.set(line.client, [line]);
  }

  /** The next connection; its client is last from now on. */
  #take(): StartingLine | undefined {
    for (const [client, lines] of this.#clients) {
      const line = lines.shift();
      this.#clients.delete(client);
      if (lines.length > 0) this.#clients.set(client, lines);
      return line;
    }
    return undefined;
  }

  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#isPlanned = false;
    this.#left = mostInTurn;
    this.#used = 0;
    while (this.#hasRoom()) {
      const line = this.#take();
      if (!line) return;
      this.#plan();
      const start = line.starting.shift()!;
      if (line.starting.length > 0) this.#add(line);
      if (!line.socket.destroyed) this.#run(start);
    }
  }
}
