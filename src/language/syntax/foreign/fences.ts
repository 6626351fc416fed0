/** Finds code fences and the text around them, in a Markdown answer that was pasted as a whole. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import type { Place, TextEdit } from "../../diagnostics/diagnostic.js";
import { type FindPassages, type ForeignPassage, linesOf } from "./passage.js";

/** A fence that may contain the source. */
interface Fence {
  tag: string;
  open: Place;
  content: Place;
  close: Place | undefined;
}

/** Finds the text outside of the fences that contain the source: one mistake, whatever its parts. */
export const findForeignFences: FindPassages = ({ source, skeleton, vocabulary }) => {
  if (!/^[ \t]*(?:```|~~~)/m.test(source)) return [];
  const fences = readFences(source);
  const [first] = fences;
  if (!first) return [];
  // Only the last line of a fence is left: the text before it is the source.
  const before = { from: 0, to: first.open.from };
  const isEnd = source.slice(first.content.from).trim() === "" && first.tag === "";
  if (isEnd && holdsSource(source.slice(0, before.to), vocabulary)) first.content = before;
  // Backticks in a string of several lines are text, unless the string began in prose before them.
  const isOutside = skeleton
    .slice(first.open.from, first.open.to)
    .includes(source.slice(first.open.from, first.open.to).trim());
  if (!isOutside && source.slice(0, first.open.from).includes("{")) return [];
  const tagged = fences.filter(({ tag }) => tag === "wf" || tag === "wireframe");
  const isSource = ({ content }: Fence): boolean => {
    const [, tag, word = ""] =
      /^\s*(?:<!doctype[^<>]{0,200}>\s*)?(<?)([\w.]+)/i.exec(
        source.slice(content.from, content.to),
      ) ?? [];
    const name = tag ? word.toLowerCase() : word;
    // HTML tags may be written instead of components.
    return (
      vocabulary.component(name) !== undefined || (tag !== "" && vocabulary.foreignWords.has(name))
    );
  };
  const isTree = ({ content }: Fence): boolean =>
    /^\s*\{\s*"type"/.test(source.slice(content.from, content.to));
  const untagged = fences.filter(isSource);
  const kept = tagged.length > 0 ? tagged : untagged.length > 0 ? untagged : fences.filter(isTree);
  const outside: ForeignPassage[] = [];
  let at = 0;
  for (const { content } of kept) {
    if (content.from > at) outside.push({ from: at, to: content.from });
    at = content.to;
  }
  if (source.length > at) outside.push({ from: at, to: source.length });
  if (outside.length === 0) return [];
  // Source outside of the fences must not be removed by a fix.
  const isProse = outside.every(({ from, to }) => !holdsSource(source.slice(from, to), vocabulary));
  const edits: TextEdit[] | undefined =
    kept.length > 0 && isProse ? outside.map((place) => ({ ...place, insert: "" })) : undefined;
  const joined = edits?.map((edit, index) =>
    index > 0 && index < edits.length - 1 ? { ...edit, insert: "\n" } : edit,
  );
  outside[0]!.problem = createProblem(
    "foreign-syntax",
    "fence",
    {},
    { edits: joined, place: first.open },
  );
  return outside;
};

function readFences(source: string): Fence[] {
  const fences: Fence[] = [];
  let open: { mark: string; fence: Fence } | undefined;
  for (const { from, to } of linesOf(source)) {
    const line = source.slice(from, to);
    const [, mark, tag = ""] = /^[ \t]*(`{3,}|~{3,})[ \t]*([\w-]*)/.exec(line) ?? [];
    if (open && mark?.startsWith(open.mark) && tag === "") {
      open.fence.content.to = from;
      open.fence.close = { from, to };
      open = undefined;
    } else if (!open && mark !== undefined) {
      const content = { from: Math.min(to + 1, source.length), to: source.length };
      const fence = {
        tag: tag.toLowerCase(),
        open: trimmed(source, from, to),
        content,
        close: undefined,
      };
      fences.push(fence);
      open = { mark, fence };
    }
  }
  return fences;
}

function trimmed(source: string, from: number, to: number): Place {
  const line = source.slice(from, to);
  return { from: from + line.length - line.trimStart().length, to: from + line.trimEnd().length };
}

/** Whether a text outside of the fences has a line that opens a component's block. */
function holdsSource(text: string, vocabulary: { component(word: string): unknown }): boolean {
  for (const [, word = ""] of text.matchAll(/^[ \t]*([a-z]+)\b[^\r\n]{0,200}\{/gm)) {
    if (vocabulary.component(word) !== undefined) return true;
  }
  return false;
}
