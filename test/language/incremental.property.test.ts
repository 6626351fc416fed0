/** A document that was edited says what a fresh one with its text says, after every keystroke. */
import { readdirSync, readFileSync } from "node:fs";
import type { Tree } from "@lezer/common";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { complete } from "../../src/authoring/editing/complete/complete.js";
import { LanguageDocument } from "../../src/authoring/editing/language-document.js";
import { documentSymbols } from "../../src/authoring/editing/symbols.js";
import { parseTree } from "../../src/language/syntax/parse-by-tree.js";
import { caseCount } from "../support/case-count.js";
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

/** Compares values as texts, which takes a fraction of what comparing objects does; lines are only for those that differ. */
function expectSame(found: unknown, fresh: unknown): void {
  if (JSON.stringify(found) === JSON.stringify(fresh)) return;
  expect(JSON.stringify(found, undefined, 1)).toBe(JSON.stringify(fresh, undefined, 1));
}

function candidatesAt(document: LanguageDocument, offset: number): string {
  const { candidates } = complete(document, offset);
  return candidates.map(({ label, insert }) => `${label} ${insert}`).join("\n");
}

describe("an edited document", () => {
  it("is what a fresh one with its text is", () => {
    const start = fc.record({
      at: fc.nat(texts.length - 1),
      more: fc.nat(3),
      seed: fc.integer(),
    });
    fc.assert(
      fc.property(start, ({ at, more, seed }) => {
        const draw = drawFrom(seed);
        // Several in a row are long enough for parts of their tree to be used again.
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
        }
      }),
      { numRuns: caseCount(8) },
    );
  });
});
