/** Compares the list of faces with their files, and the choice of a face with CSS. */
import { readdirSync, readFileSync } from "node:fs";
import { create } from "fontkit";
import { describe, expect, it } from "vitest";
import { ALL_FACES, type FONT_FACES, FONT_FAMILY, faceFor } from "../../src/base/fonts/faces.js";

const FOLDER = new URL("../../assets/fonts/", import.meta.url);

describe("faces", () => {
  it("refer to all files in the folder", () => {
    const named = ALL_FACES.map(({ ttf }) => ttf);
    expect(readdirSync(FOLDER).sort()).toEqual(
      [
        ...named,
        "OFL.txt",
        "OFL-jetbrains-mono.txt",
        "OFL-noto-emoji.txt",
        "OFL-patrick-hand.txt",
      ].sort(),
    );
  });

  it.each(ALL_FACES)("$key matches its file", ({ ttf, weight, italic, family, metrics }) => {
    const font = create(readFileSync(new URL(ttf, FOLDER)));
    expect({
      unitsPerEm: font.unitsPerEm,
      ascent: font.ascent,
      descent: -font.descent,
    }).toEqual(metrics);
    expect(font.lineGap).toBe(0);
    expect(font.italicAngle !== 0).toBe(italic);
    expect(font["OS/2"].usWeightClass).toBe(weight);
    expect(font.familyName.startsWith(family)).toBe(true);
    expect(font.availableFeatures.filter((feature) => feature !== "")).toEqual(
      family === FONT_FAMILY ? ["tnum"] : [],
    );
  });
});

describe("faces of one width", () => {
  const places = (face: (typeof FONT_FACES)[number]) => {
    const { unitsPerEm, ascent, descent, underlinePosition } = create(
      readFileSync(new URL(face.ttf, FOLDER)),
    );
    return [ascent, descent, underlinePosition].map((units) => units / unitsPerEm);
  };

  it("have the same baseline as the other family", () => {
    const own = places(faceFor({ weight: 400, italic: false, mono: true }));
    const others = places(faceFor({ weight: 400, italic: false }));
    for (const [at, share] of own.entries()) expect(share).toBeCloseTo(others[at]!, 3);
  });

  it.each([
    [400, false, "mono-400"],
    [500, false, "mono-400"],
    [550, true, "mono-600"],
    [600, false, "mono-600"],
    [700, true, "mono-600"],
  ])("%i, italic %s: %s", (weight, italic, key) => {
    expect(faceFor({ weight, italic, mono: true }).key).toBe(key);
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
