/** Tests that a hostile font cannot make a picture of endless letters. */
import { create, type Font } from "fontkit";
import { expect, it, vi } from "vitest";
import { boundFont } from "../../src/base/fonts/given/bound-font.js";
import { FontsRoom } from "../../src/base/fonts/given/fonts-room.js";
import { GlyphSteps } from "../../src/base/fonts/given/glyph-steps.js";
import { readFonts } from "../../src/base/fonts/given/read-fonts.js";
import type { GivenFace, GivenFonts } from "../../src/base/fonts/given-fonts.js";
import { joinFonts } from "../../src/base/fonts/join-fonts.js";
import { lettersWithin } from "../../src/base/fonts/letters-within.js";
import { documentOf } from "../../src/document-of.js";
import { Definitions } from "../../src/drawing/svg/definitions.js";
import { glyphUses } from "../../src/drawing/svg/glyph-uses.js";
import { documentDrawable } from "../../src/output/formats/document-drawable.js";
import { hostileFont } from "./hostile-font.js";

/** A face whose letters have so many steps, and the letters that were looked up in it. */
function counting(steps: number): { fonts: GivenFonts; face: GivenFace; asked: string[] } {
  const asked: string[] = [];
  const face = { steps: () => steps } as unknown as GivenFace;
  const faceFor = (cluster: string) => {
    asked.push(cluster);
    return face;
  };
  return { fonts: { families: ["F"], faceFor }, face, asked };
}

it("gives no face to letters past the bound, and no longer reads them", () => {
  const { fonts, face, asked } = counting(300);
  const within = lettersWithin(fonts, 1000);
  const find = (text: string) => [...text].map((letter) => within.faceFor(letter, 400, false));
  expect(find("abcdef")).toEqual([face, face, face, undefined, undefined, undefined]);
  expect(asked).toEqual([..."abcd"]);
  // Those that were found keep their face, at any weight that has it.
  expect(find("ca")).toEqual([face, face]);
  expect(asked).toHaveLength(4);
});

it("lets the fonts of each picture shape as much as those of the first one", () => {
  const renew = vi.spyOn(FontsRoom.prototype, "startPicture");
  const list = () => readFonts([{ data: hostileFont(2, 1_000).data }]).fonts;
  const fonts = joinFonts([list(), list()]);
  expect(renew).toHaveBeenCalledTimes(0);
  lettersWithin(fonts);
  expect(renew).toHaveBeenCalledTimes(2);
  lettersWithin(fonts);
  expect(renew).toHaveBeenCalledTimes(4);
  renew.mockRestore();
});

it("counts a glyph once for each face", () => {
  const { data, text } = hostileFont(2, 1_000);
  const [first, second] = [...text];
  const face = readFonts([{ data }]).fonts.faceFor(first!, 400, false)!;
  const counted = new Set<number>();
  expect(face.steps(first!, counted)).toBe(1_001);
  expect(face.steps(first!, counted)).toBe(0);
  expect(face.steps(second! + second!, counted)).toBe(1_001);
});

it("draws letters past the bound as boxes, names them as missing, and does not read them", () => {
  const { data, text } = hostileFont(80, 60_000);
  const read = vi.spyOn(GlyphSteps.prototype, "of");
  const { fonts } = readFonts([{ data }]);
  const drawable = documentDrawable(documentOf(`page w=1200 { text "${text}" }`), { fonts });
  const missing = [...text].slice(33).join("");
  expect(drawable.lacking().clusters.join("")).toBe(missing);
  const { svg, missing: named } = drawable.painted("light");
  expect(named).toBe(missing);
  const outlines = [...svg.matchAll(/<path id="[^"]*" d="([^"]*)"/g)].map(([, d]) => d!.length);
  expect(outlines.filter((length) => length > 60_000)).toHaveLength(33);
  expect(outlines.filter((length) => length < 5_000)).toHaveLength(80 - 33);
  expect(new Set(read.mock.calls.map(([id]) => id)).size).toBe(34);
});

it("does not read glyphs that only shaping leads to without end", () => {
  const { data } = hostileFont(40, 1_000);
  const font = boundFont(create(Buffer.from(data)) as Font);
  const steps = new GlyphSteps(font, 10_000);
  const get = vi.spyOn(font, "getGlyph");
  const sound = Array.from({ length: 41 }, (_, id) => steps.isSound(id));
  expect(sound.filter((each) => each)).toHaveLength(11);
  const { length } = get.mock.calls;
  for (let id = 0; id < 41; id++) steps.isSound(id);
  expect(get.mock.calls).toHaveLength(length);
  // A letter is read in any case.
  expect(steps.of(40)).toBe(1_001);
});

it("makes boxes of glyphs for which a picture has no room", () => {
  const definitions = new Definitions({ outlines: 1_000 });
  const drawn: number[] = [];
  const face = {
    glyphs: (text: string) => [{ id: text.codePointAt(0)!, x: 0, y: 0, at: 0 }],
    outline: (id: number) => {
      drawn.push(id);
      return Array.from({ length: 20 }, (_, at) => ["L", (at + id) / 1000, 0.123]);
    },
  } as unknown as GivenFace;
  for (const letter of "abcdefghijklmnopqrstuvwxyz") {
    glyphUses(face, letter, { x: 0, y: 0, size: 10 }, { fill: "red" }, definitions);
  }
  expect(drawn.length).toBeGreaterThan(2);
  expect(drawn.length).toBeLessThan(20);
  expect(definitions.toMarkup().match(/<path /g)).toHaveLength(26);
});
