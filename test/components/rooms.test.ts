/** Tests which space elements take: what stretches, shares, hugs its content, and stays inside. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { compose } from "../../src/composition.js";
import type { Frame } from "../../src/drawing/layout/frame.js";
import { lineHeightOf } from "../../src/model/box/geometry.js";
import { composedBoards } from "../support/composed-frames.js";
import { drawn, frameAt, type Rect } from "../support/drawn.js";

/** The rule for the first element, the source, the element, and the expected rectangle. */
type Row = [rule: string, source: string, piece: string, expected: Partial<Rect>];

const page = (content: string, size = "w=400 p=0") => `page ${size} { ${content} }`;

const bar = 'select "S" ["All", "Waiting for approval"] button "Go"';

/** The space between two children of a container that sets no `gap`. */
const between: Row[] = (
  [
    ["row", 'button "A" w=40', 'chip "B"', { x: 48 }],
    ["row", 'text "A" w=40', 'icon "star"', { x: 48 }],
    ["row", 'stack w=40 { text "A" text "B" }', 'button "B"', { x: 48 }],
    ["row", "input w=40", "select w=50", { x: 52 }],
    ["row", "chart bar [1] w=100", "table [[1]] w=50", { x: 116 }],
    ["row", "stack w=40 { input }", "stack w=50 { input }", { x: 56 }],
    ["row", 'stack w=40 { text "A" }', 'stack w=50 { text "B" }', { x: 40 }],
    ["row", "stack w=40 p=2 { input }", "stack w=50 { input }", { x: 40 }],
    ["row", "col w=40 bg=muted { card h=9 card h=9 }", "col w=50 bg=muted { card }", { x: 56 }],
    ["row", "col w=40 bg=muted { card h=9 }", 'col w=50 bg=muted { text "B" }', { x: 56 }],
    ["row", 'col w=40 bg=muted { text "A" }', 'col w=50 bg=muted { text "B" }', { x: 40 }],
    ["row", "col w=40 bg=muted p=2 { card h=9 card }", "col w=50 bg=muted { card }", { x: 40 }],
    ["row gap=0", 'button "A" w=40', 'chip "B"', { x: 40 }],
    ["row", 'checkbox "A" w=60', 'button "B"', { x: 60 + 16 }],
    ["row", "checkbox w=60", 'button "B"', { x: 60 + 8 }],
    ["row gap=1", 'radio "A" w=60', 'button "B"', { x: 60 + 4 }],
    ["toolbar", 'switch "A" w=60', 'button "B"', { x: 8 + 60 + 12 }],
    ["toolbar", 'button "A" w=60', 'switch "B"', { x: 8 + 60 + 4 }],
    ["row", 'title "A" w=40', 'chip "B"', { x: 40 + 16 }],
    ["row", 'title "A" w=40 level=4', 'chip "B"', { x: 48 }],
    ["row gap=2", 'title "A" w=40', 'chip "B"', { x: 48 }],
    ["col", "input h=40", 'checkbox "G"', { y: 56 }],
    ["col", "table [[1]] h=40", "pagination pages=3", { y: 56 }],
    ["stack", "chart bar [1] h=40", 'text "B"', { y: 56 }],
    ["stack", 'row h=40 { text "A" button "B" }', 'row h=30 { text "A" }', { y: 56 }],
    ["stack", 'row h=40 { text "A" }', 'row h=30 { text "A" }', { y: 40 }],
    ["stack", 'text "A" h=40', 'text "B"', { y: 40 }],
    ["stack", 'icon "star"', 'text "B"', { y: 16 }],
    ["stack", 'row h=24 { badge "A" rating value=4 }', 'text "B"', { y: 24 + 8 }],
    ["stack gap=0", "input h=40", 'checkbox "G"', { y: 40 }],
    ["stack gap=0", "input h=40", "divider dashed", { y: 40 }],
    ["stack", "input h=40", "divider dashed", { y: 56 }],
  ] as const
).map(
  ([container, first, second, place]): Row => [
    `${container} { ${first} ${second} }`,
    page(`${container} align=start { ${first} ${second} }`),
    second,
    place,
  ],
);

/** The space in a frame that sets no `gap`: words and controls are near, blocks and fields with labels are apart. */
const inFrames: Row[] = (
  [
    ['text "A" h=40', 'text "B"', 8],
    ['text "A" h=40', 'button "B"', 8],
    ["input h=40", 'checkbox "G"', 8],
    ['input "A" h=70', 'input "B"', 16],
    ['input "A" h=70', 'row { input "B" input "C" }', 16],
    ["upload h=80", 'placeholder "B" h=40', 16],
    ["table [[1]] h=40", 'text "B"', 8],
    ["table [[1]] h=40", 'input "B"', 16],
    ["chart bar [1] h=80", 'text "B"', 8],
  ] as const
).flatMap(([first, second, gap]) =>
  [`card`, `accordion "A"`].map((frame): Row => {
    const content = `${frame} { ${first} ${second} }`;
    return [content, page(content), second, { y: bottomOf(content, first) + gap }];
  }),
);

/** The lower edge of the first element in a frame. */
function bottomOf(content: string, first: string): number {
  const { y, height } = drawn(page(content))(first);
  return y + height;
}

