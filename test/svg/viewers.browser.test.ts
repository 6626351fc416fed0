/** Tests SVG in viewers that lack our font or features of a browser: everything stays in its boxes. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FONT_FACES } from "../../src/base/fonts/faces.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { isCovered } from "../../src/drawing/layout/text-width.js";
import { pictureFont } from "../../src/output/raster/raster.js";
import { corpus, examples } from "../corpus/corpus.js";
import { hasBrowser, openPage, photograph, showSvg, startBrowser } from "../support/browser.js";
import { everyNth } from "../support/case-count.js";
import { hasCommand } from "../support/has-command.js";
import { compareInk } from "../support/ink.js";

const fonts = ["embed", "full", "paths"] as const;

/** Sources in files of their own; the examples in component files are parts of these. */
const drawings = corpus.filter(({ name }) => name.endsWith(".wf"));

describe.skipIf(!hasBrowser)("in a browser", () => {
  let browser: Browser;
  let page: Page;
  let withFonts: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    withFonts = await openPage(browser);
  }, 60_000);

  afterAll(() => browser?.close());

  /**
   * Texts whose letters end beyond their line, or whose ink extends beyond it by more than glyph boxes exceed their
   * advances.
   */
  function wideTexts(font: string): Promise<string[]> {
    return page.evaluate((family) => {
      const svg = document.querySelector("svg")!;
      svg.setAttribute("font-family", family);
      // Invisible texts have positions, but are not painted.
      svg.setAttribute("visibility", "hidden");
      // Glyph boxes are rounded up to whole screen pixels, so the picture is enlarged by a factor of eight.
      for (const side of ["width", "height"] as const) {
        svg.setAttribute(side, String(svg.viewBox.baseVal[side] * 8));
      }
      return [...document.querySelectorAll("text")].flatMap((text) => {
        const { x, width } = text.getBBox();
        const wanted = text.textLength.baseVal.value;
        const isHeld = text.hasAttribute("textLength");
        const last = text.getNumberOfChars() - 1;
        const [from, to] = isHeld
          ? [text.getStartPositionOfChar(0).x, text.getEndPositionOfChar(last).x]
          : [x, x];
        const end = to - from;
        const size = Number(text.getAttribute("font-size"));
        // The J of some fonts extends this far to the left of its start.
        const overhang = Math.min(Math.max(0, Math.min(from, to) - x), 0.12 * size);
        // A single letter has no `textLength`; no font makes it wider than this.
        const most = isHeld ? wanted * 1.01 + 1 : size * 1.5;
        return width - overhang <= most && end <= wanted + 0.1
          ? []
          : [`${text.textContent}: ${end}, with ink ${width}, instead of ${wanted}`];
      });
    }, font);
  }

  it.each(everyNth(drawings, 2))(
    "$name keeps the widths of its lines in other fonts",
    async ({ source }) => {
      await page.setContent(renderSvg(source).svg);
      const lines = await page.locator("text").count();
      for (const font of ["monospace", "serif", "sans-serif"]) {
        expect(await wideTexts(font)).toEqual([]);
      }
      expect(lines).toBe([...renderSvg(source).svg.matchAll(/<text /g)].length);
    },
  );

  const size = ({ width, height }: { width: number; height: number }) => ({
    width: Math.ceil(width),
    height: Math.ceil(height),
  });

  const photographed = new Map<string, Buffer>();

  /** The picture of a source with our fonts installed; the same for all of its pictures. */
  async function withOurFonts(source: string): Promise<Buffer> {
    const known = photographed.get(source);
    if (known) return known;
    const plain = renderSvg(source);
    await withFonts.setViewportSize(size(plain));
    await showSvg(withFonts, plain.svg);
    const drawn = await photograph(withFonts);
    photographed.set(source, drawn);
    return drawn;
  }

  // In the gate, each example is tested with its letters in one of the ways.
  it.each(
    everyNth(
      examples.flatMap((each, at) =>
        [0, 1, 2].map((way) => ({ ...each, font: fonts[(at + way) % fonts.length]! })),
      ),
      3,
    ),
  )(
    "$name with letters in it ($font) looks as with our fonts installed",
    async ({ source, font }) => {
      const whole = renderSvg(source, pictureFont(font));
      const expected = await withOurFonts(source);
      // As an image, it cannot load anything from elsewhere.
      await page.setViewportSize(size(whole));
      const address = `data:image/svg+xml;base64,${Buffer.from(whole.svg).toString("base64")}`;
      await page.setContent(
        `<style>body{margin:0}img{display:block}</style><img src="${address}">`,
      );
      await page.evaluate(() => document.querySelector("img")!.decode());
      const drawn = await photograph(page);
      // Chromium smooths outlines differently from letters.
      const tolerance = font === "paths" ? [128] : [];
      const { ink, different } = await compareInk(expected, drawn, ...tolerance);
      expect(different / ink).toBeLessThan(0.01);
    },
  );

  it.each(examples)("$name finds all its letters in its own fonts", async ({ source }) => {
    const bare = (family: string) =>
      renderSvg(source, pictureFont("embed"))
        .svg.replace(/ textLength="[^"]*"/g, "")
        .replaceAll(/font-family="(Inter|JetBrains Mono)[^"]*"/g, `font-family="$1, ${family}"`);
    const widths = async (family: string) => {
      await page.setContent(bare(family));
      await page.evaluate(() => document.fonts.ready);
      return page.evaluate(() =>
        [...document.querySelectorAll("text")].map((text) => [
          text.textContent,
          text.getComputedTextLength(),
        ]),
      );
    };
    // A letter from another font would have a different width.
    const [one, other] = [await widths("monospace"), await widths("serif")];
    const covered = ([text]: (string | number | null)[]) => isCovered(String(text), FONT_FACES[0]!);
    expect(one.filter(covered)).toEqual(other.filter(covered));
  });

  it.each(everyNth(examples, 6))("$name follows the reader's color scheme", async ({ source }) => {
    const { width, height } = renderSvg(source);
    await page.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) });
    const drawnIn = async (markup: string, colorScheme: "light" | "dark") => {
      await page.emulateMedia({ colorScheme });
      await page.setContent(markup);
      return photograph(page);
    };
    const inPage = (svg: string) => `<!DOCTYPE html><style>body{margin:0}</style>${svg}`;
    const asSvg = (theme: "light" | "dark" | "auto") => inPage(renderSvg(source, { theme }).svg);
    const asHtml = (theme: "light" | "dark" | "auto") =>
      renderHtml(source, { theme, fullDocument: true }).html;
    for (const write of [asSvg, asHtml]) {
      for (const theme of ["light", "dark"] as const) {
        const [own, automatic] = [
          await drawnIn(write(theme), theme),
          await drawnIn(write("auto"), theme),
        ];
        expect(own.equals(automatic), `${write.name}, ${theme}`).toBe(true);
      }
    }
  });
});

