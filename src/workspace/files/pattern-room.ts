/** Compiles the ignore files of a search, as long as that and their patterns do not take too long. */
import ignore, { type Ignore } from "ignore";
import { isBoundedPattern, weightOf, weightOfAll } from "./is-bounded-pattern.js";
import { KeptByText } from "./kept-by-text.js";
import { MatchRoom } from "./match-room.js";

/** How many characters to match each character of an ignore file, and each one of the patterns in it, counts as. */
const [toRead, toCompile] = [50, 400];

/** Number of characters of the ignore files that are kept, and of a pattern: its matcher takes as much memory. */
const mostKept = 10_000_000;
const charactersOfPattern = 400;

/** The rules of an ignore file. */
export interface Rules {
  readonly rules: Ignore;
  /** Number of rules, with those that take longer counted more than once. */
  readonly weight: number;
}

/** Thrown if the patterns of a search take too long; `failureReason` describes it. */
export class TooManyPatterns extends Error {
  readonly code = "WF_PATTERNS";
}

/** What is left for the patterns of a search. */
export class PatternRoom extends MatchRoom {
  /** Each folder may have a copy of one ignore file. */
  readonly #kept = new KeptByText<Rules>(mostKept);

  /**
   * The rules of an ignore file, compiled once for equal texts. Throws an error that `failureReason` describes if there is
   * not enough left for another text.
   *
   * @param most how many patterns may be compiled
   */
  rulesOf(text: string, most: number): Rules {
    return this.#kept.get(`${most} ${text}`, () => {
      if (!this.take(text, toRead)) throw new TooManyPatterns();
      const patterns = patternsOf(text, most);
      const joined = patterns.join("\n");
      if (!this.take(joined, toCompile)) throw new TooManyPatterns();
      const rules = ignore({ allowRelativePaths: true, ignorecase: false }).add(joined);
      const value = { rules, weight: weightOfAll(patterns) };
      return { value, size: text.length + charactersOfPattern * patterns.length };
    });
  }
}

/** The lines of an ignore file that count as patterns, until they are too many. */
function patternsOf(text: string, most: number): string[] {
  let weight = 0;
  const patterns: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line === "" || line.startsWith("#") || !isBoundedPattern(line)) continue;
    if (weight + weightOf(line) > most) break;
    weight += weightOf(line);
    patterns.push(line);
  }
  return patterns;
}
