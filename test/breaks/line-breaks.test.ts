/** Tests where lines may break in scripts with their own rules; the browser tests compare with Chromium. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findPieces } from "../../src/base/breaks/line-breaks.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { caseCount } from "../support/case-count.js";
import { ruled, spaceless } from "./paragraphs.js";

function piecesOf(content: string, isChinese = false): string[] {
  const { starts, ends } = findPieces(content, undefined, isChinese);
  return starts.map((start, at) => content.slice(start, ends[at]));
}

describe("lines break", () => {
  it.each([
    ["「引用」、と", ["「引", "用」、", "と"]],
    ["ロード中…（仮）", ["ロ", "ー", "ド", "中…", "（仮）"]],
    ["你好，世界！", ["你", "好，", "世", "界！"]],
    ["가격은 1,250원", ["가", "격", "은", "1,250", "원"]],
    ["किताबें।", ["किताबें।"]],
    ["ל־Acme", ["ל־Acme"]],
    ["🇫🇷🇩🇪", ["🇫🇷", "🇩🇪"]],
    ["각ᆨ", ["각ᆨ"]],
    ["가ᅡ각ᅡ", ["가ᅡ", "각", "ᅡ"]],
    ["5 €/100 %", ["5", "€/100", "%"]],
  ])("%s as in Chromium", (content, pieces) => {
    expect(piecesOf(content)).toEqual(pieces);
  });

  it("at the quotes of Chinese as at its brackets", () => {
    expect(piecesOf("用“ab”号")).toEqual(["用“ab”号"]);
    expect(piecesOf("用“ab”号", true)).toEqual(["用", "“ab”", "号"]);
    expect(piecesOf("a〜b", true)).toEqual(["a", "〜", "b"]);
  });

  it.each([
    ["ภาษาไทย", ["ภา", "ษา", "ไทย"]],
    ["เข้าสู่ระบบ", ["เข้า", "สู่", "ระ", "บบ"]],
    ["และของ", ["และ", "ของ"]],
    ["กินข้าว", ["กิน", "ข้าว"]],
    ["ສະບາຍ", ["ສະ", "ບາຍ"]],
    ["မြန်မာ", ["မြန်", "မာ"]],
    ["ភាសាខ្មែរ", ["ភា", "សា", "ខ្មែរ"]],
  ])("%s where a syllable certainly begins", (content, pieces) => {
    expect(piecesOf(content)).toEqual(pieces);
  });

  it("never before closing or after opening punctuation", () => {
    const characters = [...new Set(ruled.flatMap(({ text }) => [...text]))].filter(
      (character) => character !== "\u200c",
    );
    const words = fc.array(fc.constantFrom(...characters, ..."abc 123 (「["), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(words, (list) => {
        const content = list.join("").replace(/ +/g, " ").trim();
        const { starts, ends } = findPieces(content);
        for (let at = 1; at < starts.length; at++) {
          const gap = content.slice(ends[at - 1], starts[at]);
          expect(["", " "]).toContain(gap);
          if (gap === " ") continue;
          expect(content.slice(starts[at])).not.toMatch(/^[、。」』）！？，。；：・々,.;:!?)\]।]/);
          expect(content.slice(0, ends[at - 1])).not.toMatch(/[「『（〈《¿¡([]$/);
        }
      }),
      { numRuns: caseCount(200) },
    );
  });
});

describe("a page in a language", () => {
  const page = (lang: string, content: string) =>
    `page lang=${lang} w=120 { text ${JSON.stringify(content)} }`;

  it("declares it in its document, and breaks lines by its rules", () => {
    const { html } = renderHtml(page("zh-Hans", "用“引”号"), { fullDocument: true });
    expect(html).toContain('<html lang="zh-Hans">');
    expect(html).toMatch(/<section[^>]* lang="zh-Hans"/);
    expect(renderHtml("page { }", { fullDocument: true }).html).toContain('<html lang="en">');
  });

  it("shares it with the document only if all pages have it", () => {
    const source = "page lang=ja { } page lang=ko { }";
    expect(renderHtml(source, { fullDocument: true }).html).toContain('<html lang="en">');
    expect(renderHtml(source, { fullDocument: true, lang: "ja" }).html).toContain(
      '<html lang="ja">',
    );
  });

  it("breaks lines by the rules of that language", () => {
    const texts = (lang: string) =>
      [...renderSvg(page(lang, `${"字".repeat(3)}“ab”`)).svg.matchAll(/<text[^>]*>([^<]*)/g)].map(
        (match) => match[1],
      );
    expect(texts("ja").at(-1)).toBe("字“ab”");
    expect(texts("zh").at(-1)).toBe("“ab”");
  });

  it.each(["Japanese!", '""', "12", "ja_JP"])("is not %s", (lang) => {
    const { diagnostics } = renderSvg(`page lang=${JSON.stringify(lang)} { text "a" }`);
    expect(diagnostics.map(({ code }) => code)).toEqual(["attribute-kind"]);
  });
});

it.each(spaceless)("documents in $lang mark where their lines may break", ({ text: content }) => {
  const { html } = renderHtml(`page { text ${JSON.stringify(content)} }`);
  const written = /<p[^>]*>(.*?)<\/p>/.exec(html)![1]!;
  const lines = written.replace(/<wbr>/g, "|").replace(/<[^>]*>/g, "");
  expect(lines.split(/[| ]/)).toEqual(piecesOf(content));
});
