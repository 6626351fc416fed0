/** Turns a gap into what is on the line before it, on lines of its own, and on the line after it. */
import type { Gap, GapComment } from "./gap.js";

/** A line that has nothing but comments. */
export interface CommentLine {
  comments: readonly GapComment[];
  /** Whether a blank line is before it. */
  isApart: boolean;
}

/** A gap by its lines. */
export interface GapLines {
  /** Comments that end the line of what is before. */
  trailing: readonly GapComment[];
  between: readonly CommentLine[];
  /** Comments that begin the line of what is after. */
  leading: readonly GapComment[];
  /** Whether a blank line is before that line. */
  isApart: boolean;
  /** Whether all is on one line. */
  isOneLine: boolean;
}

/**
 * The lines of a gap.
 *
 * @param isStart - whether a source begins with it, so that no line is before it
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
