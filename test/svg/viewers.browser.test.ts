/** SVG in viewers that lack our font or know less than a browser: it stays in its boxes. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { embeddedFontCss } from "../../src/raster/raster.js";
import { corpus, examples } from "../corpus/corpus.js";
import { hasBrowser, openPage, startBrowser } from "../support/browser.js";
import { hasCommand } from "../support/has-command.js";
import { compareInk } from "../support/ink.js";

/** What the repository draws in earnest; examples in component files are parts of it. */
const drawings = corpus.filter(({ name }) => name.endsWith(".wf"));

describe.skipIf(!hasBrowser)("in a browser", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  }, 60_000);

  afterAll(() => browser?.close());

  /**
   * Texts whose letters end beyond their line, or whose ink does by more than the box of a glyph is
   * larger than its advance.
   */
  function wideTexts(font: string): Promise<string[]> {
    return page.evaluate((family) => {
      const svg = document.querySelector("svg")!;
      svg.setAttribute("font-family", family);
      // Boxes of glyphs are rounded out to whole pixels of the screen; eight to one here.
      for (const side of ["width", "height"] as const) {
        svg.setAttribute(side, String(svg.viewBox.baseVal[side] * 8));
      }
      return [...document.querySelectorAll("text")].flatMap((text) => {
        const { width } = text.getBBox();
        const wanted = text.textLength.baseVal.value;
        const isHeld = text.hasAttribute("textLength");
        const last = text.getNumberOfChars() - 1;
        const end = isHeld
          ? text.getEndPositionOfChar(last).x - text.getStartPositionOfChar(0).x
          : 0;
        // A single letter has no length that could be held; no font makes it wider than this.
        const most = isHeld ? wanted * 1.01 + 1 : Number(text.getAttribute("font-size")) * 1.5;
        return width <= most && end <= wanted + 0.1
          ? []
          : [`${text.textContent}: ${end}, with ink ${width}, instead of ${wanted}`];
      });
    }, font);
  }

  it.each(drawings)("$name keeps the widths of its lines in other fonts", async ({ source }) => {
    await page.setContent(renderSvg(source).svg);
    const lines = await page.locator("text").count();
    for (const font of ["monospace", "serif", "sans-serif"]) {
      expect(await wideTexts(font)).toEqual([]);
    }
    expect(lines).toBe([...renderSvg(source).svg.matchAll(/<text /g)].length);
  });

  it.each(examples)(
    "$name with its fonts in it looks as with ours installed",
    async ({ source }) => {
      const withFonts = await openPage(browser);
      const size = ({ width, height }: { width: number; height: number }) => ({
        width: Math.ceil(width),
        height: Math.ceil(height),
      });
      const plain = renderSvg(source);
      const whole = renderSvg(source, { fontCss: embeddedFontCss });
      await withFonts.setViewportSize(size(plain));
      await withFonts.evaluate(
        (svg) => {
          document.body.innerHTML = svg;
        },
        plain.svg.replace("<svg ", '<svg style="display:block" '),
      );
      const expected = await withFonts.screenshot();
      await withFonts.close();
      // As a picture it may load nothing from elsewhere.
      await page.setViewportSize(size(whole));
      const address = `data:image/svg+xml;base64,${Buffer.from(whole.svg).toString("base64")}`;
      await page.setContent(
        `<style>body{margin:0}img{display:block}</style><img src="${address}">`,
      );
      await page.evaluate(() => document.querySelector("img")!.decode());
      const drawn = await page.screenshot();
      const { ink, different } = await compareInk(page, expected, drawn);
      expect(different / ink).toBeLessThan(0.01);
    },
  );

  it.each(examples)("$name follows the reader's color scheme", async ({ source }) => {
    const { width, height } = renderSvg(source);
    await page.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) });
    const photograph = async (markup: string, colorScheme: "light" | "dark") => {
      await page.emulateMedia({ colorScheme });
      await page.setContent(markup);
      return await page.screenshot();
    };
    const inPage = (svg: string) => `<!DOCTYPE html><style>body{margin:0}</style>${svg}`;
    const asSvg = (theme: "light" | "dark" | "auto") => inPage(renderSvg(source, { theme }).svg);
    const asHtml = (theme: "light" | "dark" | "auto") =>
      renderHtml(source, { theme, fullDocument: true }).html;
    for (const write of [asSvg, asHtml]) {
      for (const theme of ["light", "dark"] as const) {
        const [own, automatic] = [
          await photograph(write(theme), theme),
          await photograph(write("auto"), theme),
        ];
        expect(own.equals(automatic), `${write.name}, ${theme}`).toBe(true);
      }
    }
  });
});

const hasRsvg = hasCommand("rsvg-convert");

describe.skipIf(!hasRsvg || !hasBrowser)("in librsvg, as in desktop programs", () => {
  let folder = "";
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "wf-rsvg-"));
    const fonts = fileURLToPath(new URL("../../src/fonts/files", import.meta.url));
    writeFileSync(
      join(folder, "fonts.conf"),
      `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${folder}</cachedir></fontconfig>`,
    );
    browser = await startBrowser();
    page = await openPage(browser);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function convert(svg: string): Buffer {
    const env = { ...process.env, FONTCONFIG_FILE: join(folder, "fonts.conf") };
    const { status, stdout, stderr } = spawnSync("rsvg-convert", [], {
      input: svg,
      env,
      maxBuffer: 2 ** 26,
    });
    expect([status, stderr.toString()]).toEqual([0, ""]);
    return stdout;
  }

  it.each(examples)(
    "$name looks the same, light where nothing follows a scheme",
    async ({ source }) => {
      const { svg, width, height } = renderSvg(source);
      await page.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) });
      await page.evaluate(
        (markup) => {
          document.body.innerHTML = markup;
        },
        svg.replace("<svg ", '<svg style="display:block" '),
      );
      const expected = await page.screenshot();
      for (const each of [svg, renderSvg(source, { theme: "auto" }).svg]) {
        const { ink, different, sizes } = await compareInk(page, expected, convert(each), 128);
        expect(sizes[1]).toBe(sizes[0]);
        expect(different / ink).toBeLessThan(0.05);
      }
    },
  );
});
