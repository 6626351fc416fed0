/** Formats the wireframes in a Markdown file, and leaves the rest of it untouched. */
import type { Fence } from "../../../workspace/markdown/fences.js";
import { limitedFences } from "../../../workspace/markdown/limited-fences.js";

/** Formats a wireframe in a narrower space, and recognizes component names. */
export interface FenceFormats {
  format(source: string, lost: number): string;
  isComponent(word: string): boolean;
}

/** The text with its fences formatted; throws a sentence if it has too many. */
export function formatMarkdown(
  text: string,
  name: string,
  { format, isComponent }: FenceFormats,
): string {
  const { fences, excess } = limitedFences(text, name, isComponent);
  if (excess) throw new Error(`${excess.message}; split it into several files`);
  let formatted = "";
  let at = 0;
  for (const fence of fences) {
    const { from, content } = fence;
    if (isLeftAlone(text, fence)) continue;
    const to = from + content.length;
    const written = text.slice(from, to);
    const inner = withoutMargin(written, marginOf(text, fence));
    if (inner === undefined) continue;
    formatted += text.slice(at, from) + withMargin(format(inner.text, inner.margin.length), inner);
    at = to;
  }
  return formatted + text.slice(at);
}

/** Whether the line above a fence asks not to format it. */
function isLeftAlone(text: string, { opening }: Fence): boolean {
  const above = text.slice(Math.max(0, opening.from - longestLine), opening.from);
  return /<!--\s*wf-fmt-ignore\s*-->[ \t]*(?:\r\n|\r|\n)$/.test(above);
}

/** Maximum number of characters to search in the line above a fence. */
const longestLine = 200;

interface Inner {
  text: string;
  /** The text before each of its lines. */
  margin: string;
}

/** The text before the opening line of a fence, as it would appear on the lines that follow. */
function marginOf(text: string, { opening, closing }: Fence): string | undefined {
  // The last line of an unclosed fence may have no line break.
  if (!closing) return undefined;
  const before = text.slice(opening.from, opening.text);
  // A list marker appears only on the first line of its item.
  return before.includes(">") ? before : before.replace(/\S/g, " ");
}

/** The lines without their margin, or without the part of it that they share; undefined if they differ. */
function withoutMargin(written: string, margin: string | undefined): Inner | undefined {
  if (margin === undefined) return undefined;
  const lines = written.split(/(?<=\r\n|\n|\r(?!\n))/);
  const filled = lines.filter((line) => line.trim() !== "" && line.trim() !== margin.trim());
  let common = margin;
  for (const line of filled) while (!line.startsWith(common)) common = common.slice(0, -1);
  // A quote must keep its markers.
  if (common.trim() !== margin.trim()) return undefined;
  const cut = lines.map((line) => {
    if (line.startsWith(common)) return line.slice(common.length);
    return line.startsWith(common.trimEnd())
      ? line.slice(common.trimEnd().length)
      : line.trimStart();
  });
  return { text: cut.join(""), margin: common };
}

function withMargin(text: string, { margin }: Inner): string {
  return text.replace(/^(?=.)|^(?=\r?\n)/gm, (_, at: number) => {
    const isEmpty = text[at] === "\n" || text[at] === "\r";
    return isEmpty ? margin.trimEnd() : margin;
  });
}
