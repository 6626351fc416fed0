/** Tracks block quotes and list items across the lines of a Markdown text (CommonMark 0.31, part 5). */
import type { LineCursor } from "./line-cursor.js";

/** A block quote or list item, and the one around it. */
export interface Container {
  readonly parent: Container | undefined;
  /** Columns that the content of an item is indented; undefined for a quote. */
  readonly indent: number | undefined;
  /** Whether the item has only its mark so far. */
  isEmpty: boolean;
}

/** Maximum nesting, far beyond real texts; without a limit, hostile texts would take very long. */
const deepest = 100;

/** Skips the marks that continue open containers; returns how many of them contain the line. */
export function continueContainers(
  cursor: LineCursor,
  containers: readonly Container[],
  codeIndent: number,
): number {
  let depth = 0;
  for (const { indent, isEmpty } of containers) {
    if (indent === undefined) {
      if (!skipQuoteMark(cursor, codeIndent)) break;
    } else if (cursor.isBlank) {
      if (isEmpty) break;
      cursor.skipIndent();
    } else if (cursor.indent >= indent) cursor.skipColumns(indent);
    else break;
    depth++;
  }
  return depth;
}

/** Opens the block quote or list item that starts at the cursor, if there is one. */
export function openContainer(
  cursor: LineCursor,
  parent: Container | undefined,
  { depth, isInParagraph, codeIndent }: Opening,
): Container | undefined {
  if (depth >= deepest) return undefined;
  if (skipQuoteMark(cursor, codeIndent)) return { parent, indent: undefined, isEmpty: false };
  const indent = skipItemMark(cursor, isInParagraph, codeIndent);
  return indent === undefined ? undefined : { parent, indent, isEmpty: cursor.isBlank };
}

/** The conditions that decide whether a container may start. */
interface Opening {
  /** Number of open containers. */
  depth: number;
  /** Whether it would interrupt a paragraph. */
  isInParagraph: boolean;
  /** Indentation in columns from which a line is code. */
  codeIndent: number;
}

function skipQuoteMark(cursor: LineCursor, codeIndent: number): boolean {
  if (cursor.indent >= codeIndent || cursor.line[cursor.next] !== ">") return false;
  cursor.skipMark(1);
  cursor.skipColumns(1);
  return true;
}

/** Returns the indentation of the item's content in columns. */
function skipItemMark(
  cursor: LineCursor,
  isInParagraph: boolean,
  codeIndent: number,
): number | undefined {
  const { indent, rest } = cursor;
  if (indent >= codeIndent) return undefined;
  const [mark, number] = /^(?:[-+*]|([0-9]{1,9})[.)])(?=[ \t]|$)/.exec(rest) ?? [];
  if (mark === undefined || cursor.isRule) return undefined;
  const isBlank = /^[ \t]*$/.test(rest.slice(mark.length));
  if (isInParagraph && (isBlank || (number !== undefined && Number(number) !== 1))) {
    return undefined;
  }
  cursor.skipMark(mark.length);
  // With more spaces, code starts one column after the mark.
  const room = isBlank || cursor.indent > codeIndent ? 1 : cursor.indent;
  cursor.skipColumns(room);
  return indent + mark.length + room;
}
