/** Tests that the same fences are found as by the reference implementation of CommonMark. */
import { Parser } from "commonmark";
import fc from "fast-check";
import { expect, test } from "vitest";
import { SourceText } from "../../src/base/text/source-text.js";
import { findFences } from "../../src/workspace/markdown/fences.js";
import { LineCursor } from "../../src/workspace/markdown/line-cursor.js";
import { caseCount } from "../support/case-count.js";
import { markdownText } from "../support/markdown-text.js";

interface SeenFence {
  line: number;
  /** The lines without white space, which may belong to markers or indentation. */
  content: string[];
}

function expected(text: string): SeenFence[] {
  const found: SeenFence[] = [];
  const walker = new Parser().parse(text).walker();
  for (let step = walker.next(); step; step = walker.next()) {
    const { node, entering } = step;
    if (!entering || node.type !== "code_block" || !/^wf(?:$|[\s,:{])/i.test(node.info ?? ""))
      continue;
    found.push({ line: node.sourcepos[0][0], content: linesOf(node.literal!) });
  }
  return found;
}

function actual(text: string): SeenFence[] {
  const source = new SourceText(text);
  return findFences(text, () => false).map(({ opening, content }) => ({
    line: source.locate(opening.from).line,
    content: linesOf(content),
  }));
}

function linesOf(content: string): string[] {
  const lines = content.split(/\r\n|\n|\r/).map((line) => line.trim());
  while (lines.at(-1) === "") lines.pop();
  return lines;
}

test("random texts", () => {
  fc.assert(
    fc.property(markdownText, (text) => {
      expect(actual(text)).toEqual(expected(text));
    }),
    { numRuns: caseCount(500) },
  );
});

test("thematic breaks are found from each place of a line", () => {
  const line = fc.string({ unit: fc.constantFrom("-", "*", "_", " ", "\t", "x"), maxLength: 12 });
  fc.assert(
    fc.property(line, (text) => {
      const cursor = new LineCursor(text);
      while (cursor.next < text.length) {
        const isExpected = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/.test(
          cursor.rest,
        );
        expect(cursor.isRule, `${text} from ${cursor.next}`).toBe(isExpected);
        cursor.skipMark(1);
      }
    }),
    { numRuns: caseCount(2_000) },
  );
});
