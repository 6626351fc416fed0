/** Tests that downloads are the same files as those from the library and `wf render`. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { pictureFont, readFonts, renderPdf, renderPng } from "../../src/output/raster/raster.js";
import { paintPicture } from "../../src/tools/preview/paint-picture.js";
import { moved } from "../support/hebrew-font.js";

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
  ["SVG", { ...task, format: "svg" }, () => renderSvg(text, pictureFont("embed")).svg],
  ["HTML", { ...task, format: "html" }, () => html({})],
  ["a prototype", { ...task, format: "html", prototype: true }, () => html({ prototype: true })],
  ["a narrow page", { ...task, format: "html", pageWidth: 400 }, () => html({ width: 400 })],
  [
    "a narrow picture",
    { ...task, format: "svg", pageWidth: 390, theme: "dark" },
    () => renderSvg(text, { theme: "dark", width: 438, ...pictureFont("embed") }).svg,
  ],
  [
    "the options of a fence for its picture",
    { ...task, format: "svg", own: { theme: "dark", drawing: { width: 400, padding: 10 } } },
    () => renderSvg(text, { theme: "dark", width: 400, padding: 10, ...pictureFont("embed") }).svg,
  ],
  [
    "the options of a fence for its page",
    { ...task, format: "html", own: { theme: "auto", drawing: { width: 400 } } },
    () => html({ theme: "auto", width: 400 }),
  ],
  [
    "a chosen width, which wins over that of a fence",
    { ...task, format: "html", pageWidth: 300, own: { drawing: { width: 400 } } },
    () => html({ width: 300 }),
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

test("characters missing in our fonts are drawn with the configured fonts, in every format", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wf-paint-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "moved.ttf");
  writeFileSync(path, moved());
  const hebrew = { ...task, text: 'page { text "\u05d0\u05d1\u05d2" }\n' };
  const { fonts } = readFonts([{ data: moved() }]);
  const set = { files: [{ path }], system: "ignore" } as const;
  expect(await paintPicture({ ...hebrew, format: "svg", fonts: set })).toEqual({
    data: renderSvg(hebrew.text, { fonts, ...pictureFont("embed") }).svg,
    missing: "",
  });
  expect(await paintPicture({ ...hebrew, format: "pdf", fonts: set })).toMatchObject({
    missing: "",
  });
  const none = { ...hebrew, format: "png", fonts: { ...set, files: [] } } as const;
  expect(await paintPicture(none)).toMatchObject({ missing: "\u05d0\u05d1\u05d2" });
});
