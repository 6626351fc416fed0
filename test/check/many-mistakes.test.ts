/** A source with thousands of errors: all are counted, but only a readable number is described. */
import { describe, expect, test } from "vitest";
import { check } from "../../src/analyze.js";
import { capDiagnostics } from "../../src/language/diagnostics/cap-diagnostics.js";
import type { Diagnostic } from "../../src/language/diagnostics/diagnostic.js";
import { mostDescribed } from "../../src/language/diagnostics/most-described.js";
import { repair } from "../../src/repair.js";

const count = 2 * mostDescribed;
const lines = (line: string, times = count): string => `${line}\n`.repeat(times);
const inPage = (line: string, times?: number): string => `page "a" {\n${lines(line, times)}}\n`;

/** Diagnostics with more than a place. */
function described(found: readonly Diagnostic[]): Diagnostic[] {
  return found.filter(({ message }) => !/^another .* that are described$/.test(message));
}

describe("thousands of mistakes of one kind", () => {
  test.each([
    ["unknown-component", lines('buton "x"')],
    ["unknown-component", inPage('buton "x"')],
    ["component-case", inPage('Button "x"')],
    ["unknown-modifier", inPage('button "x" primry')],
    ["unknown-word", inPage('button "x"\n  primry')],
    ["unknown-attribute", inPage('button "x" zzz=1')],
    ["id-duplicate", inPage('button "x" id=a')],
    ["block-extra-close", lines("}")],
    ["ignore-unknown", `${lines("// wf-ignore-next-line buton")}page "a"\n`],
  ] as const)("%s: all are counted, the first ones are described", (code, source) => {
    const found = check(source).filter((diagnostic) => diagnostic.code === code);
    expect(found.length).toBeGreaterThanOrEqual(count - 1);
    const { length } = described(found);
    expect(length).toBe(mostDescribed);
    const shown = capDiagnostics(found).shown;
    expect(described(shown)).toEqual(shown);
    const others = found.filter((each) => described([each]).length === 0);
    expect(others.filter(({ fix, hint, related }) => fix ?? hint ?? related)).toEqual([]);
  });

  test("the described ones are the first, each at its own place", () => {
    const found = check(lines('buton "x"'));
    expect(found).toHaveLength(count);
    expect(found[0]).toMatchObject({ message: 'unknown component "buton"', from: 0, to: 5 });
    expect(found.at(-1)).toEqual({
      code: "unknown-component",
      severity: "error",
      from: 10 * (count - 1),
      to: 10 * (count - 1) + 5,
      message: `another unknown-component, beyond the first ${mostDescribed} that are described`,
    });
  });

  test("one kind does not affect the messages of others", () => {
    const found = check(inPage('buton "x"\n  button "y" zzz=1'));
    expect(described(found)).toHaveLength(2 * mostDescribed);
  });

  test("all of them are fixed, round by round", () => {
    const { text, diagnostics, fixes } = repair(
      inPage('button "x" id=a primry', 1) + lines('buton "x"'),
    );
    expect(text).not.toContain("buton");
    expect(fixes.length).toBeGreaterThanOrEqual(count);
    expect(diagnostics.filter(({ code }) => code === "unknown-component")).toEqual([]);
  });
});
