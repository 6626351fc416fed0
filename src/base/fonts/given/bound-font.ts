/** Makes a font throw if reading it would never end: damaged or hostile fonts may refer to themselves. */
import type {
  Font,
  Glyph,
  LookupProcessor,
  LookupSets,
  LookupTable,
  StateArray,
  StateProcessor,
} from "fontkit";
import { boundProgram } from "./bound-program.js";
import { boundTables, TableRoom } from "./bound-tables.js";
import { boundVariations } from "./bound-variations.js";
import { checkFeatures, keepLookups, keepScripts, keepVariants } from "./bound-words.js";
import { count } from "./count-steps.js";
import { findClasses, findCovered } from "./find-range.js";
import { FontError } from "./font-error.js";

/** Maximum number of glyphs for a word: rules that replace one glyph by several may apply to the results again. */
const mostGlyphs = 2_000;

/** Maximum number of characters that a glyph stands for: a word has fewer, but rules may join a glyph with itself. */
const mostCharacters = 200;

/** Number of points that count as much as a glyph: a part that is used a thousand times may have 65,536 of them. */
const pointsPerStep = 100;

/**
 * A font that counts accesses to glyphs, and rejects glyphs with more contours than any real one.
 *
 * @param room what its tables may take, with those of other fonts
 */
export function boundFont(font: Font, room = new TableRoom()): Font {
  boundTables(font, room);
  boundVariations(font);
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, characters) => {
    count();
    if (characters && characters.length > mostCharacters) {
      throw new RangeError("a glyph of too many characters");
    }
    const glyph = getGlyph(id, characters);
    boundContours(Object.getPrototypeOf(glyph));
    boundProgram(glyph);
    return glyph;
  };
  return font;
}

/** Maximum number of contours in a TrueType glyph: for each of its points, fontkit searches all of them. */
const mostContours = 1_000;

/** Glyph classes that are already patched. */
const withBoundContours = new WeakSet<object>();

function boundContours(kind: Pick<Glyph, "_decodeSimple" | "_font">): void {
  if (withBoundContours.has(kind)) return;
  withBoundContours.add(kind);
  const decode = kind._decodeSimple;
  if (!decode) return;
  kind._decodeSimple = function (glyph, stream) {
    if (glyph.numberOfContours > mostContours) throw new RangeError("a glyph of too many contours");
    decode.call(this, glyph, stream);
    const points = glyph.points?.length ?? 0;
    forgetGlyphs(this._font, points);
    count(points / pointsPerStep);
  };
}

/** Maximum number of points in the glyphs that fontkit keeps, with their paths, as long as the font. */
const mostKeptPoints = 500_000;

const keptPoints = new WeakMap<Font, number>();

function forgetGlyphs(font: Font, points: number): void {
  const sum = (keptPoints.get(font) ?? 0) + points;
  if (sum > mostKeptPoints) font._glyphs = {};
  keptPoints.set(font, sum > mostKeptPoints ? points : sum);
}

/** Fonts that are already patched. */
const withBoundRules = new WeakSet<Font>();

/** Fonts whose rules cannot be used. */
const withoutRules = new WeakSet<Font>();

/** Counts the applications of rules that replace and move glyphs. Throws if they cannot be used. */
export function boundRules(font: Font): void {
  if (withBoundRules.has(font)) return;
  if (withoutRules.has(font)) throw new RangeError("the font has no rules that can be used");
  try {
    keepVariants(font);
    checkFeatures(font);
    boundEngine(font);
    withBoundRules.add(font);
  } catch (error) {
    // Tables for which there is no room may have some in the next picture.
    if (!(error instanceof FontError)) withoutRules.add(font);
    throw error;
  }
}

function boundEngine(font: Font): void {
  const { GSUBProcessor, GPOSProcessor, morxProcessor } = font._layoutEngine.engine ?? {};
  for (const processor of [GSUBProcessor, GPOSProcessor]) {
    if (!processor) continue;
    findClasses(processor);
    findCovered(processor);
    keepScripts(processor);
    keepLookups(processor);
    boundLookups(processor);
  }
  if (morxProcessor) boundStates(morxProcessor);
}

