/** Comments that silence diagnostics. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { applyIgnoreComments } from "../../src/language/check/ignore-comments.js";
import type { DiagnosticCode } from "../../src/language/diagnostics/codes.js";
import { makeDiagnostic } from "../support/make-diagnostic.js";

/** The codes that remain of diagnostics at the given texts of a source. */
function left(source: string, places: [DiagnosticCode, string][]): string[] {
  const found = places.map(([code, text]) => {
    const from = source.indexOf(text);
    return makeDiagnostic(code, from, from + text.length, "found");
  });
  return applyIgnoreComments(source, analyze(source).lineComments, found).map(({ code }) => code);
}

describe("ignore comments", () => {
  it("drop the diagnostics of their codes on the next line", () => {
    const source = `// wf-ignore-next-line unknown-icon, unknown-attribute\nicon "x" foo=1\nicon "y"\n`;
    expect(
      left(source, [
        ["unknown-icon", '"x"'],
        ["unknown-attribute", "foo"],
        ["unknown-icon", '"y"'],
      ]),
    ).toEqual(["unknown-icon"]);
  });

  it("keep diagnostics of other codes", () => {
    const source = `// wf-ignore-next-line unknown-icon\ntext "x" foo=1\n`;
    expect(left(source, [["unknown-attribute", "foo"]])).toEqual(["unknown-attribute"]);
  });

  it("may be on consecutive lines", () => {
    const source = `// wf-ignore-next-line unknown-icon\r\n// wf-ignore-next-line unknown-attribute\r\nicon "x" foo=1`;
    expect(
      left(source, [
        ["unknown-icon", '"x"'],
        ["unknown-attribute", "foo"],
      ]),
    ).toEqual([]);
  });

  it("may give a reason", () => {
    const source = `// wf-ignore-next-line unknown-icon -- ours, see brand.md\nicon "x"\n`;
    expect(left(source, [["unknown-icon", '"x"']])).toEqual([]);
  });

  it("cannot hide errors", () => {
    const source = `// wf-ignore-next-line unknown-component\ncrad "x"\n`;
    expect(left(source, [["unknown-component", "crad"]])).toEqual([
      "ignore-unknown",
      "unknown-component",
    ]);
  });

  it("must name codes that exist", () => {
    const source = `// wf-ignore-next-line unknown-icn\nicon "x"\n`;
    const [diagnostic] = applyIgnoreComments(source, analyze(source).lineComments, []);
    expect(diagnostic).toMatchObject({
      code: "ignore-unknown",
      from: 23,
      to: 34,
      message: 'unknown code "unknown-icn"',
      hint: 'did you mean "unknown-icon"?',
      fix: { edits: [{ from: 23, to: 34, insert: "unknown-icon" }] },
    });
  });

  it("must name at least one code", () => {
    expect(left("// wf-ignore-next-line\n", [])).toEqual(["ignore-unknown"]);
  });

  it("are comments, not strings or parts of block comments", () => {
    const inString = `text "a\n// wf-ignore-next-line unknown-icon\n" icon "x"\n`;
    expect(left(inString, [["unknown-icon", '"x"']])).toEqual(["unknown-icon"]);
    const inBlock = `/* \n// wf-ignore-next-line unknown-icon */\nicon "x"\n`;
    expect(left(inBlock, [["unknown-icon", '"x"']])).toEqual(["unknown-icon"]);
    const behindUnclosed = `text "a\n// wf-ignore-next-line unknown-icon\nicon 'x'\n`;
    expect(left(behindUnclosed, [["unknown-icon", "'x'"]])).toEqual([]);
  });

  it("may follow an element on its line", () => {
    const source = `text "a" // wf-ignore-next-line unknown-icon\nicon "x"\n`;
    expect(left(source, [["unknown-icon", '"x"']])).toEqual([]);
  });
});
