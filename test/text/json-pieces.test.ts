/** Tests that JSON in pieces is the same text as JSON in one. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonPieces } from "../../src/base/text/json-pieces.js";
import { jsonText } from "../../src/base/text/json-text.js";

const written = (value: Record<string, unknown> | Iterable<unknown>) => [...jsonPieces(value)];

test("pieces are the text of the whole value", () => {
  const value = fc.oneof(
    fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 7 })),
    fc.array(fc.jsonValue({ maxDepth: 7 })),
  );
  fc.assert(
    fc.property(value, (each) => {
      expect(written(each as object as unknown[]).join("")).toBe(jsonText(each));
    }),
  );
});

test("a list that is made while it is written is written like any other, and each item is a piece", () => {
  function* made() {
    for (let at = 0; at < 3; at++) yield { at, "a\nb": [undefined, { list: [at] }].slice(1) };
  }
  const pieces = written({
    one: [{ two: { none: undefined, made: made() } }],
    empty: [][Symbol.iterator](),
  });
  expect(pieces.join("")).toBe(jsonText({ one: [{ two: { made: [...made()] } }], empty: [] }));
  for (const piece of pieces) expect(piece.split('"at"').length).toBeLessThan(3);
});