/** Number of pairs in a table, through which fontkit searches for one, that count as much as a glyph. */
const pairsPerStep = 20;

/** Number of rules in the lists of features, for each glyph of a word, that count as much as a glyph. */
const listedPerStep = 20;

/** Number of comparisons with the glyphs of a rule, of which a set may have 65,535, that count as much as a glyph. */
const matchesPerStep = 10;

/** Number of glyphs of a word, through which fontkit goes on, that count as much as a glyph. */
const movesPerStep = 100;

/** Number of glyphs behind the end of a word, through which fontkit goes on, that count as much as a glyph. */
const beyondPerStep = 50;

/** Tables of rules whose sets are already counted. */
const withCountedSets = new WeakSet<LookupTable>();

function boundLookups(processor: LookupProcessor): void {
  const { applyLookup, applyLookups, applyLookupList, match } = processor;
  processor.applyLookups = function (lookups, glyphs, positions) {
    // Also those whose tables are none, or are not for these glyphs.
    count((lookups.length * (1 + glyphs.length)) / listedPerStep);
    applyLookups.call(this, lookups, glyphs, positions);
  };
  processor.applyLookup = function (type, table) {
    const { length } = this.glyphs;
    if (length > mostGlyphs) throw new RangeError("too many glyphs");
    count(1 + length / movesPerStep);
    countSets(table);
    return applyLookup.call(this, type, table);
  };
  processor.applyLookupList = function (records) {
    for (const { sequenceIndex } of records) count((1 + sequenceIndex) / movesPerStep);
    return applyLookupList.call(this, records);
  };
  processor.match = function (distance, glyphs, isEqual, matched) {
    const { length } = this.glyphs;
    // fontkit also goes on behind the end of the word.
    const beyond = Math.max(0, Math.abs(distance) - length);
    count(1 / matchesPerStep + length / movesPerStep / matchesPerStep + beyond / beyondPerStep);
    return match.call(this, distance, glyphs, isEqual, matched);
  };
}

/** Counts the sets that fontkit goes through when a table is applied, before it does so. */
function countSets(table: LookupTable): void {
  if (withCountedSets.has(table)) return;
  withCountedSets.add(table);
  if (table.pairSets) table.pairSets = counted(table.pairSets, 1 / pairsPerStep);
  if (table.sequences) table.sequences = counted(table.sequences, 1);
}

function counted(sets: LookupSets, each: number): LookupSets {
  return {
    get(index) {
      const set = sets.get(index);
      count(set.length * each);
      return set;
    },
  };
}

/** The type of subtables that replace each glyph by itself. */
const withoutStates = 4;

/** Number of features and machines in Apple's table, and of glyphs that one replaces, that count as much as a glyph. */
const appliedPerStep = 10;

/** Counts the states of the machines in Apple's table, which need not move on to the next glyph. */
function boundStates(processor: StateProcessor): void {
  const { process: apply, processSubtable } = processor;
  let parts = 0;
  for (const { features, subtables } of processor.morx.chains) {
    parts += 1 + features.length + subtables.length;
  }
  processor.process = function (glyphs, features) {
    count(parts / appliedPerStep);
    return apply.call(this, glyphs, features);
  };
  const bounded = new WeakSet<object>();
  processor.processSubtable = function (subtable, glyphs) {
    count((1 + glyphs.length) / appliedPerStep);
    if (subtable.type !== withoutStates) {
      // fontkit keeps it for the subtable.
      const { stateArray } = this.getStateMachine(subtable).stateTable;
      if (!bounded.has(stateArray)) boundArray(stateArray);
    }
    return processSubtable.call(this, subtable, glyphs);
  };

  function boundArray(states: StateArray): void {
    bounded.add(states);
    const { getItem } = states;
    states.getItem = function (state) {
      if (processor.glyphs.length > mostGlyphs) throw new RangeError("too many glyphs");
      count();
      return getItem.call(this, state);
    };
  }
}
