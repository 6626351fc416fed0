/** Shows the progress of a long call on one line of a terminal. */
import { printable } from "../../../base/text/display-width.js";
import type { Output } from "../../../workspace/io.js";

const barLength = 24;
const clearLine = "\r\u001b[K";

/** A progress bar below all other output. */
export class ProgressBar implements Output {
  readonly #output: Output;
  readonly #total: number;
  #isShown = false;

  /** @param total number of steps */
  constructor(output: Output, total: number) {
    this.#output = output;
    this.#total = total;
  }

  get isTerminal(): boolean {
    return this.#output.isTerminal;
  }

  /** Shows the bar after a number of steps, with the name of the next one. */
  async show(done: number, next: string): Promise<void> {
    const filled = Math.floor((barLength * done) / this.#total);
    const bar = `[${"#".repeat(filled)}${" ".repeat(barLength - filled)}]`;
    const shown = printable(next);
    const name = shown.length > 40 ? `…${shown.slice(-39)}` : shown;
    await this.#output.write(`${clearLine}${bar} ${done}/${this.#total} ${name}`);
    this.#isShown = true;
  }

  /** Writes in place of the bar, which is drawn again at the next step. */
  async write(text: string | Uint8Array): Promise<void> {
    await this.clear();
    await this.#output.write(text);
  }

  /** Removes the bar. */
  async clear(): Promise<void> {
    if (this.#isShown) await this.#output.write(clearLine);
    this.#isShown = false;
  }
}
