/** Looking for other languages in a source is bounded, whatever is in it. */
import { Parser } from "@lezer/common";
import { describe, expect, it, vi } from "vitest";
import { analyze } from "../../src/analyze.js";

const filled = (size: number, start: string, part: string): string =>
  start + part.repeat(Math.floor((size - start.length) / part.length));

/** A passage of each kind that is looked for, so that nearly every search finds one. */
const allKinds = [
  'text “a"\n',
  "text `a`\n",
  "A --> B\n",
  "const a = 1\n",
  'card({ title: "a" })\n',
  'text "a" + b\n',
  "{a.b}\n",
  "title: a\n",
].join("");

describe("a source with other languages", () => {
  it.each([1_000, 20_000, 50_000, 99_000])("of %d characters is not read too often", (size) => {
    const parse = vi.spyOn(Parser.prototype, "parse");
    const { diagnostics } = analyze(filled(size, allKinds, 'text "a"\n'));
    const read = parse.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
    parse.mockRestore();
    expect(diagnostics).not.toEqual([]);
    expect(read).toBeLessThan(250_000 + 7 * size);
  });

  // Expressions that can be read in many ways would take days for these.
  it.each([
    ["values that could be names", `page { card({a=${"bbbbb=".repeat(60)}!}) }`],
    ["pairs with many blanks", `page { card({${"a=b   ".repeat(60)}!}) }`],
    ["quotes that could be names", `page { card({${'"__"="__"'.repeat(40)}!}) }`],
  ])("has one way to be read: %s", (_, source) => {
    expect(analyze(source).diagnostics).not.toEqual([]);
  });

  it.each([
    ["lists in JSON", `{"type":"text","items":${"[".repeat(40_000)}${"]".repeat(40_000)}}`],
    ["objects in JSON", `{"type":"text","items":${'{"a":'.repeat(12_000)}1${"}".repeat(12_000)}}`],
    ["answers in JSON", `${'{"ast":'.repeat(12_000)}{"type":"page"}${"}".repeat(12_000)}`],
    ["children in JSON", `${'{"type":"page","children":['.repeat(3_000)}${"]}".repeat(3_000)}`],
  ])("may be as deep as it wants: %s", (_, source) => {
    expect(analyze(source).diagnostics).not.toEqual([]);
  });
});
