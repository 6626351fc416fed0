/** Tests that elements at a visible edge keep their text away from it and do not draw a second line there. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { compose } from "../../src/composition.js";
import type { Frame } from "../../src/drawing/layout/frame.js";

function framesOf(source: string): Frame[] {
  const { ast, diagnostics } = analyze(source);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const all = (frame: Frame): Frame[] => [frame, ...frame.children.flatMap(all)];
  return all(compose(ast, { room: 600 }).frames.boards[0]!.frame);
}

const rows = 'list { item "Rex" hint="Labrador" chevron }';

describe("the rows of a list", () => {
  const leftOf = (source: string): number =>
    framesOf(source).find(({ box }) => box.kind === "text" && box.text === "Rex")!.x;

  it.each([
    ["the board", `page w=400 p=0 { ${rows} }`, 16],
    ["its sides", `page w=400 px=0 { ${rows} }`, 16],
    ["the board, in containers", `page w=400 p=0 { col { stack { ${rows} } } }`, 16],
    ["the board, below a bar", `page w=400 { header { title "A" } main p=0 { ${rows} } }`, 16],
    [
      "a divider on it",
      `page w=400 p=0 { row gap=0 { col w=100 { text "A" } divider col { ${rows} } } }`,
      100 + 1 + 16,
    ],
    [
      "a divider",
      `page w=400 { row gap=0 { col w=100 { text "A" } divider col { ${rows} } } }`,
      24 + 100 + 1 + 16,
    ],
    ["a line", `page w=400 { col border { ${rows} } }`, 24 + 1 + 16],
    ["a ground", `page w=400 { col bg=muted { ${rows} } }`, 24 + 16],
    ["a card", `page w=400 { card p=0 { col { ${rows} } } }`, 24 + 1 + 16],
  ])("keep 16 px from %s", (_, source, left) => expect(leftOf(source)).toBe(left));

  it.each([
    ["the page has room of its own", `page w=400 { ${rows} }`, 24],
    ["a container on it has", `page w=400 p=0 { col p=2 { ${rows} } }`, 8],
    ["a container with a line has", `page w=400 { col border { text "A" ${rows} } }`, 24 + 1 + 12],
    ["it has a margin", `page w=400 p=0 { ${rows.replace("list", "list mx=4")} }`, 16],
    ["it has its place", `page w=400 h=300 p=0 { ${rows.replace("list", "list x=40 y=40")} }`, 40],
    ["bands have", `page w=400 { header { title "A" } main { ${rows} } }`, 16],
    ["it is between bands", `page w=400 { header { title "A" } ${rows} }`, 16],
  ])("start at its edge where %s", (_, source, left) => expect(leftOf(source)).toBe(left));
});

const table = 'table { columns ["A"] row ["1"] }';

describe("a table", () => {
  const lookOf = (source: string) => {
    const { style, paint } = framesOf(source).find(({ box }) => box.tag === "table")!.box;
    return { line: style.border?.left ?? 0, radius: paint?.radius ?? 0 };
  };
  const bare = { line: 0, radius: 0 };

  it.each([
    ["on the edge of the board", `page w=400 p=0 { ${table} }`],
    ["in a line", `page w=400 { col border { ${table} } }`],
  ])("has no line and no corners %s", (_, source) => expect(lookOf(source)).toEqual(bare));

  it.each([
    ["in a padded page", `page w=400 { ${table} }`],
    ["at a place of its own", `page w=400 p=0 { ${table.replace("table", "table x=40 y=40")} }`],
    ["in a hero", `page w=400 p=0 { section hero { ${table} } }`],
  ])("has both %s", (_, source) => expect(lookOf(source)).not.toEqual(bare));
});

describe("the bullets of a list", () => {
  const list = 'list ["Milk", "Bread"]';
  const roomOf = (source: string): number[] => {
    const frames = framesOf(source);
    const { x, y, width, height } = frames.find(({ box }) => box.tag === "ul")!;
    const item = frames.find(({ box }) => box.tag === "li")!;
    const last = frames.findLast(({ box }) => box.tag === "li")!;
    return [
      item.x - x,
      item.y - y,
      x + width - item.x - item.width,
      y + height - last.y - last.height,
    ];
  };

  it.each([
    ["the board", `page w=400 p=0 { ${list} }`],
    ["a card", `page w=400 { card p=0 { ${list} } }`],
    ["a card, in a col", `page w=400 { card p=0 { col { ${list} } } }`],
    ["a line", `page w=400 { col border { ${list} } }`],
  ])("keep their distance from %s", (_, source) => expect(roomOf(source)).toEqual([16, 8, 16, 8]));

  it.each([
    ["the page has room of its own", `page w=400 { ${list} }`],
    ["it has a margin", `page w=400 p=0 { ${list.replace("list", "list mx=4")} }`],
  ])("have none where %s", (_, source) => expect(roomOf(source)).toEqual([0, 0, 0, 0]));
});

describe("bare icons at the ends of a row", () => {
  const icons = (source: string) =>
    framesOf(source)
      .filter(({ box }) => box.kind === "icon")
      .map(({ x, width }) => [x, x + width]);
  const ends = "button icon=menu ghost button icon=search ghost";

  it.each([
    ["the board", `page w=400 p=0 { row justify=between { ${ends} } }`, 0],
    [
      "a row in a row",
      `page w=400 p=0 { row justify=between { row { ${ends} } row { ${ends} } } }`,
      0,
    ],
    ["a card", `page w=400 { card p=0 { row justify=between { ${ends} } } }`, 24 + 1],
  ])("are 16 px from the edges of %s", (_, source, edge) => {
    const found = icons(source);
    expect(found[0]![0]).toBe(edge + 16);
    expect(found.at(-1)![1]).toBe(400 - edge - 16);
  });
});

describe("words in a card without padding", () => {
  const frameOf = (source: string, words: string) =>
    framesOf(source).find(({ box }) => box.kind === "text" && box.text === words)!;
  const cardOf = (source: string) => framesOf(source).find(({ box }) => box.tag === "article")!;
  const cardWith = (content: string) => `page w=400 { card p=0 { ${content} } }`;

  it.each([
    'image alt="Jazz" text "One" text "Two" muted',
    'image alt="Jazz" col { text "One" text "Two" }',
    'image alt="Jazz" text "One" row justify=between { text "Two" button "Go" }',
    'video "V" text "One" button "Two"',
    'table [["A"], ["b"]] text "One" text "Two"',
  ])("keep 16 px from its edges below what reaches them: %s", (content) => {
    const source = cardWith(content);
    const card = cardOf(source);
    const [one, two] = [frameOf(source, "One"), frameOf(source, "Two")];
    expect(one.x - card.x).toBeCloseTo(17, 0);
    expect(two.x - card.x).toBeGreaterThanOrEqual(17);
    expect(card.y + card.height - two.y - two.height).toBeGreaterThanOrEqual(17);
    const block = framesOf(source).find(
      ({ box }) =>
        box.tag === "figure" || box.kind === "image" || box.role === "img" || box.tag === "table",
    )!;
    expect(block.x - card.x).toBeCloseTo(1, 0);
  });

  it.each([
    ['text "One"', 1],
    ['image alt="Jazz" stack p=2 { text "One" }', 9],
    ['row { image alt="Jazz" w=80 text "One" }', undefined],
  ])("stay where the source puts them: %s", (content, left) => {
    const source = cardWith(content);
    const distance = frameOf(source, "One").x - cardOf(source).x;
    if (left === undefined) expect(distance).toBeGreaterThan(80);
    else expect(distance).toBeCloseTo(left, 0);
  });
});

it.each([
  ["button icon=search", undefined],
  ["button icon=search outline", "line"],
  ['button "Edit"', "line"],
])("a %s in an app bar has a line: %s", (button, line) => {
  const frames = framesOf(`page device=iphone14 { appbar "Inbox" { ${button} } }`);
  const { box } = frames.find(({ box: { tag } }) => tag === "button")!;
  expect(box.paint?.borderColor === undefined ? undefined : "line").toBe(line);
});

it.each([
  ["lanes", (head: string) => `col bg=muted { ${head} card "a" }`],
  ["cards", (head: string) => `card { ${head} text "a" }`],
])("the titles of %s are in one line, with and without a bare icon button", (_, around) => {
  const title = (words: string) => `title "${words}" level=4`;
  const withButton = `row justify=between { ${title("Open")} button ghost icon=plus }`;
  const frames = framesOf(
    `page w=600 { row { ${around(withButton)} ${around(title("Done"))} } }`,
  ).filter(({ box }) => box.kind === "text");
  const place = (words: string, at: number) =>
    frames.filter(({ box }) => box.kind === "text" && box.text === words)[at]!.y;
  expect(place("Open", 0)).toBe(place("Done", 0));
  expect(place("a", 0)).toBe(place("a", 1));
});
