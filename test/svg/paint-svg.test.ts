/** Tests SVG pictures: form, safety, sizes and what they must not contain. */
import { describe, expect, it } from "vitest";
import { layoutCanvas } from "../../src/drawing/layout/layout-canvas.js";
import { placeCanvas, roomOf } from "../../src/drawing/paint/place-canvas.js";
import { paintSvg, type SvgOptions } from "../../src/drawing/svg/paint-svg.js";
import type { Board, Box } from "../../src/model/box/box.js";
import { column, edges, row, text, token } from "../../src/model/box/build.js";
import { everyBox } from "../support/boxes.js";
import { readXml } from "../support/xml.js";

interface Size {
  width?: number;
  padding?: number;
}

function draw(boards: Board[], options: Partial<SvgOptions> & Size = {}) {
  const { padding = 24, width, ...others } = options;
  const canvas = layoutCanvas({ boards }, { width: roomOf({ width, padding }) });
  const placement = placeCanvas(canvas, { width, padding });
  return paintSvg(canvas, { theme: "light", placement, ...others });
}

function drawBox(box: Box): string {
  return draw([{ title: "", box }], { padding: 0 }).svg;
}

function board(width: number | undefined, height: number): Board {
  return {
    title: "Page",
    box: row({}, [row({ height }, [])]),
    ...(width !== undefined && { width }),
  };
}

describe("a picture of every kind of box", () => {
  const { svg } = draw([{ title: "<Every> & all", box: everyBox(), width: 400 }]);

  it("is well-formed", () => {
    expect(readXml(svg).name).toBe("svg");
  });

  it("has the same bytes each time", () => {
    expect(draw([{ title: "<Every> & all", box: everyBox(), width: 400 }]).svg).toBe(svg);
  });

  it("has neither scripts nor foreign objects nor external references", () => {
    expect(svg).not.toMatch(/<script|foreignObject|<image|href=|\son\w+=|@import/i);
    expect(svg.match(/url\(([^)]*)\)/g)?.every((url) => url.startsWith("url(#wf-"))).toBe(true);
  });

  it("refers only to its own definitions", () => {
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`);
  });

  it("has ids with the given prefix", () => {
    const page = draw([{ title: "<Every> & all", box: everyBox(), width: 400 }], { idPrefix: "b" });
    const own = /id="(wf-\w+)-1"/.exec(svg)![1]!;
    expect(page.svg).toBe(svg.replaceAll(`${own}-`, "b-"));
  });

  it("has a title, a description and a role", () => {
    expect(svg).toContain('role="img"');
    expect(svg).toContain("<title>&lt;Every&gt; &amp; all</title>");
    expect(svg).toMatch(/<desc>Wireframe of one board: 400 × [\d.]+ px<\/desc>/);
  });

  it("has at most two decimals, except in scales, opacities of shadows and paths of icons", () => {
    expect(svg.replace(/scale\([^)]*\)|fill-opacity="[^"]*"|<path d="[^"]*"\/>/g, "")).not.toMatch(
      /\d\.\d{3}/,
    );
  });

  it("shows the other theme if a box selects it", () => {
    expect(svg).toContain("#69727d");
  });
});

describe("text", () => {
  it.each([
    ["two words", true],
    ["x", false],
    ["漢字", false],
    ["−3 %", true],
    ["⌘S", true],
    ["☎\ufe0f 12", false],
  ])("%j keeps its width: %s", (content, holds) => {
    const svg = drawBox(text(content, { size: 14 }));
    expect(svg.includes("textLength=")).toBe(holds);
    expect(svg.includes('lengthAdjust="spacingAndGlyphs"')).toBe(holds);
  });

  it("that would overflow its box is squeezed even if its width is estimated", () => {
    const box = row({ width: 20 }, [
      text("漢字漢字", { size: 14, wrapping: "nowrap" }, { style: { minWidth: 0, width: 20 } }),
    ]);
    expect(drawBox(box)).toContain('textLength="20"');
  });

  it("from right to left is anchored at its right edge", () => {
    expect(drawBox(text("שלום", { size: 10 }))).toMatch(/<text x="1200" [^>]*text-anchor="end"/);
  });

  const words = text("Save", { size: 10 });

  it.each<[string, Box, string | undefined]>([
    ["with centered lines", text("Save", { size: 10, align: "center" }), "middle"],
    ["with lines at the right", text("Save", { size: 10, align: "right" }), "end"],
    ["with justified lines", text("Save", { size: 10, align: "justify" }), undefined],
    ["at the left", column({}, [words]), undefined],
    ["in a centered row", row({ justify: "center" }, [words]), "middle"],
    ["in a centered row of several", row({ justify: "center" }, [words, words]), undefined],
    ["in a column with centered content", column({ align: "center" }, [words, words]), "middle"],
    ["in a column with content at the right", column({ align: "end" }, [words]), "end"],
    ["in a row that ends with it", row({ justify: "end" }, [words]), "end"],
    ["at the far end of a row", row({ justify: "between" }, [row({ width: 5 }, []), words]), "end"],
    ["after a box that takes the remaining room", row({}, [row({ grow: 1 }, []), words]), "end"],
    ["after a box of a fixed width", row({}, [row({ width: 5 }, []), words]), undefined],
    ["alone in a box that is centered", column({ align: "center" }, [row({}, [words])]), "middle"],
    [
      "on two lines in a box that is centered",
      column({ align: "center" }, [text("a\nbcd", { size: 10 })]),
      undefined,
    ],
    [
      "pushed to the right",
      column({}, [
        text("Save", { size: 10 }, { style: { margin: { left: "auto" }, alignSelf: "start" } }),
      ]),
      "end",
    ],
  ])("%s is anchored so that it stays in place in any font", (_, box, anchor) => {
    const svg = drawBox(box);
    const found = [...svg.matchAll(/<text [^>]*>/g)].map(
      ([tag]) => /text-anchor="(\w+)"/.exec(tag)?.[1],
    );
    expect(new Set(found)).toEqual(new Set([anchor]));
  });

  it("that is centered has its middle in the middle", () => {
    const svg = drawBox(row({ justify: "center" }, [words]));
    const [, x] = /<text x="([^"]*)" [^>]*text-anchor="middle"/.exec(svg)!;
    expect(Math.abs(Number(x) - 600)).toBeLessThan(0.05);
  });

  it("for painters without other fonts begins where it was measured", () => {
    const box = row({ justify: "center" }, [words]);
    const { svg } = draw([{ title: "", box }], { padding: 0, missing: new Set() });
    expect(svg).not.toContain("text-anchor");
  });

  it("without content draws nothing", () => {
    expect(drawBox(text("  ", { size: 14 }))).not.toContain("<text");
  });
});

describe("sizes", () => {
  it.each<[string, Board[], Size, number, number]>([
    ["an empty document", [], { padding: 24 }, 1200, 48],
    ["an empty document without padding", [], { padding: 0 }, 1200, 1],
    ["a fluid board", [board(undefined, 100)], {}, 1200, 148],
    ["a fluid board in a given width", [board(undefined, 100)], { width: 500 }, 500, 148],
    ["the natural size of a declared board", [board(300, 100)], {}, 348, 148],
    ["a declared board in a wider picture", [board(300, 100)], { width: 1000 }, 1000, 148],
    ["a declared board in a narrower picture", [board(400, 100)], { width: 248 }, 248, 98],
    ["several boards", [board(300, 100), board(200, 50)], {}, 612, 180],
    [
      "a board without a size next to others at its own scale",
      [board(undefined, 100), board(300, 100)],
      {},
      1564,
      180,
    ],
  ])("%s", (_, boards, options, width, height) => {
    const picture = draw(boards, options);
    expect([picture.width, picture.height]).toEqual([width, height]);
    expect(picture.svg).toContain(
      `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    );
  });

  it("center narrower boards, and scale wider ones down", () => {
    expect(draw([board(300, 10)], { width: 1000 }).svg).toContain('transform="translate(350 24)"');
    expect(draw([board(400, 10)], { width: 248 }).svg).toContain("translate(24 24) scale(0.5)");
  });
});

