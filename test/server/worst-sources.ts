/** The sources that take a server the longest for their size. */

/** Fills a source of a certain size with repeated units. */
export function fillSource(size: number, open: string, unit: string, close: string): string {
  const count = Math.floor((size - open.length - close.length) / unit.length);
  return open + unit.repeat(count) + close;
}

/** A tool and a source for it. */
export type Work = readonly [tool: string, source: string];

/** The largest sources that are read or drawn in the main thread. */
export const worstAtOnce: readonly Work[] = [
  ["validate", fillSource(4096, 'page { button "a" ', "x=1 ", "}")],
  ["validate", fillSource(4096, "page { ", "butto ", "}")],
  ["parse", fillSource(4096, "page { list [", "{a=1},", "] }")],
  ["render/html", fillSource(1024, `page { ${'icon "x" '.repeat(50)}`, 'drawer{text "a"} ', "}")],
  ["render/svg", fillSource(1024, `page { ${'text "a" '.repeat(50)}`, 'modal{text "a"} ', "}")],
];

/** Large sources, which go to the pool. */
export const worstInPool: readonly Work[] = [
  ["render/html", fillSource(900_000, "page { ", "image ", "}")],
  ["render/svg", fillSource(700_000, "page { ", 'button "a" ', "}")],
];