const rows: Row[] = [
  ...between,
  ...inFrames,
  ...["bg=muted", "border", "p=3", "bg=#eeeeee p=2"].map(
    (words): Row => [
      `a card in a col ${words} is as high as its content`,
      page(`row { col ${words} { card { text "a" } } col { stack h=300 { text "b" } } }`),
      "card",
      { height: 58 },
    ],
  ),
  [
    "a card in a col with a ground keeps its distance from the edge",
    page('row { col bg=muted { card { text "a" } } }'),
    "card",
    { x: 12, y: 12, width: 376 },
  ],
  [
    "which the source may take away",
    page('row { col bg=muted p=0 { card { text "a" } } }'),
    "card",
    { x: 0, y: 0, width: 400 },
  ],
  [
    "words below each other stay together in a col with a control",
    page('col { text "A" h=40 text "B" h=30 button "C" }'),
    "button",
    { y: 86 },
  ],
  ...["table [[1]]", 'alert "a"', 'accordion "a" { text "b" }', "chart bar [1, 2]"].map(
    (wide): Row => [
      `a col that centers leaves its width to ${wide.split(" ")[0]}`,
      page(`col align=center { ${wide} }`),
      wide,
      { width: 400 },
    ],
  ),
  ...(
    [
      ["slider value=3", 240],
      ["progress value=3", 240],
      ["chart line [1, 2]", 320],
      ["input", 200],
      ["input number", 96],
      ["input date", 160],
      ["input search", 240],
      ["textarea", 320],
    ] as const
  ).flatMap(([element, width]): Row[] => [
    [
      `a bare ${element} in a row that hugs is ${width} px wide`,
      page(`stack align=center { row { ${element} } }`),
      element,
      { width },
    ],
    [
      `${element} takes the room that there is in a col of 120 px`,
      page(`col w=120 { ${element} }`),
      element,
      { width: 120 },
    ],
  ]),
  [
    "a card centers a row with a chart that can be read",
    page('card centered w=400 h=300 { row { chart bar [1] text "a" w=20 } }'),
    "chart",
    { width: 320 },
  ],
  [
    "several fields beside something else are as wide as they need to be",
    page(`row { input "A" input "B" ${bar} }`, "w=900 p=0"),
    'input "B"',
    { width: 200 },
  ],
  [
    "a select among them is as wide as its longest option",
    page(`row { input "A" input "B" ${bar} }`, "w=900 p=0"),
    "select",
    { width: 210 },
  ],
  [
    "fields alone in a row share it",
    page('row gap=0 { input "A" select "B" ["c"] }'),
    "select",
    { width: 200 },
  ],
  [
    "one field beside something else takes what that leaves",
    page('row gap=0 { input "A" stack w=100 { text "a" } }'),
    "input",
    { width: 300 },
  ],
  [
    "fields of a row that hugs have their natural width",
    page(
      'row gap=0 justify=between { text "a" row gap=0 { input search button "Go" w=60 } }',
      "w=900 p=0",
    ),
    "input",
    { x: 600, width: 240 },
  ],
  [
    "a relative without a width stretches",
    page('relative h=90 { text "a" x=50% }'),
    "relative",
    { width: 400 },
  ],
  [
    "a place in percent counts from it",
    page('relative h=90 { text "a" x=50% }'),
    "text",
    { x: 200 },
  ],
  [
    "a width in percent counts from it",
    page("relative h=90 { card x=4 w=90% }"),
    "card",
    { width: 360 },
  ],
  [
    "a relative stretches although its column centers",
    page('stack align=center { relative h=90 { text "a" x=1 } }'),
    "relative",
    { width: 400 },
  ],
  [
    "a relative in a row shares it",
    page('row { relative h=90 { text "a" x=1 } relative h=90 { text "b" x=1 } }'),
    "relative",
    { width: 200 },
  ],
  [
    "a relative of a width keeps it",
    page('row { relative w=90 h=90 { text "a" x=1 } }'),
    "relative",
    { width: 90 },
  ],
  [
    "h=full of what is placed is the height of its frame",
    page("relative h=90 { card x=0 y=0 h=full }"),
    "card",
    { height: 90 },
  ],
  [
    "h=100% of what is placed is the same",
    page("relative h=90 { card x=0 y=0 h=100% }"),
    "card",
    { height: 90 },
  ],
  [
    "100 % of a height that is not given is what is left",
    page('row { relative h=100% { placeholder h=full } stack h=300 { text "a" } }'),
    "placeholder",
    { height: 300 },
  ],
  [
    "100 % beside others in a column is what they leave",
    page('stack h=300 gap=0 { stack h=100 { text "a" } placeholder h=100% }'),
    "placeholder",
    { height: 200 },
  ],
  [
    "a full button in a relative is full",
    page('relative { button "Go" w=full badge "3" anchor=top-right }'),
    "button",
    { width: 400 },
  ],
  [
    "a full button in a tooltip is full",
    page('tooltip "Go there" { button "Go" w=full }'),
    "button",
    { width: 400 },
  ],
  [
    "a row at the end of a header is at its end",
    page('header { title "A" row ml=auto { stack w=50 { text "b" } } }'),
    "row",
    { x: 334, width: 50 },
  ],
  [
    "a bare row in a header hugs its content",
    page('header { row { stack w=50 { text "b" } } stack flex { text "c" } }'),
    "row",
    { width: 50 },
  ],
  [
    "a row that spreads its content in a header takes what is left",
    page('header { stack w=52 { text "b" } row justify=end { text "b" } }'),
    "row",
    { width: 300 },
  ],
  [
    "a row with a flexible child in a header takes what is left",
    page('header { stack w=52 { text "b" } row { stack flex { text "b" } } }'),
    "row",
    { width: 300 },
  ],
  [
    "flexible siblings are equal whatever their padding",
    page('row { stack flex=1 { text "a" } stack flex=1 p=6 border { text "a" } }'),
    "stack",
    { width: 200 },
  ],
  [
    "flexible siblings share in proportion whatever their padding",
    page('row { stack flex=3 { text "a" } stack flex=1 p=6 border { text "a" } }'),
    "stack",
    { width: 300 },
  ],
  [
    "all of the width is without margins",
    page('stack { input "Name" w=full m=3 }'),
    "input",
    { x: 12, width: 376 },
  ],
  [
    "what stretches by nature stays inside its margins",
    page('card w=full mx=4 { text "a" }'),
    "card",
    { x: 16, width: 368 },
  ],
  [
    "cards in the cols of a row are as high as the highest",
    page('row { col span=6 { card { text "a" } } col span=6 { stack h=200 { text "a" } } }'),
    "card",
    { height: 200 },
  ],
  [
    "a page that centers leaves a table as wide as itself",
    page('table [["a"], ["b"]]', "w=400 p=0 center"),
    "table",
    { width: 400 },
  ],
  [
    "a page that centers leaves a header as wide as itself",
    page('header { title "A" } main { text "a" }', "w=400 center"),
    "header",
    { width: 400 },
  ],
  [
    "a page that centers leaves a main as wide as itself",
    page('header { title "A" } main { text "a" }', "w=400 center"),
    "main",
    { width: 400 },
  ],
  [
    "cards in a row without a gap are 16 px apart",
    page('row { card { text "a" } card w=100 { text "b" } }'),
    "card w",
    { x: 300 },
  ],
  [
    "cards in a stack without a gap are 16 px apart",
    page('stack { card h=50 { text "a" } card h=20 { text "b" } }'),
    "card h=20",
    { y: 66 },
  ],
  [
    "cards in the cols of a row without a gap are 16 px apart",
    page('row { col { card { text "a" } } col w=100 { card { text "b" } } }'),
    "col w",
    { x: 300 },
  ],
  [
    "a long name in a row leaves the badge beside it its room",
    page('row { text "xX_Vöglein_der_Finsternis_Xx" badge "Ready" w=60 }', "w=200 p=0"),
    "badge",
    { x: 140, width: 60 },
  ],
  [
    "all of a row leaves what is beside it its room",
    page('row gap=0 { segmented ["A", "B"] fullWidth button "Go" w=60 }'),
    "segmented",
    { width: 340 },
  ],
  [
    "shares of a row leave room for its gap",
    page('row gap=2 { button "A" w=50% button "B" w=50% }'),
    'button "B"',
    { x: 204, width: 196 },
  ],
  [
    "a long word in a flexible stack breaks",
    page(
      'row gap=2 { icon "file" stack flex { text "Erläuterungen_zur_Festsetzung.pdf" } }',
      "w=160 p=0",
    ),
    "stack",
    { x: 24, width: 136 },
  ],
  [
    "the label of a checkbox in a row wraps",
    page(
      'row gap=2 { checkbox "Costs of child care that were not paid in cash" checkbox "Fees" }',
      "w=200 p=0",
    ),
    'checkbox "Costs',
    { height: 63 },
  ],
  [
    "fields in a narrow row share it",
    page('row gap=2 { input "Min" input "Max" }', "w=180 p=0"),
    'input "Max"',
    { x: 94, width: 86 },
  ],
  [
    "what scrolls in a page of a height is as high as what is left",
    page('header { title "A" } main scroll { stack h=900 { text "a" } }', "w=400 h=300"),
    "main",
    { y: 56, height: 244 },
  ],
  [
    "what scrolls beside others is as high as they are",
    page(
      'row h=full { stack flex scroll { stack h=900 { text "a" } } sidebar { text "b" } }',
      "w=400 h=300 p=0",
    ),
    "stack",
    { height: 300 },
  ],
  [
    "what scrolls in a page without a height shows everything",
    page('stack scroll { stack h=900 { text "a" } }'),
    "stack",
    { height: 900 },
  ],
  [
    "a low card gives up its padding before its text",
    page('stack { card h=30 { text "Rezept" xs } }'),
    "text",
    { y: 6, height: 18 },
  ],
  [
    "a page that is one frame of its size has no padding",
    page('relative h=300 { placeholder "Map" x=0 y=0 w=full h=full }', "w=400 h=300"),
    "relative",
    { x: 0, y: 0, width: 400, height: 300 },
  ],
  [
    "a page with a smaller frame keeps its padding",
    page('relative h=200 { placeholder "Map" x=0 y=0 w=full h=full }', "w=400 h=300"),
    "relative",
    { x: 24, y: 24, width: 352 },
  ],
  [
    "images in a row without a gap are 16 px apart",
    page("row { image w=25% image w=25% h=10 image w=25% image w=25% }"),
    "image w=25% h=10",
    { x: 104, width: 88 },
  ],
  [
    "cards with gap=0 touch",
    page('stack gap=0 { card h=50 { text "a" } card h=20 { text "b" } }'),
    "card h=20",
    { y: 50 },
  ],
];

