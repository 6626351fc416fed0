/** Finds the blocks of links written by `wf render --in-place` in a Markdown text. */
import type { Dialect } from "./dialect.js";
import { isHeldBy, type MarkdownLine } from "./scan-lines.js";

/** The lines before and after the links. */
export interface Markers {
  begin: string;
  end: string;
}

const remark = "wf:begin (written by wf render; do not edit)";

/** The markers, as comments of each dialect. */
export const markers: Readonly<Record<Dialect, Markers>> = {
  markdown: { begin: `<!-- ${remark} -->`, end: "<!-- wf:end -->" },
  mdx: { begin: `{/* ${remark} */}`, end: "{/* wf:end */}" },
};

/** A block, by the numbers of its first and its last line. */
export interface LinkBlock {
  first: number;
  last: number;
}

/** Why links cannot be written, and the offset of the problem. */
export interface LinkProblem {
  at: number;
  message: string;
}

/**
 * All blocks of a text. A marker without its counterpart is a problem, since it is unclear which lines were generated.
 * @param wireframes the first lines of fences with wireframes
 */
export function findBlocks(
  lines: readonly MarkdownLine[],
  text: string,
  wireframes: ReadonlySet<MarkdownLine>,
): { blocks: LinkBlock[]; problems: LinkProblem[] } {
  const blocks: LinkBlock[] = [];
  const problems: LinkProblem[] = [];
  let first: number | undefined;
  const breakOff = (message: string): void => {
    if (first !== undefined) problems.push({ at: lines[first]!.text, message });
    first = undefined;
  };
  const endless = "wf:begin has no wf:end; delete this line, or add wf:end after the links";
  for (const [number, line] of lines.entries()) {
    const begin = first === undefined ? undefined : lines[first]!;
    if (begin && !isHeldBy(line, begin.container)) breakOff(endless);
    if (wireframes.has(line)) {
      breakOff(
        "this wireframe is between wf:begin and wf:end, where edits are overwritten; move it out",
      );
    }
    const marker = markerOf(line, text);
    if (marker === "begin") {
      breakOff(endless);
      first = number;
    } else if (marker === "end" && first !== undefined && line.container === begin?.container) {
      blocks.push({ first, last: number });
      first = undefined;
    }
  }
  breakOff(endless);
  return { blocks, problems };
}

const comment =
  /^(?:<!--\s*wf:(begin\b[^>]*|end\s*)-->|\{\/\*\s*wf:(begin\b[^}]*|end\s*)\*\/\s*\})\s*$/;

function markerOf({ kind, text: from, to }: MarkdownLine, text: string): string | undefined {
  if (kind !== "comment") return undefined;
  const [, inMarkdown, inMdx] = comment.exec(text.slice(from, to)) ?? [];
  return /^[a-z]+/.exec(inMarkdown ?? inMdx ?? "")?.[0];
}