it("clips overflow only if the box says so", () => {
  const inner = column({ width: 100, height: 100, shrink: 0 }, [], {
    paint: { background: token("fill") },
  });
  expect(drawBox(column({ height: 10, overflow: "hidden" }, [inner]))).toContain("<clipPath");
  expect(drawBox(column({ height: 10 }, [inner]))).not.toContain("clipPath");
});

it("draws borders of the same width as one figure, others edge by edge", () => {
  const paint = { borderColor: token("line"), background: token("paper") };
  const even = drawBox(row({ height: 10, border: edges(1) }, [], { paint }));
  expect(even).toContain(
    '<rect x="0.5" y="0.5" width="1199" height="9" fill="#ffffff" stroke="#d0d5da"/>',
  );
  const below = drawBox(
    row({ height: 10, border: { bottom: 1 } }, [], { paint: { borderColor: token("line") } }),
  );
  expect(below).toContain('<rect x="0" y="9" width="1200" height="1" fill="#d0d5da"/>');
});

describe("two pictures in one page", () => {
  const hatched = (title: string) => {
    const image = row({ width: 50, height: 50 }, [], { paint: { hatch: token("line") } });
    return draw([{ title, box: row({ overflow: "hidden" }, [image]), width: 40 }]).svg;
  };
  const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

  it("share no id, and equal pictures have the same", () => {
    const [one, other] = [hatched("A"), hatched("B")];
    expect(idsIn(one).length).toBeGreaterThan(0);
    expect(new Set([...idsIn(one), ...idsIn(other)]).size).toBe(2 * idsIn(one).length);
    expect(hatched("A")).toBe(one);
  });
});
