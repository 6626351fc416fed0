/** Keeps answers until their clients have read them, within bounds: slow readers are disconnected. */

/** The bounds. */
export interface UnsentOptions {
  /** Maximum number of bytes that may wait to be read. */
  bytes: number;
  /** Milliseconds allowed for any answer, plus the minimum rate of reading in bytes per millisecond. */
  patience: number;
  leastRate: number;
  now: () => number;
}

/** An answer that is being sent. */
interface Unsent {
  account: string;
  bytes: number;
  /** The time by which it must have been read. */
  until: number;
  cut: () => void;
}

/** A pace that any well-behaved client can keep. */
export const usualPace = { patience: 10_000, leastRate: 64 };

/** Interval of the check for late answers, in milliseconds. */
const checkEvery = 1_000;

/** The answers of all accounts that were made but not yet read. */
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
   * Adds an answer of an account. If there are too many bytes, the oldest answers of the account with the most bytes
   * are cut off, since that account is the one that does not read.
   *
   * @param cut closes the connection of the answer
   * @returns a function to call when the answer has been sent
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

  /** Cuts off the answers whose time is up. */
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
