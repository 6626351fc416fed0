/**
 * Subsets six static faces of Inter, two of JetBrains Mono, one of Patrick Hand and one of Noto Emoji into the fonts of
 * `assets/fonts`, and writes their advance tables.
 *
 * Layout features (kerning, ligatures, contextual alternates, mark positioning) and hints are dropped: all outputs
 * disable them, so that the width of a text is the sum of its advances. The subsetter is WebAssembly, whose output
 * depends only on its version and its input, so `--check` can compare bytes.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as fontkit from "fontkit";
import subsetFont from "subset-font";
import { ROOT, writeOrCheck } from "./generated-files.mjs";

const FOLDER = join(ROOT, "src/base/fonts");
const FILES = join(ROOT, "assets/fonts");
const SOURCE = "@expo-google-fonts/inter";
const MONO_SOURCE = "@expo-google-fonts/jetbrains-mono";
const HAND_SOURCE = "@expo-google-fonts/patrick-hand";
const EMOJI_SOURCE = "@expo-google-fonts/noto-emoji";
const require = createRequire(import.meta.url);

const FACES = [
  { key: "400", name: "400Regular" },
  { key: "500", name: "500Medium" },
  { key: "600", name: "600SemiBold" },
  { key: "700", name: "700Bold" },
  { key: "400-italic", name: "400Regular_Italic" },
  { key: "600-italic", name: "600SemiBold_Italic" },
];

const MONO_FACES = [
  { key: "mono-400", name: "400Regular" },
  { key: "mono-600", name: "600SemiBold" },
];

const HAND_FACES = [{ key: "hand-400", name: "400Regular" }];

/**
 * Units per em of the handwritten font: fewer than in the original, so that its letters are as large as those of Inter.
 */
const HAND_UNITS = 880;

/** Code points to keep if all six faces have them; combining marks are left out because they need positioning. */
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

/** Code points to keep in monospaced faces: those used in code, keys and tables of figures. */
const KEPT_MONO = [
  [0x20, 0x7e], // ASCII
  [0xa0, 0xff], // Latin-1
  [0x2013, 0x2014], // dashes
  [0x2018, 0x201d], // quotation marks
  [0x2022, 0x2022], // bullet
  [0x2026, 0x2026], // ellipsis
  [0x20ac, 0x20ac], // euro
  [0x2190, 0x2193], // arrows
  [0x21d2, 0x21d4],
  [0x21e7, 0x21e7], // shift
  [0x2212, 0x2212], // minus
  [0x2248, 0x2248], // comparisons
  [0x2260, 0x2265],
  [0x2300, 0x23ff], // keys
  ...[0x00, 0x02, 0x0c, 0x10, 0x14, 0x18, 0x1c, 0x24, 0x2c, 0x34, 0x3c].map((at) => [
    0x2500 + at,
    0x2500 + at,
  ]), // lines of trees and boxes
  [0x25a0, 0x25cf], // geometric shapes
];

/** Code points to keep in the handwritten font, if it has them; Inter draws the others. */
const KEPT_HAND = [
  [0x20, 0x7e], // ASCII
  [0xa0, 0x17f], // Latin-1, Latin Extended-A
  [0x2010, 0x2026], // general punctuation
  [0x2030, 0x203a],
  [0x20ac, 0x20ac], // euro
  [0x2122, 0x2122], // trademark
  [0x2212, 0x2212], // minus
];

/** The most common emoji, and those that represent things in user interfaces, without those that Inter has. */
const EMOJI = [
  "😀😃😄😁😆😅😂🤣😊😇🙂🙃😉😌😍🥰😘😋😜🤪😎🤩🥳😏😒😞😔😟😕🙁😢😭😤😠😡🤬🤯😳🥵🥶",
  "😱😨😰🤗🤔🤭🤫😐😑😬🙄😮😲🥱😴🤤🤐🤢🤮🤧😷🤒😈💀👻🤖🎃",
  "👋✋👌🤞🤟🤘🤙👈👉👆👇👍👎✊👊👏🙌🤝🙏💪👀🧠👤👥👶👩👨🧑🤷🤦🙋💁🏃🚶💃",
  "🧡💛💚💙💜🖤🤍💔💕💖💗💘💯💥💫💦💨💬💭💤🔥✨⭐🌟⚡🌈🌧🌙🌍🌊",
  "🐶🐱🐰🦊🐻🐼🐸🐵🐧🐦🐝🦋🐢🐟🌸🌹🌻🌲🌴🌱🍀",
  "🍎🍌🍓🍕🍔🍟🌮🍣🍜🍞🥗🥚🍰🎂🍪🍫🍩☕🍵🍺🍷🥂🍽",
  "⚽🏀🏆🥇🥈🥉🎉🎊🎁🎈🎮🎲🎯🎨🎵🎶🎤🎧🎬🎫",
  "🚗🚕🚌🚲🚀🚆🚢🚚🏠🏢🏥🏫🏨🏖🗺🚦",
  "📱💻🖥🖨📷📹📺⏰⏳💡🔋🔌💰💳💵💎🔧🔨🔒🔓🔑🔍🔎📁📂📄📝📊📈📉📅📌📍📎📦📧📩📞🔔🔕",
  "📢🛒🛍🗑🚫✅❌❓❗➕♻🆕🔗🏷📚📖🎓💼💊🧪🚩🔄",
].join("");

