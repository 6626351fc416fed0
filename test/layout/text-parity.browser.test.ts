/** Compares widths and baselines of texts with those of Chromium in the same faces. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FONT_FAMILY } from "../../src/base/fonts/faces.js";
import { serializeHtml } from "../../src/drawing/html/serialize-html.js";
import { layoutBox } from "../../src/drawing/layout/layout-box.js";
import { isCovered, textWidth } from "../../src/drawing/layout/text-width.js";
import { typefaceOf } from "../../src/drawing/layout/typeface.js";
import { column, text } from "../../src/model/box/build.js";
import type { TextStyle } from "../../src/model/box/style.js";
import { hasBrowser, openPage, startBrowser } from "../support/browser.js";

const strings: readonly string[] = [
  "Save",
  "AVATAR To Ty Wa",
  "a -> b <- c => d",
  "fi fl ffi ffl",
  "Sign in to continue",
  "The quick brown fox jumps over the lazy dog",
  "WWWWWWWW",
  "iiiiiiii",
  "0123456789",
  "1,250.00 $",
  "$25/month",
  "12:30 – 14:45",
  "2024-01-02T03:04:05Z",
  "you@example.com",
  "https://example.com/a/b?c=d&e=f#g",
  "(parentheses) [brackets] {braces}",
  "\"double\" 'single'",
  "“curly” ‘quotes’ …",
  "— – -",
  "100 % ± 5 × 3 ÷ 2",
  "© ® ™ § ¶ † ‡",
  "€ £ ¥ ¢",
  "½ ¼ ¾",
  "Ärger über Öl, süße Äpfel",
  "Crème brûlée à la carte",
  "El niño juega al fútbol",
  "Zażółć gęślą jaźń",
  "Příliš žluťoučký kůň",
  "Đường phố Hà Nội",
  "İstanbul'da güneşli gün",
  "Быстрая коричневая лиса",
  "Съешь же ещё этих булок",
  "Γρήγορη καφέ αλεπού",
  "Ω α β γ δ",
  "a_b_c snake_case",
  "camelCase && other || !done",
  "x < y > z",
  "~`^|\\",
  "L'été, l'hiver",
  "Donaudampfschifffahrtsgesellschaft",
];

const faces: readonly TextStyle[] = [
  { size: 14 },
  { size: 12, weight: 500 },
  { size: 20, weight: 600 },
  { size: 30, weight: 700 },
  { size: 13, italic: true },
  { size: 16, weight: 600, italic: true },
  { size: 14, figures: "tabular" },
  { size: 13, weight: 600, italic: true, figures: "tabular" },
];

function nameOf({ size, weight = 400, italic, figures }: TextStyle): string {
  return `${figures === undefined ? "" : `${figures} `}${fontOf({ size, weight, italic: italic ?? false })}`;
}

function fontOf({ size, weight = 400, italic }: TextStyle): string {
  return `${italic ? "italic " : ""}${weight} ${size}px`;
}

describe.skipIf(!hasBrowser)("texts", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    page = await openPage(browser);
  }, 60_000);

  afterAll(() => browser?.close());

  it.each(faces.map((style) => [nameOf(style), style] as const))(
    "in %s are as wide as in Chromium",
    async (_, style) => {
      const typeface = typefaceOf(style);
      expect(strings.filter((string) => !isCovered(string, typeface.face))).toEqual([]);
      const theirs = await page.evaluate(
        ([font, figures, contents]) => {
          const span = document.createElement("span");
          span.style.cssText = `font:${font};font-variant-numeric:${figures};white-space:pre;font-kerning:none;font-variant-ligatures:none;font-feature-settings:'kern' 0,'liga' 0,'calt' 0`;
          document.body.replaceChildren(span);
          return contents.map((content) => {
            span.textContent = content;
            return span.getBoundingClientRect().width;
          });
        },
        [
          `${fontOf(style)}/1.5 ${FONT_FAMILY}`,
          style.figures === undefined ? "normal" : "tabular-nums",
          strings,
        ] as const,
      );
      const errors = strings.map((string, at) =>
        Math.abs(textWidth(string, typeface) - theirs[at]!),
      );
      const worst = Math.max(...errors);
      expect(worst, `worst is ${strings[errors.indexOf(worst)]}`).toBeLessThanOrEqual(0.02);
    },
  );

  it.each([
    "Donau\u00addampf\u00adschiff\u00adfahrts\u00adgesellschaft im Hafen\u00adamt",
    "Inter\u00adna\u00adtional Ship\u00adping-Con\u00adtain\u00ader\u00ads (Ham\u00adburg\u00ad) a\u00ad b",
    "src\u200b/lib\u200b/very\u200blong\u200bnames\u200b.of\u200b.files with words",
  ])(
    "with break opportunities, %j, have the same number of lines at every width",
    async (content) => {
      const widths = Array.from({ length: 60 }, (_, at) => 60 + 5 * at);
      const box = column(
        {},
        widths.map((width) => text(content, { size: 14 }, { style: { width }, tag: "p" })),
      );
      const { html, css } = serializeHtml({ boards: [{ title: "", box }] }, { theme: "light" });
      const theirs = await page.evaluate(
        ([markup, rules]) => {
          document.body.innerHTML = `<style>${rules}</style>${markup}`;
          return [...document.querySelectorAll("p")].map((each) => each.offsetHeight);
        },
        [html, css] as const,
      );
      const ours = layoutBox(box, { width: 400 }).children;
      expect(ours.map(({ height }) => height)).toEqual(theirs);
    },
  );

  it.each<TextStyle>([
    { size: 11, lineHeight: 1.2 },
    { size: 12, weight: 500 },
    { size: 13, lineHeight: 1.43 },
    { size: 14 },
    { size: 16, weight: 700, lineHeight: 1 },
    { size: 20, weight: 600, lineHeight: 1.25 },
    { size: 24, lineHeight: 1.333 },
    { size: 30, italic: true, lineHeight: 1.6 },
    { size: 48, weight: 700, lineHeight: 1.1 },
  ])("of %o have the same baselines", async (style) => {
    const words = ["one", "two", "three"].map((word) => text(word, style));
    const box = column({}, [text("first\nsecond\nthird", style), ...words]);
    const { html, css } = serializeHtml({ boards: [{ title: "", box }] }, { theme: "light" });
    const theirs = await page.evaluate(
      ([markup, rules]) => {
        document.body.innerHTML = `<style>${rules}</style>${markup}`;
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const nodes: Node[] = [];
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          if (node.parentElement?.closest(".wf") && node.nodeValue?.trim()) nodes.push(node);
        }
        // The lower edge of an empty inline block is on the baseline.
        return nodes.map((node) => {
          const mark = document.createElement("b");
          mark.style.cssText = "display:inline-block;width:0;height:0";
          node.parentNode?.insertBefore(mark, node);
          const { bottom } = mark.getBoundingClientRect();
          mark.remove();
          return bottom;
        });
      },
      [html, css] as const,
    );
    const ours = layoutBox(box, { width: 400 }).children.flatMap(({ lines = [] }) => lines);
    expect(theirs).toHaveLength(ours.length);
    for (const [at, { y }] of ours.entries()) expect(Math.abs(y - theirs[at]!)).toBeLessThan(0.01);
  });
});