const hasRsvg = hasCommand("rsvg-convert");

describe.skipIf(!hasRsvg || !hasBrowser)("in librsvg without any font", () => {
  let folder = "";
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "wf-rsvg-none-"));
    writeFileSync(
      join(folder, "fonts.conf"),
      `<?xml version="1.0"?><fontconfig><cachedir>${folder}</cachedir></fontconfig>`,
    );
    browser = await startBrowser();
    page = await openPage(browser);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(everyNth(examples, 2))("$name has its letters as paths", async ({ source }) => {
    const plain = renderSvg(source);
    await page.setViewportSize({ width: Math.ceil(plain.width), height: Math.ceil(plain.height) });
    await showSvg(page, plain.svg);
    const expected = await photograph(page);
    const { status, stdout } = spawnSync("rsvg-convert", [], {
      input: renderSvg(source, pictureFont("paths")).svg,
      env: { ...process.env, FONTCONFIG_FILE: join(folder, "fonts.conf") },
      maxBuffer: 2 ** 26,
    });
    expect(status).toBe(0);
    const { ink, different, sizes } = await compareInk(expected, stdout, 128);
    expect(sizes[1]).toBe(sizes[0]);
    expect(different / ink).toBeLessThan(0.05);
  });
});

describe.skipIf(!hasRsvg || !hasBrowser)("in librsvg, as in desktop programs", () => {
  let folder = "";
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "wf-rsvg-"));
    const fonts = fileURLToPath(new URL("../../assets/fonts", import.meta.url));
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

  it.each(everyNth(examples, 2))(
    "$name looks the same, and light if nothing follows a color scheme",
    async ({ source }) => {
      const { svg, width, height } = renderSvg(source);
      await page.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) });
      await showSvg(page, svg);
      const expected = await photograph(page);
      const converted = convert(svg);
      const { ink, different, sizes } = await compareInk(expected, converted, 128);
      expect(sizes[1]).toBe(sizes[0]);
      expect(different / ink).toBeLessThan(0.05);
      const followed = convert(renderSvg(source, { theme: "auto" }).svg);
      expect(followed.equals(converted)).toBe(true);
    },
  );
});
