/** Comments that silence findings. */
import { describe, expect, it } from "vitest";
import { applyIgnoreComments } from "../../src/check/ignore-comments.js";
import type { DiagnosticCode } from "../../src/text/codes.js";
import { createDiagnostic } from "../../src/text/collector.js";

/** The codes that are left of findings at the given texts of a source. */
function left(source: string, places: [DiagnosticCode, string][]): string[] {
  const found = places.map(([code, text]) => {
    const from = source.indexOf(text);
    return createDiagnostic(code, from, from + text.length, "found");
  });
  return applyIgnoreComments(source, found).map(({ code }) => code);
}

describe("ignore comments", () => {
  it("drop the findings of their codes on the next line", () => {
    const source = `// wf-ignore-next-line icon-unknown, attribute-unknown\nicon "x" foo=1\nicon "y"\n`;
    expect(
      left(source, [
        ["icon-unknown", '"x"'],
        ["attribute-unknown", "foo"],
        ["icon-unknown", '"y"'],
      ]),
    ).toEqual(["icon-unknown"]);
  });

  it("keep findings of other codes", () => {
    const source = `// wf-ignore-next-line icon-unknown\ntext "x" foo=1\n`;
    expect(left(source, [["attribute-unknown", "foo"]])).toEqual(["attribute-unknown"]);
  });

  it("may stand on consecutive lines", () => {
    const source = `// wf-ignore-next-line icon-unknown\r\n// wf-ignore-next-line attribute-unknown\r\nicon "x" foo=1`;
    expect(
      left(source, [
        ["icon-unknown", '"x"'],
        ["attribute-unknown", "foo"],
      ]),
    ).toEqual([]);
  });

  it("may give a reason", () => {
    const source = `// wf-ignore-next-line icon-unknown -- ours, see brand.md\nicon "x"\n`;
    expect(left(source, [["icon-unknown", '"x"']])).toEqual([]);
  });

  it("cannot hide errors", () => {
    const source = `// wf-ignore-next-line component-unknown\ncrad "x"\n`;
    expect(left(source, [["component-unknown", "crad"]])).toEqual([
      "ignore-unknown",
      "component-unknown",
    ]);
  });

  it("name codes that exist", () => {
    const source = `// wf-ignore-next-line icon-unkown\nicon "x"\n`;
    const [finding] = applyIgnoreComments(source, []);
    expect(finding).toMatchObject({
      code: "ignore-unknown",
      from: 23,
      to: 34,
      message: 'there is no code "icon-unkown"',
      hint: 'did you mean "icon-unknown"?',
      fix: { edits: [{ from: 23, to: 34, insert: "icon-unknown" }] },
    });
  });

  it("name at least one code", () => {
    expect(left("// wf-ignore-next-line\n", [])).toEqual(["ignore-unknown"]);
  });

  it("are comments, not strings or parts of block comments", () => {
    const inString = `text "a\n// wf-ignore-next-line icon-unknown\n" icon "x"\n`;
    expect(left(inString, [["icon-unknown", '"x"']])).toEqual(["icon-unknown"]);
    const inBlock = `/* \n// wf-ignore-next-line icon-unknown */\nicon "x"\n`;
    expect(left(inBlock, [["icon-unknown", '"x"']])).toEqual(["icon-unknown"]);
    const behindUnclosed = `text "a\n// wf-ignore-next-line icon-unknown\nicon 'x'\n`;
    expect(left(behindUnclosed, [["icon-unknown", "'x'"]])).toEqual([]);
  });

  it("stand behind elements too", () => {
    const source = `text "a" // wf-ignore-next-line icon-unknown\nicon "x"\n`;
    expect(left(source, [["icon-unknown", '"x"']])).toEqual([]);
  });
});
