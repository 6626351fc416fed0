/** Tests that JSON in pieces is the same text as JSON in one. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonPieces } from "../../src/base/text/json-pieces.js";
import { jsonText } from "../../src/base/text/json-text.js";

type Value = Parameters<typeof jsonPieces>[0];

const written = (value: Value, indent?: number) => [...jsonPieces(value, indent)].join("");

test.each([0, 2])("pieces are the text of the whole value, with an indent of %i", (indent) => {
  const value = fc.oneof(
    fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 7 })),
    fc.array(fc.jsonValue({ maxDepth: 7 })),
  );
  fc.assert(
    fc.property(value, (each) => {
      expect(written(each as Value, indent)).toBe(jsonText(each, indent));
    }),
  );
});

test("a list that is made while it is written is written like any other", () => {
  function* made() {
    for (let at = 0; at < 3; at++) yield { at, "a\nb": [null, { list: [at] }] };
  }
  const value = { one: [{ two: { none: undefined, made: made() } }], empty: [].values() };
  expect(written(value)).toBe(jsonText({ one: [{ two: { made: [...made()] } }], empty: [] }));
});

test("a deep value takes no stack", () => {
  let value: Value = [];
  for (let level = 0; level < 100_000; level++) value = [value];
  const text = written(value, 0);
  expect(text).toBe(`${"[".repeat(100_001)}${"]".repeat(100_001)}\n`);
});
