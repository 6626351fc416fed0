/** Tests that an edited document gives the same results as a new one with its text, after every keystroke. */
import { readdirSync, readFileSync } from "node:fs";
import type { Tree } from "@lezer/common";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { complete } from "../../src/authoring/editing/complete/complete.js";
import { wordsOf } from "../../src/authoring/editing/complete/document-words.js";
import { WordCounts } from "../../src/authoring/editing/complete/likelihood.js";
import { eachWord } from "../../src/authoring/editing/complete/word-events.js";
import { elementsAt } from "../../src/authoring/editing/element-at.js";
import { LanguageDocument } from "../../src/authoring/editing/language-document.js";
import { documentSymbols } from "../../src/authoring/editing/symbols.js";
import type { Element } from "../../src/language/ast/element.js";
import { parseTree } from "../../src/language/syntax/parse-by-tree.js";
import { caseCount, caseSeeds } from "../support/case-count.js";
import { drawFrom, keystroke } from "./keystrokes.js";

const root = new URL("../../", import.meta.url);
const texts = ["examples/", "test/screens/"].flatMap((folder) =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith(".wf"))
    .map((name) => readFileSync(new URL(folder + name, root), "utf8")),
);

/** The nodes of a tree, without those that only balance it. */
function shape(tree: Tree): string {
  const found: string[] = [];
  tree.iterate({ enter: ({ name, from, to }) => void found.push(`${name} ${from} ${to}`) });
  return found.join("\n");
}

/**
 * Compares values as strings, which is much faster than comparing objects; only different ones are split into lines.
 */
function expectSame(found: unknown, fresh: unknown): void {
  if (JSON.stringify(found) === JSON.stringify(fresh)) return;
  expect(JSON.stringify(found, undefined, 1)).toBe(JSON.stringify(fresh, undefined, 1));
}

function candidatesAt(document: LanguageDocument, offset: number): string {
  const { candidates } = complete(document, offset);
  return candidates.map(({ label, insert }) => `${label} ${insert}`).join("\n");
}

/** The words of all elements of a text, counted in one go. */
function wordsInAll({ text, analysis }: LanguageDocument): WordCounts {
  const words = new WordCounts();
  eachWord(analysis.elements.elements, (from, to) => text.slice(from, to), words.take);
  return words;
}

/** The words that occur, with their numbers, in a fixed order. */
function countsOf(words: WordCounts): string[] {
  return [...words.entries()]
    .flatMap(([context, counts]) =>
      [...counts]
        .filter(([, count]) => count !== 0)
        .map(
          ([word, count]) => `${context} | ${word}: ${count} of ${words.seen(context, word).total}`,
        ),
    )
    .sort();
}

const placesOf = (elements: readonly Element[]): unknown =>
  elements.map(({ word, from, to, wordFrom, block }) => [word, from, to, wordFrom, block?.close]);

describe("an edited document", () => {
  it("equals a new one with the same text", () => {
    const start = fc.record({
      at: fc.nat(texts.length - 1),
      more: fc.nat(3),
      seed: fc.integer(),
    });
    fc.assert(
      fc.property(start, ({ at, more, seed }) => {
        const draw = drawFrom(seed);
        // Several sources in a row are long enough for parts of their tree to be reused.
        let text = texts.slice(at, at + 1 + more).join("\n");
        const document = new LanguageDocument(text);
        for (let step = 0; step < 12; step++) {
          text = keystroke(text, draw);
          document.update(text);
          const fresh = new LanguageDocument(text);
          expectSame(document.diagnostics, fresh.diagnostics);
          expect(shape(document.tree)).toBe(shape(parseTree(text)));
          expectSame(document.analysis.ast, fresh.analysis.ast);
          expectSame(documentSymbols(document), documentSymbols(fresh));
          const offset = draw(text.length + 1);
          expect(candidatesAt(document, offset)).toBe(candidatesAt(fresh, offset));
          const near = elementsAt(document.elementsNear(offset), offset);
          expectSame(
            placesOf(near),
            placesOf(elementsAt(fresh.analysis.elements.elements, offset)),
          );
          expectSame(countsOf(wordsOf(document)), countsOf(wordsInAll(fresh)));
        }
      }),
      { numRuns: caseCount(8) },
    );
  });

  it("reads a block again that has become an object, since a bracket ends only the latter", () => {
    const rows = 'text "a" gap=1\n'.repeat(400);
    const document = new LanguageDocument(`row {\n${rows}]\n${rows}}\n`);
    expect(document.tree.length).toBe(document.text.length);
    document.update(document.text.replace("{", "[{"));
    expect(shape(document.tree)).toBe(shape(parseTree(document.text)));
  });

  it("has the same tree as a new one after many edits that leave it broken", () => {
    for (const seed of caseSeeds(8)) {
      const draw = drawFrom(seed);
      const start = texts
        .slice(seed % texts.length)
        .slice(0, 2)
        .join("\n");
      const document = new LanguageDocument(start);
      let text = start;
      for (let step = 0; step < 250; step++) {
        text = keystroke(text, draw);
        if (text.length > 2 * start.length || text.length < start.length / 2) text = start;
        document.update(text);
        expect(shape(document.tree), `seed ${seed}, step ${step}`).toBe(shape(parseTree(text)));
      }
    }
  });
});
