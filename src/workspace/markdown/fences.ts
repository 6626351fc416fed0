/** Finds the fences with wireframes in a Markdown file (CommonMark 0.31, part 4.5). */
import type { Dialect } from "./dialect.js";
import { type MarkdownLine, scanLines } from "./scan-lines.js";

/** A fence with a wireframe. */
export interface Fence {
  /** Offset of the content in the Markdown text. */
  from: number;
  /**
   * The content, as long as in the Markdown text: marks of block quotes and lists are replaced with spaces, so that
   * offsets in it are those in the Markdown text minus `from`.
   */
  content: string;
  /** Whether its lines start with marks that an edit must not touch. */
  isQuoted: boolean;
  /** The text after the tag, and its offset. */
  info: string;
  infoFrom: number;
  opening: MarkdownLine;
  /** Missing if the text, or the container of the fence, ends first. */
  closing: MarkdownLine | undefined;
}

/** The tags of fences with wireframes; other tools use the second one too. */
export const fenceTags = ["wf", "wireframe"] as const;

interface OpenFence {
  opening: MarkdownLine;
  content: string;
}

/**
 * The fences tagged `wf`, and those tagged `wireframe` whose first word is a component: other tools use that tag for
 * their own languages. A fence inside another one is text.
 */
export function findFences(
  text: string,
  isComponent: (word: string) => boolean,
  dialect: Dialect = "markdown",
): Fence[] {
  return collectFences(scanLines(text, dialect), text, isComponent);
}

/** The fences among the lines of a text. */
export function collectFences(
  lines: Iterable<MarkdownLine>,
  text: string,
  isComponent: (word: string) => boolean,
): Fence[] {
  const found: Fence[] = [];
  let open: OpenFence | undefined;
  const finish = (closing: MarkdownLine | undefined): void => {
    const fence = open && readFence(open, closing, text, isComponent);
    if (fence) found.push(fence);
    open = undefined;
  };
  for (const line of lines) {
    if (open && line.kind === "inside") {
      open.content += " ".repeat(line.own - line.from) + text.slice(line.own, line.end);
      continue;
    }
    finish(line.kind === "closing" ? line : undefined);
    if (line.kind === "opening") open = { opening: line, content: "" };
  }
  finish(undefined);
  return found;
}

function readFence(
  { opening, content }: OpenFence,
  closing: MarkdownLine | undefined,
  text: string,
  isComponent: (word: string) => boolean,
): Fence | undefined {
  // In other tools, the tag may be a class, `{.wf}`, or the name of a directive, `{wf}`.
  const [, before = "", tag = "", info = ""] =
    /^([`~]+[ \t]*(?:\{[ \t]*\.?)?)([^\s,:{}]*)(.*)$/s.exec(text.slice(opening.text, opening.to)) ??
    [];
  const infoFrom = opening.text + before.length + tag.length;
  if (!isWireframe(tag.toLowerCase(), content, isComponent)) return undefined;
  let isQuoted = false;
  for (let at = opening.container; at; at = at.parent) isQuoted ||= at.indent === undefined;
  return { from: opening.end, content, isQuoted, info, infoFrom, opening, closing };
}

function isWireframe(
  tag: string,
  content: string,
  isComponent: (word: string) => boolean,
): boolean {
  const [certain, shared] = fenceTags;
  if (tag === certain) return true;
  if (tag !== shared) return false;
  const first = firstWord(content);
  return first !== undefined && isComponent(first);
}

/** The first word after spaces and comments; found step by step, since a single pattern could take very long. */
function firstWord(content: string): string | undefined {
  const blank = /\s+|\/\/.*|\/\*[\s\S]*?\*\//y;
  let at = 0;
  while (blank.test(content)) at = blank.lastIndex;
  const word = /[A-Za-z][\w-]*/y;
  word.lastIndex = at;
  return word.exec(content)?.[0];
}
