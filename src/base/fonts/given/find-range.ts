/** Finds glyphs in tables of ranges, of which fontkit goes through all; what that takes is counted. */
import type { ClassFinder, GlyphRange, LookupProcessor } from "fontkit";
import { count } from "./count-steps.js";

/** Number of ranges, through which fontkit searches for a glyph, that count as much as a glyph. */
const rangesPerStep = 20;

/** Number of glyphs in a list, through which fontkit searches for one, that count as much as a glyph. */
const glyphsPerStep = 100;

/** Number of searches in ranges that are in their order which count as much as a glyph. */
const searchesPerStep = 10;

/** Whether the ranges of tables are in their order, as the standard wants it. */
const known = new WeakMap<readonly GlyphRange[], boolean>();

/** Whether ranges follow each other, so that at most one has a glyph. */
function areInOrder(ranges: readonly GlyphRange[]): boolean {
  let isOrdered = known.get(ranges);
  if (isOrdered === undefined) {
    isOrdered = ranges.every(
      ({ start, end }, at) => start <= end && (at === 0 || ranges[at - 1]!.end < start),
    );
    known.set(ranges, isOrdered);
  }
  return isOrdered;
}

/** The range of a glyph, among ranges in their order. */
function findRange<Range extends GlyphRange>(
  ranges: readonly Range[],
  glyph: number,
): Range | undefined {
  let from = 0;
  let to = ranges.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (ranges[middle]!.end < glyph) from = middle + 1;
    else to = middle;
  }
  const range = ranges[from];
  return range && range.start <= glyph ? range : undefined;
}

/** Has a processor find glyphs in the ranges of coverages. */
export function findCovered(processor: LookupProcessor): void {
  const { coverageIndex } = processor;
  processor.coverageIndex = function (coverage, glyph) {
    const { rangeRecords } = coverage;
    const id = glyph ?? this.glyphIterator.cur?.id;
    if (rangeRecords === undefined || id === undefined) {
      count((coverage.glyphs?.length ?? 0) / glyphsPerStep);
      return coverageIndex.call(this, coverage, glyph);
    }
    if (!areInOrder(rangeRecords)) {
      count(rangeRecords.length / rangesPerStep);
      return coverageIndex.call(this, coverage, glyph);
    }
    count(1 / searchesPerStep);
    const range = findRange(rangeRecords, id);
    return range ? range.startCoverageIndex + id - range.start : -1;
  };
}

/** Finders that are already patched. */
const patched = new WeakSet<ClassFinder>();

/** Has all processors find the classes of glyphs; fontkit also asks what they inherit from, for each glyph of a word. */
export function findClasses(processor: LookupProcessor): void {
  const finder = Object.getPrototypeOf(Object.getPrototypeOf(processor)) as ClassFinder;
  if (patched.has(finder)) return;
  patched.add(finder);
  const { getClassID } = finder;
  finder.getClassID = function (glyph, classes) {
    const { classRangeRecord } = classes;
    if (classRangeRecord === undefined) return getClassID.call(this, glyph, classes);
    if (!areInOrder(classRangeRecord)) {
      count(classRangeRecord.length / rangesPerStep);
      return getClassID.call(this, glyph, classes);
    }
    count(1 / searchesPerStep);
    return findRange(classRangeRecord, glyph)?.class ?? 0;
  };
}
