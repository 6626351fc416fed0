/** Keeps responses until their clients have read them, within bounds: slow readers are disconnected. */

/** What the bounds are. */
export interface UnsentOptions {
  /** Bytes of answers that may wait to be read. */
  bytes: number;
  /** Milliseconds that any answer may take, and bytes per millisecond that a client must read besides. */
  patience: number;
  leastRate: number;
  now: () => number;
}

/** An answer that is being sent. */
interface Unsent {
  account: string;
  bytes: number;
  /** When it must have been read. */
  until: number;
  cut: () => void;
}

/** Bytes per millisecond, and milliseconds, that are enough for any client that wants its answer. */
export const usualPace = { patience: 10_000, leastRate: 64 };

/** How often late answers are looked for, in milliseconds. */
const checkEvery = 1_000;

/** The answers of all accounts that have been made and not yet read. */
export class UnsentAnswers {
  readonly #options: UnsentOptions;
  /** In the order in which they were made. */
  readonly #answers = new Set<Unsent>();
  readonly #byAccount = new Map<string, number>();
  #bytes = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: UnsentOptions) {
    this.#options = options;
  }

  /**
   * Takes an answer of an account. If that makes too many bytes, the oldest answers of the account that
   * holds most are cut off: that account, and no other, does not read.
   *
   * @param cut closes the connection of the answer
   * @returns what says that it was sent
   */
  add(account: string, bytes: number, cut: () => void): () => void {
    const { patience, leastRate, now, bytes: most } = this.#options;
    const answer = { account, bytes, until: now() + patience + bytes / leastRate, cut };
    this.#answers.add(answer);
    this.#count(account, bytes);
    while (this.#bytes > most && this.#answers.size > 1) this.#cutOldestOf(this.#largest());
    this.#timer ??= setInterval(() => this.cutLate(), checkEvery).unref();
    return () => this.#remove(answer);
  }

  /** Cuts off the answers that should have been read by now. */
  cutLate(): void {
    const now = this.#options.now();
    for (const answer of this.#answers) if (answer.until <= now) this.#cut(answer);
  }

  #largest(): string {
    let [largest = "", most = -1]: [string?, number?] = [];
    for (const [account, bytes] of this.#byAccount) {
      if (bytes > most) [largest, most] = [account, bytes];
    }
    return largest;
  }

  #cutOldestOf(wanted: string): void {
    for (const answer of this.#answers) {
      if (answer.account !== wanted) continue;
      this.#cut(answer);
      return;
    }
  }

  #cut(answer: Unsent): void {
    this.#remove(answer);
    answer.cut();
  }

  #remove(answer: Unsent): void {
    if (!this.#answers.delete(answer)) return;
    this.#count(answer.account, -answer.bytes);
    if (this.#answers.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #count(account: string, bytes: number): void {
    this.#bytes += bytes;
    const held = (this.#byAccount.get(account) ?? 0) + bytes;
    if (held === 0) this.#byAccount.delete(account);
    else this.#byAccount.set(account, held);
  }
}
