/** Draws sources of absurd size and with absurd numbers: the result is a picture or a diagnostic, never a throw. */
import { describe, expect, it } from "vitest";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { everyNth } from "../support/case-count.js";
import { readXml, type XmlElement } from "../support/xml.js";

const many = (count: number, part: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => part(at)).join("\n");
const nested = (count: number, open: string, inner: string): string =>
  `${`${open} {\n`.repeat(count)}${inner}${"}".repeat(count)}`;
const word = "w".repeat(10_000);

const sources: [string, string][] = [
  ["10,000 elements", `page { ${many(10_000, (at) => `text "Line ${at}"`)} }`],
  ["10,000 buttons in a row", `page { row { ${many(10_000, () => 'button "x"')} } }`],
  ["200 columns", `page { row { ${many(200, (at) => `col { text "Column ${at}" }`)} } }`],
  [
    "a table of 200 columns",
    `page { table [[${many(200, (at) => `"Head ${at}"`)}], [${many(200, (at) => `${at}`)}]] }`,
  ],
  ["a table of 2,000 rows", `page { table [${many(2000, (at) => `["${at}", "x", "y"]`)}] }`],
  ["a list of 5,000 items", `page { list [${many(5000, (at) => `"Item ${at}"`)}] }`],
  [
    "10,000 characters without a blank",
    `page w=300 { text "${word}" title "${word}" button "${word}" }`,
  ],
  [
    "10,000 characters in every place",
    `page "${word}" { card "${word}" { input "${word}" value="${word}" badge "${word}" alert "${word}" } tabs ["${word}"] table [["${word}"]] nav ["${word}"] breadcrumb ["${word}"] }`,
  ],
  ["100,000 words", `page { text "${"word ".repeat(100_000)}" }`],
  ["195 nested sections", nested(195, 'section "s"', 'text "x"')],
  ["195 nested cards", nested(195, 'card "c"', 'text "x"')],
  ["195 nested accordions", nested(195, 'accordion "a"', 'text "x"')],
  ["195 nested folded accordions", nested(195, 'accordion "a" collapsed', 'modal "x" { }')],
  ["97 nested tabs", `${'tabs { tab "t" { '.repeat(97)}text "x"${"} }".repeat(97)}`],
  ["97 nested rows and cols", `${"row { col { ".repeat(97)}text "x"${"} }".repeat(97)}`],
  ["190 nested modals", nested(190, 'modal "m"', 'text "x"')],
  ["more nesting than there may be", nested(5000, 'card "c"', 'text "x"')],
  ["100 modals", `page { ${many(100, (at) => `modal "M ${at}" { text "x" }`)} }`],
  ["500 pages", many(500, (at) => `page "P ${at}" { text "x" }`)],
  ["2,000 menus in a row", `page { row { text "a" ${many(2000, () => 'dropdown ["b"]')} } }`],
  ["500 modals that are open", `page { ${many(500, () => "modal open { }")} }`],
  ["2,000 equal ids", `page { ${many(2000, () => 'text "x" id=a')} }`],
];

const attributes = [
  "w=1000000000",
  "h=1000000000",
  "w=-1000000000",
  "w=99999999999999999999999999999999999999999999",
  "p=1000000000",
  "p=-5",
  "m=-1000000000",
  "gap=1000000000",
  "w=1000000000%",
  "h=-50%",
  "w=1000000vw",
  "w=0",
  "minW=1000000000 maxW=1",
  "maxH=-1",
  "flex=1000000000",
  "flex=0.0000000001",
  "order=-99999999999",
  "span=1000000000",
  "x=1000000000 y=-1000000000",
  'w="NaN"',
  'w="Infinity" h="-Infinity"',
  'p="1e309"',
  "size=1000000000",
  "size=0.0000001",
  "rows=1000000000",
  "level=1000000000",
  "columns=1000000000",
  "value=1000000000 max=0.0000001",
  "value=NaN min=5 max=1",
];

const elements = [
  'text "x"',
  'title "x"',
  'button "x" icon="search"',
  'icon "search"',
  'avatar "A B"',
  'badge "x"',
  'textarea "x"',
  'slider "x"',
  "progress",
  "spinner",
  'image alt="x"',
  "divider",
  'table [["a"], ["b"]]',
];
const containers = ["row", "col", "stack", "grid", "card", "section", "main", "relative", "page"];

function coordinatesOf(element: XmlElement): string[] {
  const names =
    /^(?:x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|textLength|d|points|transform|viewBox|font-size)$/;
  const own = Object.entries(element.attributes).flatMap(([name, value]) =>
    names.test(name) ? [value] : [],
  );
  return [...own, ...element.children.flatMap(coordinatesOf)];
}

/** Far above the usual limits, so that large sources are really drawn; nothing may throw, within or beyond them. */
const limits = { boxes: 1e6, cells: 1e6, boards: 1_000, text: 1e7, output: 1e9 };

/** Draws a source in every way; returns whether there is a picture, or diagnostics. */
function draw(source: string): { isDrawn: boolean; diagnostics: number; wrong: string[] } {
  const { svg, width, height, diagnostics } = renderSvg(source, { limits });
  const { html } = renderHtml(source, { fullDocument: true, limits });
  const prototype = renderHtml(source, { fullDocument: true, prototype: true, limits }).html;
  const numbers = [...coordinatesOf(readXml(svg)), String(width), String(height)];
  return {
    isDrawn: width > 0 && height > 0 && html.length > 0 && prototype.length > 0,
    diagnostics: diagnostics.length,
    wrong: numbers.filter((value) => /NaN|Infinity|undefined|e\+/.test(value)).slice(0, 3),
  };
}

describe("sources of absurd size", () => {
  it.each(sources)("%s", (_, source) => {
    expect(draw(source)).toMatchObject({ isDrawn: true, wrong: [] });
  });
});

describe("absurd numbers", () => {
  it.each(everyNth(attributes, 6))("%s", (attribute) => {
    const leaves = elements.map((element) => `page { ${element} ${attribute}\n text "after" }`);
    const outer = containers.map((name) => `${name} ${attribute} { text "x" }`);
    for (const source of [...leaves, ...outer]) {
      expect(draw(source), source).toMatchObject({ isDrawn: true, wrong: [] });
    }
  });
});
