/** Shows on a terminal how much of a long call is done, in one line that is written over. */
import { printable } from "../../../base/text/display-width.js";
import type { Output } from "../../../workspace/io.js";

const barLength = 24;
const clearLine = "\r\u001b[K";

/** A bar below everything else that is written to its output. */
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

  /** Shows the bar after so many steps, with what is done next. */
  async show(done: number, next: string): Promise<void> {
    const filled = Math.floor((barLength * done) / this.#total);
    const bar = `[${"#".repeat(filled)}${" ".repeat(barLength - filled)}]`;
    const shown = printable(next);
    const name = shown.length > 40 ? `…${shown.slice(-39)}` : shown;
    await this.#output.write(`${clearLine}${bar} ${done}/${this.#total} ${name}`);
    this.#isShown = true;
  }

  /** Writes in place of the bar, which moves below at its next step. */
  async write(text: string | Uint8Array): Promise<void> {
    await this.clear();
    await this.#output.write(text);
  }

  /** Takes the bar away. */
  async clear(): Promise<void> {
    if (this.#isShown) await this.#output.write(clearLine);
    this.#isShown = false;
  }
}
