/** Finds the fences of a Markdown file that hold wireframes (CommonMark 0.31, part 4.5). */
import type { Dialect } from "./dialect.js";
import { type MarkdownLine, scanLines } from "./scan-lines.js";

/** A fence with a wireframe. */
export interface Fence {
  /** Offset of the content in the Markdown text. */
  from: number;
  /**
   * The content, as long as in the Markdown text: the marks of quotes and lists before its lines are
   * blanks here, so that an offset in it is the one in the Markdown text less `from`.
   */
  content: string;
  /** Whether its lines start with marks that an edit must not touch. */
  isQuoted: boolean;
  /** What is after the tag, and where it starts. */
  info: string;
  infoFrom: number;
  opening: MarkdownLine;
  /** Missing if the text, or the quote or list around the fence, ends before it. */
  closing: MarkdownLine | undefined;
}

/** The tags of fences with wireframes; the second may mean something else. */
export const fenceTags = ["wf", "wireframe"] as const;

interface OpenFence {
  opening: MarkdownLine;
  content: string;
}

/**
 * The fences tagged `wf`, and those tagged `wireframe` whose first word is a component: other tools
 * use that tag for languages of their own. A fence inside another one is text.
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
  // As a class among attributes, `{.wf}`, or the name of a directive, `{wf}`, in other tools.
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

/** The word after spaces and comments; step by step, since a single pattern could take very long. */
function firstWord(content: string): string | undefined {
  const blank = /\s+|\/\/.*|\/\*[\s\S]*?\*\//y;
  let at = 0;
  while (blank.test(content)) at = blank.lastIndex;
  const word = /[A-Za-z][\w-]*/y;
  word.lastIndex = at;
  return word.exec(content)?.[0];
}
