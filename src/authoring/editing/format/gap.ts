/** Reads the gap between two parts of a source: spaces, line breaks and comments. */
import { Char, isBlank, isUnicodeSpace } from "../../../language/syntax/characters.js";

/** A comment between two parts. */
export interface GapComment {
  text: string;
  /** Whether it extends to the end of its line. */
  isLine: boolean;
  /** Line breaks before it. */
  breaks: number;
}

/** The content between two parts. */
export interface Gap {
  comments: readonly GapComment[];
  /** Line breaks after the last comment. */
  breaks: number;
  /** Whether it contains only spaces, comments, and the allowed signs. */
  isClean: boolean;
}

/**
 * Reads a gap.
 *
 * @param signs - other characters that are allowed
 */
export function readGap(source: string, from: number, to: number, signs = ""): Gap {
  const comments: GapComment[] = [];
  let breaks = 0;
  let at = from;
  while (at < to) {
    const unit = source.charCodeAt(at);
    if (isBlank(unit) || isUnicodeSpace(unit)) {
      const isPair = unit === Char.Return && source.charCodeAt(at + 1) === Char.NewLine;
      if ((unit === Char.NewLine || unit === Char.Return) && !isPair) breaks++;
      at++;
    } else if (signs.includes(source[at]!)) {
      at++;
    } else {
      const end = unit === Char.Slash ? commentEnd(source, at, to) : undefined;
      if (end === undefined) return { comments, breaks, isClean: false };
      const isLine = source.charCodeAt(at + 1) === Char.Slash;
      comments.push({ text: source.slice(at, end), isLine, breaks });
      breaks = 0;
      at = end;
    }
  }
  return { comments, breaks, isClean: true };
}

/** The end of the comment at an offset, if it ends before another offset. */
function commentEnd(source: string, at: number, to: number): number | undefined {
  if (source.startsWith("//", at)) {
    let end = at + 2;
    while (end < to && source[end] !== "\n" && source[end] !== "\r") end++;
    return end;
  }
  if (!source.startsWith("/*", at)) return undefined;
  for (let end = at + 2; end + 2 <= to; end++) if (source.startsWith("*/", end)) return end + 2;
  return undefined;
}

/** Whether a gap contains a line break, even inside a comment. */
export function hasBreak({ comments, breaks }: Gap): boolean {
  return breaks > 0 || comments.some((each) => each.breaks > 0 || /[\r\n]/.test(each.text));
}
