/** Tests that no mistake has the whole source searched again: that would take seconds for a few hundred kilobytes. */
import { expect, test, vi } from "vitest";
import { analyze } from "../../src/analyze.js";

/** How often at least half of a source is searched from its start while it is checked. */
function wholeSearches(source: string): number {
  let count = 0;
  const spies = (["test", "exec"] as const).map((name) => {
    const usual = RegExp.prototype[name] as (text: string) => never;
    return vi.spyOn(RegExp.prototype, name).mockImplementation(function (this: RegExp, text) {
      // The others look at one place, or go on from the last one.
      if (!this.sticky && !this.global && text.length > source.length / 2) count++;
      return usual.call(this, text);
    });
  });
  const { includes } = String.prototype;
  const spy = vi.spyOn(String.prototype, "includes").mockImplementation(function (
    this: string,
    ...given
  ) {
    if (this.length > source.length / 2) count++;
    return includes.apply(this, given);
  });
  analyze(source, { locations: true });
  spy.mockRestore();
  for (const spy of spies) spy.mockRestore();
  return count;
}

test.each([
  ["# a\n"],
  ["#a\n"],
  ["- a\n"],
  ["* a\n"],
  ["} "],
  ["{ "],
  ["] "],
  [") "],
  [", "],
  ["; "],
  ["% "],
  ["1 % "],
  ["= "],
  ["a= "],
  ["<b>\n"],
  ["<!-- a -->\n"],
  ["--> "],
  ["| a | b |\n"],
  ["``` "],
  ["'a' "],
  ['" '],
  ["butto "],
  ["a: b\n"],
  ["[icon:x "],
  ['text "a" x=1\n'],
  ['button "a" navigate="b"\n'],
  ["use a\n"],
  ["${a} "],
  ["@a "],
  ['import "a"\n'],
  ["i.i "],
  ["{items.map(i => <div>{i}</div>)}\n"],
  ["component a.b(c=d.e) { }\n"],
  ["text x=dark.a when=dark.a\n"],
  ["dark.a "],
  ["text x=i.i\n", 'import "a" as b\npage {\n'],
])("%j", (part, head = "") => {
  for (const around of head ? [head] : ["page {\n", ""]) {
    const of = (count: number) => wholeSearches(around + part.repeat(count) + (around && "}"));
    // A search for each part would be 200 more.
    expect(of(400)).toBeLessThan(of(200) + 100);
  }
});
