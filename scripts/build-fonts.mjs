/**
 * Turns six static Inter faces into the cut fonts of `src/fonts/files` and their advance tables.
 *
 * Layout features (kerning, ligatures, contextual alternates, mark positioning) and hints are
 * dropped: all outputs switch them off, so that the width of a text is the sum of its advances.
 * The subsetter is WebAssembly, its output depends on nothing but its version and the input,
 * hence `--check` compares bytes.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as fontkit from "fontkit";
import subsetFont from "subset-font";
import { ROOT, writeOrCheck } from "./generated-files.mjs";

const FOLDER = join(ROOT, "src/fonts");
const SOURCE = "@expo-google-fonts/inter";
const require = createRequire(import.meta.url);

const FACES = [
  { key: "400", name: "400Regular" },
  { key: "500", name: "500Medium" },
  { key: "600", name: "600SemiBold" },
  { key: "700", name: "700Bold" },
  { key: "400-italic", name: "400Regular_Italic" },
  { key: "600-italic", name: "600SemiBold_Italic" },
];

/** What is kept where all six faces have it; combining marks need positioning and stay out. */
const KEPT = [
  [0x20, 0x7e], // ASCII
  [0xa0, 0x17f], // Latin-1, Latin Extended-A
  [0x192, 0x192], // florin sign
  [0x1a0, 0x1a1], // Vietnamese o with horn
  [0x1af, 0x1b0], // Vietnamese u with horn
  [0x1cd, 0x1dc], // pinyin
  [0x1e6, 0x1e7],
  [0x218, 0x21b], // Romanian
  [0x2bb, 0x2bc], // Hawaiian and modifier apostrophes
  [0x2c6, 0x2c7], // spacing accents
  [0x2d8, 0x2dd],
  [0x370, 0x3ff], // Greek
  [0x400, 0x482], // Cyrillic
  [0x48a, 0x4ff],
  [0x1e80, 0x1e85], // Welsh
  [0x1e9e, 0x1e9e], // capital sharp s
  [0x1ea0, 0x1ef9], // Vietnamese
  [0x2000, 0x200b], // spaces
  [0x2010, 0x205f], // general punctuation
  [0x2070, 0x209c], // superscripts, subscripts
  [0x20a0, 0x20bf], // currency
  [0x2100, 0x218b], // letter-like symbols, number forms
  [0x2190, 0x21ff], // arrows
  [0x2200, 0x22ff], // mathematics
  [0x2300, 0x23ff], // keys
  [0x2423, 0x2423], // open box
  [0x2460, 0x2468], // circled digits
  [0x25a0, 0x25ff], // geometric shapes
  [0x2600, 0x27bf], // stars, hearts, ticks, warning sign
  [0x27f5, 0x27fa], // long arrows
];

/** Figures of one width; all other features are off in all outputs. */
const FEATURE = "tnum";

const DROPPED_TABLES = ["GPOS", "GDEF", "STAT"];

/** Names by which programs find a face, and its copyright and license. */
const NAME_IDS = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17];

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The faces whose advances are written as they are; those of the others lie between them. */
const MASTERS = ["400", "700"];

/** How many thirds of the way from the one master to the other the other faces are. */
const THIRDS = { 500: 1, 600: 2, "400-italic": 0, "600-italic": 2 };

const originals = await Promise.all(
  FACES.map(({ name }) => readFile(require.resolve(`${SOURCE}/${name}/Inter_${name}.ttf`))),
);
const codePoints = commonCodePoints(originals.map((bytes) => fontkit.create(bytes)));
const text = String.fromCodePoint(...codePoints);
const files = new Map();
const tables = new Map();
const tabular = new Map();

for (const [index, { key }] of FACES.entries()) {
  const original = originals[index];
  const ttf = await cut(original, "truetype");
  files.set(join(FOLDER, `files/inter-${key}.ttf`), ttf);
  files.set(join(FOLDER, `files/inter-${key}.woff2`), await cut(original, "woff2"));
  tables.set(key, advancesOf(ttf, original, key));
  tabular.set(key, tabularAdvances(ttf));
}
const license = await readFile(require.resolve(`${SOURCE}/LICENSE_FONT`));
files.set(join(FOLDER, "files/OFL.txt"), license);
files.set(join(FOLDER, "advances.generated.ts"), advancesSource(fontkit.create(originals[0])));
await writeOrCheck(files, "node scripts/build-fonts.mjs");

