/** Tests that canvas settings determine where boards are, and which arrows are between them. */
import { describe, expect, it, test } from "vitest";
import { analyze } from "../../src/analyze.js";
import { compose } from "../../src/composition.js";
import { arrowsOf, crossedBoards, sharedPx, startsAndEnds } from "./arrows.js";

const lay = (source: string) => compose(analyze(source).ast).frames;

const pages = 'page "A" w=200 h=100 { button "Go" navigate="B" } page "B" w=200 h=100 { text "x" }';

const places = (source: string) =>
  Object.fromEntries(lay(source).boards.map(({ board, x, y }) => [board.title, [x, y]]));

describe("boards", () => {
  test.each([
    ["side by side", `canvas ${pages}`, { A: [0, 0], B: [264, 0] }],
    ["in a column", `canvas direction=down ${pages}`, { A: [0, 0], B: [0, 196] }],
    ["further apart", `canvas gap=100 ${pages}`, { A: [0, 0], B: [300, 0] }],
    [
      "below what has a place",
      `canvas page "P" at(-50, 10) w=200 h=100 { } ${pages}`,
      { P: [-50, 10], A: [-50, 206], B: [214, 206] },
    ],
    [
      "with copies beside pages that have a place",
      'page "A" at(0, 0) w=200 h=100 { modal "M" { } text "x" } page "B" at(900, 0) w=200 h=100 { text "x" }',
      { A: [0, 0], "A – M": [264, 0], B: [900, 0] },
    ],
    [
      "with copies below pages where something is beside them",
      'page "A" at(0, 0) w=200 h=100 { modal "M" { } text "x" } page "B" at(300, 0) w=200 h=100 { text "x" }',
      { A: [0, 0], "A – M": [0, 196], B: [300, 0] },
    ],
  ])("are placed %s", (_, source, expected) => {
    expect(places(source)).toMatchObject(expected);
  });

  it("are in columns by their distance, and in rows by their lanes", () => {
    const source = `canvas flow lanes
      page "A" w=200 h=100 lane="One" { button "Go" navigate="B" button "Or" navigate="C" }
      page "B" w=200 h=100 lane="Two" { button "Go" navigate="D" }
      page "C" w=200 h=100 lane="One" { text "x" }
      page "D" w=200 h=100 lane="One" { text "x" }`;
    const { A, B, C, D } = places(source) as Record<string, [number, number]>;
    expect(B![0]).toBe(C![0]);
    expect([A![0] < B![0], B![0] < D![0]]).toEqual([true, true]);
    expect([C![1], D![1]]).toEqual([A![1], A![1]]);
    expect(B![1]).toBeGreaterThan(A![1] + 100);
  });
});

describe("arrows", () => {
  const ids = (source: string) => arrowsOf(lay(source)).map(({ id }) => id);

  test.each([
    ["navigate", 'button "Go" navigate="B"', ["A > Go > B"]],
    ["navigate to an id", 'button "Go" navigate=b', ["A > Go > B"]],
    ["opens", 'button "Go" opens=m modal "M" id=m { }', ["A > Go > A – M"]],
    ["toggles", 'button "Go" toggles="M" modal "M" { }', ["A > Go > A – M"]],
    ["opens a page", 'button "Go" opens="B"', ["A > Go > B"]],
    ["from an overlay", 'modal "M" { button "Go" navigate="B" } text "x"', ["A – M > Go > B"]],
    ["from items", 'list [{ label="Go" navigate="B" }]', ["A > Go > B"]],
    ["other words", 'button "Go" navigate="B" flow="later"', ["A > later > B"]],
    ["none", 'button "Go" navigate="B" flow=false', []],
    ["the page itself", 'button "Go" navigate="A"', []],
    ["another site", 'button "Go" navigate="https://example.com"', []],
    ["twice", 'button "Go" navigate="B" button "Go" navigate="B"', ["A > Go > B", "A > Go > B 2"]],
  ])("%s", (_, content, expected) => {
    const source = `canvas flow page "A" w=300 h=300 { ${content} } page "B" id=b w=300 h=300 { text "x" }`;
    expect(ids(source)).toEqual(expected);
  });

  it("are drawn on request, and never in a prototype", () => {
    const { ast } = analyze(pages);
    expect(arrowsOf(compose(ast).frames)).toEqual([]);
    expect(arrowsOf(compose(ast, { flow: true }).frames)).toHaveLength(1);
    expect(arrowsOf(compose(analyze(`canvas flow ${pages}`).ast, { flow: false }).frames)).toEqual(
      [],
    );
  });

  it("are straight if nothing is in the way", () => {
    const [arrow] = arrowsOf(lay(`canvas flow ${pages}`));
    expect(arrow!.points).toHaveLength(2);
  });

  it("are red for destructive actions, and dashed if the source says so", () => {
    const source = `canvas flow page "A" w=300 { button "Go" danger navigate="B" flow-style=dashed } page "B" w=300 { }`;
    const box = lay(source).over![0]!.frame.box;
    expect(box).toMatchObject({
      name: "Go: A → B",
      shapes: [{ stroke: { color: { token: "dangerLine" }, dash: [5, 4] } }, {}, {}],
    });
  });

  it("go around boards", () => {
    const board = (at: number) => `page "P${at}" w=200 h=${200 + 50 * (at % 3)}`;
    const all = Array.from({ length: 7 }, (_, at) => {
      const links = [0, 1, 2].map((by) => `button "${by}" navigate="P${(at * 3 + by * 2) % 7}"`);
      return `${board(at)} { ${links.join(" ")} }`;
    });
    const canvas = lay(`canvas flow ${all.join("\n")}`);
    const arrows = arrowsOf(canvas);
    expect(arrows.length).toBeGreaterThan(15);
    expect(canvas.leftOut).toEqual([]);
    expect(crossedBoards(canvas, arrows)).toEqual([]);
    expect(sharedPx(arrows)).toBeLessThanOrEqual(8);
    expect(startsAndEnds(canvas, arrows)).toEqual([]);
  });

  it("without a route, or over the limit, are reported", () => {
    const over = 'canvas flow page "A" at(0, 0) w=200 h=100 { button "Go" navigate="B" } ';
    expect(lay(`${over} page "B" at(0, 0) w=200 h=100 { }`).leftOut).toMatchObject([
      { label: "Go" },
    ]);
    const links = Array.from({ length: 205 }, (_, at) => `link "${at}" navigate="B"`).join(" ");
    const { leftOut } = lay(`canvas flow page "A" { ${links} } page "B" { text "x" }`);
    expect(leftOut!.filter(({ most }) => most === 200)).toMatchObject([{ label: "200" }]);
  });
});
