/**
 * Compares the layout of random box trees with Chromium; `npm run fuzz:layout -- --trees 500 --seed 7` tries others. A
 * tree that differs is reduced to the cause of the difference, and printed.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Box, childrenOf } from "../../src/model/box/box.js";
import { column } from "../../src/model/box/build.js";
import { lineHeightOf } from "../../src/model/box/geometry.js";
import { boxLiteral } from "../support/box-literal.js";
import { hasBrowser, openPage, startBrowser } from "../support/browser.js";
import { compare } from "../support/parity.js";
import { randomBoxes } from "../support/random-boxes.js";
import { shrinkBox } from "../support/shrink.js";

const trees = Number(process.env.WF_FUZZ_TREES ?? 100);
const firstSeed = Number(process.env.WF_FUZZ_SEED ?? 1) * 1_000_000;
/** Number of trees that are reduced and printed; others are only named by their number. */
const mostPrinted = 5;
const leastShare = 0.99;

function widthOf(seed: number): number {
  return 300 + ((seed * 37) % 500);
}

function highestLine(box: Box): number {
  const own = "textStyle" in box ? lineHeightOf(box.textStyle) : 0;
  return Math.max(own, ...childrenOf(box).map(highestLine));
}

async function describeFault(page: Page, box: Box, width: number): Promise<string> {
  const smallest = await shrinkBox(box, async (smaller) => {
    const { differences } = await compare(page, column({}, [smaller]), width);
    return differences.length > 0;
  });
  const { differences } = await compare(page, column({}, [smallest]), width);
  const places = differences.map((it) => `  ${it.box.kind} ours ${it.ours} theirs ${it.theirs}`);
  return [boxLiteral(smallest), ...places].join("\n");
}

describe.skipIf(!hasBrowser)("random boxes", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    page = await openPage(browser);
  }, 60_000);

  afterAll(() => browser?.close());

  it("are where Chromium puts them", { timeout: 60_000 + trees * 2000 }, async () => {
    const different: number[] = [];
    const far: number[] = [];
    let worst = 0;
    let boxes = 0;
    for (let seed = firstSeed; seed < firstSeed + trees; seed++) {
      const box = randomBoxes(seed);
      const width = widthOf(seed);
      const comparison = await compare(page, box, width);
      boxes += comparison.compared;
      if (comparison.differences.length === 0) {
        worst = Math.max(worst, comparison.worst);
        continue;
      }
      different.push(seed);
      if (comparison.worst > highestLine(box)) far.push(seed);
      if (different.length > mostPrinted) continue;
      const fault = await describeFault(page, box, width);
      console.log(`tree ${seed}, ${width} px wide, off by ${comparison.worst} px:\n${fault}`);
    }
    const same = trees - different.length;
    console.log(`${same} of ${trees} trees (${boxes} boxes) alike; worst edge ${worst} px`);
    expect(far, "trees in which a box is off by more than a line").toEqual([]);
    expect(same / trees, `trees that differ: ${different}`).toBeGreaterThanOrEqual(leastShare);
  });
});
