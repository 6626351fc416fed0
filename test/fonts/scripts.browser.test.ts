/** Compares texts in seven scripts with Chromium: with the embedded fonts, they are as wide as measured. */
import { existsSync, readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readFonts } from "../../src/base/fonts/given/read-fonts.js";
import { renderSvg } from "../../src/compile.js";
import { hasBrowser, openPage, startBrowser } from "../support/browser.js";

const folder = "/usr/share/fonts";
const cjk = `${folder}/opentype/noto/NotoSansCJK-Regular.ttc`;
const noto = (script: string) => `${folder}/truetype/noto/NotoSans${script}-Regular.ttf`;

const scripts: [script: string, text: string, file: string, family?: string][] = [
  ["Chinese", "设置账户与语言", cjk, "Noto Sans CJK SC"],
  ["Japanese", "日本語の長い文章です", cjk, "Noto Sans CJK JP"],
  ["Korean", "한국어텍스트설정", cjk, "Noto Sans CJK KR"],
  ["Arabic", "مرحبابالعالم", noto("Arabic")],
  ["Arabic names", "القاهرة ليلى عمر", noto("Arabic")],
  ["Hebrew", "שלוםעולם", noto("Hebrew")],
  ["Thai", "ภาษาไทยที่น้ำ", noto("Thai")],
  ["Hindi", "क्षत्रियप्रयोग", noto("Devanagari")],
  ["Hindi words", "हिन्दी प्रार्थना", noto("Devanagari")],
];
const areInstalled = scripts.every(([, , file]) => existsSync(file));

describe.skipIf(!hasBrowser || !(areInstalled || process.env.CI))("given fonts in Chromium", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    page = await openPage(browser);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
  });

  it.each(scripts)("%s is as wide as measured", async (_, text, file, family) => {
    const { fonts } = readFonts([{ data: readFileSync(file), ...(family && { family }) }]);
    // Each word alone, and again in another size: nothing may depend on what was shaped before.
    const words = text.split(" ");
    const texts = [...words, ...words].map((word, at) => `text "${word}" size=${12 + 4 * at}`);
    const { svg } = renderSvg(`page w=900 {\n${texts.join("\n")}\n}`, { fonts });
    await page.setContent(svg);
    const widths = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.querySelectorAll("text")].map((element) => {
        const length = Number(element.getAttribute("textLength"));
        element.removeAttribute("textLength");
        return [length, element.getComputedTextLength()] as const;
      });
    });
    expect(widths).toHaveLength(texts.length);
    for (const [measured, drawn] of widths) expect(Math.abs(drawn - measured)).toBeLessThan(0.1);
  });
});
