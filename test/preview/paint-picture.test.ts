/** Downloads are the files that the library and `wf render` write. */
import { expect, test } from "vitest";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { paintPicture } from "../../src/preview/paint-picture.js";
import { renderPdf, renderPng } from "../../src/raster/raster.js";

const text = 'page { row { text "Wide" } }\n';
const task = {
  text,
  prototype: false,
  theme: "light",
  pageWidth: undefined,
  scale: 1,
} as const;

const html = (options: object) => renderHtml(text, { fullDocument: true, ...options }).html;

test.each([
  ["SVG", { ...task, format: "svg" }, () => renderSvg(text).svg],
  ["HTML", { ...task, format: "html" }, () => html({})],
  ["a prototype", { ...task, format: "html", prototype: true }, () => html({ prototype: true })],
  ["a narrow page", { ...task, format: "html", pageWidth: 400 }, () => html({ width: 400 })],
  [
    "a narrow picture",
    { ...task, format: "svg", pageWidth: 390, theme: "dark" },
    () => renderSvg(text, { theme: "dark", width: 438 }).svg,
  ],
  [
    "PNG",
    { ...task, format: "png", scale: 2 },
    async () => (await renderPng(text, { scale: 2 })).data,
  ],
  ["PDF", { ...task, format: "pdf" }, async () => (await renderPdf(text)).data],
] as const)("%s", async (_, wanted, expected) => {
  expect(await paintPicture(wanted)).toEqual({ data: await expected(), missing: "" });
});
