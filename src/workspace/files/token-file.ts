/** Reads a file of design tokens, and reads it again when it has changed. */
import { relative, resolve } from "node:path";
import { printable } from "../../base/text/display-width.js";
import type { GivenTokens } from "../../base/theme/given-tokens.js";
import { readTokenFile, type TokenProblem } from "../../base/theme/read-token-file.js";
import { tokenProblem } from "../../model/reuse/report-tokens.js";
import type { Io } from "../io.js";
import { isUsageError, UsageError } from "../usage-error.js";
import { failureReason } from "./failure.js";
import { readRegular } from "./read-regular.js";

/** Maximum number of unknown names that are described. */
const mostDescribed = 20;

/** A token file named on the command line. */
export class TokenFile {
  readonly absolute: string;
  readonly #io: Io;
  #text: string | undefined;
  #values: GivenTokens | undefined;

  constructor(path: string, io: Io) {
    this.absolute = resolve(io.cwd, path);
    this.#io = io;
  }

  /**
   * Its current values. A problem with the file is a UsageError at first; later, it is reported once, and the last good
   * values stay.
   */
  read(): GivenTokens {
    let text: string | undefined;
    try {
      text = this.#load();
      if (text !== this.#text || !this.#values) this.#values = this.#parse(text);
    } catch (error) {
      if (!isUsageError(error) || !this.#values) throw error;
      if (text !== this.#text) void this.#io.stderr.write(`wf: ${error.message}\n`);
    }
    this.#text = text;
    return this.#values!;
  }

  get #name(): string {
    const inside = relative(this.#io.cwd, this.absolute);
    return printable(inside.startsWith("..") ? this.absolute : inside);
  }

  #load(): string {
    try {
      return readRegular(this.absolute, this.#io.cwd)
        .toString("utf8")
        .replace(/^\uFEFF/, "");
    } catch (error) {
      throw new UsageError(`${this.#name}: ${failureReason(error)}`);
    }
  }

  #parse(text: string): GivenTokens {
    let file: unknown;
    try {
      file = JSON.parse(text);
    } catch (error) {
      throw new UsageError(`${this.#name} is not valid JSON: ${(error as Error).message}`);
    }
    const { values, problems } = readTokenFile(file);
    const fatal = problems.find(({ kind }) => kind !== "unknown");
    if (fatal) throw new UsageError(this.#describe(fatal));
    const lines = problems.slice(0, mostDescribed).map((problem) => this.#describe(problem));
    const left = problems.length - lines.length;
    if (left > 0) lines.push(`${this.#name}: and ${left} more`);
    if (lines.length > 0) void this.#io.stderr.write(`${lines.map(printable).join("\n")}\n`);
    return values;
  }

  #describe(problem: TokenProblem): string {
    const { message, hint } = tokenProblem(problem);
    return `${this.#name}: ${message}${hint === undefined ? "" : `; ${hint}`}`;
  }
}
