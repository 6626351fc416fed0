/** Holds the SVG of every fixture against its HTML in Chromium: the same boxes at the same places. */
import { readdirSync, readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { lowerDocument } from "../../src/components/lower.js";
import { hasBrowser, openPage, startBrowser } from "../support/browser.js";
import { compareCanvas } from "../support/parity.js";

const fixtures = new URL("./fixtures/", import.meta.url);
const width = 1152;

describe.skipIf(!hasBrowser)("the boxes of a fixture stand where Chromium puts them", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    page = await openPage(browser);
  }, 60_000);

  afterAll(() => browser?.close());

  it.each(readdirSync(fixtures))("%s", async (name) => {
    const { ast } = analyze(readFileSync(new URL(name, fixtures), "utf8"));
    const canvas = lowerDocument(ast, { width });
    const { differences, compared } = await compareCanvas(page, canvas, width);
    expect(compared).toBeGreaterThan(1);
    expect(differences.map(({ ours, theirs }) => ({ ours, theirs }))).toEqual([]);
  });
});