describe("room", () => {
  it.each([
    'text "1,284 events" chip "Open" segmented ["Day", "Week"] avatars ["Ada", "Ben"] pagination pages=5',
    'title "Orders" row { button "A" button "B" }',
    'text "Volume" slider value=3 rating value=4 button "Go"',
    'text "Beside" row { nav ["A", "B"] active=0 button "Go" }',
    'text "Beside" nav { item "A" item "B" } button "Go"',
    'title "Orders" tabs ["All", "Open"] active=1',
    'breadcrumb ["A", "B"] text "x" row { icon "star" row { text "y" badge "z" } }',
  ])("everything in row { %s } has one middle", (content) => {
    const { boards } = compose(analyze(page(`row { ${content} }`, "w=900 p=0")).ast).frames;
    // In a stretched text box, the text is at the top.
    const middles = boards[0]!.frame.children[0]!.children.map(
      ({ box, y, height }) => y + (box.kind === "text" ? lineHeightOf(box.textStyle) : height) / 2,
    );
    for (const middle of middles) expect(Math.abs(middle - middles[0]!)).toBeLessThan(0.51);
  });

  it.each([
    'slider "Volume" value=4 button "Mute"',
    'button "Mute" lg slider "Volume" value=40',
    'slider value=40 icon "volume-2"',
    'slider value=40 button "Mute"',
    'slider "Volume" value=40 w=200 input "Level" w=60 button "Set"',
    'slider "Volume" value=40 badge "New"',
    'slider "Volume at 4" value=4 button "Mute"',
  ])("what is beside a slider stands in the middle of its track: row { %s }", (content) => {
    const { boards } = compose(analyze(page(`row { ${content} }`, "w=600 p=0")).ast).frames;
    const all = (frame: Frame): Frame[] => [frame, ...frame.children.flatMap(all)];
    const row = boards[0]!.frame.children[0]!;
    const middleOf = ({ y, height }: Rect) => y + height / 2;
    const tracks = all(row).filter(({ box }) => box.kind === "toggle");
    const fields = all(row).filter(({ box }) => box.kind === "field");
    const others = row.children.filter((child) =>
      all(child).every(({ box }) => box.tag !== "label" && box.kind !== "toggle"),
    );
    const middles = [...tracks, ...fields, ...others].map(middleOf);
    expect(middles.length).toBeGreaterThan(1);
    for (const middle of middles) expect(Math.abs(middle - middles[0]!)).toBeLessThan(1);
  });

  it.each(rows)("%s", (_, source, piece, expected) => {
    expect(drawn(source)(piece)).toMatchObject(expected);
  });

  it.each([
    ["a button of 40 px", 'button "XL" w=40'],
    ["a button with an icon of 110 px", 'button "Eingang" icon=package xl w=126'],
    ["a narrow select", 'select ["100 %"] sm w=84'],
    ["a badge in a narrow cell", 'grid columns=7 gap=0 w=170 { badge "23" }'],
    ["flexible buttons", 'row w=120 { button "10" flex button "20" flex button "30" flex }'],
  ])("%s shows its whole label", (_, content) => {
    expect(renderSvg(page(content)).diagnostics).toEqual([]);
  });

  it.each([
    ["a page", 'page w=300 h=40 clip { text "a" text "b" }'],
    ["a stack that scrolls", page('stack h=20 scroll { text "a\\nb" }')],
  ])("content truncated at the end of %s is not reported", (_, source) => {
    expect(renderSvg(source).diagnostics).toEqual([]);
  });

  it.each<[string, number, string]>([
    ["nothing", 0, 'stack w=50 h=50 bg=muted m=4 { text "a" }'],
    ["what is at a corner", 1, 'header bg=muted { text "a" }'],
    ["what runs off the board", 1, 'row { stack w=300 { text "a" } stack w=300 { text "b" } }'],
  ])("a board clips %s", (_, count, content) => {
    const { svg } = renderSvg(page(content));
    expect(svg.split("<clipPath").length - 1).toBe(count);
  });

  it.each([
    ["fits", 0, 'stack h=90 scroll { text "b" }'],
    ["goes on", 1, 'stack h=50 scroll { stack h=90 { text "b" } }'],
    ["goes on to the right", 1, 'row scroll { stack w=900 { text "b" } }'],
  ])("draws a bar only if the content continues: %s", (_, count, content) => {
    const { svg } = renderSvg(page(content));
    const { html } = renderHtml(page(content));
    expect(svg.split('opacity="0.5"').length - 1).toBe(count);
    expect(html.split('aria-hidden="true"').length - 1).toBe(count);
  });

  it("shows the scroll bar if the content continues", () => {
    const [wide, high] = ["row scroll { stack w=900", "stack h=50 scroll { stack h=90"];
    const source = page(`${wide} { text "a" } }\n ${high} { text "b" } }`);
    const { boards } = compose(analyze(source).ast).frames;
    const bars = boards[0]!.frame.children.map(({ children }) => children.at(-1)!);
    expect(bars.map(({ width, height }) => width > height)).toEqual([true, false]);
  });

  it.each([
    ["a badge", 'header { relative ml=auto { button icon=bell badge "12" anchor=top-right } }'],
    ["a marker", "stack { relative h=60 { marker 1 anchor=top-left } }"],
  ])("%s on the edge of something at the edge of a board stays on it", (_, content) => {
    const canvas = compose(analyze(page(content)).ast).frames;
    const hung: Frame[] = [];
    const look = (frame: Frame): void => {
      if (frame.box.floats === "anchor") hung.push(frame.children[0]!);
      for (const child of frame.children) look(child);
    };
    const { frame } = canvas.boards[0]!;
    look(frame);
    expect(hung).toHaveLength(1);
    const [{ x, y, width, height }] = hung as [Frame];
    expect([x >= 0, y >= 0, x + width <= 400, y + height <= frame.height]).not.toContain(false);
  });

  it("content hidden by scrolling is not reported", () => {
    const row = 'row scroll { stack w=900 { text "a" } stack w=900 { text "b" } }';
    expect(renderSvg(page(row)).diagnostics).toEqual([]);
  });
});

