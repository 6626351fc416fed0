/** Compares the direction of texts with the classes of Unicode. */
import { expect, test } from "vitest";
import { directionOf } from "../../src/base/text/right-to-left.js";

const reversed = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Digits and the signs in numbers, which run from left to right in every script. */
const inNumber = /[\p{N}\u066a-\u066c]/u;

/** The direction that a character gives to a text without any other. */
function directionBy(character: string) {
  if (inNumber.test(character)) return undefined;
  if (reversed.test(character)) return "rtl";
  return /\p{L}/u.test(character) ? "ltr" : undefined;
}

test("the direction of a text follows from the class of its first letter, also after dots", () => {
  const differing: string[] = [];
  for (let unit = 0; unit < 0x1_0000; unit++) {
    const character = String.fromCharCode(unit);
    const expected = directionBy(character);
    if (directionOf(character) !== expected || directionOf(`•… ${character}`) !== expected)
      differing.push(unit.toString(16));
  }
  expect(differing).toEqual([]);
});

test.each([
  ["", undefined],
  ["•••• 1234", undefined],
  ["“Übersicht”", "ltr"],
  ["(שלום) Hello", "rtl"],
  ["— Ünal مرحبا", "ltr"],
  ["12 𞤀𞤁", "ltr"],
  ["٢٤٩", undefined],
  ["٢٤٩ Hello", "ltr"],
  ["٢٤٩ ريال", "rtl"],
  ["😀 سلام", "rtl"],
])("%j", (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
