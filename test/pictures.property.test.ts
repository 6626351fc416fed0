/** Invariants of all pictures, tested with random texts. */
import fc from "fast-check";
import { it } from "vitest";
import { renderHtml, renderSvg } from "../src/compile.js";
import { anyText } from "./support/any-text.js";
import { caseCount } from "./support/case-count.js";
import { quoted } from "./support/quoted.js";
import { expectHtml, expectSvg } from "./support/sound-markup.js";

it("text of any kind stays text", () => {
  fc.assert(
    fc.property(anyText(40), (text) => {
      const written = quoted(text);
      const source = `page ${written} { card ${written} id=${written} { link ${written} href=${written} input ${written} value=${written} } }`;
      expectSvg(renderSvg(source).svg);
      expectHtml(renderHtml(source, { fullDocument: true }).html);
    }),
    { numRuns: caseCount(50) },
  );
});
