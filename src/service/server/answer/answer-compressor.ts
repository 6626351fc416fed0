/** Compresses large answers, for which accounts take turns. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Coding } from "./codings.js";

/** How many answers are compressed at a time: of the four threads of Node's pool, the store needs the others. */
const mostAtOnce = 2;

/** How many answers of an account may wait; further ones are sent as they are, which is faster than waiting. */
const mostWaiting = 32;

const compress: Readonly<Record<Coding, (bytes: Uint8Array) => Promise<Buffer>>> = {
  // The highest quality would take longer than rendering.
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** The answers that are being compressed, or wait for it. */
export class AnswerCompressor {
  /** What waits, by account; the first one is next. */
  readonly #waiting = new Map<string, ((isTurn: boolean) => void)[]>();
  #running = 0;

  /**
   * An answer to an account, compressed when it was its turn; undefined if too many of the account wait, or if its
   * connection was closed before.
   *
   * @param whenOver takes what to call once the connection is closed: until its turn, an answer would stay in memory
   */
  async compress(
    account: string,
    bytes: Uint8Array,
    coding: Coding,
    whenOver: (then: () => void) => void,
  ): Promise<Buffer | undefined> {
    if (this.#running < mostAtOnce) this.#running++;
    else {
      const line = this.#waiting.get(account) ?? [];
      if (line.length >= mostWaiting) return undefined;
      this.#waiting.set(account, line);
      const isTurn = await new Promise<boolean>((resolve) => {
        line.push(resolve);
        whenOver(() => this.#leave(account, resolve));
      });
      if (!isTurn) return undefined;
    }
    try {
      return await compress[coding](bytes);
    } finally {
      this.#next();
    }
  }

  #leave(account: string, resolve: (isTurn: boolean) => void): void {
    const line = this.#waiting.get(account) ?? [];
    const at = line.indexOf(resolve);
    if (at < 0) return;
    line.splice(at, 1);
    if (line.length === 0) this.#waiting.delete(account);
    resolve(false);
  }

  /** Gives the place to the next account, which then is last. */
  #next(): void {
    for (const [account, line] of this.#waiting) {
      const start = line.shift();
      this.#waiting.delete(account);
      if (line.length > 0) this.#waiting.set(account, line);
      start?.(true);
      return;
    }
    this.#running--;
  }
}
