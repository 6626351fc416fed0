/** Checks that work grows linearly with the length of sources that can be generated in any length. */
import { expect } from "vitest";
import { analyze } from "../../src/analyze.js";
import { Composition } from "../../src/composition.js";
import type { WorkCounter } from "./count-work.js";

const limits = { boxes: 1e9, cells: 1e9, boards: 1e9, text: 1e9, output: 1e12 };

/** The work for a source: reading and checking it, and drawing it in all ways. */
function workOf(counter: WorkCounter, source: string): { reading: number; drawing: number } {
  let analysis: ReturnType<typeof analyze> | undefined;
  const reading = counter.count(() => {
    analysis = analyze(source, { locations: true, limits });
  });
  const { ast } = analysis!;
  const drawing = counter.count(() => {
    const composition = new Composition({ document: ast }, { limits });
    composition.svg();
    composition.html();
    composition.html({ prototype: true });
    composition.diagnostics;
  });
  return { reading, drawing };
}

/** Slightly more than twice as much, since some work is sorted and measured in pieces. */
const most = 2.3;

/**
 * Fails if a source of twice the length runs more than about twice as much code.
 * @param counter of our code
 * @param make writes a source with something repeated `count` times
 * @param count of the shorter source
 */
export function expectLinear(
  counter: WorkCounter,
  make: (count: number) => string,
  count: number,
): void {
  // Warms up caches that are filled on first use, or after many lookups in a table.
  workOf(counter, make(2 * count));
  const once = workOf(counter, make(count));
  const twice = workOf(counter, make(2 * count));
  expect(twice.reading / once.reading, "reading").toBeLessThanOrEqual(most);
  expect(twice.drawing / once.drawing, "drawing").toBeLessThanOrEqual(most);
}
