/** Compares the places where lines may break with Chromium, which breaks at all of them if the width is 0. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPieces } from "../../src/base/breaks/line-breaks.js";
import { serializeHtml } from "../../src/drawing/html/serialize-html.js";
import { text } from "../../src/model/box/build.js";
import { hasBrowser, startBrowser } from "../support/browser.js";
import { everyNth, isSearching } from "../support/case-count.js";
import { ruled, spaceless } from "./paragraphs.js";

/** Each character is tested between each two of these. */
const neighbors = ["a", "漢", "1", "(", ")"];

/** The characters of the first plane, without controls, line separators, and most of the large sets of similar ones. */
function characters(): string[] {
  const found: string[] = [];
  for (let code = 0x21; code <= 0x1fbff; code++) {
    if (code === 0x3500) code = 0x4dc0;
    if (code === 0x4f00) code = 0x9fe0;
    if (code === 0xa100) code = 0xa480;
    if (code === 0xad00) code = 0xd7b0;
    if (code === 0xd800) code = 0xf900;
    if (code === 0x10000) code = 0x1f000;
    const character = String.fromCodePoint(code);
    if (!/[\p{Cc}\p{Cn}\p{Zl}\p{Zp}]/u.test(character)) found.push(character);
  }
  return found;
}

function piecesOf(content: string, isChinese = false): string[] {
  const { starts, ends } = findPieces(content, undefined, isChinese);
  return starts.map((start, at) => content.slice(start, ends[at]));
}

describe.skipIf(!hasBrowser)("lines may break where they may in Chromium", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    page = await browser.newPage();
  }, 60_000);

  afterAll(() => browser?.close());

  it("beside every character", async () => {
    const pairs = everyNth(characters(), 4).flatMap((character) =>
      neighbors.flatMap((neighbor) => [neighbor + character, character + neighbor]),
    );
    const theirs: boolean[] = [];
    for (let at = 0; at < pairs.length; at += 20_000) {
      const part = pairs.slice(at, at + 20_000);
      theirs.push(
        ...(await page.evaluate((contents) => {
          const rules = "p{margin:0;width:1px;font:10px/10px monospace;overflow-wrap:normal}";
          const style = document.createElement("style");
          style.textContent = rules;
          const paragraphs = contents.map((content) => {
            const paragraph = document.createElement("p");
            paragraph.textContent = content;
            return paragraph;
          });
          document.body.replaceChildren(style, ...paragraphs);
          return paragraphs.map(({ offsetHeight }) => offsetHeight > 15);
        }, part)),
      );
    }
    const wrong = pairs.filter((pair, at) => piecesOf(pair).length > 1 !== theirs[at]);
    expect(pairs.length).toBeGreaterThan(isSearching ? 150_000 : 37_500);
    expect(wrong).toEqual([]);
  });

  it.each(ruled)("in $lang: $text", async ({ lang, text: content }) => {
    const markup = `<p lang="${lang}"></p>`;
    expect(piecesOf(content, lang.startsWith("zh"))).toEqual(
      await linesWithoutRoom(page, markup, "", content),
    );
  });

  it.each(spaceless)("in $lang: $text", async ({ lang, text: content }) => {
    const box = { ...text(content, { size: 16 }, { tag: "p" }), lang };
    const { html, css } = serializeHtml({ boards: [{ title: "", box }] }, { theme: "light" });
    const lines = await linesWithoutRoom(page, html, css, undefined);
    expect(piecesOf(content)).toEqual(lines);
    expect(lines.length).toBeGreaterThan(content.length / 12);
  });
});

/** The lines of a paragraph of width 0, which has no other breaks. */
function linesWithoutRoom(page: Page, markup: string, rules: string, content: string | undefined) {
  return page.evaluate(
    ([html, css, words]) => {
      document.body.innerHTML = `<style>${css} p{margin:0!important;width:0!important;min-width:0!important;font:10px/20px monospace!important;overflow-wrap:normal!important}</style>${html}`;
      const paragraph = document.querySelector("p")!;
      if (words !== undefined) paragraph.textContent = words;
      const lines: { middle: number; text: string }[] = [];
      const range = document.createRange();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const all = node.nodeValue ?? "";
        for (let at = 0; at < all.length; at++) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const rects = range.getClientRects();
          const rect = rects[rects.length - 1];
          if (rect === undefined || all[at] === " ") continue;
          const middle = rect.top + rect.height / 2;
          const line = lines.at(-1);
          if (line !== undefined && Math.abs(line.middle - middle) < 10) line.text += all[at];
          else lines.push({ middle, text: all[at]! });
        }
      }
      return lines.map(({ text: line }) => line);
    },
    [markup, rules, content] as const,
  );
}
