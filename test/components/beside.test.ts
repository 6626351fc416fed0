/** Tests components without a width in a row that hugs its content: their width, and that none causes overflow. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { renderSvg } from "../../src/compile.js";
import { compose } from "../../src/composition.js";
import type { Frame } from "../../src/drawing/layout/frame.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { composedBoards } from "../support/composed-frames.js";

const hugging = (content: string, width: number) =>
  `page w=${width} p=0 { row justify=between { text "Beside" row { ${content} button "Go" } } }`;

/** The frame of the element at the first occurrence of a piece of the source. */
function frameOf(source: string, piece: string): Frame {
  const from = source.indexOf(piece);
  const all = (frame: Frame): Frame[] => [frame, ...frame.children.flatMap(all)];
  const { boards } = compose(analyze(source, { locations: true }).ast).frames;
  return all(boards[0]!.frame).find(({ box }) => box.origin?.from === from)!;
}

const slides = '{ card "Monday" { text "Set out at dawn." } card "Tuesday" { text "Across." } }';

/** The width and height in px of an element with enough room, and its width on a narrow board. */
const natural: [element: string, width: number, height: number | undefined, narrow: number][] = [
  [`carousel ${slides}`, 320, undefined, 160],
  ["video", 320, 180, 160],
  ["video h=90", 160, 90, 160],
  ['image alt="Photo"', 320, 240, 160],
  ['image src="photo.png" alt="Photo"', 320, 240, 160],
  ['image ratio="2:1"', 320, 160, 160],
  ['image alt="Photo" h=120', 160, 120, 160],
  ['image src="photo.png" alt="Photo" h=120', 160, 120, 160],
  ["image circle", 96, 96, 96],
  ["skeleton", 200, 64, 160],
  ["skeleton h=20", 200, 20, 160],
];

describe("in a row as wide as its content", () => {
  it.each(natural)("%s has its own width, and less if there is less room", (element, ...sizes) => {
    const [width, height, narrow] = sizes;
    const wide = frameOf(hugging(element, 900), element);
    expect(wide.width).toBeCloseTo(width, 0);
    if (height !== undefined) expect(wide.height).toBeCloseTo(height, 0);
    const { width: less } = frameOf(hugging(element, 284), element);
    expect(less).toBeGreaterThan(Math.min(narrow, width) - 20);
    expect(less).toBeLessThanOrEqual(narrow);
  });

  it("a bubble has its words on one line if there is room", () => {
    const [frames] = composedBoards(hugging('bubble "Are you on your way?"', 480), 480);
    const words = frames!.find(({ lines }) => lines?.[0]?.text.startsWith("Are"))!;
    expect(words.lines).toHaveLength(1);
  });

  it("pictures in a grid are visible", () => {
    const { diagnostics } = renderSvg(hugging("grid columns=4 { image image image image }", 480));
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['relative { icon "bell" lg badge "3" anchor=top-right danger pill }', 0],
    ['relative { avatar "Ada" badge "12" anchor=bottom-right pill }', 0],
    ['button "A" relative { icon "bell" lg badge "128" anchor=top-left pill }', 1],
  ])("a count over a corner covers no button beside it: %s", (content, before) => {
    const source = hugging(content, 480);
    const [frames] = composedBoards(source, 480);
    const count = frames!.find(({ lines }) => /^\d+$/.test(lines?.[0]?.text ?? ""))!;
    const pill = frames!.find(({ children }) => children.includes(count))!;
    const buttons = frames!.filter(({ box }) => box.tag === "button");
    const [left, right] = [buttons[before - 1], buttons[before]];
    if (left) expect(left.x + left.width).toBeLessThanOrEqual(pill.x);
    if (right) expect(pill.x + pill.width).toBeLessThanOrEqual(right.x);
  });

  it("the first line of code has room beside the sign for copying", () => {
    const [frames] = composedBoards(hugging('code "npm install wf-wireframes"', 480), 480);
    const words = frames!.find(({ lines }) => lines?.[0]?.text.startsWith("npm"))!;
    const sign = frames!.find(({ box }) => box.kind === "icon")!;
    expect(words.x + words.width).toBeLessThanOrEqual(sign.x - 8);
  });

  it("long lines of code are clipped at the edge of the code", () => {
    const source = hugging(`code "const total = ${"sum + ".repeat(20)}0;"`, 480);
    const { x, width } = frameOf(source, "button");
    expect(x + width).toBeLessThanOrEqual(480);
  });
});

