/** Finds sentences before and after a source: remarks of a model about its wireframe. */
import type { Vocabulary } from "../../ast/vocabulary.js";
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import type { Place, TextEdit } from "../../diagnostics/diagnostic.js";
import { type FindPassages, type ForeignPassage, linesOf } from "./passage.js";

/** Maximum length of a line. */
const longestLine = 1000;

/** Finds the lines before the first element and after the last brace, if they contain only sentences. */
export const findProse: FindPassages = ({ source, vocabulary }) => {
  const lines = linesOf(source);
  const text = ({ from, to }: Place): string => source.slice(from, to);
  const first = lines.findIndex((line) => startsSource(text(line), vocabulary));
  if (first < 0) return [];
  let last = lines.length - 1;
  const ends = (line: Place): boolean =>
    /[}\]]\s*(?:\/\/.*)?$/.test(text(line).slice(0, longestLine));
  while (last > first && !ends(lines[last]!)) last--;
  const parts = [
    first > 0 ? { from: 0, to: lines[first]!.from } : undefined,
    last < lines.length - 1 && ends(lines[last]!)
      ? { from: lines[last]!.to, to: source.length }
      : undefined,
  ];
  const found = parts.flatMap((part) => (part && isProse(text(part)) ? [part] : []));
  const edits = found.map((part): TextEdit => ({ ...part, insert: part.from === 0 ? "" : "\n" }));
  return found.map((part, at): ForeignPassage => {
    if (at > 0) return part;
    const blank = text(part).length - text(part).trimStart().length;
    const place = { from: part.from + blank, to: part.from + text(part).trimEnd().length };
    return { ...part, problem: createProblem("foreign-syntax", "prose", {}, { edits, place }) };
  });
};

/** Whether a line starts an element: a component's name, and something that can follow it. */
function startsSource(line: string, vocabulary: Vocabulary): boolean {
  const [, word = ""] = /^[ \t]*([a-z][\w-]*)(?=\s*(?:["{[]|$)|\s+\w+=)/.exec(line) ?? [];
  if (vocabulary.component(word) !== undefined) return true;
  return /^[ \t]*(?:<[A-Za-z!]|[{[]\s*(?:$|["{])|import\b|use\b|define\b|component\b|layout\b|data\b|tokens\b)/.test(
    line,
  );
}

/** Whether a text consists of sentences, headings and lists, with at least one sentence. */
function isProse(text: string): boolean {
  const paragraphs = text.split(/\n[ \t\r]*\n|\n(?=[ \t]*(?:[-*•]|\d+[.)]|#+)\s)/);
  let sentences = 0;
  for (const paragraph of paragraphs) {
    const said = paragraph.trim();
    if (said === "" || /^(?:-{3,}|\*{3,}|#{1,6}\s[^{}]*|\/\/[^\n]*)$/.test(said)) continue;
    if (/[{}=]|\/\*/.test(said)) return false;
    const isItem = /^(?:[-*•]|\d+[.)])\s/.test(said);
    const isBold = /^\*\*[^*\n]+\*\*:?$/.test(said);
    const isSentence =
      /^[*_"“]*[\p{Lu}\p{Lo}]/u.test(said) &&
      /[.:!?…)。！？：][*_"”]*$/.test(said) &&
      said.split(/\s+/).length >= 2;
    if (isSentence || isBold) sentences++;
    else if (!isItem) return false;
  }
  return sentences > 0;
}
