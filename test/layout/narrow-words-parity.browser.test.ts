/** Compares every component that has a word too long for its page with Chromium: the same boxes, the same lines. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compose } from "../../src/composition.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { alone, board, wordPlaces } from "../components/word-places.js";
import { hasBrowser, openPage, startBrowser } from "../support/browser.js";
import { compareCanvas } from "../support/parity.js";

describe.skipIf(!hasBrowser)("long words break where Chromium breaks them", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    page = await openPage(browser);
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
  });

  const wordy = vocabulary.components.filter(
    ({ label, list, ofCanvas }) => !ofCanvas && (label ?? list),
  );
  it.each(wordy.map((component) => [component.name, component] as const))(
    "%s",
    async (_, component) => {
      const [example] = component.examples;
      const { ast, node } = alone(example!, component)!;
      wordPlaces(node, component, "counterintelligence")[0]?.apply(node);
      const { missing, differences } = await compareCanvas(
        page,
        compose(ast, { room: board }).boxes,
        board,
      );
      expect(missing.map(({ kind, tag }) => ({ kind, tag }))).toEqual([]);
      expect(differences.map(({ ours, theirs }) => ({ ours, theirs }))).toEqual([]);
    },
  );
});
