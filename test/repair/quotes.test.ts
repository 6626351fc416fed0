/** Tests that repairs add no quotes beside quotes. */
import { expect, test } from "vitest";
import { repair } from "../../src/index.js";

test.each([
  ["a name after quotes", 'data a#""$p'],
  ["a name between quotes", 'data d [{a=1}]\npage { repeat d as p { text "Hi" " text "$p.a" } }'],
])("%s is not quoted again", (_, source) => {
  expect(repair(source).text.length).toBeLessThan(source.length + 6);
});

test("a bare name is quoted, and once only", () => {
  const source = "component c(a: string) { text $a }\npage { c(a=x) }";
  expect(repair(source).text).toContain('text "$a"');
  const odd = repair("data a#$p").text;
  expect(odd.length).toBeLessThan(14);
  expect(repair(odd).text).toBe(odd);
});
