/** Tests the folds that clients get. */
import { describe, expect, it } from "vitest";
import { folds } from "../../src/authoring/editing/folding.js";
import { LanguageDocument } from "../../src/authoring/editing/language-document.js";
import { foldingRanges } from "../../src/tools/lsp/folding-ranges.js";

const text = `import "a.wf"
import "b.wf"
// #region Pages
page "Home" {
  table [
    ["A"]
  ] {
    // one
    // two
  }
  card {
    divider }
}
// #endregion
`;

const rangesFor = (foldsLines: boolean): (string | number | undefined)[][] => {
  const document = new LanguageDocument(text);
  return foldingRanges(folds(document), document.source, foldsLines).map(
    ({ startLine, endLine, endCharacter, kind }) => [startLine, endLine, endCharacter, kind],
  );
};

describe("folding ranges", () => {
  it("end before a closing bracket", () => {
    expect(rangesFor(false)).toEqual([
      [0, 1, 13, "imports"],
      [2, 13, 13, "region"],
      [3, 12, 0, undefined],
      [4, 6, 2, undefined],
      [6, 9, 2, undefined],
      [7, 8, 10, "comment"],
      [10, 11, 12, undefined],
    ]);
  });

  it("end a line earlier for clients that would hide the bracket", () => {
    expect(rangesFor(true)).toEqual([
      [0, 1, 13, "imports"],
      [2, 13, 13, "region"],
      [3, 11, 13, undefined],
      [4, 5, 9, undefined],
      [6, 8, 10, undefined],
      [7, 8, 10, "comment"],
    ]);
  });
});