describe("a box that scrolls horizontally", () => {
  const row = (content: string) =>
    `row scroll { card w=300 { ${content} } card w=300 { text "b" } }`;
  const frameOf = (source: string) => {
    const { boards } = compose(analyze(source).ast).frames;
    const found: Frame[] = [];
    const look = (frame: Frame): void => {
      if (frame.box.scrolls) found.push(frame);
      for (const child of frame.children) look(child);
    };
    for (const { frame } of boards) look(frame);
    return found[0]!;
  };

  it("has 8 px of room for its bar", () => {
    const frame = frameOf(page(row('text "a"')));
    const bar = frame.children.at(-1)!;
    const card = frame.children[0]!;
    expect(bar.y).toBeGreaterThanOrEqual(card.y + card.height + 4);
    expect(frame.y + frame.height - card.y - card.height).toBe(8);
  });

  it.each([
    ["a page", 'page device=iphone14 { text "a" ROW }', 24],
    ["a main area", 'page device=iphone14 { header { title "A" } main { ROW } }', 16],
    ["a col in a page", "page device=iphone14 { col { ROW } }", 24],
    ["a framed page", "page device=iphone14 frame { ROW }", 24],
  ])("has no bar on a device, and reaches the edges of its screen from %s", (_, source, at) => {
    const written = source.replace("ROW", row('text "a"'));
    expect(renderSvg(written).diagnostics).toEqual([]);
    const { boards } = compose(analyze(written).ast).frames;
    const frame = frameOf(written);
    const [card] = frame.children;
    expect(frame.width).toBe(390);
    expect(card!.x - frame.x).toBe(at);
    expect(card!.width).toBe(300);
    expect(frame.height).toBe(card!.height);
    expect(frame.children).toHaveLength(2);
    expect(boards[0]!.frame.width - frame.width).toBeLessThan(30);
  });

  it.each([
    ["a card", 'page device=iphone14 p=0 { card "A" { ROW } }', 1],
    ["a card beside the margin", 'page device=iphone14 { card "A" { ROW } }', 25],
    ["a col with a ground", "page device=iphone14 { main { col bg=muted p=2 { ROW } } }", 16],
  ])("reaches the edges of %s on a device, with a shadow where it continues", (_, source, x) => {
    const frame = frameOf(source.replace("ROW", row('text "a"')));
    expect(frame.x).toBe(x);
    expect(frame.width).toBe(390 - 2 * x);
    expect(frame.children[0]!.x).toBeGreaterThan(frame.x);
    expect(frame.children.at(-1)!.box.paint?.shadow).toBe("lg");
  });

  it("stays in its column next to others on a device", () => {
    const source = 'page device=iphone14 { row { col w=50 { text "a" } col { ROW } } }';
    const frame = frameOf(source.replace("ROW", row('text "a"')));
    expect(frame.x).toBeGreaterThan(16);
    expect(frame.children[0]!.x).toBe(frame.x);
  });

  it("has no such room if all of it fits", () => {
    const fits = compose(analyze(page('row scroll { card w=100 { text "a" } }')).ast).frames;
    const { frame } = fits.boards[0]!;
    const line = frame.children[0]!;
    expect(line.height).toBe(line.children[0]!.height);
  });
});

