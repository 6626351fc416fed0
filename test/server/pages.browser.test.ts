/** Tests the server's pages in Chromium: accessible, nothing blocked, nothing sticks out at the side. */
import { createRequire } from "node:module";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasBrowser, startBrowser } from "../support/browser.js";
import { Api } from "./api.js";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const sizes = [
  [1440, 900],
  [390, 844],
] as const;
const cases = ["/", "/docs"].flatMap((path) =>
  (["light", "dark"] as const).flatMap((scheme) =>
    sizes.map(([width, height]) => ({ path, scheme, width, height })),
  ),
);

describe.runIf(hasBrowser)("pages", () => {
  let browser: Browser;
  let api: Api;
  let address: string;

  beforeAll(async () => {
    browser = await startBrowser();
    api = await Api.open();
    address = await api.app.listen({ port: 0, host: "127.0.0.1" });
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await api?.app.close();
  });

  test.each(cases)(
    "$path, $scheme, $width px wide",
    async ({ path, scheme, width, height }) => {
      const options = { colorScheme: scheme, viewport: { width, height } };
      const strict = await browser.newPage(options);
      const said: string[] = [];
      strict.on("console", (message) => said.push(message.text()));
      await strict.goto(address + path);
      await strict.keyboard.press("Tab");
      expect(await strict.evaluate(() => document.activeElement?.textContent)).toContain("wf");
      expect(said).toEqual([]);
      expect(await strict.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const pictures = await strict.evaluate(() =>
        [...document.images].map((image) => image.complete && image.naturalWidth > 0),
      );
      expect(pictures).toEqual(path === "/" ? [true] : []);
      await strict.close();

      // The policy of the page allows no scripts, not even those of the check.
      const page = await browser.newPage({ ...options, bypassCSP: true });
      await page.goto(address + path);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
      await page.addScriptTag({ path: axe });
      const found = await page.evaluate(async () => {
        // biome-ignore lint/suspicious/noExplicitAny: axe-core puts itself into the window
        const { violations } = await (window as any).axe.run(document, { preload: false });
        type Violation = { id: string; impact: string; nodes: { html: string }[] };
        return (violations as Violation[])
          .filter(({ impact }) => impact === "serious" || impact === "critical")
          .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
      });
      expect(found).toEqual([]);
      await page.close();
    },
    60_000,
  );
});
