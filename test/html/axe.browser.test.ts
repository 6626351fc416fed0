/** Tests the HTML of every example with axe-core in Chromium, in both modes and themes: no serious problems. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { themeNames } from "../../src/base/theme/theme.js";
import { renderHtml } from "../../src/compile.js";
import { examples, fixtures } from "../corpus/corpus.js";
import { hasBrowser, startBrowser } from "../support/browser.js";
import { everyNth } from "../support/case-count.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Diagnostic {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}

describe.skipIf(!hasBrowser)("the HTML of an example is accessible", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    // The policy of our documents allows no scripts, not even axe.
    const context = await browser.newContext({ bypassCSP: true });
    page = await context.newPage();
    // The globals survive when the content of a page is replaced.
    await page.evaluate(axe);
  }, 60_000);

  afterAll(() => browser?.close());

  async function diagnostics(html: string, opened = false): Promise<string[]> {
    await page.setContent(html);
    if (opened) {
      await page.evaluate(() => {
        for (const overlay of document.querySelectorAll<HTMLElement>("[popover]")) {
          // Only one automatic popover could be open at a time.
          overlay.popover = "manual";
          overlay.showPopover();
        }
      });
    }
    const violations = (await page.evaluate(
      "axe.run(document, { resultTypes: ['violations'], preload: false }).then((result) => result.violations)",
    )) as Diagnostic[];
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html: markup }) => `${id}: ${markup.slice(0, 200)}`),
      );
  }

  // Every component in every form; one theme for each is enough, since the contrast of all colors is tested elsewhere.
  const ofComponents = fixtures.map(({ name, source }, at) => ({
    name,
    source,
    theme: themeNames[at % themeNames.length]!,
  }));

  it.each(ofComponents)("$name, $theme", async ({ source, theme }) => {
    const { html } = renderHtml(source, { theme, fullDocument: true });
    expect(await diagnostics(html)).toEqual([]);
  });

  const cases = examples.flatMap(({ name, source }, at) =>
    [false, true].flatMap((prototype) =>
      themeNames.map((_, more) => {
        const theme = themeNames[(at + Number(prototype) + more) % themeNames.length]!;
        return { name, source, theme, prototype };
      }),
    ),
  );

  // In the gate, each example is in one theme as a document, and in another one as a prototype.
  it.each(everyNth(cases, themeNames.length))(
    "$name, $theme, prototype: $prototype",
    async ({ source, theme, prototype }) => {
      const options = { theme, prototype, overview: prototype, fullDocument: true };
      const { html } = renderHtml(source, options);
      expect(await diagnostics(html)).toEqual([]);
      if (html.includes(" popover=")) expect(await diagnostics(html, true)).toEqual([]);
    },
  );

  it("would detect a missing label and insufficient contrast", async () => {
    const found = await diagnostics(
      '<!DOCTYPE html><html lang="en"><title>x</title><input><p style="color:#ccc">faint</p>',
    );
    expect(found.map((diagnostic) => diagnostic.split(":")[0])).toEqual([
      "color-contrast",
      "label",
    ]);
  });
});
