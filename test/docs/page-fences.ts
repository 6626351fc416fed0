/** Finds the fenced blocks on a page of the documentation. */

/** A block between two lines of backticks at the start of a line. */
export interface PageFence {
  tag: string;
  /** The text after the tag. */
  info: string;
  content: string;
  /** Line of the opening backticks, from 1. */
  line: number;
  /** The next block, if there are only empty lines between the two. */
  next: PageFence | undefined;
}

/** All blocks of a page, in order. */
export function readPageFences(text: string): PageFence[] {
  const fences: PageFence[] = [];
  let end = -1;
  for (const match of text.matchAll(/^(`{3,})([^\s`]*)[ \t]*([^\n]*)\n([\s\S]*?)^\1$/gm)) {
    const [whole, , tag = "", info = "", content = ""] = match;
    const line = text.slice(0, match.index).split("\n").length;
    const fence = { tag, info, content, line, next: undefined };
    const before = fences.at(-1);
    if (before && text.slice(end, match.index).trim() === "") before.next = fence;
    fences.push(fence);
    end = match.index + whole.length;
  }
  return fences;
}
