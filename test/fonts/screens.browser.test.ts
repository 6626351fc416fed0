/** Tests screens in seven scripts: HTML in Chromium has the boxes and lines of the SVG, and PDF has its words. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { analyze } from "../../src/analyze.js";
import { readFonts } from "../../src/base/fonts/given/read-fonts.js";
import { renderSvg } from "../../src/compile.js";
import { compose } from "../../src/composition.js";
import { pictureFont, renderPdf, renderPng } from "../../src/output/raster/raster.js";
import { hasBrowser, openPage, startBrowser } from "../support/browser.js";
import { isInstalled } from "../support/has-command.js";
import { compareCanvas } from "../support/parity.js";
import { scriptScreens } from "./noto-fonts.js";

const drawn = scriptScreens.filter(({ isDrawn }) => isDrawn || process.env.CI);

it("there are seven", () => {
  expect(scriptScreens.map(({ name }) => name)).toEqual(
    "arabic chinese hebrew hindi japanese korean thai".split(" "),
  );
});

describe.each(drawn)("$name", ({ source, files }) => {
  const { fonts } = readFonts(files());

  it("is valid, with a glyph for every character", async () => {
    expect(analyze(source).diagnostics).toEqual([]);
    const { missing } = await renderPng(source, { fonts });
    expect(missing).toBe("");
  });

  it("consists of outlines with paths", () => {
    const { svg } = renderSvg(source, { fonts, ...pictureFont("paths") });
    expect(svg).not.toContain("<text");
    const [, title] = /title "([^"]*)"/.exec(source)!;
    expect(svg).toContain(`aria-label="${title}"`);
  });

  it.skipIf(!(process.env.CI || isInstalled("pdftotext", "-v")))(
    "has its words in a PDF",
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "wf-pdf-"));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      const file = join(folder, "a.pdf");
      writeFileSync(file, (await renderPdf(source, { fonts })).data);
      const { stdout } = spawnSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
      // Joined letters of right-to-left scripts come in either order, depending on the reader.
      const wordsOf = (text: string) =>
        text.match(/[\p{L}\p{M}]+/gu)!.map((word) => [...word].sort().join(""));
      const words = new Set(wordsOf(stdout.normalize("NFKC")));
      const labels = [...source.matchAll(/(?:title|alert|button|checkbox) "([^"]*)"/g)].map(
        ([, label]) => label!,
      );
      expect(labels.length).toBeGreaterThan(4);
      const lost = labels.flatMap((label) =>
        wordsOf(label.normalize("NFKC")).filter((word) => !words.has(word)),
      );
      expect(lost).toEqual([]);
    },
  );
});

describe.skipIf(!hasBrowser)("in Chromium", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    page = await openPage(browser);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
  });

  describe.each([900, 640.5])("%s px wide", (width) => {
    it.each(drawn)("boxes and lines of $name match the SVG", async ({ source, files }) => {
      const { fonts } = readFonts(files());
      const fluid = source.replace(" w=900", "");
      const canvas = compose(analyze(fluid).ast, { fonts, room: width }).boxes;
      const comparison = await compareCanvas(page, canvas, width, 0.1, fonts);
      expect(comparison.missing.map(({ kind, tag }) => ({ kind, tag }))).toEqual([]);
      expect(comparison.differences.map(({ ours, theirs }) => ({ ours, theirs }))).toEqual([]);
      expect(comparison.compared).toBeGreaterThan(50);
    });
  });
});
