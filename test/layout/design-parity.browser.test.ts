/** Compares designs with Chromium: with each token, all boxes are in the same places, with the same lines. */
import { existsSync, readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { readFonts } from "../../src/base/fonts/given/read-fonts.js";
import type { GivenTokens } from "../../src/base/theme/given-tokens.js";
import { lookNames } from "../../src/base/theme/look.js";
import { compose } from "../../src/composition.js";
import type { DrawingOptions } from "../../src/drawing-options.js";
import { examples } from "../corpus/corpus.js";
import { hasBrowser, openPage, startBrowser } from "../support/browser.js";
import { compareCanvas } from "../support/parity.js";

const designs: readonly (readonly [name: string, tokens: GivenTokens])[] = [
  ["an accent", { accent: "#5E6AD2" }],
  ["compact text", { textScale: "compact" }],
  ["large text", { textScale: 20 }],
  ["a compact density", { density: "compact" }],
  ["an airy density", { density: "airy" }],
  ["sharp corners", { radius: 0 }],
  ["round corners", { radius: 20 }],
  ["thick lines", { stroke: 3 }],
  ["no shadows", { shadow: "none" }],
  ["strong shadows", { shadow: "strong" }],
  ["letters of one width", { font: "JetBrains Mono" }],
  ["titles of one width, code of many", { fontHeading: "JetBrains Mono", fontMono: "Inter" }],
  ...lookNames.slice(1).map((look) => [`the look ${look}`, { look }] as const),
  ["everything at once", { accent: "#0a7", textScale: 15, density: "airy", radius: 12, stroke: 2 }],
];

const noto = "/usr/share/fonts/truetype/noto";
const serif = { regular: `${noto}/NotoSerif-Regular.ttf`, bold: `${noto}/NotoSerif-Bold.ttf` };

const shown = /\b(?:dashboard|login|payments|states|kanban-board)\b/;

describe.skipIf(!hasBrowser)("boxes are where Chromium puts them", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    page = await openPage(browser);
  }, 60_000);

  afterAll(() => browser?.close());

  describe.each(designs)("with %s", (_, tokens) => {
    it.each(examples.filter(({ name }) => shown.test(name)))("$name", async ({ source }) => {
      await expectSame(source, { tokens });
    });
  });

  const inBrand = describe.skipIf(!(existsSync(serif.regular) || process.env.CI));
  inBrand("with a font of the user", () => {
    it.each(examples.filter(({ name }) => shown.test(name)))("$name", async ({ source }) => {
      const files = [serif.regular, serif.bold].map((file) => ({ data: readFileSync(file) }));
      const { fonts } = readFonts(files);
      await expectSame(source, { tokens: { font: "noto serif", fontMono: "Noto Serif" }, fonts });
    });
  });

  async function expectSame(source: string, options: DrawingOptions): Promise<void> {
    const canvas = compose(analyze(source).ast, options).boxes;
    const comparison = await compareCanvas(page, canvas, 1152, 0.1, options.fonts);
    expect(comparison.missing.map(({ kind, tag }) => ({ kind, tag }))).toEqual([]);
    expect(comparison.differences.map(({ ours, theirs }) => ({ ours, theirs }))).toEqual([]);
    expect(comparison.compared).toBeGreaterThan(0);
  }
});
