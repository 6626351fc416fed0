/** Lets requests in before their bodies are read, as long as there will be time and memory for them. */
import { BusyError } from "./busy-error.js";
import type { TaskTimes } from "./task-times.js";
import type { ThreadQueue } from "./thread-queue.js";

/** What a room needs. */
export interface RequestRoomOptions {
  queue: ThreadQueue;
  times: TaskTimes;
  /** How many bytes of bodies and answers there may be at a time. */
  bytes: number;
  /** How many milliseconds a request may be expected to wait. */
  longestWait: number;
}

/** What an account has in the room. */
interface Holding {
  places: number;
  /** Requests whose bodies are still on their way. */
  arriving: number;
  bytes: number;
}

/** The least that a request counts, in bytes: even one without a body takes memory. */
const leastBytes = 4 << 10;

/** How many accounts without requests are remembered: adding and removing one each time would be slower. */
const keptHoldings = 10_000;

/** The requests that are being read, worked on or answered. */
export class RequestRoom {
  readonly #options: RequestRoomOptions;
  readonly #holdings = new Map<string, Holding>();
  #bytes = 0;

  constructor(options: RequestRoomOptions) {
    this.#options = options;
  }

  /** Gives a request of an account, with a body of a size, its place; throws a BusyError when it does not fit. */
  enter(account: string, size: number): Place {
    const { queue, times, longestWait } = this.#options;
    const holding = this.#holdings.get(account) ?? { places: 0, arriving: 0, bytes: 0 };
    const wait = queue.expectedWait(account, holding.arriving * times.ofRequest(account));
    if (wait > longestWait) throw new BusyError("too many tasks are waiting", wait - longestWait);
    const bytes = Math.max(leastBytes, size);
    if (!this.#fits(holding, bytes)) throw new BusyError("too many bytes are waiting", wait);
    this.#holdings.set(account, holding);
    holding.places++;
    holding.arriving++;
    const add = (more: number) => {
      holding.bytes += more;
      this.#bytes += more;
    };
    add(bytes);
    return new Place(account, bytes, {
      grow: (more) => {
        if (!this.#fits(holding, more)) throw new BusyError("too many bytes are waiting", wait);
        add(more);
      },
      add,
      check: () => {
        if (!this.#fits(holding, 0)) throw new BusyError("too many bytes are waiting", wait);
      },
      begin: () => holding.arriving--,
      leave: (ms) => {
        times.noteRequest(account, ms);
        if (--holding.places === 0 && this.#holdings.size > keptHoldings) {
          this.#holdings.delete(account);
        }
      },
    });
  }

  /** An account may hold as much as it leaves free. So there is always room for the next one. */
  #fits(holding: Holding, more: number): boolean {
    return holding.bytes + more <= this.#options.bytes - this.#bytes;
  }
}

/** How a place tells its room. */
interface PlaceEvents {
  grow(bytes: number): void;
  add(bytes: number): void;
  check(): void;
  begin(): void;
  leave(ms: number): void;
}

/** The place of one request, from its headers to the end of its answer. */
export class Place {
  readonly account: string;
  /** Milliseconds that the request has been in a thread. */
  threadTime = 0;
  readonly #events: PlaceEvents;
  #bytes: number;
  #hasBegun = false;
  #hasLeft = false;
  #whenLeft: (() => void) | undefined;

  constructor(account: string, bytes: number, events: PlaceEvents) {
    this.account = account;
    this.#bytes = bytes;
    this.#events = events;
  }

  /** Takes room for more of a body whose size was not known; throws a BusyError when there is none. */
  grow(bytes: number): void {
    if (this.#hasLeft) return;
    this.#events.grow(bytes);
    this.#bytes += bytes;
  }

  /**
   * Throws a BusyError when its account holds too much: answers, whose size is known too late, that nobody
   * reads. Asked before there is another one.
   */
  checkRoom(): void {
    if (!this.#hasLeft) this.#events.check();
  }

  /** Takes room for an answer, which exists already. */
  hold(bytes: number): void {
    if (this.#hasLeft) return;
    this.#events.add(bytes);
    this.#bytes += bytes;
  }

  /** The body has arrived. */
  begin(): void {
    if (!this.#hasBegun && !this.#hasLeft) this.#events.begin();
    this.#hasBegun = true;
  }

  /** Calls a function when the place is left; at once if it has been. */
  whenLeft(then: () => void): void {
    if (this.#hasLeft) then();
    else this.#whenLeft = then;
  }

  /** Gives the place back: the answer was sent, or the client has left. */
  leave(): void {
    if (this.#hasLeft) return;
    this.begin();
    this.#hasLeft = true;
    this.#events.add(-this.#bytes);
    this.#events.leave(this.threadTime);
    this.#whenLeft?.();
  }
}
