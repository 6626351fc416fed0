/** Bounds how long costly requests keep all others waiting: they run one at a time, and clients take turns. */

/** A request that takes time. */
export interface CostlyRequest {
  /** The address of its client. */
  client: string;
  /** What it asks for; of the same thing, only the newest requests wait. */
  subject: string;
  /** Whether nobody waits for its answer anymore. */
  isGone(): boolean;
  /** Returns when its work is over; undefined if it already is. */
  start(): Promise<void> | undefined;
  /** Called instead of `start` if too many wait. */
  refuse(): void;
}

/** Maximum number of waiting requests. */
export interface MostWaiting {
  /** Of a client for one subject. */
  ofSubject: number;
  inAll: number;
}

/** ms after which no further request starts in a turn of the event loop. */
const sliceTime = 15;

/** Maximum pause in ms after a turn, which otherwise is as long as the turn: so others get half of the time. */
const longestPause = 250;

/** The requests that wait. If too many do, the oldest of whoever has most are refused: pages want the newest picture. */
export class CostlyWork {
  /** Waiting requests by client and subject; whoever is first is next. */
  readonly #clients = new Map<string, Map<string, CostlyRequest[]>>();
  #waiting = 0;
  #since: number | undefined;
  #isRunning = false;
  #isPlanned = false;
  readonly #most: MostWaiting;

  constructor(most: MostWaiting) {
    this.#most = most;
  }

  /** Starts a request at once if none waits, and otherwise when it is its turn. */
  run(request: CostlyRequest): void {
    if (this.#waiting === 0 && !this.#isRunning && this.#used < sliceTime) this.#start(request);
    else this.#add(request);
    this.#plan(0);
  }

  /** ms since the first request of this turn started: what follows its start counts, too. */
  get #used(): number {
    return this.#since === undefined ? 0 : performance.now() - this.#since;
  }

  #start(request: CostlyRequest): void {
    this.#since ??= performance.now();
    const over = request.start();
    if (!over) return;
    this.#isRunning = true;
    void over.finally(() => {
      this.#isRunning = false;
      this.#plan(0);
    });
  }

  #plan(pause: number): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    const turn = (): void => this.#turn();
    if (pause > 0) setTimeout(turn, pause);
    else setImmediate(turn);
  }

  #turn(): void {
    this.#isPlanned = false;
    if (this.#isRunning) return;
    const used = this.#used;
    this.#since = undefined;
    if (this.#waiting === 0) return;
    if (used >= sliceTime) {
      this.#plan(Math.min(used, longestPause));
      return;
    }
    const next = this.#take();
    if (!next.isGone()) this.#start(next);
    this.#plan(0);
  }

  #add(request: CostlyRequest): void {
    const { client, subject } = request;
    const subjects = this.#clients.get(client) ?? new Map<string, CostlyRequest[]>();
    const same = subjects.get(subject) ?? [];
    same.push(request);
    subjects.set(subject, same);
    this.#clients.set(client, subjects);
    this.#waiting++;
    if (same.length > this.#most.ofSubject) this.#takeOf(client, subject).refuse();
    else if (this.#waiting > this.#most.inAll) this.#refuseOne();
  }

  /** The next request: clients alternate, and so do the subjects of each. */
  #take(): CostlyRequest {
    const [client, subjects] = this.#clients.entries().next().value!;
    const subject = subjects.keys().next().value!;
    const request = this.#takeOf(client, subject);
    moveToEnd(subjects, subject);
    moveToEnd(this.#clients, client);
    return request;
  }

  #refuseOne(): void {
    const sizeOf = (subjects: Map<string, CostlyRequest[]>): number =>
      [...subjects.values()].reduce((sum, { length }) => sum + length, 0);
    const [client, subjects] = most([...this.#clients], ([, each]) => sizeOf(each));
    const [subject] = most([...subjects], ([, { length }]) => length);
    this.#takeOf(client, subject).refuse();
  }

  #takeOf(client: string, subject: string): CostlyRequest {
    const subjects = this.#clients.get(client)!;
    const same = subjects.get(subject)!;
    const request = same.shift()!;
    this.#waiting--;
    if (same.length === 0) subjects.delete(subject);
    if (subjects.size === 0) this.#clients.delete(client);
    return request;
  }
}

function moveToEnd<K, V>(map: Map<K, V>, key: K): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}

/** The first item with the largest number. */
function most<T>(items: readonly T[], numberOf: (item: T) => number): T {
  return items.reduce((a, b) => (numberOf(b) > numberOf(a) ? b : a));
}