function commonCodePoints(fonts) {
  const found = [];
  for (const [first, last] of KEPT) {
    for (let codePoint = first; codePoint <= last; codePoint++) {
      if (fonts.every((font) => font.hasGlyphForCodePoint(codePoint))) found.push(codePoint);
    }
  }
  return found;
}

function cut(original, targetFormat) {
  return subsetFont(original, text, {
    targetFormat,
    keepFeatures: [FEATURE],
    noHinting: true,
    dropTables: DROPPED_TABLES,
    preserveNameIds: NAME_IDS,
  });
}

function advancesOf(ttf, original, key) {
  const after = fontkit.create(ttf);
  const before = fontkit.create(original);
  return codePoints.map((codePoint) => {
    const advance = after.glyphForCodePoint(codePoint).advanceWidth;
    if (advance !== before.glyphForCodePoint(codePoint).advanceWidth) {
      throw new Error(`cutting changed the advance of U+${codePoint.toString(16)} in face ${key}`);
    }
    return advance;
  });
}

/** By code point, the advances of what the feature replaces. */
function tabularAdvances(ttf) {
  const font = fontkit.create(ttf);
  const replaced = codePoints.flatMap((codePoint) => {
    const [glyph] = font.layout(String.fromCodePoint(codePoint), [FEATURE]).glyphs;
    const isSame = glyph.id === font.glyphForCodePoint(codePoint).id;
    return isSame ? [] : [[codePoint, glyph.advanceWidth]];
  });
  return new Map(replaced);
}

/** The code points that the feature replaces, which are the same in all faces. */
function tabularCodePoints() {
  const [first, ...others] = [...tabular.values()].map((advances) => [...advances.keys()]);
  if (others.some((other) => other.join() !== first.join())) {
    throw new Error(`${FEATURE} replaces other characters in some faces`);
  }
  return first;
}

/** Two digits of base 64. */
function encodeAdvance(advance) {
  if (advance >= 64 * 64) throw new Error(`an advance of ${advance} needs a third digit`);
  return DIGITS.charAt(advance >> 6) + DIGITS.charAt(advance & 63);
}

/** Advances as what they are more or less than at a place between two other faces. */
function encodeChanges(advances, thirds) {
  const [light, bold] = MASTERS.map((key) => tables.get(key));
  const changes = advances.map((advance, at) => {
    const change = advance - Math.round((light[at] * (3 - thirds) + bold[at] * thirds) / 3);
    return change >= -32 && change < 32 ? DIGITS.charAt(change + 32) : `!${encodeAdvance(advance)}`;
  });
  return thirds + changes.join("");
}

/** The code points as `first-last` ranges in base 36. */
function encodeRanges(codePoints) {
  const ranges = [];
  for (const codePoint of codePoints) {
    const range = ranges.at(-1);
    if (range !== undefined && range[1] === codePoint - 1) range[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges
    .map(([first, last]) => [first, last].map((codePoint) => codePoint.toString(36)))
    .map(([first, last]) => (first === last ? first : `${first}-${last}`))
    .join(" ");
}

function advancesSource(font) {
  const entryOf = (key, table) => `  ${/^\d+$/.test(key) ? key : `"${key}"`}:\n    "${table}",\n`;
  const entries = MASTERS.map((key) => entryOf(key, tables.get(key).map(encodeAdvance).join("")));
  const changes = Object.entries(THIRDS).map(([key, thirds]) =>
    entryOf(key, encodeChanges(tables.get(key), thirds)),
  );
  const replaced = [...tabular].map(([key, advances]) =>
    entryOf(key, [...advances.values()].map(encodeAdvance).join("")),
  );
  return `/** The advances of the cut Inter faces as strings; generated by scripts/build-fonts.mjs. */

/** The ${codePoints.length} code points that every face covers: ascending ranges, base 36. */
export const COVERED_RANGES =
  "${encodeRanges(codePoints)}";

/** By face, two base-64 digits for each covered code point: its advance (${font.version}). */
export const ADVANCE_TABLES = {
${entries.join("")}} as const;

/**
 * By face, how many thirds of the way from the first to the second of those it is; then for each code point
 * a digit that says how much more its advance is than there, where 32 is nothing, or "!" and its advance.
 */
export const ADVANCE_CHANGES = {
${changes.join("")}} as const;

/** The ${tabularCodePoints().length} code points that have another glyph among tabular figures. */
export const TABULAR_RANGES =
  "${encodeRanges(tabularCodePoints())}";

/** By face, their advances there. */
export const TABULAR_TABLES = {
${replaced.join("")}} as const;
`;
}
