/** Compares every source in the repository, mirrored, with Chromium, and with its mirror image. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compose } from "../../src/composition.js";
import { mirrorCanvas } from "../../src/drawing/lower/mirror.js";
import { corpus, examples, screens } from "../corpus/corpus.js";
import { hasBrowser, openPage, startBrowser } from "../support/browser.js";
import { compareCanvas } from "../support/parity.js";

describe.skipIf(!hasBrowser)("mirrored boxes are where Chromium puts them", () => {
  let browser: Browser;
  let page: Page;
  let worst = 0;
  let boxes = 0;

  beforeAll(async () => {
    browser = await startBrowser();
    page = await openPage(browser);
  }, 60_000);

  afterAll(async () => {
    console.log(`${boxes} boxes alike; worst edge ${worst} px`);
    await browser?.close();
  });

  async function expectSame(source: string, width: number): Promise<void> {
    const kept = compose(source, { room: width }).boxes;
    const boards = kept.boards.map((board) => ({ ...board, dir: "rtl" as const }));
    const canvas = mirrorCanvas({ ...kept, boards });
    const comparison = await compareCanvas(page, canvas, width);
    expect(comparison.missing.map(({ kind, tag }) => ({ kind, tag }))).toEqual([]);
    expect(comparison.differences.map(({ ours, theirs }) => ({ ours, theirs }))).toEqual([]);
    expect(comparison.compared).toBeGreaterThan(0);
    worst = Math.max(worst, comparison.worst);
    boxes += comparison.compared;
  }

  describe("1152 px wide", () => {
    it.each([...corpus, ...screens])("$name", ({ source }) => expectSame(source, 1152));
  });

  describe("700.5 px wide", () => {
    it.each(examples)("$name", ({ source }) => expectSame(source, 700.5));
  });
});
