/** Tests frames around screens: what is drawn, its size, and that the page inside stays the same. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { compose } from "../../src/composition.js";
import { pageFrame } from "../../src/drawing/layout/page-frame.js";
import { type Box, childrenOf } from "../../src/model/box/box.js";
import { frameNames } from "../../src/model/define/frame-kinds.js";

const bars = 'header bg=primary { title "Store" level=4 } main { text "Hi" } tabbar ["A", "B"]';

function boardsOf(source: string, frames = false) {
  const { boards } = compose(analyze(source).ast, { frames }).frames;
  return boards.map(({ board, frame }) => ({ board, frame, page: pageFrame(board, frame) }));
}

function textsOf(box: Box): string[] {
  return [...(box.kind === "text" ? [box.text] : []), ...childrenOf(box).flatMap(textsOf)];
}

describe("the frame of a page", () => {
  it("takes the background of the home bar from visible content, not from content that a click opens", () => {
    const source = `page device=iphone14 frame { ${bars} button "Go" opens=m modal "M" id=m { text "x" } }`;
    const grounds = [false, true].map((prototype) => {
      const { boards } = compose(analyze(source).ast, { room: 1200 }).htmlBoxes({ prototype });
      const [board] = boards;
      const all: Box[] = [];
      const visit = (box: Box): void => {
        all.push(box);
        childrenOf(box).forEach(visit);
      };
      visit(board!.box);
      const bar = all.find((box) => childrenOf(box).some(({ style }) => style.width === 134));
      return bar?.paint?.background;
    });
    expect(grounds[1]).toEqual(grounds[0]);
    expect(grounds[1]).not.toEqual({ token: "scrim" });
  });

  it.each(frameNames)("%s keeps the size of its page", (kind) => {
    const [board] = boardsOf(`page w=390 h=640 frame=${kind} { ${bars} }`);
    expect(board!.page).toMatchObject({ width: 390, height: 640 });
    expect(board!.frame.width).toBeGreaterThan(390);
    expect(board!.frame.height).toBeGreaterThan(640);
  });

  it.each(frameNames)("%s grows with its page", (kind) => {
    const [low, high] = [100, 900].map(
      (h) => boardsOf(`page w=300 h=100 frame=${kind} { relative h=${h} { } }`)[0]!.frame.height,
    );
    expect(high! - low!).toBeGreaterThan(700);
  });

  it.each([
    ["device=iphone14 frame", "9:41"],
    ["device=ipad frame", "9:41"],
    ['device=desktop frame url="a.com"', "a.com"],
    ['frame url="a.com"', "a.com"],
    ["frame=browser", ""],
    ["frame=phone", "9:41"],
  ])("fits the kind of device: %s", (attributes, shown) => {
    expect(textsOf(boardsOf(`page ${attributes} { divider }`)[0]!.board.box)).toContain(shown);
  });

  it("is a window by default", () => {
    const [board] = boardsOf('page "Settings" w=300 frame { divider }');
    expect(textsOf(board!.board.box)).toEqual(["Settings"]);
  });

  it("is drawn for all devices on request, unless the page opts out", () => {
    const source = "page device=iphone14 { } page w=300 { } page device=iphone14 frame=false { }";
    expect(boardsOf(source).map(({ board }) => board.page)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(boardsOf(source, true).map(({ board }) => board.page)).toEqual([
      [0, 1],
      undefined,
      undefined,
    ]);
  });

  it("takes the backgrounds of the bars next to it", () => {
    const [board] = boardsOf(`page device=iphone14 frame { ${bars} }`);
    const [screen] = board!.frame.children;
    expect(screen!.children.map(({ box }) => box.paint?.background)).toEqual([
      { token: "accent" },
      undefined,
      undefined,
    ]);
  });

  it("is dimmed along with its page under an overlay, on devices", () => {
    const source = '{ text "a" modal "M" { text "b" } }';
    for (const [kind, bars] of [
      ["phone", 76],
      ["window", 0],
    ] as const) {
      const [, copy] = boardsOf(`page w=300 h=400 frame=${kind} ${source}`);
      const scrim = copy!.page.children.find(({ box }) => {
        const background = box.paint?.background;
        return background && "token" in background && background.token === "scrim";
      });
      expect(scrim!.height - copy!.page.height).toBe(bars);
    }
  });

  it("has the theme of its page", () => {
    const [board] = boardsOf("page w=300 frame=window theme=dark { }");
    expect(board!.board.box.theme).toBe("dark");
  });

  it("moves the mark of the first screen with the page", () => {
    const canvas = compose(analyze("page device=iphone14 frame { }").ast, { fold: true }).boxes;
    expect(canvas.boards[0]!.fold).toBe(844 + 59);
  });

  it("clips at the edge of the screen, and reports what is cut off", () => {
    const source = 'page w=300 h=200 frame=phone { relative { text "abc" x=290 w=100 } }';
    const { diagnostics } = renderSvg(source);
    expect(diagnostics).toMatchObject([{ code: "board-overflow" }]);
    expect(diagnostics[0]!.message).toMatch(/right/);
  });

  it("is hidden from screen readers", () => {
    const { html } = renderHtml('page device=iphone14 frame { text "Hi" }');
    expect(html).toMatch(/<div[^>]*aria-hidden="true"[^>]*>(?:(?!<\/div>).)*9:41/s);
  });

  it("keeps pages that would overlap apart", () => {
    const boards = boardsOf("page device=iphone14 frame { } page device=iphone14 frame { }");
    const { boards: placed } = compose(
      analyze("page device=iphone14 frame { } page device=iphone14 frame { }").ast,
    ).frames;
    expect(placed[1]!.x - placed[0]!.x).toBe(boards[0]!.frame.width + 64);
  });

  it("keeps the corners of devices in any design", () => {
    const source = "page device=iphone14 frame { }";
    const corners = (tokens?: Record<string, number>) =>
      compose(analyze(source).ast, tokens ? { tokens } : {}).boxes.boards[0]!.box.paint?.radius;
    expect(corners({ radius: 0 })).toBe(corners());
  });

  it("does not count as the size of the page, but its screen does", () => {
    const source = 'tokens { look=blueprint } page "P" w=390 h=640 frame=phone { }';
    const plain = source.replace(" frame=phone", "");
    const measures = (svg: string) =>
      [...svg.matchAll(/d="M0 [\d.]+L[\d.]+ [\d.]+M[\d.]+ [\d.]+L390 /g)].length;
    expect(measures(renderSvg(source).svg)).toBe(measures(renderSvg(plain).svg));
    expect(measures(renderSvg(source).svg)).toBeGreaterThan(0);
  });
});
