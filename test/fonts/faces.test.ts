/** Holds the list of faces against their files, and the choice of a face against CSS. */
import { readdirSync, readFileSync } from "node:fs";
import { create } from "fontkit";
import { describe, expect, it } from "vitest";
import { FONT_FACES, FONT_FAMILY, FONT_METRICS, faceFor } from "../../src/fonts/faces.js";

const FOLDER = new URL("../../src/fonts/files/", import.meta.url);

describe("faces", () => {
  it("name every file of the folder", () => {
    const named = FONT_FACES.flatMap((face) => [face.ttf, face.woff2]);
    expect(readdirSync(FOLDER).sort()).toEqual([...named, "OFL.txt"].sort());
  });

  it.each(FONT_FACES)("$key is what its files say", ({ ttf, woff2, weight, italic }) => {
    for (const file of [ttf, woff2]) {
      const font = create(readFileSync(new URL(file, FOLDER)));
      expect({ unitsPerEm: font.unitsPerEm, ascent: font.ascent, descent: -font.descent }).toEqual(
        FONT_METRICS,
      );
      expect(font.lineGap).toBe(0);
      expect(font.italicAngle !== 0).toBe(italic);
      expect(font["OS/2"].usWeightClass).toBe(weight);
      expect(font.familyName.startsWith(FONT_FAMILY)).toBe(true);
      expect(font.availableFeatures.filter((feature) => feature !== "")).toEqual(["tnum"]);
    }
  });
});

describe("faceFor", () => {
  it.each([
    [100, false, "400"],
    [400, false, "400"],
    [450, false, "500"],
    [500, false, "500"],
    [550, false, "600"],
    [600, false, "600"],
    [700, false, "700"],
    [900, false, "700"],
    [300, true, "400-italic"],
    [400, true, "400-italic"],
    [500, true, "400-italic"],
    [501, true, "600-italic"],
    [600, true, "600-italic"],
    [700, true, "600-italic"],
  ])("%i, italic %s: %s", (weight, italic, key) => {
    expect(faceFor({ weight, italic }).key).toBe(key);
  });
});
