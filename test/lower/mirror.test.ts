/** Tests that right-to-left pages are mirror images of the same pages from left to right. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { iconNames, isIconName } from "../../src/base/icons/icon-names.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import type { Frame } from "../../src/drawing/layout/frame.js";
import { layoutCanvas } from "../../src/drawing/layout/layout-canvas.js";
import { lowerDocument } from "../../src/drawing/lower/lower-document.js";
import { mirrorCanvas } from "../../src/drawing/lower/mirror.js";
import { mirroredIcon } from "../../src/drawing/lower/mirrored-icon.js";
import { type Board, type Box, childrenOf } from "../../src/model/box/box.js";
import { mirrorPath } from "../../src/model/box/mirror-path.js";
import { mirrorStyle } from "../../src/model/box/mirror-style.js";
import { corpus } from "../corpus/corpus.js";
import { randomBoxes } from "../support/random-boxes.js";

const width = 800;

function reversed(board: Board): Board {
  return { ...board, dir: "rtl" };
}

function framesOf(boards: readonly Board[]): Frame[] {
  return layoutCanvas({ boards }, { width }).boards.map(({ frame }) => frame);
}

/**
 * Differences between a frame and the mirror image of another. The content of a frame that keeps its direction is
 * skipped.
 */
function differences(one: Frame, other: Frame, whole: Frame, into: string[] = []): string[] {
  const x = whole.x + whole.x + whole.width - other.x - other.width;
  const far = Math.max(
    Math.abs(one.x - x),
    Math.abs(one.y - other.y),
    Math.abs(one.width - other.width),
    Math.abs(one.height - other.height),
  );
  const texts = [one, other].map(({ lines }) => lines?.map(({ text }) => text.length).join());
  if (far > 1e-6 || texts[0] !== texts[1]) into.push(`${one.box.kind} ${one.x} ${x}`);
  if (other.box.keepsDirection) return into;
  for (const [at, child] of one.children.entries()) {
    differences(child, other.children[at]!, whole, into);
  }
  return into;
}

describe("a mirrored board", () => {
  it.each(corpus)("is the mirror image of $name", ({ source }) => {
    const { boards } = lowerDocument(analyze(source).ast, { width });
    const plain = framesOf(boards);
    const mirrored = framesOf(mirrorCanvas({ boards: boards.map(reversed) }).boards);
    for (const [at, frame] of mirrored.entries()) {
      expect(differences(frame, plain[at]!, plain[at]!)).toEqual([]);
    }
  });

  it("is the mirror image of any tree of boxes", () => {
    for (let seed = 1; seed <= 60; seed++) {
      const board = { title: "", box: randomBoxes(seed) };
      const [plain] = framesOf([board]);
      const [mirrored] = framesOf(mirrorCanvas({ boards: [reversed(board)] }).boards);
      expect(differences(mirrored!, plain!, plain!), `seed ${seed}`).toEqual([]);
    }
  });

  it("is the only one that changes", () => {
    const { boards } = lowerDocument(analyze('page "a" {} page "ب" {}').ast, { width });
    const canvas = { boards };
    expect(mirrorCanvas(canvas).boards[0]).toBe(boards[0]);
    expect(mirrorCanvas(canvas).boards[1]!.box.dir).toBe("rtl");
    const plain = { boards: boards.slice(0, 1) };
    expect(mirrorCanvas(plain)).toBe(plain);
  });
});

describe("mirroring", () => {
  it.each([
    ["M0 0L10 20H5V3", "M100 0L90 20H95V3"],
    ["m6 0l6 6l-6 6l-6-6z", "m-6 0l-6 6l6 6l6 -6z"],
    ["M2 3A5 5 0 1 0 8 9", "M98 3A5 5 0 1 1 92 9"],
    ["M1 2C3 4 5 6 7 8", "M99 2C97 4 95 6 93 8"],
  ])("turns the path %s into %s", (path, mirrored) => {
    expect(mirrorPath(path, 100)).toBe(mirrored);
    const again = mirrorPath(mirrored, 100);
    expect(mirrorPath(again, 100)).toBe(mirrored);
  });

  it("swaps the sides of a style, inside and outside", () => {
    const style = {
      padding: { left: 1, top: 2 },
      border: { right: 1 },
      margin: { left: "auto" },
      inset: { left: 3, right: 4 },
      gap: 5,
    } as const;
    expect(mirrorStyle(style, { outside: true, inside: false })).toEqual({
      ...style,
      margin: { right: "auto" },
      inset: { left: 4, right: 3 },
    });
    expect(mirrorStyle(style, { outside: false, inside: true })).toEqual({
      ...style,
      padding: { right: 1, top: 2 },
      border: { left: 1 },
    });
    const both = { outside: true, inside: true };
    expect(mirrorStyle(mirrorStyle(style, both), both)).toEqual(style);
    const even = { padding: { left: 2, right: 2 } };
    expect(mirrorStyle(even, both)).toBe(even);
  });

  it("swaps icons with a direction, each for an existing one", () => {
    const changed = iconNames().filter((name) => mirroredIcon(name) !== name);
    expect(changed).toContain("chevron-left");
    expect(changed.filter((name) => !isIconName(mirroredIcon(name)))).toEqual([]);
    expect(changed.filter((name) => mirroredIcon(mirroredIcon(name)) !== name)).toEqual([]);
  });
});

