/** Creates the edits that change blocks of links in a Markdown text. */
import type { Dialect } from "./dialect.js";
import type { Fence } from "./fences.js";
import { type LinkBlock, markers } from "./link-blocks.js";
import { isHeldBy, type MarkdownLine } from "./scan-lines.js";

/** Replaces a part of a text. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
}

/** A fence and the block of links after it. */
export interface LinkedFence extends Fence {
  block: LinkBlock | undefined;
}

/** The text to edit. */
interface Edited {
  text: string;
  lines: readonly MarkdownLine[];
}

/**
 * Puts links into the block of a fence, or creates that block; undefined if the fence is not closed. A block that
 * differs only in white space stays, since formatters may have changed it.
 */
export function blockEdit(
  fence: LinkedFence,
  links: readonly string[],
  { text, lines }: Edited,
  dialect: Dialect,
): Edit | undefined {
  const { opening, closing, block } = fence;
  if (!closing) return undefined;
  const { begin, end } = markers[dialect];
  const isLoose = hasBlankLines(fence, closing, lines);
  const content = [begin, ...links, end];
  const rows = isLoose ? content.flatMap((row) => ["", row]) : content;
  const lineBreak = text.slice(opening.to, opening.end);
  if (!block) {
    const before = text.slice(closing.from, closing.text);
    const insert = rows.map((row) => lineBreak + (before + row).trimEnd()).join("");
    return { from: closing.to, to: closing.to, insert };
  }
  const there = lines.slice(block.first, block.last + 1);
  const written = there.map((line) => text.slice(line.text, line.to)).join("");
  const first = there[0]!;
  const last = there.at(-1)!;
  const from = first.text;
  const isSame = withoutSpace(written) === withoutSpace(content.join(""));
  if (isSame) return { from, to: from, insert: "" };
  const before = text.slice(last.from, last.text);
  const insert = (isLoose ? rows.slice(1) : rows)
    .map((row, at) => (at === 0 ? row : (before + row).trimEnd()))
    .join(lineBreak);
  return { from, to: last.to, insert };
}

/**
 * Whether to put blank lines around markers and links, as formatters do. In an item of a tight list, they would change
 * how the whole list is displayed.
 */
function hasBlankLines(
  { opening, block }: LinkedFence,
  closing: MarkdownLine,
  lines: readonly MarkdownLine[],
): boolean {
  const { container } = opening;
  if (container?.indent === undefined) return true;
  const isBlank = (number: number): boolean => lines[number]?.kind === "blank";
  if (!opening.opensContainer && isBlank(opening.number - 1)) return true;
  if (block && block.first > closing.number + 1) return true;
  const after = (block?.last ?? closing.number) + 1;
  let next = after;
  while (isBlank(next)) next++;
  const follower = lines[next];
  return next > after && follower !== undefined && isHeldBy(follower, container);
}

/** Deletes a block, and one of the blank lines around it. */
export function deletion({ first, last }: LinkBlock, { text, lines }: Edited): Edit {
  const start = lines[first]!;
  const end = lines[last]!;
  const before = lines[first - 1];
  const after = lines[last + 1];
  const isBlankAfter = after === undefined || after.kind === "blank";
  const from = before?.kind === "blank" && isBlankAfter ? before : start;
  // Preserves the end of a text without a final line break.
  if (end.to === end.end) {
    return { from: lines[from.number - 1]?.to ?? from.from, to: end.to, insert: "" };
  }
  if (before === undefined && isBlankAfter) {
    return { from: start.from, to: (after ?? end).end, insert: "" };
  }
  const prefix = text.slice(start.from, start.text).trimEnd();
  const blank = prefix + text.slice(start.to, start.end);
  return { from: from.from, to: end.end, insert: keepsApart(start, before, after) ? blank : "" };
}

/** Whether the texts before and after a block would become one paragraph without it. */
function keepsApart(
  { container }: MarkdownLine,
  before: MarkdownLine | undefined,
  after: MarkdownLine | undefined,
): boolean {
  if (before?.kind !== "other" || after?.kind !== "other") return false;
  const isNextItem = after.opensContainer && !isHeldBy(after, container);
  return !isNextItem;
}

/** Applies edits, which are in order and do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let at = 0;
  let edited = "";
  for (const { from, to, insert } of edits) {
    edited += text.slice(at, from) + insert;
    at = to;
  }
  return edited + text.slice(at);
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, "");
}
