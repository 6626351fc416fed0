/** Turns a way to write sources of any length into a check that work grows with the length and no faster. */
import { expect } from "vitest";
import { analyze } from "../../src/analyze.js";
import { Composition } from "../../src/composition.js";
import type { WorkCounter } from "./count-work.js";

const limits = { boxes: 1e9, cells: 1e9, boards: 1e9, text: 1e9, output: 1e12 };

/** What a source takes: reading and checking it, and all ways of drawing it. */
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

/** More than twice as much, for what is done at once is sorted and measured in pieces. */
const most = 2.3;

/**
 * Fails where twice as long a source runs more than about twice as much code.
 * @param counter of our code
 * @param make writes a source that has something so many times
 * @param count of the shorter source
 */
export function expectLinear(
  counter: WorkCounter,
  make: (count: number) => string,
  count: number,
): void {
  // What is made at first use, or after many looks at a table, is no work of the source.
  workOf(counter, make(2 * count));
  const once = workOf(counter, make(count));
  const twice = workOf(counter, make(2 * count));
  expect(twice.reading / once.reading, "reading").toBeLessThanOrEqual(most);
  expect(twice.drawing / once.drawing, "drawing").toBeLessThanOrEqual(most);
}
