/** Turns a source into its skeleton: the content of strings, comments and markup is masked. */
import type { Tree } from "@lezer/common";
import * as term from "./parser.terms.js";

/** Strings, comments of a line, and other comments of a source in which each of them has an end. */
const masked = /(["'])(?:(?!\1)[^\\]|\\.)*\1|\/\/[^\r\n]*|\/\*.*?\*\//gs;

/** The same as `skeletonOf` for a source that is read without a tree, as its strings and comments have ends. */
export function skeletonOfClean(source: string): string {
  return source.replace(masked, (token, quote: string | undefined) =>
    quote === undefined ? masking(token, " ") : quote + masking(token.slice(1, -1), "_") + quote,
  );
}

/**
 * The source with `_` in strings and spaces for comments and markup; offsets and line breaks stay the same.
 *
 * @param lines - `units` also masks line breaks in strings, so that a string is on one line with what precedes it
 */
export function skeletonOf(
  tree: Tree,
  source: string,
  lines: "written" | "units" = "written",
): string {
  let result = "";
  let at = 0;
  const cursor = tree.cursor();
  do {
    const { from, to } = cursor;
    switch (cursor.type.id) {
      case term.String:
      case term.CurlyString:
        result += source.slice(at, from + 1);
        result +=
          lines === "units"
            ? "_".repeat(to - from - 2)
            : masking(source.slice(from + 1, to - 1), "_");
        at = to - 1;
        break;
      case term.LineComment:
      case term.BlockComment:
      case term.UnclosedComment:
      case term.Markup:
        result += source.slice(at, from) + masking(source.slice(from, to), " ");
        at = to;
    }
  } while (cursor.next());
  return result + source.slice(at);
}

/** As many characters as a text has, with its line breaks. */
function masking(text: string, mask: string): string {
  return /[\r\n]/.test(text) ? text.replace(/[^\r\n]/g, mask) : mask.repeat(text.length);
}
