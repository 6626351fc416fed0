/** Tests boxes out of the flow: overlays on copies of their board, toasts, floating boxes, annotations. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { Composition } from "../../src/composition.js";
import { documentOf } from "../../src/document-of.js";
import type { Frame } from "../../src/drawing/layout/frame.js";
import { lowerDocument } from "../../src/drawing/lower/lower-document.js";
import type { Board, Box } from "../../src/model/box/box.js";
import { all, textsOf } from "./drawing.js";

/** Boards that are only lowered: floating boxes are where their components put them, before some of them are moved. */
function boardsOf(source: string): readonly Board[] {
  return lowerDocument(analyze(source).ast, { width: 1000 }).boards;
}

function only(source: string): Box {
  const boards = boardsOf(source);
  expect(boards).toHaveLength(1);
  return boards[0]!.box;
}

describe("modals and drawers", () => {
  it("add a copy each, to the right of their page", () => {
    const boards = boardsOf(
      'page "A" { text "x" modal "M" { text "y" } drawer "D" { text "z" } } page "B" { text "b" }',
    );
    expect(boards.map(({ title, copy }) => [title, copy])).toEqual([
      ["A", undefined],
      ["A – M", 1],
      ["A – D", 2],
      ["B", undefined],
    ]);
    expect(boards.map(({ box }) => textsOf(box).join(" "))).toEqual(["x", "x M y", "x D z", "b"]);
  });

  it("are drawn on the page itself if they are open", () => {
    const boards = boardsOf('page "A" { text "x" modal "M" open { text "y" } modal "N" { } }');
    expect(boards.map(({ title }) => title)).toEqual(["A", "A – N"]);
    expect(boards.map(({ box }) => textsOf(box).join(" "))).toEqual(["x M y", "x N"]);
    expect(boards[0]?.box.style.layered).toBe(true);
  });

  it("count wherever they are written, and leave no empty frame", () => {
    const boards = boardsOf('page { row { col { modal "M" { text "y" } } } text "x" }');
    expect(boards).toHaveLength(2);
    expect(all(boards[0]!.box)).toHaveLength(2);
  });

  it.each([
    ["a folded accordion", 'accordion "F" collapsed { modal "M" { text "y" } }'],
    ["a folded section", 'section "F" expanded=false { modal "M" { text "y" } }'],
    ["a hidden tab", 'tabs { tab "A" { } tab "B" { modal "M" { text "y" } } }'],
  ])("count in %s", (_, source) => {
    const boards = boardsOf(`page { ${source} toast "seen" }`);
    expect(boards.map(({ title }) => title)).toEqual(["", "M"]);
  });

  it("are drawn on a page without anything else", () => {
    expect(textsOf(only('modal "M" { text "y" }'))).toEqual(["M", "y"]);
  });

  it("get the size of their page, but not its place", () => {
    const [page, copy] = boardsOf('page w=300 h=200 at(9, 9) { text "x" modal "M" { } }');
    expect(page?.at).toEqual({ x: 9, y: 9 });
    expect(copy).toMatchObject({ width: 300, height: 200 });
    expect(copy?.at).toBeUndefined();
  });

  it("have boxes of their own", () => {
    const [page, copy] = boardsOf('page { text "x" modal "M" { } }');
    const originals = new Set(all(page!.box));
    expect(all(copy!.box).filter((box) => originals.has(box))).toEqual([]);
  });

  it("keep the theme of their page", () => {
    const [, copy] = boardsOf('page theme=dark { text "x" modal "M" { } }');
    expect(copy?.box.theme).toBe("dark");
  });

  it("do not separate a sidebar from its main part", () => {
    const flat = only('page { sidebar { text "a" } main { text "b" } }');
    const [page] = boardsOf('page { sidebar { text "a" } modal "M" { } main { text "b" } }');
    expect(page?.box).toEqual(flat);
  });
});

