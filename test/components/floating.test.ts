/** Tests boxes that float over a board: one hint at a time, completely visible, without additional space below. */
import { describe, expect, it } from "vitest";
import type { Frame } from "../../src/drawing/layout/frame.js";
import { composedBoards } from "../support/composed-frames.js";

const width = 480;

const boardsOf = (source: string): Frame[][] => composedBoards(source, width);

const framesOf = (content: string, size = `w=${width} h=400`): Frame[] =>
  boardsOf(`page ${size} { ${content} }`)[0]!;

const lines = (frames: readonly Frame[]): string[] =>
  frames.flatMap((frame) => frame.lines?.map(({ text }) => text) ?? []);

function roled(frames: readonly Frame[], role: string): Frame {
  return frames.find(({ box }) => box.role === role)!;
}

function tagged(frames: readonly Frame[], tag: string): Frame {
  return frames.find(({ box }) => box.tag === tag)!;
}

function meet(one: Frame, other: Frame): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

describe("tooltips", () => {
  const three = (words: string) =>
    `row { tooltip "One" { button "A" } tooltip "Two" ${words} { button "B" } tooltip "Three" { button "C" } }`;

  it.each([
    ["", ["A", "One", "B", "C"], [undefined, "2. Two", "3. Three"]],
    ["open", ["A", "B", "Two", "C"], ["1. One", undefined, "3. Three"]],
  ])("are drawn once for each page, others as dots: %j", (words, said, names) => {
    const frames = framesOf(three(words));
    expect(lines(frames)).toEqual(said);
    const hints = frames.filter(({ box }) => box.role === "tooltip");
    expect(hints.map(({ box }) => box.name)).toEqual(names);
    expect(hints.map(({ box }) => box.attributes?.title)).toEqual(names);
  });

  it("are not counted if hidden, and not shown in a folded part", () => {
    expect(
      lines(framesOf('tooltip "No" open hidden { text "a" } tooltip "Yes" { text "b" }')),
    ).toEqual(["b", "Yes"]);
    const folded =
      'accordion "F" collapsed { tooltip "No" { text "a" } } tooltip "Yes" { text "b" }';
    expect(lines(framesOf(folded))).toEqual(["F", "b", "Yes"]);
  });

  it("are counted for each page", () => {
    const [one, other] = boardsOf(
      'page { tooltip "One" { text "a" } } page { tooltip "Other" { text "b" } }',
    );
    expect([lines(one!), lines(other!)]).toEqual([
      ["a", "One"],
      ["b", "Other"],
    ]);
  });

  it("have lines of similar length", () => {
    const hint = "Children under the age of twelve may not sit in an exit row";
    const said = lines(framesOf(`tooltip "${hint}" { text "a" }`)).slice(1);
    expect(said).toEqual(["Children under the age of twelve", "may not sit in an exit row"]);
  });

  it.each(["top", "right", "bottom", "left"])("stay on the board at each corner: %s", (side) => {
    const at = (words: string) =>
      `tooltip "A hint of some words" open ${side} { button icon=star } `.replace("open", words);
    for (const place of ["start", "end"]) {
      for (const first of [true, false]) {
        const row = `row justify=${place} { ${at("open")} }`;
        const frames = framesOf(first ? row : `col h=full justify=end { ${row} }`, "w=240 h=200");
        const bubble = roled(frames, "tooltip");
        const [board] = frames;
        expect(bubble.x).toBeGreaterThanOrEqual(0);
        expect(bubble.y).toBeGreaterThanOrEqual(0);
        expect(bubble.x + bubble.width).toBeLessThanOrEqual(board!.width);
        expect(bubble.y + bubble.height).toBeLessThanOrEqual(board!.height);
        expect(meet(bubble, tagged(frames, "button"))).toBe(false);
      }
    }
  });

  it.each([
    'stack gap=1 { button "Above" tooltip "A hint" { button "Here" } }',
    'stack gap=1 { text "x" tooltip "A hint" bottom { button "Here" } button "Below" }',
    'row gap=1 { tooltip "A hint" right { button "Here" } button "Beside" }',
    'row gap=1 { button "Beside" tooltip "A hint" left { button "Here" } }',
    'stack gap=1 { text "x" tooltip "A hint" bottom { button "Here" } input placeholder="Below" }',
  ])("cover no control: %s", (source) => {
    const frames = framesOf(source);
    const bubble = roled(frames, "tooltip");
    const controls = frames.filter(({ box }) => box.tag === "button" || box.kind === "field");
    expect(controls).toHaveLength(2);
    expect(controls.filter((control) => meet(control, bubble))).toEqual([]);
  });
});

