/** Counts the words of an edited document, and after a change only those of the pages that it touches. */
import type { Element } from "../../../language/ast/element.js";
import type { SourcePart } from "../../../language/syntax/parts/source-part.js";
import type { LanguageDocument } from "../language-document.js";
import { WordCounts } from "./likelihood.js";
import { eachWord, type TextBetween } from "./word-events.js";

/** What was counted in a part, below the element before it. */
interface CountedPart {
  readonly above: string | undefined;
  readonly words: WordCounts;
}

/** The counts of a document that is analyzed part by part. */
interface CountedDocument {
  readonly parts: Map<SourcePart, CountedPart>;
  readonly total: WordCounts;
}

const counted = new WeakMap<LanguageDocument, CountedDocument>();

/** How often the words of a document occur in their contexts; true until its next change. */
export function wordsOf(document: LanguageDocument): WordCounts {
  const { parts, text } = document;
  if (!parts) {
    const { elements } = document.analysis.elements;
    return wordsIn(elements, (from, to) => text.slice(from, to), undefined);
  }
  const known = counted.get(document) ?? { parts: new Map(), total: new WordCounts() };
  counted.set(document, known);
  forgetAllBut(new Set(parts.map(({ part }) => part)), known);
  let above: Element | undefined;
  for (const { part, start } of parts) {
    const before = known.parts.get(part);
    if (before?.above !== above?.word || !before) {
      if (before) known.total.addAll(before.words, -1);
      // The places of a part are those of the text in which it was read.
      const moved = start - part.from;
      const textBetween: TextBetween = (from, to) => text.slice(from + moved, to + moved);
      const words = wordsIn(part.elements, textBetween, above);
      known.parts.set(part, { above: above?.word, words });
      known.total.addAll(words, 1);
    }
    above = part.elements.at(-1);
  }
  return known.total;
}

function forgetAllBut(current: ReadonlySet<SourcePart>, { parts, total }: CountedDocument): void {
  for (const [part, { words }] of parts) {
    if (current.has(part)) continue;
    parts.delete(part);
    total.addAll(words, -1);
  }
}

function wordsIn(
  elements: readonly Element[],
  textBetween: TextBetween,
  above: Element | undefined,
): WordCounts {
  const words = new WordCounts();
  eachWord(elements, textBetween, words.take, above);
  return words;
}