describe("a header of three", () => {
  const middle = (first: string, last: string) => {
    const source = page(`header justify=between { ${first} nav ["A", "B"] ${last} }`, "w=900 p=0");
    const { x, width } = drawn(source)("nav");
    return x + width / 2;
  };

  it.each([
    ['text "Logo"', 'button "Sign in"'],
    ['logo "A company with a name"', 'avatar "Ada"'],
  ])("has the middle one on its axis, between %s and %s", (first, last) => {
    expect(middle(first, last)).toBeCloseTo(450, 0);
  });

  it("does not break words for that", () => {
    const words = "A title that is so long that there is no room for an axis beside it";
    const source = page(
      `header justify=between { text "${words}" nav ["A"] button "Go" }`,
      "w=900 p=0",
    );
    expect(drawn(source)("text").height).toBeLessThan(30);
  });
});

it.each([
  ["pages=12 active=3", 480, "1 2 3 4 5 … 12"],
  ["pages=12 active=3", 280, "1 2 3 4 … 12"],
  ["pages=12 active=3", 240, "2 3 4 … 12"],
  ["pages=12 active=3", 200, "3 … 12"],
  ["pages=12 active=7", 200, "7 … 12"],
  ["pages=12 active=12", 200, "1 … 12"],
  ["pages=5", 200, "1 2 3"],
  ["pages=12 active=3", 100, "3"],
])("a pagination leaves out what has no room on its line: %s on %i px", (what, width, shown) => {
  const source = page(`col w=${width} { pagination ${what} }`, "w=480 p=0");
  const { boards } = compose(analyze(source).ast).frames;
  const words: string[] = [];
  const arrows: number[] = [];
  const look = (frame: Frame): void => {
    if (frame.box.kind === "icon") arrows.push(frame.y);
    for (const { text } of frame.lines ?? []) words.push(text);
    for (const child of frame.children) look(child);
  };
  look(boards[0]!.frame);
  expect(words.join(" ")).toBe(shown);
  expect(new Set(arrows).size).toBe(1);
});

it("the arrows of a pagination are on the margin", () => {
  const glyphs = (source: string) => {
    const { boards } = compose(analyze(source).ast).frames;
    const found: Frame[] = [];
    const look = (frame: Frame): void => {
      if (frame.box.kind === "icon") found.push(frame);
      for (const child of frame.children) look(child);
    };
    look(boards[0]!.frame);
    return found;
  };
  expect(glyphs(page("col p=20px { pagination pages=3 }"))[0]!.x).toBe(20);
  const followed = page("row p=20px justify=end { pagination pages=3 button icon=x }");
  const { x, width } = drawn(followed)("pagination");
  expect(glyphs(followed)[1]!.x + 24).toBe(x + width);
  const last = glyphs(page('col p=20px { pagination pages=3 total="9 results" }')).at(-1)!;
  expect(last.x + last.width).toBe(380);
});

it.each(["w=60", "w=100", 'labels=["One", "Two"] horizontal w=100'])(
  "a plot is 80 px high, however narrow its chart is: %s",
  (width) => {
    const { boards } = compose(analyze(page(`chart bar [1, 2] ${width}`)).ast).frames;
    let plot: Frame | undefined;
    const look = (frame: Frame): void => {
      if (frame.box.style.position === "relative" && frame.box.style.minWidth === 80)
        plot ??= frame;
      for (const child of frame.children) look(child);
    };
    look(boards[0]!.frame);
    expect(plot!.width).toBe(80);
    const said = renderSvg(page(`chart bar [1, 2] ${width}`)).diagnostics.map(({ code }) => code);
    expect(said).toEqual(["plot-narrow"]);
  },
);

it.each([
  ['header { button icon=menu ghost text "Inbox" button icon=search ghost ml=auto }', [16, 384]],
  [
    'header justify=between { text "Inbox" row { button icon=star ghost button icon=x ghost } }',
    [384],
  ],
  ['card { row justify=between { text "Inbox" button icon=x ghost } }', [383]],
  ['header { row justify=between flex { text "Inbox" button icon=x ghost } }', [384]],
  ['appbar "Inbox" { button icon=menu position=left ghost button icon=x ghost }', [16, 384]],
  ['main { stack { row justify=between { text "Inbox" button icon=x ghost } } }', [384]],
  ['main p=6 { row justify=between { text "Inbox" button icon=x ghost } }', [376]],
  ['stack p=6 { row justify=between { text "Inbox" button icon=x ghost } }', [376]],
  ['row px=6 justify=between { button icon=menu ghost text "A" button icon=x ghost }', [24, 376]],
  ['main p=2 { row { button icon=menu ghost text "Inbox" } }', []],
  ['card p=0 { row justify=between { text "Inbox" button icon=x ghost } }', [383]],
  [
    'main { row justify=between { button icon=menu ghost text "Inbox" button icon=x ghost } }',
    [16, 384],
  ],
  ['main { text "a" } footer { row { button icon=menu ghost text "Inbox" } }', [16]],
  ['header { text "a" } row { button icon=menu ghost text "Inbox" }', [16], "w=400"],
  ['row { button icon=menu ghost text "Inbox" }', [24], "w=400"],
  ['header { text "Inbox" button icon=x ml=auto }', []],
] as [content: string, edges: number[], size?: string][])(
  "bare icons are on the margin of their container: %s",
  (content, edges, size) => {
    const { boards } = compose(analyze(page(content, size)).ast).frames;
    const found: number[] = [];
    const look = (frame: Frame): void => {
      if (frame.box.kind === "icon") {
        found.push(Math.round(frame.x), Math.round(frame.x + frame.width));
      }
      for (const child of frame.children) look(child);
    };
    look(boards[0]!.frame);
    const shared = [16, 24, 376, 383, 384].filter((edge) => found.includes(edge));
    expect(shared).toEqual(edges);
  },
);