describe("toasts", () => {
  it("are at their edge of the board, several of them stacked", () => {
    const box = only('page { text "x" toast "A" toast "B" danger toast "C" bottom-center }');
    const stacks = all(box).filter(({ style }) => style.position === "absolute");
    expect(stacks.map(({ style }) => style.inset)).toEqual([
      { top: 16, right: 16 },
      { bottom: 16 },
    ]);
    expect(stacks.map(textsOf)).toEqual([["A", "B"], ["C"]]);
  });
});

describe("tooltips", () => {
  it("hang at a side of their child, and describe it", () => {
    const boxes = all(only('page { tooltip "Help" right { button "B" } text "x" }'));
    const button = boxes.find(({ tag }) => tag === "button");
    const bubble = boxes.find(({ role }) => role === "tooltip");
    expect(button?.attributes?.["aria-describedby"]).toBe(bubble?.attributes?.id);
    const hung = boxes.find(({ style }) => style.raised);
    expect(hung?.style.inset).toEqual({ left: { percent: 100 }, top: { percent: 50 } });
  });

  it.each([
    ["first on the page", 'page { tooltip "Help" { button "B" } text "x" }', "top"],
    ["first in a row there", 'page { row { text "y" tooltip "Help" top { button "B" } } }', "top"],
    ["below a heading", 'page { title "T" tooltip "Help" { button "B" } }', "bottom"],
    ["below a bar", 'page { header { } main { tooltip "Help" { button "B" } } }', "bottom"],
    ["in a card", 'page { card "C" { tooltip "Help" { button "B" } } }', "bottom"],
  ])("are never above the board: %s", (_, source, edge) => {
    const bubble = all(only(source)).find(({ style }) => style.raised);
    expect(bubble?.style.inset).toHaveProperty(edge);
  });

  it("are below their child in the bar at the top", () => {
    const boxes = all(only('page { header { tooltip "Help" { button "B" } } text "x" }'));
    expect(boxes.find(({ style }) => style.raised)?.style.inset).toHaveProperty("top");
  });
});

describe("popovers and dropdowns", () => {
  const raised = (source: string) => all(only(source)).filter(({ style }) => style.raised);

  it("cover what follows, without its gap", () => {
    const box = only('page { main { button "B" dropdown ["x"] text "y" } }');
    const place = all(box).find(({ style }) => style.height === 0);
    expect(place?.style.margin).toEqual({ bottom: -16 });
    expect(raised('page { main { button "B" dropdown ["x"] text "y" } }')).toHaveLength(1);
  });

  it("hang below the element before them in a row", () => {
    const [hung] = raised('page { row { button "B" popover "P" { } } text "y" }');
    expect(hung?.style.inset).toEqual({ top: { percent: 100 }, left: 0 });
    const [atEnd] = raised('page { row { input "I"\n popover "P" { } } text "y" }');
    expect(atEnd?.style.inset).toEqual({ top: { percent: 100 }, right: 0 });
  });

  it("extend to the left if their row is at the end of another one", () => {
    const source = (justify: string) =>
      `page { row justify=${justify} { text "x" row { button "B" dropdown ["y"] } } text "z" }`;
    expect(raised(source("between"))[0]?.style.inset).toHaveProperty("right", 0);
    expect(raised(source("start"))[0]?.style.inset).toHaveProperty("left", 0);
  });

  it("are in the flow if they are inline, or if nothing follows", () => {
    expect(raised('page { dropdown inline ["x"] text "y" }')).toEqual([]);
    expect(raised('page { main { card { button "B" dropdown ["x"] } } }')).toEqual([]);
    expect(raised('page { row { button "B" dropdown ["x"] } }')).toEqual([]);
    expect(raised('page { main { card { dropdown ["x"] } text "y" } }')).toHaveLength(1);
  });
});