describe("menus", () => {
  it("hang from the other end if they would leave their board", () => {
    const frames = framesOf(
      'main { row { text "To" w=full button icon=ellipsis dropdown ["Edit", "Copy"] } text "after" }',
    );
    const menu = roled(frames, "menu");
    const button = tagged(frames, "button");
    expect(menu.x + menu.width).toBeCloseTo(button.x + button.width, 1);
  });

  it("open upwards above a bar at the bottom, or make their board higher", () => {
    const source = (above: string) =>
      `main { ${above} row { button "Open" dropdown ["A", "B", "C"] text "x" } text "y" } footer { text "f" }`;
    const high = framesOf(source("stack h=200 { }"), "w=480 h=360");
    expect(roled(high, "menu").y).toBeLessThan(tagged(high, "button").y);
    const low = framesOf(source(""), "w=480 h=180");
    for (const frames of [high, low]) {
      const menu = roled(frames, "menu");
      const bar = tagged(frames, "footer");
      expect(meet(menu, bar)).toBe(false);
      expect(meet(menu, tagged(frames, "button"))).toBe(false);
      expect(bar.y + bar.height).toBeCloseTo(frames[0]!.height, 1);
    }
    expect(low[0]!.height).toBeGreaterThan(180);
  });
});

describe("toasts", () => {
  const bars: [string, string, string][] = [
    ["bottom-right", "footer", 'main { text "a" } footer { text "f" }'],
    ["top-right", "header", 'header { text "h" } main { text "a" }'],
  ];
  it.each(bars)("at the %s stay clear of the %s", (edge, tag, content) => {
    const frames = framesOf(`${content} toast "Saved" ${edge}`);
    const toast = roled(frames, "status");
    const bar = tagged(frames, tag);
    expect(tag === "footer" ? bar.y - toast.y - toast.height : toast.y - bar.y - bar.height).toBe(
      16,
    );
  });

  it.each([
    ["top-left", 'header { text "h" } main { button "Act" input placeholder="Find" text "a" }'],
    ["bottom-left", 'main { text "a" stack mt=auto { button "Act" link "Back" } }'],
    ["bottom-center", 'main { stack h=300 { } button "Act" fullWidth button "Stop" fullWidth }'],
  ])("at the %s cover no control: %s", (edge, content) => {
    const frames = framesOf(`${content} toast "Saved" ${edge}`);
    const toast = roled(frames, "status");
    const controls = frames.filter(
      ({ box }) => box.tag === "button" || box.tag === "a" || box.kind === "field",
    );
    expect(controls).toHaveLength(2);
    expect(controls.some((control) => meet(control, toast))).toBe(false);
  });

  it.each([
    ["bottom-left", 'main { text "a" stack mt=auto { text "The last words of the page" } }'],
    ["top-left", 'main { title "The first words" text "a" }'],
  ])("at the %s cover no text: %s", (edge, content) => {
    const frames = framesOf(`${content} toast "Saved" ${edge}`);
    const toast = roled(frames, "status");
    const words = frames.filter(
      ({ lines: said, x, y }) =>
        said &&
        !(x > toast.x && y > toast.y && x < toast.x + toast.width && y < toast.y + toast.height),
    );
    expect(words.length).toBeGreaterThan(1);
    expect(words.some((one) => meet(one, toast))).toBe(false);
  });

  it("enlarge a board full of controls", () => {
    const frames = framesOf('main { button "Act" fullWidth } toast "Saved" bottom-left', "w=480");
    const toast = roled(frames, "status");
    expect(toast.y).toBeGreaterThan(tagged(frames, "button").y);
    expect(meet(toast, tagged(frames, "button"))).toBe(false);
  });

  it("try only few places on a board full of controls", () => {
    const buttons = 'button "A" fullWidth '.repeat(200);
    const frames = framesOf(`main gap=0 { ${buttons} } toast "Saved" top-left`);
    const toast = roled(frames, "status");
    expect(toast.y).toBeLessThanOrEqual(frames[0]!.height / 2);
  });
});

it("everything that floats closes under an overlay", () => {
  const source =
    'page { tooltip "Hint" { text "a" } row { button "b" dropdown ["M"] text "c" } popover { text "P" } toast "T" modal "Front" { row { text "i" dropdown ["N"] } } }';
  const [page, copy] = boardsOf(source);
  expect(lines(page!)).toEqual(["a", "Hint", "b", "M", "c", "P", "T"]);
  expect(lines(copy!)).toEqual(["a", "b", "c", "Front", "i", "N"]);
  const [open] = boardsOf(source.replace('"Front"', '"Front" open'));
  expect(lines(open!)).toEqual(["a", "b", "c", "Front", "i", "N"]);
});
