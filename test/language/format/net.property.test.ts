/** Tests that the rules of the formatter alone keep the meaning of valid sources: its safety net is never needed. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ElementFormatter } from "../../../src/authoring/editing/format/format-elements.js";
import { printDocument } from "../../../src/authoring/editing/format/print-document.js";
import { sameElements } from "../../../src/authoring/editing/format/same-elements.js";
import { SourceReader } from "../../../src/authoring/editing/format/source-reader.js";
import { SourceText } from "../../../src/base/text/source-text.js";
import { corpus, screens } from "../../corpus/corpus.js";
import { caseCount } from "../../support/case-count.js";
import { randomSource } from "../../support/random-source.js";

const reader = new SourceReader({});

/** Whether a valid source keeps its meaning when only the rules format it. */
function expectSame(source: string, width: number): boolean {
  const { elements, vocabulary, errors } = reader.read(source);
  if (errors.count > 0) return false;
  const text = new SourceText(source);
  const formatter = new ElementFormatter({ text, vocabulary, errors, keeps: () => false });
  const layout = { width, indent: 2, newline: "\n", margin: "", column: 0 };
  const formatted = printDocument(formatter.formatTop(elements, 0), layout);
  const after = reader.read(formatted);
  expect(after.errors.count, source).toBe(0);
  expect(sameElements(elements, after.elements), `${source}\n---\n${formatted}`).toBe(true);
  return true;
}

describe("the rules alone keep the meaning of", () => {
  it.each([...corpus, ...screens])("$name", ({ source }) => {
    expect(expectSame(source, 100)).toBe(true);
    expectSame(source, 30);
  });

  it("random documents", () => {
    let valid = 0;
    const runs = caseCount(600);
    fc.assert(
      fc.property(randomSource, fc.constantFrom(100, 40, 10), (source, width) => {
        if (expectSame(source, width)) valid++;
      }),
      { numRuns: runs },
    );
    expect(valid).toBeGreaterThan(runs / 4);
  });
});
