/** Tests the names of pages that suit files. */
import { expect, test, vi } from "vitest";
import { analyze } from "../../src/analyze.js";
import { pageNames } from "../../src/drawing/lower/choose-pages.js";

const namesOf = (source: string) => pageNames(analyze(source).ast);

test("equal titles are counted, whatever other pages are called", () => {
  const titles = ["A", "A 2", "A", "B", "A", "A-3", "", "7", "A 2"];
  const source = titles.map((title) => `page "${title}" { }`).join("\n");
  expect(namesOf(source)).toEqual(["a", "a-2", "a-3", "b", "a-4", "a-3-2", "7", "7-2", "a-2-2"]);
});

test("thousands of pages with one title have their names in few steps", () => {
  const { ast } = analyze('page "A" { }\n'.repeat(3_000));
  const has = vi.spyOn(Set.prototype, "has");
  const names = pageNames(ast);
  const asked = has.mock.calls.length;
  has.mockRestore();
  expect(names.at(-1)).toBe("a-3000");
  expect(asked).toBeLessThan(20_000);
});
