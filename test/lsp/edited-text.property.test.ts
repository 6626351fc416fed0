/** Tests a sequence of changes from an editor: the text is as if each had been applied to the whole text. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Range } from "vscode-languageserver/node";
import { SourceText } from "../../src/base/text/source-text.js";
import { placeOf } from "../../src/tools/lsp/convert.js";
import { EditedText } from "../../src/tools/lsp/edited-text.js";

/** Texts of pieces that meet inside a line break, and of lines across many pieces. */
const someText = fc
  .array(
    fc.oneof(
      fc.constantFrom("\r", "\n", "\r\n", "a", ""),
      fc.nat(9_000).map((length) => "x".repeat(length)),
      fc.nat(3_000).map((length) => "\r\n".repeat(length)),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(""));

const position = fc.record({
  line: fc.oneof(fc.integer({ min: -1, max: 6 }), fc.nat(5_000)),
  character: fc.oneof(fc.integer({ min: -1, max: 6 }), fc.nat(20_000)),
});
const change = fc.record({ range: fc.record({ start: position, end: position }), text: someText });

function applied(text: string, range: Range, insert: string): string {
  const { from, to } = placeOf(new SourceText(text), range);
  return text.slice(0, from) + insert + text.slice(to);
}

test("applies changes as if each applied to the whole text", () => {
  fc.assert(
    fc.property(someText, fc.array(change, { maxLength: 12 }), (start, changes) => {
      const edited = new EditedText(start);
      let text = start;
      for (const { range, text: insert } of changes) {
        edited.replace(range, insert);
        text = applied(text, range, insert);
        expect(edited.text === text).toBe(true);
      }
    }),
  );
});

test("applies 5,000 changes to a text of 4 MB, with short lines or a single one", () => {
  for (const start of ["x".repeat(4_000_000), 'text "x"\n'.repeat(400_000)]) {
    const edited = new EditedText(start);
    for (let at = 0; at < 5_000; at++) {
      const place = { line: at % 2 === 0 ? 0 : 399_999, character: 1 };
      edited.replace({ start: place, end: place }, "y");
    }
    expect(edited.text).toHaveLength(start.length + 5_000);
  }
});