it.each([
  ["sidebar { nav [", true],
  ["sidebar { stack { nav [", true],
  ["sidebar { nav vertical=false [", false],
  ["main { nav [", false],
])("a menu in a sidebar is vertical by default: %s", (start, isUpright) => {
  const end = "}".repeat(start.split("{").length - 1);
  const { boards } = compose(analyze(page(`${start}"One", "Two"] ${end}`)).ast).frames;
  const words = new Map<string, Frame>();
  const look = (frame: Frame): void => {
    if (frame.box.kind === "text") words.set(frame.box.text, frame);
    for (const child of frame.children) look(child);
  };
  look(boards[0]!.frame);
  const [one, two] = [words.get("One")!, words.get("Two")!];
  expect(one.x === two.x).toBe(isUpright);
});

describe("a row that hugs", () => {
  const centered = (content: string) => page(`col align=center { ${content} }`);
  const nested = (content: string) => page(`row gap=0 { row gap=0 { ${content} } text "A" w=100 }`);

  it.each([
    [centered('row gap=0 { card w=50% { } button "B" w=50% }'), "button", 200],
    [centered('row gap=0 { col span=6 { } col span=6 { text "B" } }'), "col span=6 { text", 200],
    [nested('col w=25% { } button "B" w=75%'), "button", 225],
  ])("takes the whole width if its children are parts of it: %s", (source, piece, width) => {
    expect(drawn(source)(piece).width).toBeCloseTo(width, 0);
  });

  it.each([
    centered('row gap=0 { col { text "A" } col { text "Right half" } }'),
    nested('card { text "A" } card { text "Right half" }'),
  ])("is as wide as the widest of its equal shares: %s", (source) => {
    const at = drawn(source);
    expect(at('text "Right half"').height).toBe(24);
    const [first, second] = ['{ text "A"', '{ text "Right'].map((words) => {
      return at(`${source.includes("card") ? "card" : "col"} ${words}`).width;
    });
    expect(first).toBeCloseTo(second!, 1);
  });
});

