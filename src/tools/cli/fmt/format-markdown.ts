/** Formats the wireframes in a Markdown file, and touches nothing else of it. */
import type { Fence } from "../../../workspace/markdown/fences.js";
import { limitedFences } from "../../../workspace/markdown/limited-fences.js";

/** What formats a wireframe that has so many columns less, and what knows the words of components. */
export interface FenceFormats {
  format(source: string, lost: number): string;
  isComponent(word: string): boolean;
}

/** The text with its fences formatted; throws a sentence about a text that has too many. */
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

/** Whether the line above a fence asks to leave it alone. */
function isLeftAlone(text: string, { opening }: Fence): boolean {
  const above = text.slice(Math.max(0, opening.from - longestLine), opening.from);
  return /<!--\s*wf-fmt-ignore\s*-->[ \t]*(?:\r\n|\r|\n)$/.test(above);
}

/** Characters of the line above a fence that are looked at. */
const longestLine = 200;

interface Inner {
  text: string;
  /** What is before each of its lines. */
  margin: string;
}

/** What is before the opening line of a fence, as it would be before the lines that follow it. */
function marginOf(text: string, { opening, closing }: Fence): string | undefined {
  // The last line of a fence that nothing closes may have no end.
  if (!closing) return undefined;
  const before = text.slice(opening.from, opening.text);
  // The mark of a list item is before its first line only.
  return before.includes(">") ? before : before.replace(/\S/g, " ");
}

/** The lines without their margin, or without the part of it that they all have; undefined where they differ. */
function withoutMargin(written: string, margin: string | undefined): Inner | undefined {
  if (margin === undefined) return undefined;
  const lines = written.split(/(?<=\r\n|\n|\r(?!\n))/);
  const filled = lines.filter((line) => line.trim() !== "" && line.trim() !== margin.trim());
  let common = margin;
  for (const line of filled) while (!line.startsWith(common)) common = common.slice(0, -1);
  // A quote needs its marks.
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