/** Tabular figures; all other features are disabled in all outputs. */
const FEATURE = "tnum";

/** Offsets of the vertical metrics in each table: of lines of text, underlines and strikethroughs. */
const LINES = {
  hhea: [4, 6, 8],
  "OS/2": [26, 28, 68, 70, 72, 74, 76],
  post: [8, 10],
};

const DROPPED_TABLES = ["GPOS", "GDEF", "STAT"];

/** The name records by which programs find a face, plus copyright and license. */
const NAME_IDS = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17];

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The faces whose advances are written in full; those of the others are interpolated between them. */
const MASTERS = ["400", "700"];

/** How far the other faces are between the two, in thirds. */
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
  const ttf = await cut(original);
  files.set(join(FILES, `inter-${key}.ttf`), ttf);
  tables.set(key, advancesOf(ttf, original, key));
  tabular.set(key, tabularAdvances(ttf));
}
const monoOriginals = await Promise.all(
  MONO_FACES.map(async ({ name }) => {
    const file = require.resolve(`${MONO_SOURCE}/${name}/JetBrainsMono_${name}.ttf`);
    return measuredLike(originals[0], await readFile(file));
  }),
);
const monoCodePoints = commonCodePoints(
  monoOriginals.map((bytes) => fontkit.create(bytes)),
  KEPT_MONO,
);
const monoAdvance = oneAdvance(monoOriginals);
for (const [index, { key }] of MONO_FACES.entries()) {
  const bytes = await cut(monoOriginals[index], String.fromCodePoint(...monoCodePoints));
  files.set(join(FILES, `jetbrains-${key}.ttf`), bytes);
}
const handOriginals = await Promise.all(
  HAND_FACES.map(async ({ name }) => {
    const bytes = await readFile(require.resolve(`${HAND_SOURCE}/${name}/PatrickHand_${name}.ttf`));
    bytes.writeUInt16BE(HAND_UNITS, tablesOf(bytes).get("head") + 18);
    return measuredLike(originals[0], bytes);
  }),
);
const handCodePoints = commonCodePoints(
  handOriginals.map((bytes) => fontkit.create(bytes)),
  KEPT_HAND,
);
const handAdvances = new Map();
for (const [index, { key }] of HAND_FACES.entries()) {
  const ttf = await cut(handOriginals[index], String.fromCodePoint(...handCodePoints));
  files.set(join(FILES, `patrick-${key}.ttf`), ttf);
  handAdvances.set(key, advancesOf(ttf, handOriginals[index], key, handCodePoints));
}
const emojiOriginal = measuredLike(
  originals[0],
  await readFile(require.resolve(`${EMOJI_SOURCE}/400Regular/NotoEmoji_400Regular.ttf`)),
);
const emojiCodePoints = [...EMOJI].map((each) => each.codePointAt(0)).sort((a, b) => a - b);
const emojiAdvance = oneAdvance([emojiOriginal], emojiCodePoints);
files.set(join(FILES, "noto-emoji.ttf"), await cut(emojiOriginal, EMOJI));
for (const [source, name] of [
  [SOURCE, "OFL.txt"],
  [HAND_SOURCE, "OFL-patrick-hand.txt"],
  [MONO_SOURCE, "OFL-jetbrains-mono.txt"],
  [EMOJI_SOURCE, "OFL-noto-emoji.txt"],
]) {
  const license = await readFile(require.resolve(`${source}/LICENSE_FONT`));
  files.set(join(FILES, name), license);
}
files.set(join(FOLDER, "advances.generated.ts"), advancesSource(fontkit.create(originals[0])));
await writeOrCheck(files, "node scripts/build-fonts.mjs");

