/** Compares PNG and PDF with the SVG in Chromium, by the pixels that have ink. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { themeNames } from "../../src/base/theme/theme.js";
import { renderSvg } from "../../src/compile.js";
import { renderPdf, renderPng } from "../../src/output/raster/raster.js";
import { corpus, examples } from "../corpus/corpus.js";
import { hasBrowser, openPage, photograph, showSvg, startBrowser } from "../support/browser.js";
import { everyNth } from "../support/case-count.js";
import { compareInk, type InkComparison } from "../support/ink.js";
import { photographPdf } from "../support/pdf.js";

/** The share of the ink that may differ; Chromium interrupts underlines at letters that cross them. */
const most = 0.045;
/** How much a color may differ because edges and letters are smoothed differently. */
const tolerance = 96;

const fixtures = corpus.filter(({ name }) => name.startsWith("test/components/fixtures/"));

const spaced = `page w=360 {
  text "A text whose words are spaced to fill its lines, the last one aside, again and again." align=justify
  sidebar { section "Letters apart" { text "Below a heading" } }
  button "Off" primary disabled
}`;

describe.skipIf(!hasBrowser)("PNG and PDF look like the SVG", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    page = await openPage(browser);
  }, 60_000);

  afterAll(() => browser?.close());

  const cases = [
    // In the gate, each example is tested in one theme.
    ...everyNth(
      examples.flatMap(({ name, source }, at) =>
        themeNames.map((_, other) => ({
          name,
          source,
          theme: themeNames[(at + other) % themeNames.length]!,
        })),
      ),
      themeNames.length,
    ),
    { name: "spaced text", source: spaced, theme: "light" as const },
    ...everyNth(fixtures, 2).map(({ name, source }) => ({ name, source, theme: "light" as const })),
  ];

  it.each(cases)("$name, $theme", async ({ source, theme }) => {
    const canvas = renderSvg(source, { theme });
    await page.setViewportSize({ width: Math.ceil(canvas.width), height: canvas.height });
    await showSvg(page, canvas.svg);
    const drawn = await photograph(page);
    const png = await renderPng(source, { theme });
    expectAlike("PNG", await compareInk(drawn, png.data, tolerance));
    const pages = await photographPdf((await renderPdf(source, { theme })).data);
    // Only a document with one board has a PDF with the size of its picture.
    if (pages.length === 1) {
      expectAlike("PDF", await compareInk(drawn, pages[0]!, tolerance));
    }
  });
});

function expectAlike(what: string, { ink, different, areas, sizes }: InkComparison): void {
  expect(sizes[1], what).toBe(sizes[0]);
  expect(ink).toBeGreaterThan(100);
  if (process.env.WF_SHARES) console.log(`${what}: ${((different / ink) * 100).toFixed(2)} %`);
  expect(different / ink, `${what}, most at ${areas.join("; ")}`).toBeLessThanOrEqual(most);
}
