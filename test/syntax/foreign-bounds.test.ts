/** Tests that searching for other languages in a source is bounded, whatever it contains. */
import { Parser } from "@lezer/common";
import { describe, expect, it, vi } from "vitest";
import { analyze } from "../../src/analyze.js";
import { ambiguous, deepJson } from "../hostile/hostile-sources.js";

const filled = (size: number, start: string, part: string): string =>
  start + part.repeat(Math.floor((size - start.length) / part.length));

/** A passage of each kind that is searched for, so that nearly every search finds one. */
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

  it.each(ambiguous)("can be matched in one way only: %s", (_, source) => {
    expect(analyze(source).diagnostics).not.toEqual([]);
  });

  it.each(deepJson)("may be nested as deeply as it likes: %s", (_, source) => {
    expect(analyze(source).diagnostics).not.toEqual([]);
  });
});
