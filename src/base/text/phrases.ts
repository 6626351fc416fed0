/** Builds phrases for messages from names and pieces of a source. */
import { oddCharacter } from "./odd-characters.js";

const longestQuote = 40;

/** A piece of the source on one line, truncated if it is long. */
export function shortened(text: string, longest = longestQuote): string {
  const flat = text.replace(/\s+/g, " ");
  return flat.length > longest ? `${flat.slice(0, longest - 1)}…` : flat;
}

/**
 * A piece of the source in quotes, on one line and truncated if it is long. If a name contains a misleading character,
 * that character is described.
 */
export function quoted(text: string): string {
  const quote = `"${shortened(text)}"`;
  const odd = oddCharacter(text);
  return odd === undefined ? quote : `${quote} (with ${odd})`;
}

/** The names as a sentence lists them: `a, b or c`; names beyond `limit` are dropped. */
export function listed(names: readonly string[], conjunction: "and" | "or", limit = 12): string {
  if (names.length > limit) return `${names.slice(0, limit).join(", ")}, …`;
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${conjunction} ${names.at(-1)}`;
}

/** One of several words, as in a sentence: `one of a, b`; a single word stays as it is. */
export function oneOf(words: readonly string[]): string {
  return words.length === 1 ? words[0]! : `one of ${words.join(", ")}`;
}

/** A number with its noun: `1 file`, `2 files`. */
export function amount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** A noun with its indefinite article: `a page`, `an image`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}

/** The usual suggestion: `did you mean "button"?`. */
export function didYouMean(meant: string): string {
  return `did you mean ${quoted(meant)}?`;
}

/** A whole number with commas between its thousands. */
export function grouped(number: number): string {
  return String(Math.ceil(number)).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** A number of bytes in megabytes, with at most one decimal. */
export function megabytes(bytes: number): string {
  const tenths = Math.ceil(bytes / 100_000);
  return `${tenths % 10 === 0 ? grouped(tenths / 10) : (tenths / 10).toFixed(1)} MB`;
}
