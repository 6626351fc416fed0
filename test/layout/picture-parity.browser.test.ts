/** Compares the SVG of the examples with their HTML, pixel by pixel in the same Chromium. */
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { themeNames } from "../../src/base/theme/theme.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { examples } from "../corpus/corpus.js";
import {
  fontRules,
  hasBrowser,
  openPage,
  photograph,
  showSvg,
  startBrowser,
} from "../support/browser.js";
import { everyNth } from "../support/case-count.js";
import { compareInk } from "../support/ink.js";

/** The share of the ink that may differ. */
const most = 0.02;
const fontCss = fontRules();
/** Folder for the compared pictures, if the variable is set. */
const folder = process.env.WF_PICTURES;

describe.skipIf(!hasBrowser)("SVG and HTML look alike", () => {
  let browser: Browser;
  let page: Page;
  let withFonts: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    page = await browser.newPage();
    withFonts = await openPage(browser);
  }, 60_000);

  afterAll(() => browser?.close());

  async function drawnHtml(html: string): Promise<Buffer> {
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return page.screenshot({ fullPage: true });
  }

  const cases = examples.flatMap(({ name, source }, at) =>
    themeNames.map((_, more) => {
      const theme = themeNames[(at + more) % themeNames.length]!;
      return { name, source, theme };
    }),
  );

  // In the gate, each example is tested in one theme.
  it.each(everyNth(cases, themeNames.length))("$name, $theme", async ({ name, source, theme }) => {
    const { svg, width, height } = renderSvg(source, { theme });
    for (const each of [page, withFonts]) {
      await each.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) });
    }
    await showSvg(withFonts, svg);
    const drawn = await photograph(withFonts);
    const { html } = renderHtml(source, { theme, fontCss, fullDocument: true });
    const written = await drawnHtml(html);
    if (folder !== undefined) {
      mkdirSync(folder, { recursive: true });
      const file = `${basename(name, ".wf")}-${theme}`;
      writeFileSync(join(folder, `${file}-svg.png`), drawn);
      writeFileSync(join(folder, `${file}-html.png`), written);
    }
    const { ink, different, areas, sizes } = await compareInk(drawn, written);
    const share = different / ink;
    console.log(`${name}, ${theme}: ${(share * 100).toFixed(2)} % of ${ink} px of ink differ`);
    expect(sizes[1]).toBe(sizes[0]);
    expect(ink).toBeGreaterThan(1000);
    expect(share, `most at ${areas.join("; ")}`).toBeLessThanOrEqual(most);
  });
});
