/** Tests that numbers run from left to right in scripts that run from right to left. */
import { create, type Font } from "fontkit";
import { expect, it } from "vitest";
import { shape } from "../../src/base/fonts/given/shape.js";
import { scriptScreens } from "./noto-fonts.js";

const arabic = scriptScreens.find(({ name }) => name === "arabic")!;

it.runIf(arabic.isDrawn).each(["٢٤٩", "١٬٠٦٧", "۱۲۳"])("%s is drawn in reading order", (digits) => {
  const font = create(Buffer.from(arabic.files()[0]!.data)) as Font;
  const { glyphs } = shape(digits, font);
  const fromLeft = [...glyphs].sort((one, other) => one.x - other.x).map(({ id }) => id);
  expect(fromLeft).toEqual(
    [...digits].map((digit) => font.glyphForCodePoint(digit.codePointAt(0)!).id),
  );
});

it.runIf(arabic.isDrawn)("a word is drawn from right to left", () => {
  const font = create(Buffer.from(arabic.files()[0]!.data)) as Font;
  const { glyphs } = shape("ريال", font);
  const [first, last] = [glyphs.find(({ at }) => at === 0)!, glyphs.find(({ at }) => at === 3)!];
  expect(first.x).toBeGreaterThan(last.x);
});
