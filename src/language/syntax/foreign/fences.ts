/** Finds the fences of a Markdown answer that was pasted whole, with the prose around them. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import type { Place, TextEdit } from "../../diagnostics/diagnostic.js";
import { type FindPassages, type ForeignPassage, linesOf } from "./passage.js";

/** A fence whose lines may be the source. */
interface Fence {
  tag: string;
  open: Place;
  content: Place;
  close: Place | undefined;
}

/** Finds what is outside of the fences that hold the source: one mistake, whatever its parts. */
export const findForeignFences: FindPassages = ({ source, skeleton, vocabulary }) => {
  if (!/^[ \t]*(?:```|~~~)/m.test(source)) return [];
  const fences = readFences(source);
  const [first] = fences;
  if (!first) return [];
  // The last line of a fence alone: what stands before it is the source.
  const before = { from: 0, to: first.open.from };
  const isEnd = source.slice(first.content.from).trim() === "" && first.tag === "";
  if (isEnd && holdsSource(source.slice(0, before.to), vocabulary)) first.content = before;
  // Backticks within a string that goes over lines are text, unless prose before them began it.
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
    // Tags of HTML are written as components.
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
  // What stands outside of a fence as source is not to be removed by a repair.
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

/** Whether a text outside of the fences has a line that opens a block of a component. */
function holdsSource(text: string, vocabulary: { component(word: string): unknown }): boolean {
  for (const [, word = ""] of text.matchAll(/^[ \t]*([a-z]+)\b[^\r\n]{0,200}\{/gm)) {
    if (vocabulary.component(word) !== undefined) return true;
  }
  return false;
}
