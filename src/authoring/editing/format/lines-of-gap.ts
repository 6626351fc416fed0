/** Splits a gap into the end of the line before it, lines of its own, and the start of the line after it. */
import type { Gap, GapComment } from "./gap.js";

/** A line with only comments. */
export interface CommentLine {
  comments: readonly GapComment[];
  /** Whether there is a blank line before it. */
  isApart: boolean;
}

/** A gap by its lines. */
export interface GapLines {
  /** Comments at the end of the previous line. */
  trailing: readonly GapComment[];
  between: readonly CommentLine[];
  /** Comments at the start of the next line. */
  leading: readonly GapComment[];
  /** Whether there is a blank line before the next line. */
  isApart: boolean;
  /** Whether everything is on one line. */
  isOneLine: boolean;
}

/**
 * The lines of a gap.
 *
 * @param isStart - whether the source starts with it, so that there is no line before it
 */
export function linesOfGap({ comments, breaks }: Gap, isStart = false): GapLines {
  const lines: { comments: GapComment[]; isApart: boolean }[] = [{ comments: [], isApart: false }];
  for (const comment of comments) {
    if (comment.breaks > 0 || (isStart && lines.length === 1))
      lines.push({ comments: [], isApart: comment.breaks > 1 });
    lines.at(-1)!.comments.push(comment);
  }
  if (breaks > 0) lines.push({ comments: [], isApart: breaks > 1 });
  if (lines.length === 1) {
    return { trailing: [], between: [], leading: comments, isApart: false, isOneLine: true };
  }
  const [first, ...rest] = lines;
  const last = rest.pop()!;
  return {
    trailing: first!.comments,
    between: rest,
    leading: last.comments,
    isApart: last.isApart,
    isOneLine: false,
  };
}