it.each([
  ["bubble", 'bubble "A message that goes on for more than one line, as many of them do"', 0],
  ["bubble mine", 'bubble "A message that goes on for more than one line, as many do" mine', 100],
])("a %s leaves a quarter of its column free", (_, element, free) => {
  const [frames] = composedBoards(`page w=400 p=0 { ${element} }`, 400);
  const said = frames!.find(({ box }) => box.paint?.radius === 14)!;
  expect(said.width).toBeLessThanOrEqual(300);
  expect(said.width).toBeGreaterThan(280);
  expect(free === 0 ? said.x : 400 - said.x - said.width).toBe(0);
});

/** Components that can be used anywhere, and whose first example sets no width. */
const anywhere = vocabulary.components.filter(
  ({ root, ofCanvas, parents, band, examples }) =>
    !root && !ofCanvas && parents.length === 0 && !band && !/\bw=/.test(examples[0]!),
);

describe.each(anywhere.map(({ name, examples }) => [name, examples[0]!] as const))(
  "%s",
  (_, example) => {
    it.each([
      ["a row that hugs", hugging(example, 480).replace(" p=0", "")],
      ["a row", `page w=480 { row { ${example} button "Go" } }`],
      [
        "a stretched card",
        `page w=480 { row { card { ${example} } card w=120 h=260 { text "Beside" } } }`,
      ],
    ])("pushes nothing off the board in %s", (_place, source) => {
      const off = renderSvg(source).diagnostics.filter(({ code }) => code === "board-overflow");
      expect(off.map(({ message }) => message)).toEqual([]);
    });
  },
);

describe("nothing needlessly covers text or controls:", () => {
  const areas = (source: string, width: number) => composedBoards(source, width)[0]!;
  const meet = (one: Frame, other: Frame) =>
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height;

  it.each(["0", "1"])("the arrows of a carousel with slide %s active", (active) => {
    const frames = areas(`page w=248 { carousel active=${active} ${slides} }`, 248);
    const arrows = frames.filter(({ box }) => box.tag === "button");
    const cards = frames.filter(({ box }) => box.tag === "article");
    expect(arrows).toHaveLength(1);
    expect(cards.some((card) => arrows.some((arrow) => meet(card, arrow)))).toBe(false);
  });

  it("the arrows of a carousel of many slides", () => {
    const many = `{ ${'card { text "x" } '.repeat(12)} }`;
    const frames = areas(`page w=390 { carousel active=5 ${many} }`, 390);
    const outer = frames.find(({ box }) => box.name === "Carousel")!;
    const arrows = frames.filter(({ box }) => box.tag === "button");
    expect(arrows).toHaveLength(2);
    expect(arrows[0]!.x).toBeGreaterThanOrEqual(outer.x);
    expect(arrows[1]!.x + 28).toBeLessThanOrEqual(outer.x + outer.width);
  });

  it("the copy button of a code block has the background of the code behind it", () => {
    const frames = areas('page w=248 { code "npm install wf-wireframes --save" }', 248);
    const at = frames.findIndex(({ box }) => box.kind === "icon");
    const ground = frames[at - 1]!;
    expect(ground.box.paint?.background).toEqual({ token: "fill" });
    const code = frames.find(({ box }) => box.tag === "figure")!;
    expect(ground.x + ground.width).toBe(code.x + code.width - 1);
  });

  it.each(['dropdown ["Edit", "Copy"]', 'popover "Share" { text "x" }'])(
    "%s at the start of a row",
    (element) => {
      const frames = areas(`page w=480 { row { ${element} button "Go" } text "Below" }`, 480);
      const open = frames.find(({ box }) => box.role === "menu" || box.role === "dialog")!;
      const button = frames.find(({ box }) => box.tag === "button")!;
      const below = frames.find(({ lines }) => lines?.[0]?.text === "Below")!;
      expect(meet(open, button) || meet(open, below)).toBe(false);
    },
  );
});

it("a word that is longer than a line of an alert is broken inside its frame", () => {
  const source = 'page w=400 { col w=110 { alert "Verantwortlichkeit" } }';
  const alert = frameOf(source, "alert");
  const words = alert.children[1]!;
  expect(words.x + words.width).toBeLessThanOrEqual(alert.x + alert.width - 16);
  expect(words.lines!.length).toBeGreaterThan(1);
});

it.each(['section "Invoices" badge=3', 'section "Invoices"'])(
  "everything in a %s in a centered card has one middle",
  (section) => {
    const content = 'text "Visa ending in 4242, as before" button "Change"';
    const source = `page w=480 p=0 { card centered h=260 { ${section} { ${content} } } }`;
    const outer = frameOf(source, "section");
    for (const { x, width } of outer.children) expect(x + width / 2).toBeCloseTo(240, 0);
  },
);