function commonCodePoints(fonts, kept = KEPT) {
  const found = [];
  for (const [first, last] of kept) {
    for (let codePoint = first; codePoint <= last; codePoint++) {
      if (fonts.every((font) => font.hasGlyphForCodePoint(codePoint))) found.push(codePoint);
    }
  }
  return found;
}

function cut(original, kept = text) {
  return subsetFont(original, kept, {
    targetFormat: "truetype",
    keepFeatures: [FEATURE],
    noHinting: true,
    dropTables: DROPPED_TABLES,
    preserveNameIds: NAME_IDS,
  });
}

/** The common advance of all kept letters of these fonts. */
function oneAdvance(fonts, kept = monoCodePoints) {
  const advances = fonts.flatMap((bytes) => {
    const font = fontkit.create(bytes);
    return kept.map((codePoint) => font.glyphForCodePoint(codePoint).advanceWidth);
  });
  const [first] = advances;
  if (advances.some((advance) => advance !== first)) throw new Error("letters of other widths");
  return first;
}

/** A font with the vertical metrics of another, so that both can be used on one line. */
function measuredLike(model, original) {
  const bytes = Buffer.from(original);
  const from = tablesOf(model);
  const to = tablesOf(bytes);
  const unitsPerEm = (file, tables) => file.readUInt16BE(tables.get("head") + 18);
  const share = unitsPerEm(bytes, to) / unitsPerEm(model, from);
  for (const [table, places] of Object.entries(LINES)) {
    for (const place of places) {
      const units = Math.round(model.readInt16BE(from.get(table) + place) * share);
      bytes.writeInt16BE(units, to.get(table) + place);
    }
  }
  return bytes;
}

/** The offsets of the tables in a TrueType file. */
function tablesOf(file) {
  const count = file.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = 12 + 16 * index;
      return [file.toString("latin1", entry, entry + 4), file.readUInt32BE(entry + 8)];
    }),
  );
}

function advancesOf(ttf, original, key, kept = codePoints) {
  const after = fontkit.create(ttf);
  const before = fontkit.create(original);
  return kept.map((codePoint) => {
    const advance = after.glyphForCodePoint(codePoint).advanceWidth;
    if (advance !== before.glyphForCodePoint(codePoint).advanceWidth) {
      throw new Error(`cutting changed the advance of U+${codePoint.toString(16)} in face ${key}`);
    }
    return advance;
  });
}

/** The advances of the glyphs that the feature replaces, by code point. */
function tabularAdvances(ttf) {
  const font = fontkit.create(ttf);
  const replaced = codePoints.flatMap((codePoint) => {
    const [glyph] = font.layout(String.fromCodePoint(codePoint), [FEATURE]).glyphs;
    const isSame = glyph.id === font.glyphForCodePoint(codePoint).id;
    return isSame ? [] : [[codePoint, glyph.advanceWidth]];
  });
  return new Map(replaced);
}

/** The code points that the feature replaces, the same in all faces. */
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

/** Encodes advances as differences from those interpolated between two other faces. */
function encodeChanges(advances, thirds) {
  const [light, bold] = MASTERS.map((key) => tables.get(key));
  const changes = advances.map((advance, at) => {
    const change = advance - Math.round((light[at] * (3 - thirds) + bold[at] * thirds) / 3);
    return change >= -32 && change < 32 ? DIGITS.charAt(change + 32) : `!${encodeAdvance(advance)}`;
  });
  return thirds + changes.join("");
}

/** Encodes the code points as `first-last` ranges in base 36. */
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
  return `/** The advances of the cut faces as strings; generated by scripts/build-fonts.mjs. */

/** The ${monoCodePoints.length} code points that the faces of one width cover: ascending ranges, base 36. */
export const MONO_RANGES =
  "${encodeRanges(monoCodePoints)}";

/** Their advance, in units of these faces. */
export const MONO_ADVANCE = ${monoAdvance};

/** The ${handCodePoints.length} code points that the hand covers: ascending ranges, base 36. */
export const HAND_RANGES =
  "${encodeRanges(handCodePoints)}";

/** Their advances, two base-64 digits each. */
export const HAND_ADVANCES =
  "${handAdvances.get("hand-400").map(encodeAdvance).join("")}";

/** The ${emojiCodePoints.length} emoji: ascending ranges, base 36. */
export const EMOJI_RANGES =
  "${encodeRanges(emojiCodePoints)}";

/** Their advance, in units of their face. */
export const EMOJI_ADVANCE = ${emojiAdvance};

/** The ${codePoints.length} code points that every other face covers: ascending ranges, base 36. */
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
