/** Long sources are repaired and formatted in fewer rounds: each round reads all of the text. */
import { describe, expect, it, vi } from "vitest";
import { format } from "../../src/authoring/editing/format/format.js";
import { ErrorPlaces } from "../../src/authoring/editing/format/kept-places.js";
import { SourceReader } from "../../src/authoring/editing/format/source-reader.js";
import type { Diagnostic } from "../../src/language/diagnostics/diagnostic.js";
import { isOneTooMany } from "../../src/language/syntax/is-one-too-many.js";
import { repair } from "../../src/repair.js";
import { makeDiagnostic } from "../support/make-diagnostic.js";
import { Random } from "../support/random.js";

/** An error with a fix that makes the text longer. */
function fixable(): Diagnostic {
  const edits = [{ from: 0, to: 0, insert: "a" }];
  return makeDiagnostic("token-unexpected", 0, 0, "a", { fix: { title: "add", edits } });
}

describe("repair", () => {
  it.each([
    ["ten rounds of a text", 700_000, 11],
    ["fewer of a long one", 2_000_000, 4],
    ["at least two", 9_000_000, 3],
  ])("has %s", (_, length, checks) => {
    const check = vi.fn(() => [fixable()]);
    repair(" ".repeat(length), check);
    expect(check).toHaveBeenCalledTimes(checks);
  });

  it.each([
    ["fifty fixes one by one", 100_000, 52],
    ["fewer in a long text", 1_000_000, 8],
    ["none in the longest", 5_000_000, 2],
  ])("tries %s after all of them together have failed", (_, length, checks) => {
    let count = 0;
    const check = vi.fn(() => Array.from({ length: 60 + count++ }, fixable));
    repair(" ".repeat(length), check);
    expect(check).toHaveBeenCalledTimes(checks);
  });
});

describe("the formatter", () => {
  it.each([
    ["five rounds for a text", 500_000, 6],
    ["fewer for a long one", 1_200_000, 4],
    ["two for the longest", 5_000_000, 3],
  ])("has %s whose meaning always changes", (_, length, reads) => {
    const source = `text   "a" // ${"b".repeat(length)}`;
    const reading = new SourceReader({}).read('text   "a"');
    const read = vi.spyOn(SourceReader.prototype, "read");
    let count = 0;
    read.mockImplementation(() => {
      const errors = new ErrorPlaces(Array.from({ length: count++ }, () => behindAll));
      return { ...reading, errors };
    });
    expect(format(source)).toBe(source);
    expect(read).toHaveBeenCalledTimes(reads);
  });
  const behindAll = makeDiagnostic("token-unexpected", 1e9, 1e9, "a");
});

describe("a brace at the end of a source", () => {
  it.each([
    ["is one too many", "page {\n  card {\n  }\n}\n}", true],
    ["is one too many below a comment", "page {\r\n// a\r\n    // b\r\n\r\n}\r\n}", true],
    ["is not, if something was never opened", "page\n  card {\n  }\n}", false],
    ["is not, if one block was never opened at the start", "a\n  b\nc {\n}\n}", false],
    ["is not, in two lines", "page { }\n}", false],
    ["is, in three", "page { }\n\n}", true],
    ["is not before more than a few others", `a {\n}\n}${"}".repeat(21)}`, false],
  ])("%s", (_, source, expected) => {
    const to = source.replace(/(\})\}{21}$/, "$1").length;
    expect(isOneTooMany(source, to)).toBe(expected);
  });

  it("is judged by all pairs of lines", () => {
    const random = new Random(3);
    const line = () =>
      " ".repeat(random.below(3) * 2) + random.pick(["", "a", "a {", "}", "// b", "[", "x=", "é"]);
    const seen = new Set<boolean>();
    for (let round = 0; round < 2_000; round++) {
      const lines = random.list(1 + random.below(7), line);
      const source = lines.join(random.pick(["\n", "\r", "\r\n"]));
      const written = lines.filter((each) => !/^\s*($|\/\/)/.test(each));
      const fits = written.every((each, at) => {
        const before = written[at - 1];
        if (before === undefined || /[{[(,=]$/.test(before)) return true;
        return each.search(/\S/) <= before.search(/\S/);
      });
      const expected = lines.length >= 3 && fits;
      seen.add(expected);
      expect(isOneTooMany(source, source.length), JSON.stringify(source)).toBe(expected);
    }
    expect(seen.size).toBe(2);
  });
});