describe("content with too little room", () => {
  it.each([
    ["a card", 'card centered h=260 { stack h=400 { text "a" } }', "stack h=400"],
    ["a col", 'col justify=center h=100 { stack h=400 { text "a" } }', "stack h=400"],
  ])("starts at the top of %s that centers it", (_, content, piece) => {
    const { ast } = analyze(page(content), { locations: true });
    const { frame } = compose(ast).frames.boards[0]!;
    const inner = frameAt(frame, page(content).indexOf(piece))!;
    expect(inner.y).toBeGreaterThanOrEqual(0);
    expect(inner.y).toBeLessThan(30);
  });

  it("keeps the button of a full row with four fields on the board", () => {
    const fields = 'input "Email" input "Password" password input search textarea "Notes"';
    const source = page(
      `row justify=between { text "Beside" row { ${fields} button "Go" } }`,
      "w=480",
    );
    const { x, width } = drawn(source)("button");
    expect(x + width).toBeLessThanOrEqual(456);
  });

  it.each([
    ["stats", (value: string) => `stat "A" value="${value}"`],
    ["cards of a stat", (value: string) => `card { stat "A" value="${value}" change="+1 %" }`],
    ["columns of stats", (value: string) => `col { stat "A" value="${value}" stat "B" value="1" }`],
  ])("puts %s on more lines, and breaks none between currency and number", (_, figure) => {
    const content = ["€ 48,120", "1,204 €", "€ 12,345.00"].map(figure).join(" ");
    const source = page(`row { ${content} }`, "w=320 p=6");
    const { svg, diagnostics } = renderSvg(source);
    expect(diagnostics).toEqual([]);
    const written = ["€\u00a048,120", "1,204\u00a0€", "€\u00a012,345.00"];
    for (const value of written) expect(svg).toContain(`>${value}</text>`);
    const wide = drawn(page(`row { ${content} }`, "w=900 p=6"));
    const piece = figure("").replace(/".*/s, "");
    expect(wide(piece).y).toBe(wide(figure("€ 12,345.00")).y);
    const narrow = drawn(source);
    expect(narrow(piece).y).toBeLessThan(narrow(figure("€ 12,345.00")).y);
  });

  it("takes columns from a grid whose numbers would break", () => {
    const stat = 'stat "A" value="€ 48,120"';
    const { svg } = renderSvg(page(`grid columns=3 { ${stat} ${stat} ${stat} }`, "w=320 p=6"));
    expect(svg.match(/>48,120<|>€ 48,120</g)).toHaveLength(3);
  });

  it("leaves a row of stats alone that says how to take little room", () => {
    const content = '{ stat "A" value="€ 48,120" stat "B" value="€ 48,120" }';
    const at = drawn(page(`row scroll ${content}`, "w=200"));
    expect(at('stat "A"').y).toBe(at('stat "B"').y);
  });

  it("puts tabs on more lines, unbroken", () => {
    const source = page('col w=200 { tabs ["Overview", "Activity", "Files"] }');
    const { svg, diagnostics } = renderSvg(source);
    expect(diagnostics).toEqual([]);
    for (const word of ["Overview", "Activity", "Files"]) expect(svg).toContain(`>${word}</text>`);
    expect(renderHtml(source).css).toContain("flex-wrap:wrap");
  });

  it("has the text of an alert below its icon, in its frame", () => {
    const source = page('col w=110 { alert "Your changes are saved." success }');
    const { ast } = analyze(source, { locations: true });
    const alert = frameAt(compose(ast).frames.boards[0]!.frame, source.indexOf("alert"))!;
    const [sign, words] = alert.children;
    expect(words!.y).toBeGreaterThan(sign!.y + sign!.height);
    expect(words!.x + words!.width).toBeLessThanOrEqual(alert.x + alert.width - 16);
  });

  it("makes a map in a hugging row as wide as it needs to be, if there is room", () => {
    const source = (w: number) =>
      page(`row justify=between { text "Beside" row { map "Zürich" button "Go" } }`, `w=${w} p=0`);
    expect(drawn(source(900))("map").width).toBe(320);
    expect(drawn(source(300))("map").width).toBeLessThan(200);
    expect(drawn(source(300))("map").width).toBeGreaterThan(80);
  });

  it("reports an image that is not visible", () => {
    const said = (content: string) =>
      renderSvg(page(`row w=100 { ${content} button "A long button" }`, "w=400"))
        .diagnostics.filter(({ code }) => code === "image-not-shown")
        .map(({ message }) => message);
    expect(said('image alt="Photo"')).toEqual(['the image "Photo" has no room, and is not seen']);
    expect(said("image")).toEqual(["this image has no room, and is not seen"]);
    expect(said('image alt="Photo" w=40')).toEqual([]);
  });
});

it("the text of an accordion in a centered card starts on the left, like its title", () => {
  const source = page('card centered h=200 { accordion "How?" { text "Words" } }');
  const { boards } = compose(analyze(source).ast).frames;
  const all = (frame: Frame): Frame[] => [frame, ...frame.children.flatMap(all)];
  const lineOf = (words: string) =>
    all(boards[0]!.frame)
      .flatMap(({ lines = [] }) => lines)
      .find(({ text }) => text === words)!;
  expect(lineOf("Words").x).toBe(lineOf("How?").x);
});

it("the labels of two steps do not touch", () => {
  const source = page('col w=200 { stepper ["Cart", "Address", "Payment", "Done"] active=2 }');
  const { boards } = compose(analyze(source).ast).frames;
  const all = (frame: Frame): Frame[] => [frame, ...frame.children.flatMap(all)];
  const lines = all(boards[0]!.frame).flatMap((frame) => frame.lines ?? []);
  const words = ["Cart", "Address", "Payment", "Done"].map(
    (word) => lines.find(({ text }) => text === word)!,
  );
  for (const [at, word] of words.slice(1).entries()) {
    expect(word.x - words[at]!.x - words[at]!.width).toBeGreaterThanOrEqual(8);
  }
});

describe("a width in a full row", () => {
  it.each([
    ["row gap=2 { card w=300 { } card w=200 { } }", "card w=200"],
    ['row gap=2 { input "A" input "B" w=200 select ["All"] w=160 button "Go" }', "button"],
    ['row gap=2 { image w=300 h=40 text "Some words" button "Go" w=120 }', "button"],
    ['header { logo "A" input search w=300 button "Sign in" }', "button"],
    ['row { button "A" w=380 button "Sign in" }', 'button "Sign'],
    ['row { row { input "A" w=300 button "Go" } text "Beside them" }', "text"],
    ["row { card w=300 { } row { card w=300 { } card w=200 { } } }", "card w=200"],
    ["row { row { row { card w=300 { } } } card w=260 { } }", "card w=260"],
    ["row { col { row { card w=300 { } card w=300 { } } } card w=200 { } }", "card w=200"],
    ["row { card { image w=380 h=40 } card w=120 { } }", "card w=120"],
    ["row { row { image w=380 h=40 } col w=120 { card w=200 { } } }", "col w=120"],
    [
      'row { card w=100 { } row { card w=300 { text "Counterintelligence" } card w=250 { } } }',
      "card w=250",
    ],
  ])("gives way after everything else, so that nothing is pushed out: %s", (content, last) => {
    const source = page(content);
    const { boards } = compose(analyze(source, { locations: true }).ast).frames;
    const { x, width } = frameAt(boards[0]!.frame, source.lastIndexOf(last))!;
    expect(x + width).toBeLessThanOrEqual(400);
    expect(new Set(renderSvg(source).diagnostics.map(({ code }) => code))).toEqual(
      new Set(["width-narrowed"]),
    );
  });

  it.each([
    ['row { text "Words that need several lines beside a wide card" card w=300 { } }', 300],
    ["row { input card w=300 { } }", 300],
    ['row { row { card w=300 { } } text "Words that need several lines beside a card" }', 300],
    ["row { image card w=300 { } }", 300],
    ["row scroll { card w=300 { } card w=200 { } }", 300],
    ["row wrap { card w=300 { } card w=200 { } }", 300],
  ])("stays as written if others can shrink, or need not: %s", (content, width) => {
    const source = page(content);
    expect(drawn(source)("card w=300").width).toBe(width);
    expect(renderSvg(source).diagnostics).toEqual([]);
  });
});

it.each([
  [200, "columns=3", 1],
  [100, "columns=3", 1],
  [240, "columns=3", 2],
  [300, "columns=3", 2],
  [360, "columns=3", 3],
])("a grid of %i px with %s has %i of them, so that words fit", (width, columns, count) => {
  const cells = '"Users", "Orders", "Returns"'
    .split(", ")
    .map((title) => `card ${title} { text "318" }`)
    .join(" ");
  const source = page(`grid w=${width} ${columns} { ${cells} }`);
  const { boards } = compose(analyze(source, { locations: true }).ast).frames;
  const { children } = frameAt(boards[0]!.frame, source.indexOf("grid"))!;
  const firstRow = children.filter(({ y }) => y === children[0]!.y);
  expect(firstRow.length).toBe(count);
  const codes = renderSvg(source).diagnostics.map(({ code }) => code);
  expect(codes).toEqual(columns === `columns=${count}` ? [] : ["width-narrowed"]);
});

it("a grid has all columns of which only words are broken that are hyphenated", () => {
  const cells = 'text "Benachrichtigungen" text "b" text "c"';
  expect(renderSvg(page(`grid w=300 columns=3 { ${cells} }`)).diagnostics).toEqual([]);
});

it("a grid of small elements has all of its columns, however narrow they are", () => {
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => `text "${day}"`).join(" ");
  expect(renderSvg(page(`grid w=168 columns=7 gap=4 { ${days} }`)).diagnostics).toEqual([]);
});

it("a chevron of a breadcrumb stays on the line of what is before it", () => {
  const parts = ["Home", "Customer settings", "Billing address"];
  const frames = composedBoards(
    `page w=320 { col w=130 { breadcrumb ${JSON.stringify(parts)} } }`,
    320,
  ).flat();
  const chevrons = frames.filter(({ box }) => box.kind === "icon");
  expect(chevrons).toHaveLength(2);
  for (const [at, { x, y, height }] of chevrons.entries()) {
    const part = frames.find(({ box }) => box.kind === "text" && box.text === parts[at])!;
    expect(y + height / 2).toBeCloseTo(part.y + part.height / 2, 0);
    expect(x).toBeGreaterThan(part.x + part.width);
  }
});