function boardOf(source: string): Board {
  return mirrorCanvas(lowerDocument(analyze(source).ast, { width })).boards[0]!;
}

function boxesOf(box: Box): Box[] {
  return [box, ...childrenOf(box).flatMap(boxesOf)];
}

describe("a page", () => {
  it.each([
    ['page "Login" { text "שלום" }', undefined],
    ['page "כניסה" { text "Login" }', "rtl"],
    ['page { text "12:30" text "שלום" text "Login" }', "rtl"],
    ['page "2026" { list ["1", "بيت"] }', "rtl"],
    ['page { select "1" options=["a"] table ["1", {label="مدينة"}] }', "rtl"],
    ["page { }", undefined],
    ['page "Login" dir=rtl { }', "rtl"],
    ['page "כניסה" dir=ltr { }', "ltr"],
    ['text "שלום"', "rtl"],
  ])("%s runs %s", (source, dir) => {
    expect(boardOf(source).box.dir).toBe(dir);
  });

  it("has text that runs as its letters do, starting where the page does", () => {
    const { box } = boardOf(
      'page dir=rtl { text "Acme" text "שלום" text "12:30" text "a" center }',
    );
    const texts = boxesOf(box).filter((each) => each.kind === "text");
    expect(texts.map(({ dir, textStyle }) => [dir, textStyle.align])).toEqual([
      ["ltr", "right"],
      ["rtl", "right"],
      ["ltr", "right"],
      ["ltr", "center"],
    ]);
  });

  it("keeps players, plans, code, keys and charts unchanged", () => {
    const source = `page dir=rtl {
      audio "a" video "b" map "c" code "d" kbd ["Ctrl", "K"] chart "e" bar [1, 2] stat "f" "2" [1, 2, 3]
    }`;
    const kept = boxesOf(boardOf(source).box).filter(({ keepsDirection }) => keepsDirection);
    expect(kept.length).toBeGreaterThanOrEqual(7);
    expect(kept.map(({ dir }) => dir)).toEqual(kept.map(() => "ltr"));
  });

  it("has chevrons that point in the reading direction", () => {
    const icons = boxesOf(boardOf('page dir=rtl { breadcrumb ["Home", "Docs"] }').box).flatMap(
      (box) => (box.kind === "icon" ? [box.icon] : []),
    );
    expect(icons).toEqual(["chevron-left"]);
  });

  it("declares its direction in HTML, and that of texts that run the other way", () => {
    const { html } = renderHtml('page dir=rtl { text "Acme" text "שלום" input "x" }');
    expect(html).toMatch(/<section[^>]* dir="rtl"/);
    expect(html).toMatch(/<p[^>]* dir="ltr"[^>]*>Acme/);
    expect(html.match(/dir="rtl"[^>]*dir=/g)).toBeNull();
    expect(renderHtml('page { text "Acme" }').html).not.toContain("dir=");
  });

  it("opens menus of a prototype on its other side", () => {
    const source = (dir: string) =>
      `page dir=${dir} { button "Open" opens=m popover "P" id=m { text "a" } }`;
    const css = (dir: string) => renderHtml(source(dir), { prototype: true }).css;
    expect(css("rtl")).toContain("position-area:bottom span-left}");
    expect(css("ltr")).not.toContain("span-left}");
  });

  it("has lines in SVG that every viewer orders and places alike", () => {
    const { svg } = renderSvg('page w=200 { text "שלום, Acme!" }', { padding: 0 });
    expect(svg).toMatch(
      /<text x="176" [^>]*text-anchor="end"[^>]*>\u202bשלום, Acme!\u202c<\/text>/,
    );
    expect(svg).not.toContain("direction=");
  });
});
