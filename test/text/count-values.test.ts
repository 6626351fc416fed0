/** Tests that the values of a JSON text are counted before it is parsed. */
import { expect, test } from "vitest";
import { countValues } from "../../src/base/text/count-values.js";

test.each([
  ["{}", 2],
  ['{"source":"page { text }"}', 2],
  ['{"a":[1,2,3],"b":{"c":"d,e"}}', 7],
  ['{"a":"\\"[,,,","b":"\\\\","c":1}', 4],
  ['{"a":"never closed,,,', 2],
  ["[,,,", 5],
])("%j", (text, count) => expect(countValues(text, 100)).toBe(count));

test("stops at the requested number", () => {
  expect(countValues("[".repeat(1_000), 10)).toBe(11);
});

test("takes linear time for a text of quotes and backslashes", () => {
  expect(countValues(`"${'\\\\\\"'.repeat(1_000_000)}`, 10)).toBe(1);
});
