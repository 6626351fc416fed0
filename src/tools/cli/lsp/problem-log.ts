/** Logs problems with files that a server reads again and again: each once, until it changes. */
import type { Output } from "../../../workspace/io.js";

/** Writes to the log of an editor. */
export class ProblemLog {
  readonly #output: Output;
  /** What was last reported about each subject. */
  readonly #reported = new Map<string, string>();

  constructor(output: Output) {
    this.#output = output;
  }

  /** Reports all problems of a subject; an empty text if it has none. */
  async report(subject: string, text: string): Promise<void> {
    const before = this.#reported.get(subject) ?? "";
    if (text === before) return;
    this.#reported.set(subject, text);
    if (text !== "") await this.#output.write(text);
  }
}
