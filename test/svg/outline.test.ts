/** Tests outlines as paths: all corners rounded, the lower ones square, borders inside of them. */
import { describe, expect, it } from "vitest";
import { inset, type Outline, outlinePath, paddingPath } from "../../src/drawing/paint/outline.js";
import { rectElement } from "../../src/drawing/svg/rect-element.js";

const round: Outline = { x: 10, y: 20, width: 100, height: 50, radius: 8 };
const sheet: Outline = { ...round, flatBelow: true };
const border = { top: 1, right: 0, bottom: 0, left: 0 };

describe("an outline", () => {
  it("has four round corners", () => {
    expect(outlinePath(round)).toBe(
      "M18 20h84a8 8 0 0 1 8 8v34a8 8 0 0 1 -8 8h-84a8 8 0 0 1 -8 -8v-34a8 8 0 0 1 8 -8z",
    );
    expect(rectElement(round)).toMatch(/^<rect .* rx="8"\/>$/);
  });

  it("may have square lower corners, even if it is inset", () => {
    const path = "M18 20h84a8 8 0 0 1 8 8v42h-100v-42a8 8 0 0 1 8 -8z";
    expect(outlinePath(sheet)).toBe(path);
    expect(rectElement(sheet, ' fill="#fff"')).toBe(`<path d="${path}" fill="#fff"/>`);
    expect(inset(sheet, border)).toMatchObject({ y: 21, height: 49, radius: 7, flatBelow: true });
  });

  it("has a radius of 0 without corners", () => {
    expect(outlinePath({ ...round, radius: 0 })).toBe("M10 20h100v50h-100v-50z");
  });

  it("leaves space for a border at the top, up to its lower corners", () => {
    expect(paddingPath(sheet, border).match(/a/g)).toHaveLength(2);
    expect(paddingPath(round, border).match(/a/g)).toHaveLength(4);
  });
});
