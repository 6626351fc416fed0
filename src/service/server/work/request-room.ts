/** Admits requests before their bodies are read, if there will be time and memory for them. */
import { BusyError } from "./busy-error.js";
import type { TaskTimes } from "./task-times.js";
import type { ThreadQueue } from "./thread-queue.js";

/** What a room needs. */
export interface RequestRoomOptions {
  queue: ThreadQueue;
  times: TaskTimes;
  /** Maximum number of bytes of bodies and answers at a time. */
  bytes: number;
  /** Maximum expected wait of a request, in milliseconds. */
  longestWait: number;
}

/** The requests and bytes of an account. */
interface Holding {
  places: number;
  /** Requests whose bodies are still arriving. */
  arriving: number;
  bytes: number;
}

/** The minimum that a request counts, in bytes: even one without a body takes memory. */
const leastBytes = 4 << 10;

/** How many accounts without requests are remembered; removing and adding them each time would be slower. */
const keptHoldings = 10_000;

/** The requests that are being read, worked on or answered. */
export class RequestRoom {
  readonly #options: RequestRoomOptions;
  readonly #holdings = new Map<string, Holding>();
  #bytes = 0;

  constructor(options: RequestRoomOptions) {
    this.#options = options;
  }

  /** Admits a request of an account with a body of the given size; throws a BusyError if there is no room. */
  enter(account: string, size: number): RequestPlace {
    const { queue, times, longestWait } = this.#options;
    const holding = this.#holdings.get(account) ?? { places: 0, arriving: 0, bytes: 0 };
    const wait = queue.expectedWait(account, holding.arriving * times.ofRequest(account));
    if (wait > longestWait) throw new BusyError("too many tasks are waiting", wait - longestWait);
    const bytes = Math.max(leastBytes, size);
    this.check(account, holding, bytes);
    this.#holdings.set(account, holding);
    holding.places++;
    holding.arriving++;
    this.add(holding, bytes);
    return new RequestPlace(this, account, holding, bytes);
  }

  /**
   * Throws a BusyError if an account cannot have more bytes. It may hold as much as it leaves free, so there is always
   * room for another account.
   */
  check(account: string, holding: Holding, more: number): void {
    if (holding.bytes + more <= this.#options.bytes - this.#bytes) return;
    throw new BusyError("too many bytes are waiting", this.#options.queue.expectedWait(account));
  }

  /** Counts bytes that an account holds. */
  add(holding: Holding, bytes: number): void {
    holding.bytes += bytes;
    this.#bytes += bytes;
  }

  /** Records that a request has left after spending some milliseconds in a thread. */
  leave(account: string, holding: Holding, ms: number): void {
    this.#options.times.noteRequest(account, ms);
    if (--holding.places === 0 && this.#holdings.size > keptHoldings) {
      this.#holdings.delete(account);
    }
  }
}

/** The place of one request, from its headers to the end of its answer. */
export class RequestPlace {
  readonly account: string;
  /** Milliseconds that the request has spent in a thread. */
  threadTime = 0;
  readonly #room: RequestRoom;
  readonly #holding: Holding;
  #bytes: number;
  #hasBegun = false;
  #hasLeft = false;
  #whenLeft: (() => void) | undefined;

  constructor(room: RequestRoom, account: string, holding: Holding, bytes: number) {
    this.account = account;
    this.#room = room;
    this.#holding = holding;
    this.#bytes = bytes;
  }

  /**
   * Reserves room for more of a body of unknown size, or for an answer before it is made; throws a BusyError if there
   * is none.
   */
  grow(bytes: number): void {
    if (this.#hasLeft) return;
    this.#room.check(this.account, this.#holding, bytes);
    this.hold(bytes);
  }

  /** Takes room without a check, or with a negative number gives it back. */
  hold(bytes: number): void {
    if (this.#hasLeft) return;
    this.#room.add(this.#holding, bytes);
    this.#bytes += bytes;
  }

  /** Records that the body has arrived. */
  begin(): void {
    if (!this.#hasBegun) this.#holding.arriving--;
    this.#hasBegun = true;
  }

  /** Calls back when the slot is released, or immediately if it already has been. */
  whenLeft(then: () => void): void {
    if (this.#hasLeft) then();
    else this.#whenLeft = then;
  }

  /** Gives the place back: the answer was sent, or the client has disconnected. */
  leave(): void {
    if (this.#hasLeft) return;
    this.begin();
    this.#hasLeft = true;
    this.#room.add(this.#holding, -this.#bytes);
    this.#room.leave(this.account, this.#holding, this.threadTime);
    this.#whenLeft?.();
  }
}
