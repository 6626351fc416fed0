/** Finds the parts of a source that stay unchanged: those with errors, and those below a comment that asks for it. */
import { ignoreDirective } from "../../../language/check/ignore-directive.js";
import type { Diagnostic } from "../../../language/diagnostics/diagnostic.js";
import type { GapComment } from "./gap.js";
import type { GapLines } from "./lines-of-gap.js";

const directive = /^\/\/\s*wf-fmt-ignore(?![\w-])/;

/** How much of an element is kept: all of it, or only its first line. */
export type Asked = "all" | "line";

/** The request in the comments above an element: to keep it, or to ignore problems on the next line. */
export function askedByComment({ trailing, between, isApart }: GapLines): Asked | undefined {
  if (isApart) return undefined;
  const last = between.at(-1);
  if (!last) return trailing.some(isIgnoring) ? "line" : undefined;
  let asked: Asked | undefined;
  for (const { comments, isApart: isAfterBlank } of between) {
    // A blank line separates a comment from the element.
    if (isAfterBlank) asked = undefined;
    if (comments.some(({ text }) => directive.test(text))) asked = "all";
    else if (comments.some(isIgnoring)) asked ??= "line";
  }
  return asked;
}

function isIgnoring({ text, isLine }: GapComment): boolean {
  return isLine && text.includes(ignoreDirective);
}

/** The errors of a source, by place. */
export class ErrorPlaces {
  readonly #starts: readonly number[];
  /** The farthest end of an error up to each index. */
  readonly #ends: number[] = [];

  constructor(diagnostics: readonly Diagnostic[]) {
    const errors = diagnostics
      .filter(({ severity }) => severity === "error")
      .sort((a, b) => a.from - b.from);
    this.#starts = errors.map(({ from }) => from);
    let farthest = -1;
    for (const { to } of errors) {
      farthest = Math.max(farthest, to);
      this.#ends.push(farthest);
    }
  }

  get count(): number {
    return this.#starts.length;
  }

  /** Whether an error touches a range. */
  touch(from: number, to: number): boolean {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#starts[middle]! <= to) low = middle + 1;
      else high = middle;
    }
    return low > 0 && this.#ends[low - 1]! >= from;
  }
}
