/** Tests where elements are that people write without saying where: in footers, and beside sidebars. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { composedBoards } from "../support/composed-frames.js";
import { drawn } from "../support/drawn.js";

describe("a footer with words", () => {
  const rectsOf = (content: string, ...pieces: string[]) => {
    const find = drawn(`page w=600 { header { title "H" level=4 } footer { ${content} } }`);
    return pieces.map(find);
  };
  const right = 600 - 16;

  it.each([
    ['text "© Acme" link "Privacy" link "Terms"', "text", 'link "Terms"'],
    ['link "Privacy" link "Terms" text "© Acme"', 'link "Privacy"', "text"],
    ['text "2 seats" text "$ 24" bold button "Continue" primary', 'text "2 seats"', "button"],
    ['text "© Acme" nav ["Privacy", "Terms"]', "text", "nav"],
    ['logo "A" icon "github"', "logo", "icon"],
  ])("has both ends in one line: %s", (content, first, last) => {
    const [left, end] = rectsOf(content, first, last);
    expect(left!.x).toBe(16);
    expect(end!.x + end!.width).toBeCloseTo(right, 0);
    expect(Math.abs(end!.y + end!.height / 2 - left!.y - left!.height / 2)).toBeLessThan(1.5);
  });

  it("has links alone beside each other, from the start", () => {
    const [first, second] = rectsOf('link "Privacy" link "Terms"', 'link "P', 'link "T');
    expect(first!.x).toBe(16);
    expect(second!.x).toBeCloseTo(16 + first!.width + 16, 0);
  });

  it.each([
    ['text "Acme Inc." text "1 Main Street"', 'text "1'],
    [`text "${"All rights reserved. ".repeat(5)}" link "Terms"`, "link"],
    ['text "© Acme" input "Mail"', "input"],
    ['text "© Acme" link "Terms" w=200', "link"],
  ])("stays a column: %s", (content, second) => {
    const [first, below] = rectsOf(content, "text", second);
    expect(below!.y).toBeGreaterThanOrEqual(first!.y + first!.height);
  });
});

describe("beside a sidebar in a row at the edges of its page", () => {
  const source = (content: string) =>
    `page w=700 h=400 p=0 { header { logo "A" } row { sidebar w=160 { text "s" } ${content} } }`;

  it.each([
    ['col { text "a" }', "text", 16],
    ['col { table [["a"]] }', "table", 16],
    ['table [["a"]]', "table", 0],
    ['tabs { tab "A" { text "a" } }', "tabs", 16],
    ["calendar", "calendar", 16],
    ['text "a"', "text", 16],
    ['list ["a"]', "list", 0],
    ['stack { text "a" }', "text", 16],
    ['stack scroll { text "a" }', "stack", 0],
    ['col { stack p=2 { text "a" } }', "stack", 0],
    ['section "B" { text "a" }', "text", 16],
    ['grid columns=2 { card { text "a" } card { text "b" } }', "grid", 16],
    ['card "B" { text "a" }', "card", 16],
    ['row { text "a" text "b" }', "text", 16],
    ['main { text "a" }', "text", 16],
    ['col p=0 { text "a" }', "text", 0],
    ['col p=2 { text "a" }', "text", 8],
  ])("is the room of a main area: %s", (content, piece, distance) => {
    const own = content.slice(content.indexOf(piece));
    const { x, y } = drawn(source(content))(own);
    expect(x - 160).toBe(distance);
    expect(y - 56).toBeGreaterThanOrEqual(distance);
  });

  it("a table is as high as its rows", () => {
    const table = 'table [["a"]]';
    expect(drawn(source(table))(table)).toMatchObject({ width: 540, height: 41 });
  });

  it.each([
    'tabs { tab "A" { text "a" } }',
    'card "B" { text "a" }',
    'grid columns=2 { card { text "a" } }',
  ])("%s takes all of it", (content) =>
    expect(drawn(source(content))(content).width).toBe(700 - 160 - 2 * 16),
  );

  it.each(['col { header { title "B" level=4 } main { text "a" } }', 'col { main { text "a" } }'])(
    "a bar reaches the edges: %s",
    (content) => {
      expect(drawn(source(content))(content.slice(6))).toMatchObject({ x: 160, y: 56, width: 540 });
    },
  );
});

it("a column with a ground beside lanes has their corners", () => {
  const lanes = ['card { text "a" }', 'text "b"'].map(
    (content) => `col bg=muted p=3 { ${content} }`,
  );
  const frames = composedBoards(`page w=600 { row gap=4 { ${lanes.join(" ")} } }`, 600).flat();
  const radii = frames.filter(({ box }) => box.kind === "stack" && box.style.grow === 1);
  expect(radii.map(({ box }) => box.paint?.radius)).toEqual([6, 6]);
});

it("a toolbar aligns what has no label with the boxes of fields", () => {
  const find = drawn('page w=600 { toolbar { select "S" ["A"] button "Go" } }');
  const [select, button] = [find("select"), find("button")];
  expect(button.y + button.height).toBeCloseTo(select.y + select.height, 0);
});

it.each(["between", "around", "evenly"])(
  "a row with justify=%s is as wide as a column that centers it",
  (justify) => {
    const row = `row justify=${justify} { text "a" text "b" }`;
    const find = drawn(`page w=600 p=0 { col align=center { ${row} } }`);
    expect(find(row).width).toBe(600);
  },
);

it("a high image in a column that centers it is wider than high", () => {
  const widthOf = (words: string) =>
    drawn(`page w=900 { col align=center { image ${words} } }`)("image").width;
  expect([widthOf("h=400"), widthOf("h=90"), widthOf("")]).toEqual([533, 320, 320]);
});

it("a calendar in a sidebar is small unless it has a height, a view or compact=false", () => {
  const highOf = (words: string) => {
    const find = drawn(`page w=900 { sidebar { calendar ${words} } main { text "a" } }`);
    return find("calendar").height;
  };
  expect(highOf("")).toBeLessThan(300);
  for (const words of ["compact=false", "view=month", "h=500"]) {
    expect(highOf(words)).toBeGreaterThan(450);
  }
});

describe("an accordion without a title", () => {
  const titlesOf = (content: string): [count: number, texts: string[]] => {
    const written = `page w=400 { accordion { ${content} } }`;
    expect(analyze(written).diagnostics).toEqual([]);
    const frames = composedBoards(written, 400).flat();
    const texts = frames.flatMap(({ box }) => (box.kind === "text" ? [box.text] : []));
    return [frames.filter(({ box }) => box.kind === "icon").length, texts];
  };
  const [a, b] = ['section "A" { text "a" }', 'section "B" { text "b" }'];

  it.each([
    [`${a} ${b}`, 2, ["A", "a", "B", "b"]],
    [`section "A" expanded { text "a" } ${b}`, 2, ["A", "a", "B"]],
    [`section "A" collapsed { text "a" } ${b}`, 2, ["A", "B", "b"]],
    [`section "A" expanded=false { text "a" } card "B" { text "b" }`, 2, ["A", "B", "b"]],
    [`text "t" ${a}`, 1, ["", "t", "A", "a"]],
  ] as const)("has a box for each titled child: %s", (content, count, texts) => {
    expect(titlesOf(content)).toEqual([count, texts]);
  });
});