describe("annotations", () => {
  it("are outside the board, below it or beside it", () => {
    const [board] = boardsOf(
      'page { text "x" annotations { item 1 "A" } annotations position=right { item 2 "B" } }',
    );
    expect(textsOf(board!.box)).toEqual(["x"]);
    expect(board?.asides?.map(({ place, box }) => [place, textsOf(box)])).toEqual([
      ["below", ["Annotations", "1", "A"]],
      ["beside", ["Annotations", "2", "B"]],
    ]);
  });

  it.each(["bottom", "right"])("on the %s wrap all of their content", (position) => {
    const source = `page w=420 { text "x" annotations position=${position} { item 1 "A title that is as long as titles of notes can be, and longer" { text "A text with many words and a Donaudampfschifffahrtsgesellschaftskapitän in it" list ["An entry that goes on and on, over several lines of the panel"] row { text "Words beside" badge "Badge" } image alt="A picture" } } }`;
    const { boards } = new Composition(documentOf(source), { room: 800 }).frames;
    const panel = boards[0]!.asides[0]!.frame;
    const frames = (frame: Frame): Frame[] => [frame, ...frame.children.flatMap(frames)];
    const inside = frames(panel);
    const ends = inside.flatMap(({ x, width, lines = [] }) => [
      x + width,
      ...lines.map((line) => line.x + line.width),
    ]);
    expect(inside.filter(({ lines = [] }) => lines.length > 1).length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...ends.filter((end) => end !== panel.x + panel.width))).toBeLessThanOrEqual(
      panel.x + panel.width - 17,
    );
  });

  it("are linked from the markers of their page, in the color of these", () => {
    const source = (page: string) =>
      `page "${page}" { marker 1 color=red marker 2 annotations { item 1 "A" } }`;
    const boards = boardsOf(source("P") + source("Q"));
    const links = boards.map(({ box }) => all(box).flatMap((b) => b.behavior?.href ?? []));
    expect(links).toEqual([["#annotation-1"], ["#annotation-1-2"]]);
    const panels = boards.map(({ asides }) => all(asides![0]!.box));
    expect(panels.map((panel) => panel.flatMap((box) => box.attributes?.id ?? []))).toEqual([
      ["annotation-1"],
      ["annotation-1-2"],
    ]);
    const disc = panels[0]!.find(({ name }) => name === "Annotation 1");
    expect(disc?.paint?.background).toEqual({ token: "markerRed" });
  });

  it("keep their own id, and the first of two equal numbers", () => {
    const [board] = boardsOf('page { marker 1 annotations { item 1 "A" id=first item 1 "B" } }');
    const links = all(board!.box).flatMap(({ behavior }) => behavior?.href ?? []);
    expect(links).toEqual(["#first"]);
  });

  it("leave less width to a page without a size if they are beside it", () => {
    const source = (place: string) =>
      `page { row { col md=6 { text "x" } } annotations ${place} { item 1 "A" } }`;
    const span = (place: string) =>
      all(boardsOf(source(place))[0]!.box).find((b) => b.kind === "grid");
    expect(span("")?.style.columns).toHaveLength(2);
    expect(span("position=right")?.style.columns).toHaveLength(1);
  });
});

describe("more of the same", () => {
  it("is a frame after a frame", () => {
    const box = only('page { grid columns=2 { card "A" { } ... } ... }');
    const frames = all(box).filter(({ style }) => style.border !== undefined);
    expect(frames).toHaveLength(2);
  });
});

it.each(['sheet "S" open { text "y" }', 'drawer "S" bottom open { text "y" }'])(
  "%s has corners of 16 px and a handle",
  (source) => {
    const panel = all(only(`page "A" { text "x" ${source} }`)).find(
      ({ role }) => role === "dialog",
    )!;
    expect(panel.paint).toMatchObject({ radius: 16, flatBelow: true });
    const [handle] = all(panel).filter(({ style }) => style.width === 36 && style.height === 4);
    expect(handle).toBeDefined();
  },
);
