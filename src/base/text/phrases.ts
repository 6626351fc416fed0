/** Builds phrases for messages from names and pieces of a source. */
import { oddCharacter } from "./odd-characters.js";

const longestQuote = 40;

/** Number of characters of a text that are looked at for a quote: more would be the same, unless it is white space. */
const longestLook = 2_000;

/** Maximum length of a name in a list, and of the words of a choice. */
const longestName = 200;
const mostWords = 40;

/** A piece of the source on one line, truncated if it is long. */
export function shortened(text: string, longest = longestQuote): string {
  const isCut = text.length > longestLook + longest;
  const flat = (isCut ? text.slice(0, longestLook + longest) : text).replace(/\s+/g, " ");
  if (flat.length > longest) return cutTo(flat, longest);
  return isCut ? `${flat}…` : flat;
}

/** The start of a longer text, with an ellipsis as the last of `most` characters; no pair of surrogates is cut. */
export function cutTo(text: string, most: number): string {
  const isInPair = /[\ud800-\udbff]/.test(text.charAt(most - 2));
  return `${text.slice(0, isInPair ? most - 2 : most - 1)}…`;
}

/**
 * A piece of the source in quotes, on one line and truncated if it is long. If a name contains a misleading character,
 * that character is described.
 */
export function quoted(text: string): string {
  const quote = `"${shortened(text)}"`;
  const odd = oddCharacter(text.slice(0, longestLook));
  return odd === undefined ? quote : `${quote} (with ${odd})`;
}

/** The names as a sentence lists them: `a, b or c`; names beyond `limit` are dropped. */
export function listed(names: readonly string[], conjunction: "and" | "or", limit = 12): string {
  const first = names.slice(0, limit).map(cutName);
  if (names.length > limit) return `${first.join(", ")}, …`;
  if (first.length < 2) return first.join("");
  return `${first.slice(0, -1).join(", ")} ${conjunction} ${first.at(-1)}`;
}

/** A name that somebody has chosen may be as long as a source, and be listed again and again. */
function cutName(name: string): string {
  return name.length > longestName ? shortened(name, longestName) : name;
}

/** One of several words, as in a sentence: `one of a, b`; a single word stays as it is. */
export function oneOf(words: readonly string[]): string {
  const first = words.slice(0, mostWords).map(cutName);
  if (words.length === 1) return first[0]!;
  return `one of ${first.join(", ")}${words.length > mostWords ? ", …" : ""}`;
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
