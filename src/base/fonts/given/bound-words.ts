/** Bounds what fontkit does for each word before it applies rules: it finds the features of the script anew each time. */
import type { Font, LookupProcessor, RuleTable } from "fontkit";
import { count } from "./count-steps.js";

/** Maximum number of features of a language: real fonts have up to two hundred. */
const mostFeatures = 2_000;

/** Maximum number of rules of a feature: real fonts have up to a few hundred. */
const mostLookups = 5_000;

/** Maximum number of comparisons to find what replaces the features of a language: real fonts need a few thousand. */
const mostComparisons = 1_000_000;

/** Number of scripts, languages and features, among which fontkit searches, that count as much as a glyph. */
const searchedPerStep = 100;

/** Number of times that fontkit goes through all scripts: for each name of one, and of those that it uses instead. */
const searches = 6;

/** Tables whose features are few enough. */
const checked = new WeakSet<RuleTable>();

/** Throws if fontkit would take long to find the features of a script, which it does even to open the rules of a font. */
export function checkFeatures(font: Font): void {
  // fontkit uses Apple's table instead.
  if (Object.hasOwn(font.directory.tables, "morx")) return;
  for (const table of [font.GSUB, font.GPOS]) {
    if (!table || checked.has(table)) continue;
    for (const { feature } of table.featureList ?? []) {
      if (feature && feature.lookupListIndexes.length > mostLookups) {
        throw new RangeError("too many rules of a feature");
      }
    }
    const features = featuresIn(table);
    if (features > mostFeatures) throw new RangeError("too many features");
    if (features * substitutionsIn(table) > mostComparisons) {
      throw new RangeError("too many replaced features");
    }
    checked.add(table);
  }
}

/** The most features of a language. */
function featuresIn({ scriptList }: RuleTable): number {
  let most = 0;
  for (const { script } of scriptList ?? []) {
    if (!script) continue;
    most = Math.max(most, script.defaultLangSys?.featureIndexes.length ?? 0);
    for (const { langSys } of script.langSysRecords) {
      most = Math.max(most, langSys?.featureIndexes.length ?? 0);
    }
  }
  return most;
}

/** The most features that are replaced at once. */
function substitutionsIn({ featureVariations }: RuleTable): number {
  let most = 0;
  for (const { featureTableSubstitution } of featureVariations?.featureVariationRecords ?? []) {
    most = Math.max(most, featureTableSubstitution?.substitutions.length ?? 0);
  }
  return most;
}

/** What a processor knows about the script of a word. */
type Selected = Pick<
  LookupProcessor,
  "script" | "scriptTag" | "language" | "languageTag" | "features"
> & { direction: string | undefined };

/** Finds the features of each script once. */
export function keepScripts(processor: LookupProcessor): void {
  const { selectScript, table } = processor;
  const scripts = table.scriptList?.length ?? 0;
  const features = featuresIn(table) * (1 + substitutionsIn(table));
  const kept = new Map<string, Selected | null>();
  processor.selectScript = function (script, language, direction) {
    const key = [script, language, direction].join(" ");
    const known = kept.get(key);
    if (known) Object.assign(this, known);
    if (known !== undefined) return this.scriptTag;
    count((searches * scripts + languagesIn(table) + features) / searchedPerStep);
    const before = this.features;
    const selected = selectScript.call(this, script, language, direction);
    // In a font without it, the script stays that of the last word.
    kept.set(key, this.features === before ? null : selectedIn(this));
    return selected;
  };
}

/** The most languages of a script. */
function languagesIn({ scriptList }: RuleTable): number {
  let most = 0;
  for (const { script } of scriptList ?? []) {
    most = Math.max(most, script?.langSysRecords.length ?? 0);
  }
  return most;
}

function selectedIn(processor: LookupProcessor): Selected {
  const { script, scriptTag, language, languageTag, features, direction } = processor;
  return { script, scriptTag, language, languageTag, features, direction };
}

/** Maximum number of rules in the lists that are kept for a table: real fonts have up to a few thousand for a script. */
const mostKept = 100_000;

/** Lists the rules of features once. */
export function keepLookups(processor: LookupProcessor): void {
  const { lookupsForFeatures } = processor;
  const kept = new Map<object, Map<string, readonly unknown[]>>();
  let size = 0;
  processor.lookupsForFeatures = function (tags = [], exclude) {
    const { features } = this;
    const key = [tags, exclude].join(" ");
    const known = kept.get(features)?.get(key);
    if (known) return known;
    for (const tag of tags) count(features[tag]?.lookupListIndexes.length ?? 0);
    const lookups = lookupsForFeatures.call(this, tags, exclude);
    size += lookups.length + 1;
    if (size > mostKept) {
      kept.clear();
      size = lookups.length + 1;
    }
    const lists = kept.get(features) ?? new Map<string, readonly unknown[]>();
    kept.set(features, lists.set(key, lookups));
    return lookups;
  };
}

/** Maximum number of characters that select variants: Unicode has 260. */
const mostSelectors = 300;

/** Lists the characters that select variants once, or uses none of too many. */
export function keepVariants(font: Font): void {
  const { uvs } = font._cmapProcessor;
  if (!uvs) return;
  if (uvs.varSelectors.length > mostSelectors) {
    font._cmapProcessor.uvs = null;
    return;
  }
  const { varSelectors } = uvs;
  const toArray = varSelectors.toArray.bind(varSelectors);
  let all: readonly unknown[] | undefined;
  varSelectors.toArray = () => {
    all ??= toArray();
    return all;
  };
}
