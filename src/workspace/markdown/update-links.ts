/** Updates the links to pictures in a Markdown text, and changes nothing else. */
import type { Dialect } from "./dialect.js";
import { collectFences } from "./fences.js";
import { findBlocks, type LinkBlock, type LinkProblem } from "./link-blocks.js";
import { applyEdits, blockEdit, deletion, type LinkedFence } from "./link-edits.js";
import { sameShape } from "./same-shape.js";
import { type MarkdownLine, scanLines } from "./scan-lines.js";

/** The inputs for the links of a text. */
export interface LinkSource {
  dialect: Dialect;
  isComponent(word: string): boolean;
  /** The lines that link to the pictures of a fence; undefined keeps the existing ones. */
  linesOf(fence: number): readonly string[] | undefined;
}

/** A text with its links; if there are problems, some links are unchanged. */
export interface LinkedText {
  text: string;
  /** With places in the original text. */
  problems: readonly LinkProblem[];
}

/**
 * Writes the links of each fence into a block after it, and deletes blocks without a fence. Applied to its own result,
 * it changes nothing.
 */
export function updateLinks(text: string, source: LinkSource): LinkedText {
  const before = readText(text, source);
  if (before.problems.length > 0) return { text, problems: before.problems };
  const { after, problems } = withoutOrphans(before, source);
  const edits = after.fences.flatMap((fence, at) => {
    const links = source.linesOf(at) ?? [];
    if (links.length === 0) return [];
    const edit = blockEdit(fence, links, after, source.dialect);
    if (edit) return [edit];
    const message = "this fence is not closed, so it cannot get links; close it";
    problems.push({ at: before.fences[at]!.opening.text, message });
    return [];
  });
  problems.sort((a, b) => a.at - b.at);
  return { text: applyEdits(after.text, edits), problems };
}

interface ReadText {
  text: string;
  lines: readonly MarkdownLine[];
  fences: readonly LinkedFence[];
  /** Blocks without a fence, or whose fence needs no links. */
  orphans: readonly LinkBlock[];
  /** Problems that make it unclear which blocks there are. */
  problems: readonly LinkProblem[];
}

function readText(text: string, { dialect, isComponent, linesOf }: LinkSource): ReadText {
  const lines = [...scanLines(text, dialect)];
  const found = collectFences(lines, text, isComponent);
  const openings = new Set(found.map(({ opening }) => opening));
  const { blocks, problems } = findBlocks(lines, text, openings);
  const owned = new Map<MarkdownLine | undefined, LinkBlock>();
  for (const block of blocks) {
    const line = textBefore(block, lines);
    if (line?.container === lines[block.first]!.container) owned.set(line, block);
  }
  const fences = found.map((fence, at) => {
    const isWanted = linesOf(at)?.length !== 0;
    return { ...fence, block: isWanted ? owned.get(fence.closing) : undefined };
  });
  const kept = new Set(fences.map(({ block }) => block));
  const orphans = blocks.filter((block) => !kept.has(block));
  return { text, lines, fences, orphans, problems };
}

/** Deletes the orphans; those that cannot be deleted are problems. */
function withoutOrphans(
  before: ReadText,
  source: LinkSource,
): { after: ReadText; problems: LinkProblem[] } {
  const { text, lines, orphans } = before;
  // Without the block, the mark of a list item before it would change its meaning.
  const isStuck = ({ first }: LinkBlock): boolean => lines[first]!.opensItem;
  const others = orphans.filter((block) => !isStuck(block));
  const deletions = joinNeighbors(others, lines).map((block) => deletion(block, before));
  const after = others.length > 0 ? readText(applyEdits(text, deletions), source) : before;
  const isSafe = sameShape(lines, others, after.lines);
  const problems = (isSafe ? orphans.filter(isStuck) : orphans).map(({ first }) => ({
    at: lines[first]!.text,
    message: "these links do not follow a wireframe; delete them",
  }));
  return { after: isSafe ? after : before, problems };
}

/** The last line before a block that is not blank. */
function textBefore(
  { first }: LinkBlock,
  lines: readonly MarkdownLine[],
): MarkdownLine | undefined {
  let at = first - 1;
  while (lines[at]?.kind === "blank") at--;
  return lines[at];
}

/** Joins blocks with only blank lines between them. */
function joinNeighbors(blocks: readonly LinkBlock[], lines: readonly MarkdownLine[]): LinkBlock[] {
  const joined: LinkBlock[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    const { container, opensContainer } = lines[block.first]!;
    const line = textBefore(block, lines);
    const follows = before?.last === line?.number && line?.container === container;
    if (before && follows && !opensContainer) before.last = block.last;
    else joined.push({ ...block });
  }
  return joined;
}
