/** Tests that all pictures of a document share their work, and that formats do not change what they share. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { analyze } from "../src/analyze.js";
import { Composition, compose } from "../src/composition.js";
import { layoutFlow } from "../src/drawing/flow/layout-flow.js";
import { layoutCanvas } from "../src/drawing/layout/layout-canvas.js";
import { lowerDocument } from "../src/drawing/lower/lower-document.js";
import { paintSvg } from "../src/drawing/svg/paint-svg.js";
import { estimateDocument, estimatePages } from "../src/model/cost/estimate.js";
import { DrawnFile } from "../src/tools/preview/drawn-file.js";
import { Workspace } from "./cli/call.js";

vi.mock("../src/model/cost/estimate.js", { spy: true });
vi.mock("../src/drawing/lower/lower-document.js", { spy: true });
vi.mock("../src/drawing/layout/layout-canvas.js", { spy: true });
vi.mock("../src/drawing/flow/layout-flow.js", { spy: true });
vi.mock("../src/drawing/svg/paint-svg.js", { spy: true });

/** How often each stage ran. */
function counts() {
  const times = (...stages: ((...args: never[]) => unknown)[]) =>
    stages.reduce((sum, stage) => sum + vi.mocked(stage).mock.calls.length, 0);
  return {
    // Calls within a module are not seen by the spies, so nothing is counted twice.
    estimates: times(estimatePages, estimateDocument),
    lowerings: times(lowerDocument),
    layouts: times(layoutCanvas, layoutFlow),
  };
}

afterEach(() => vi.clearAllMocks());

const source = 'page "Home" w=300 { title "Hello" button "Go" } page "Next" w=200 { text "There" }';
const everyFormat = ["--svg", "--html", "--png", "--pdf", "--theme", "both", "--out-dir", "out"];

describe("four formats in two themes", () => {
  it.each<[string, string, string[], ReturnType<typeof counts>]>([
    // A PDF has a page for each board, which is the picture's board in another place.
    ["cost one of each stage", source, [], { estimates: 1, lowerings: 1, layouts: 1 }],
    ["with arrows, too", `canvas flow ${source}`, [], { estimates: 1, lowerings: 1, layouts: 1 }],
    [
      "are estimated once for several devices",
      'page "Home" { title "Hello" }',
      ["--device", "mobile,tablet"],
      // The second layout searches for elements with too little space.
      { estimates: 1, lowerings: 1, layouts: 2 },
    ],
    [
      "are lowered once more for a prototype, which is not laid out",
      source,
      ["--prototype"],
      { estimates: 1, lowerings: 2, layouts: 1 },
    ],
    [
      "are laid out once more where HTML is as wide as asked and pictures have padding in that",
      'page "Home" { title "Hello" }',
      ["--width", "500"],
      { estimates: 1, lowerings: 2, layouts: 2 },
    ],
  ])("%s", async (_, text, options, expected) => {
    const workspace = new Workspace({ "a.wf": text });
    const called = await workspace.call(["render", "a.wf", ...everyFormat, ...options]);
    expect(called).toMatchObject({ code: 0 });
    expect(workspace.read("out/a.light.pdf")).not.toBe(workspace.read("out/a.dark.pdf"));
    expect(counts()).toEqual(expected);
  });
});

describe("the preview", () => {
  it.each(["svg", "html"] as const)("lays %s out once for all themes", (format) => {
    const { ast } = analyze(source);
    const file = new DrawnFile(source, ast, {}, undefined, () => undefined);
    const drawn = (theme: "light" | "dark", look?: "sketch") =>
      JSON.stringify(file.draw({ format, theme, look, pageWidth: undefined }).picture);
    vi.clearAllMocks();
    const light = drawn("light");
    const once = counts();
    expect(drawn("dark")).not.toBe(light);
    expect(counts()).toEqual(once);
    drawn("light", "sketch");
    expect(counts().layouts).toBeGreaterThan(once.layouts);
  });
});

describe("a composition", () => {
  it("does nothing before it is used", () => {
    const { ast, estimate } = analyze(source);
    vi.clearAllMocks();
    const composition = new Composition({ document: ast });
    expect(composition.document).toBe(ast);
    expect(counts()).toEqual({ estimates: 0, lowerings: 0, layouts: 0 });
    composition.html();
    expect(counts()).toEqual({ estimates: 0, lowerings: 1, layouts: 0 });
    compose({ ast, estimate }, { devices: ["mobile", "tablet"] });
    expect(counts()).toEqual({ estimates: 0, lowerings: 1, layouts: 0 });
  });

  it("knows the places of boards without painting them", () => {
    const { placement, frames } = compose(source);
    expect(placement).toMatchObject({ width: 300 + 64 + 200 + 48, left: 24, scale: 1 });
    expect(frames.boards).toHaveLength(2);
    expect(paintSvg).not.toHaveBeenCalled();
  });

  it("splits boards into canvases with the frames of the picture", () => {
    const composition = compose(source);
    const boards = composition.boards();
    expect(boards.map(({ boards: [only] }) => only!.frame)).toEqual(
      composition.frames.boards.map(({ frame }) => frame),
    );
    for (const {
      x,
      boards: [only],
    } of boards)
      expect([x, only!.x]).toEqual([0, 0]);
  });

  it("writes URLs of other files into HTML only, and lowers again only for these", () => {
    const linked = 'page "Home" { link "Away" navigate=other }';
    const composition = compose(linked);
    const plain = composition.html().html;
    const to = (name: string) => composition.html({ pageAddress: () => `${name}.html` }).html;
    expect(plain).not.toContain("href");
    expect(to("one")).toContain('href="one.html"');
    expect(to("two")).toContain('href="two.html"');
    expect(composition.html().html).toBe(plain);
    expect(counts()).toMatchObject({ lowerings: 3 });
    vi.clearAllMocks();
    const inside = compose(source);
    inside.html({ pageAddress: () => "x.html" });
    inside.html({ pageAddress: () => "y.html" });
    inside.svg();
    expect(counts()).toMatchObject({ lowerings: 1, layouts: 1 });
  });
});
