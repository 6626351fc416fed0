/** Tests that a picture in a process of its own takes no more of the processor and memory than it may. */
import { expect, test } from "vitest";
import { readPictures } from "../../src/base/images/read-pictures.js";
import { documentOf } from "../../src/document-of.js";
import { documentDrawable } from "../../src/output/formats/document-drawable.js";
import { formats } from "../../src/output/formats/format-list.js";
import { paintApart } from "../../src/output/raster/paint-apart.js";
import { paintPng } from "../../src/output/raster/paint-png.js";
import type { PaintRoom } from "../../src/output/raster/paint-room.js";

const svgOf = (content: string, side = 100): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${content}</svg>`;

/** Each line has 900,000 dashes. */
const dashes = svgOf('<path d="M0 50H9000" stroke="red" stroke-dasharray="0.01"/>'.repeat(2_000));
const layers = svgOf(
  `${'<g opacity="0.5">'.repeat(50)}<rect width="2000" height="2000"/>${"</g>".repeat(50)}`,
  2_000,
);

test.each([
  ["takes long", dashes, { ms: 500, bytes: 1e9 }],
  ["takes much memory", layers, { ms: 60_000, bytes: 300e6 }],
])("ends if it %s", async (_, svg, left) => {
  expect(await paintApart(svg, {}, left)).toBeUndefined();
});

test.each(["png", "pdf"] as const)("is for all files of a wireframe: %s", async (name) => {
  const bytes = new TextEncoder().encode(svgOf(""));
  const pictures = readPictures({ "a.svg": bytes });
  const document = documentOf('page { image src="a.svg" w=90 h=90 }', {});
  const drawable = documentDrawable(document, { pictures });
  const settings = { theme: "light", padding: 0, scale: 1, prototype: false } as const;
  const room: { left?: PaintRoom } = {};
  await formats[name].draw(drawable, { ...settings, room });
  expect(room.left!.ms).toBeLessThan(10_000);
  room.left!.ms = 0;
  const again = formats[name].draw(drawable, { ...settings, room });
  await expect(again).rejects.toThrow("more than resvg can paint");
});

test("takes from what is left for all pictures together", async () => {
  const left = { ms: 60_000, bytes: 1e9 };
  const picture = {
    svg: svgOf('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
    width: 100,
    height: 100,
  };
  await paintPng(picture, 1, undefined, left);
  expect(left.ms).toBeLessThan(60_000);
  left.ms = 0;
  await expect(paintPng(picture, 1, undefined, left)).rejects.toThrow("more than resvg can paint");
});

test("takes what a picture took that was too much", async () => {
  const left = { ms: 300, bytes: 1e9 };
  expect(await paintApart(dashes, {}, left)).toBeUndefined();
  expect(left.ms).toBeLessThanOrEqual(0);
});
