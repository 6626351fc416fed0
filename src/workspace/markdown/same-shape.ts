/** Checks whether the lines of a Markdown text keep their meaning after some of them were deleted. */
import type { Container } from "./containers.js";
import type { LinkBlock } from "./link-blocks.js";
import type { MarkdownLine } from "./scan-lines.js";

/** Whether the remaining lines have the same kinds and the same containers. */
export function sameShape(
  before: readonly MarkdownLine[],
  deleted: readonly LinkBlock[],
  after: readonly MarkdownLine[],
): boolean {
  const gone = new Set<number>();
  for (const { first, last } of deleted) for (let at = first; at <= last; at++) gone.add(at);
  const [left, now] = [shapesOf(before.filter(({ number }) => !gone.has(number))), shapesOf(after)];
  return left.length === now.length && left.every((shape, at) => shape === now[at]);
}

/** A description of each line that is not blank; containers are identified by their order. */
function shapesOf(lines: readonly MarkdownLine[]): string[] {
  const numbers = new Map<Container | undefined, number>();
  return lines
    .filter(({ kind }) => kind !== "blank")
    .map(({ kind, container }) => {
      if (!numbers.has(container)) numbers.set(container, numbers.size);
      let depth = 0;
      for (let at = container; at; at = at.parent) depth++;
      return `${kind} ${numbers.get(container)} ${depth}`;
    });
}
