/** Collects sources that could make a server slow, large or crash, by their construction. */
import { fillSource, worstAtOnce, worstInPool } from "../server/worst-sources.js";

/** A description and the source. */
export type Hostile = readonly [what: string, source: string];

const repeated = (count: number, part: string): string => Array(count).fill(part).join(" ");

/** Sources of unknown origin that once took seconds, gigabytes, or the whole process to draw. */
export const tooLarge: readonly Hostile[] = [
  [
    "a wide and high table under 20 overlays",
    `page{table[[${repeated(60, "1")}]${repeated(60, "[]")}]${repeated(20, "modal{}")}}`,
  ],
  [
    "240 empty heads, and more of the same 170 times",
    `page{table[[${repeated(240, '""')}]${repeated(170, "...")}]}`,
  ],
  [
    "160 columns, 105 times more of the same, 47 overlays",
    `page{table[[${repeated(160, "1")}]${repeated(105, "...")}]${repeated(47, "modal{}")}}`,
  ],
  ["a table of 130,000 empty rows", `page{table[${"[]".repeat(130_000)}]}`],
  ["a table with a row of 200,000 cells", `page{table[[${repeated(200_000, "1")}]]}`],
  ["more of the same in 20,000 rows", `page{table{columns[a b c d]${repeated(20_000, "...")}}}`],
  ["2,000 pages", repeated(2_000, "page{}")],
  ["a page with 2,000 overlays", `page{${repeated(2_000, "drawer{}")}}`],
  ["30,000 pictures", `page{${repeated(30_000, "image")}}`],
  ["a million characters", `page{text "${"word ".repeat(209_000)}"}`],
  ["a text under 60 overlays", `page{text "${"word ".repeat(8_000)}" ${repeated(60, "modal{}")}}`],
  ["20,000 shadows", `page{${repeated(20_000, "card shadow=xl{}")}}`],
];

/** Pieces that can be nested, with their ends. */
export const nestedPieces: readonly (readonly [what: string, open: string, close?: string])[] = [
  ["braces", "{"],
  ["braces and what needs quotes", "{a.b"],
  ["blocks", "page{"],
  ["blocks that are closed", "card {", "}"],
  ["blocks on lines", "card {\n", "}\n"],
  ["lists", "["],
  ["lists that are closed", "[", "]"],
  ["lists of attributes", "a=["],
  ["objects of attributes", "a={", "}"],
  ["objects in lists", "[{", "}]"],
  ["objects in lists of attributes", "a=[{a="],
  ["parentheses", "("],
  ["calls", "at(", ")"],
  ["lists and objects in calls", "at([{", "}])"],
  ["double quotes", '"'],
  ["single quotes", "'"],
  ["quotes and braces", '{"a" '],
  ["closing and opening braces", "}{"],
  ["closing brackets and opening braces", "]{"],
];

const nested: readonly Hostile[] = nestedPieces.map(([what, open, close = ""]) => {
  const count = Math.floor(100_000 / (open.length + close.length));
  return [`many nested ${what}`, open.repeat(count) + close.repeat(count)];
});

/** Ambiguous expressions that a backtracking reader would need days for. */
export const ambiguous: readonly Hostile[] = [
  ["values that could be names", `page { card({a=${"bbbbb=".repeat(60)}!}) }`],
  ["pairs with many blanks", `page { card({${"a=b   ".repeat(60)}!}) }`],
  ["quotes that could be names", `page { card({${'"__"="__"'.repeat(40)}!}) }`],
];

/** JSON that is nested deeper than any stack. */
export const deepJson: readonly Hostile[] = [
  ["lists in JSON", `{"type":"text","items":${"[".repeat(40_000)}${"]".repeat(40_000)}}`],
  ["objects in JSON", `{"type":"text","items":${'{"a":'.repeat(12_000)}1${"}".repeat(12_000)}}`],
  ["answers in JSON", `${'{"ast":'.repeat(12_000)}{"type":"page"}${"}".repeat(12_000)}`],
  ["children in JSON", `${'{"type":"page","children":['.repeat(3_000)}${"]}".repeat(3_000)}`],
];

/** Lines of other languages, as many as are searched for. */
const foreign: readonly Hostile[] = [
  'text “a"\n',
  "text \"a'\n",
  "text `a`\n",
  "A --> B\n",
  "let a = (\n",
  'card({ title: "a" })\n',
  "a + b + c\n",
  'text "a" + b\n',
  "{a.b}\n",
  "title: a\n",
  "text a\\n",
  "it's ",
  "${ ",
  'card "a" ',
].map((line) => [`99 KB of ${JSON.stringify(line)}`, fillSource(99_000, "page {", line, "}}")]);

/** Texts in other scripts, with characters of several code units. */
const scripts: readonly Hostile[] = [
  "א ",
  "漢",
  "👩🏽‍🚀",
  "e\u0301",
  "\u0301",
  "\u200d",
  "a-",
  "a",
].flatMap((part): Hostile[] => [
  [`33,000 times ${JSON.stringify(part)}`, `page { text "${part.repeat(33_000)}" }`],
  [`narrow, 4,000 times ${JSON.stringify(part)}`, `page { text "${part.repeat(4_000)}" w=1 }`],
]);

const letters = "etaoinsrlc";
const unknownWord = (at: number): string =>
  Array.from({ length: 12 }, (_, digit) => letters[(at * 7 + digit * digit * (at + 3)) % 10]).join(
    "",
  );

/** Words that resemble many known words. */
const misspelled: readonly Hostile[] = [
  [
    "204 unknown icons",
    `page {${Array.from({ length: 204 }, (_, at) => ` icon ${unknownWord(at)}`).join("")} }`,
  ],
  ["unknown attributes", fillSource(64_000, "page { button ", "placeholdr=1 ", "}")],
  ["unknown components", fillSource(64_000, "page { ", "butto ", "}")],
];

/** All hostile sources, each of at most one megabyte. */
export const hostileSources: readonly Hostile[] = [
  ...tooLarge,
  ["a table of 500,000 empty rows", `page{table[${"[]".repeat(500_000)}]}`],
  ...nested,
  ...ambiguous,
  ...deepJson,
  ...foreign,
  ...scripts,
  ...misspelled,
  ...[...worstAtOnce, ...worstInPool].map(([, source]): Hostile => [source.slice(0, 40), source]),
];