it("a part of a breadcrumb that is longer than its line is shortened", () => {
  const long = "An order with a very long name";
  const source = page(`col w=120 { breadcrumb ["Home", "${long}"] }`);
  const { boards } = compose(analyze(source).ast).frames;
  const all = (frame: Frame): Frame[] => [frame, ...frame.children.flatMap(all)];
  const line = all(boards[0]!.frame).find(({ box }) => box.kind === "text" && box.text === long)!;
  expect(line.lines![0]!.text).toMatch(/…$/);
  expect(line.x + line.width).toBeLessThanOrEqual(120);
});

describe("the last controls of a header", () => {
  const endOf = (content: string, piece: string): number => {
    const { x, width } = drawn(page(`header { ${content} }`, "w=600"))(piece);
    return x + width;
  };

  it.each([
    ['logo "A" nav ["B", "C"] button "Go"', 'button "Go"'],
    ['logo "A" avatar "Ada"', "avatar"],
    ['text "A" nav ["B"] button "In" button "Up" primary', 'button "Up"'],
    ['button icon=menu title "Mail" level=4 button "New"', 'button "New"'],
    ['title "Mail" icon "search"', "icon"],
    ['title "Mail" badge "3" icon "search" icon "ellipsis"', 'icon "ellipsis"'],
    ['avatar "Ada" text "Hello" icon "bell" badge=3', "icon"],
    ['logo "A" nav ["B"] icon "user"', "icon"],
  ])("are at its end: %s", (content, piece) => expect(endOf(content, piece)).toBe(600 - 16));

  it.each([
    ['button "Go"', "button"],
    ['title "A" level=4 badge "Beta"', "badge"],
    ['logo "A" nav ["B", "C"]', "nav"],
    ['logo "A" button "Go" text "Hi"', "button"],
    ['text "Verified" icon "check"', "icon"],
    ['icon "menu" logo "A"', "icon"],
    ['button "Go" input search', "button"],
  ])("stay where something else is last: %s", (content, piece) => {
    expect(endOf(content, piece)).toBeLessThan(400);
  });

  it("obey a `justify` of the source", () => {
    const { x } = drawn(page('header justify=start { logo "A" button "Go" }', "w=600"))("button");
    expect(x).toBeLessThan(200);
  });
});

describe("a heading in the middle of a column", () => {
  const around = (source: string, words: string): { above: number; below: number } => {
    const frames = composedBoards(source, 600).flat();
    const seen = frames.filter(({ box }) => box.kind === "text" || box.tag === "table");
    const at = seen.findIndex(({ box }) => box.kind === "text" && box.text === words);
    const [before, own, after] = [seen[at - 1]!, seen[at]!, seen[at + 1]!];
    return {
      above: own.y - before.y - before.height,
      below: after.y - own.y - own.height,
    };
  };

  it.each([
    ['title "A" text "a" title "B" level=2 text "b"', 32, 16],
    ['col { title "A" text "a" title "B" level=3 text "b" }', 28, 8],
    ['col { title "A" text "a" title "B" level=3 input "b" }', 28, 16],
    ['col { title "A" text "a" title "B" level=3 text "b" switch "c" }', 28, 8],
    ['stack { slider "A" value=4 title "B" level=4 text "b" button "c" }', 24, 8],
    // The padding of a cell, and its line.
    ['table [["a"]] title "B" level=4 text "b"', 24 + 11, 16],
    ['text "a" section "B" { input "b" }', 28, 12],
    ['col { section "A" { text "a" } section "B" { text "b" } }', 28, 12],
  ])("has more room above than below: %s", (content, above, below) => {
    expect(around(`page w=600 { ${content} }`, "B")).toEqual({ above, below });
  });

  it.each([
    ['col gap=4 { title "A" text "a" title "B" level=3 text "b" }', 16],
    ['col gap=0 { text "a" section "B" { text "b" } }', 0],
    ['col { text "a" title "B" text "b" }', 0],
    ['card { text "a" title "x" level=4 text "a" title "B" level=4 text "b" }', 8],
    ['col align=center { title "A" text "a" title "B" text "b" }', 0],
    ['col { title "x" text "a" title "€ 12" level=3 text "b" }', 0],
  ])("has the distance of its column: %s", (content, above) => {
    expect(around(`page w=600 { ${content} }`, content.includes("€") ? "€ 12" : "B").above).toBe(
      above,
    );
  });
});

describe("a row of controls without room", () => {
  const buttons = 'button "Save changes" button "Cancel" button "Delete account"';
  const problems = (content: string): string[] =>
    renderSvg(`page w=320 { ${content} }`).diagnostics.map(({ code }) => code);
  const tops = (content: string): number => {
    const frames = composedBoards(`page w=320 { ${content} }`, 320).flat();
    return new Set(frames.filter(({ box }) => box.tag === "button").map(({ y }) => y)).size;
  };

  it.each([
    `row { ${buttons} }`,
    `row gap=0 { ${buttons} }`,
    `row justify=end { ${buttons} }`,
    `card "Plan" { row { ${buttons} } }`,
    `row justify=between { title "Orders" row { ${buttons} } }`,
    `header { logo "Acme" nav ["Home", "Docs"] ${buttons} }`,
    `col align=center { row { ${buttons} } }`,
  ])("takes several lines: %s", (content) => {
    expect(problems(content)).toEqual([]);
    expect(tops(content)).toBeGreaterThan(1);
  });

  it.each(["chip", "badge"])("takes several lines if it holds a %s each", (name) => {
    const labels = ["Design", "Development", "Research", "Marketing", "Administration"];
    expect(problems(`row { ${labels.map((label) => `${name} "${label}"`).join(" ")} }`)).toEqual(
      [],
    );
  });

  it.each([
    [`row wrap=false { ${buttons} }`, ["board-overflow"]],
    [`row wrap=nowrap { ${buttons} }`, ["board-overflow"]],
    [`row scroll { ${buttons} }`, []],
  ])("keeps its line if the source says so: %s", (content, codes) => {
    expect(problems(content)).toEqual(codes);
    expect(tops(content)).toBe(1);
  });

  it("keeps its line where it fits", () => {
    expect(tops('row { button "Save" button "Cancel" }')).toBe(1);
    expect(tops('row { button "One" text "Words that take several lines in a row" }')).toBe(1);
  });
});
