/** Tests which dots join the name of an import with an imported name, over random texts. */
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { continuesWord, isLetter } from "../../src/language/syntax/characters.js";
import { findJoints } from "../../src/language/syntax/forms/find-joints.js";
import { caseCount } from "../support/case-count.js";

/** The definition: a word is the name of an import if a search for it after `as` finds it. */
function isNameOfImport(source: string, word: string): boolean {
  return new RegExp(`\\bas\\s+${word}\\b`).test(source.slice(0, 40_000));
}

/** The words of a source that a dot and a letter follow. */
function* wordsBeforeDots(source: string): Generator<{ from: number; to: number }> {
  for (const { index: to } of source.matchAll(/(?<=[A-Za-z_])\.(?=[A-Za-z_])/g)) {
    for (let from = to - 1; from >= 0 && continuesWord(source.charCodeAt(from)); from--) {
      if (isLetter(source.charCodeAt(from))) yield { from, to };
    }
  }
}

const pieces = fc.array(
  fc.constantFrom(
    ...[
      "import ",
      "import ",
      "tokens ",
      "dark.",
      "as ",
      "as a",
      "as a-",
      "as\n\u00a0",
      "as as ",
      "as",
      "ui",
      "a",
      "b.",
      "_",
    ],
    ..."a-a|a-|é|aé|-|1|0-|.|.a|a.a| a.b | a-a.b | a-.b |. |,|(|\u2028|\ufeff| | |\n".split("|"),
  ),
  { maxLength: 40, size: "max" },
);

describe("a dot between letters", () => {
  it("joins words as a search of the whole source for each of them would", () => {
    let joined = 0;
    fc.assert(
      fc.property(pieces, (parts) => {
        const source = parts.join("");
        const isJoint = findJoints(source);
        for (const { from, to } of wordsBeforeDots(source)) {
          const isAny =
            source.includes("import") ||
            (source.slice(0, to).endsWith("dark") && source.includes("tokens"));
          expect(isJoint(to)).toBe(isAny);
          const isName = isNameOfImport(source, source.slice(from, to));
          expect(isJoint(to, from)).toBe(isAny && isName);
          if (isAny && isName) joined++;
        }
      }),
      { numRuns: caseCount(2_000) },
    );
    expect(joined).toBeGreaterThan(10);
  });

  it.each([39_990, 39_993, 39_994, 39_995, 39_996, 39_997, 40_000])(
    "joins names of the first 40,000 characters only: at %d",
    (at) => {
      const source = `${"import ".padEnd(at)}as abc-d x=ab.c x=abc.d`;
      for (const { from, to } of wordsBeforeDots(source)) {
        const isName = isNameOfImport(source, source.slice(from, to));
        expect(findJoints(source)(to, from)).toBe(isName);
      }
    },
  );

  it.each([99, 100, 101, 150])("joins long names: of %d parts", (count) => {
    const name = "a-".repeat(count);
    const source = `import "x" as ${name}a x=${name}.b y=${name}a.b z=${name}b.b w=${name}a-.b`;
    for (const { from, to } of wordsBeforeDots(source)) {
      const isName = isNameOfImport(source, source.slice(from, to));
      expect(findJoints(source)(to, from)).toBe(isName);
    }
  });

  it("does not collect all starts of a long name", () => {
    const add = vi.spyOn(Set.prototype, "add");
    const found = findJoints(`x.a import as ${"a-".repeat(19_000)}a`)(1, 0);
    const count = add.mock.calls.length;
    add.mockRestore();
    expect(found).toBe(false);
    expect(count).toBeLessThan(1_000);
  });

  it("is no joint in a text without imports and tokens, nor beside anything but letters", () => {
    expect(findJoints("a.b")(1)).toBe(false);
    expect(findJoints("import a.1 1.a a. .a")(8)).toBe(false);
    expect(findJoints("import a.1 1.a a. .a")(12)).toBe(false);
    expect(findJoints("import a.b")(8)).toBe(true);
    expect(findJoints("tokens { } dark.b a.b")(15)).toBe(true);
    expect(findJoints("tokens { } dark.b a.b")(19)).toBe(false);
  });
});
