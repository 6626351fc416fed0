/** Tests the positions of boxes: literals in, rectangles out. */
import { describe, expect, it } from "vitest";
import type { Frame } from "../../src/drawing/layout/frame.js";
import { layoutBox } from "../../src/drawing/layout/layout-box.js";
import type { Box } from "../../src/model/box/box.js";
import { column, edges, grid, group, row, text } from "../../src/model/box/build.js";
import type { Style } from "../../src/model/box/style.js";

type Rectangle = [x: number, y: number, width: number, height: number];

function leaf(width: number, height: number, style: Style = {}): Box {
  return row({ width, height, shrink: 0, ...style }, []);
}

function rectangle({ x, y, width, height }: Frame): Rectangle {
  return [x, y, width, height];
}

/** The rectangles of the children of a box laid out 100 px wide. */
function places(box: Box, width = 100): Rectangle[] {
  return layoutBox(box, { width }).children.map(rectangle);
}

describe("rows", () => {
  it.each<[string, Style, Rectangle[]]>([
    [
      "start",
      {},
      [
        [0, 0, 20, 10],
        [20, 0, 30, 20],
      ],
    ],
    [
      "gap",
      { gap: 5 },
      [
        [0, 0, 20, 10],
        [25, 0, 30, 20],
      ],
    ],
    [
      "center",
      { justify: "center" },
      [
        [25, 0, 20, 10],
        [45, 0, 30, 20],
      ],
    ],
    [
      "end",
      { justify: "end" },
      [
        [50, 0, 20, 10],
        [70, 0, 30, 20],
      ],
    ],
    [
      "between",
      { justify: "between" },
      [
        [0, 0, 20, 10],
        [70, 0, 30, 20],
      ],
    ],
    [
      "around",
      { justify: "around" },
      [
        [12.5, 0, 20, 10],
        [57.5, 0, 30, 20],
      ],
    ],
    [
      "middle",
      { align: "center" },
      [
        [0, 5, 20, 10],
        [20, 0, 30, 20],
      ],
    ],
    [
      "bottom",
      { align: "end" },
      [
        [0, 10, 20, 10],
        [20, 0, 30, 20],
      ],
    ],
    [
      "padding and border",
      { padding: edges(4), border: edges(1) },
      [
        [5, 5, 20, 10],
        [25, 5, 30, 20],
      ],
    ],
    [
      "reversed",
      { direction: "row-reverse" },
      [
        [80, 0, 20, 10],
        [50, 0, 30, 20],
      ],
    ],
  ])("%s", (_, style, expected) => {
    expect(places(row(style, [leaf(20, 10), leaf(30, 20)]))).toEqual(expected);
  });

  it("distribute free and missing space", () => {
    const growing = row({}, [leaf(20, 10, { grow: 1 }), leaf(20, 10, { grow: 2 })]);
    expect(places(growing)).toEqual([
      [0, 0, 40, 10],
      [40, 0, 60, 10],
    ]);
    const shrinking = row({}, [leaf(60, 10, { shrink: 1 }), leaf(90, 10, { shrink: 1 })]);
    expect(places(shrinking)).toEqual([
      [0, 0, 40, 10],
      [40, 0, 60, 10],
    ]);
  });

  it("shrink no item below its longest word", () => {
    const [first] = places(row({}, [text("Donaudampfschiff", { size: 14 }), leaf(90, 10)]), 100);
    expect(first?.[2]).toBeGreaterThan(100);
    const cut = text("Donaudampfschiff", { size: 14, wrapping: "ellipsis" });
    expect(places(row({}, [cut, leaf(90, 10)]))[0]?.[2]).toBe(10);
  });

  it("wrap", () => {
    const wrapped = row({ wrap: true, gap: 10, rowGap: 4 }, [
      leaf(50, 10),
      leaf(50, 20),
      leaf(30, 10),
    ]);
    expect(places(wrapped)).toEqual([
      [0, 0, 50, 10],
      [0, 14, 50, 20],
      [60, 14, 30, 10],
    ]);
  });

  it("give remaining space to automatic margins", () => {
    const item = leaf(20, 10, { margin: { left: "auto" } });
    expect(places(row({}, [leaf(10, 10), item]))).toEqual([
      [0, 0, 10, 10],
      [80, 0, 20, 10],
    ]);
    const middle = leaf(20, 10, { margin: { left: "auto", right: "auto", top: "auto" } });
    expect(places(row({ height: 40 }, [middle]))).toEqual([[40, 30, 20, 10]]);
  });

  it("align baselines", () => {
    const small = text("a", { size: 12, lineHeight: 1.5 });
    const large = text("b", { size: 24, lineHeight: 1.5 });
    const frame = layoutBox(row({ align: "baseline" }, [small, large]), { width: 100 });
    const [first, second] = frame.children.map(({ lines }) => lines?.[0]?.y);
    expect(first).toBe(second);
  });

  it("respect the order", () => {
    const first = leaf(20, 10, { order: 1 });
    expect(places(row({}, [first, leaf(30, 10)]))).toEqual([
      [0, 0, 30, 10],
      [30, 0, 20, 10],
    ]);
  });
});

describe("columns", () => {
  it("stretch items without a width, and fit others to their content", () => {
    const frames = places(
      column({}, [row({ height: 10 }, []), leaf(30, 10), text("ab", { size: 14 })]),
    );
    expect(frames.map(([, , width]) => width)).toEqual([100, 30, 100]);
    const [fitting] = places(column({ align: "start" }, [text("ab", { size: 14 })]));
    expect(fitting?.[2]).toBeLessThan(20);
  });

  it("distribute a known height", () => {
    const box = column({ height: 100 }, [leaf(10, 20), row({ grow: 1 }, [])]);
    expect(places(box)).toEqual([
      [0, 0, 10, 20],
      [0, 20, 100, 80],
    ]);
    const least = column({ minHeight: 100 }, [leaf(10, 20), row({ grow: 1 }, [])]);
    expect(places(least)).toEqual([
      [0, 0, 10, 20],
      [0, 20, 100, 80],
    ]);
  });

  it("reverse", () => {
    const box = column({ direction: "column-reverse" }, [leaf(10, 20), leaf(10, 30)]);
    expect(places(box)).toEqual([
      [0, 30, 10, 20],
      [0, 0, 10, 30],
    ]);
  });

  it("resolve percentages of widths always, and of heights if they are known", () => {
    const half = row({ width: { percent: 50 }, height: { percent: 50 } }, []);
    expect(places(column({ height: 40 }, [half]))).toEqual([[0, 0, 50, 20]]);
    expect(places(column({}, [half]))).toEqual([[0, 0, 50, 0]]);
  });

  it("keep the aspect ratio without cutting off content", () => {
    expect(places(column({}, [row({ aspectRatio: 2 }, [])]))).toEqual([[0, 0, 100, 50]]);
    const full = row({ aspectRatio: 2 }, [leaf(10, 80)]);
    expect(places(column({}, [full]))).toEqual([[0, 0, 100, 80]]);
  });
});

describe("grids", () => {
  it.each<[string, Style, Rectangle[]]>([
    [
      "equal columns",
      {
        columns: [
          { kind: "fr", value: 1 },
          { kind: "fr", value: 1 },
        ],
      },
      [
        [0, 0, 50, 10],
        [50, 0, 50, 10],
        [0, 10, 50, 20],
      ],
    ],
    [
      "px and the rest",
      {
        columns: [
          { kind: "px", value: 30 },
          { kind: "flexible", value: 1 },
        ],
        gap: 10,
      },
      [
        [0, 0, 30, 10],
        [40, 0, 60, 10],
        [0, 20, 30, 20],
      ],
    ],
    [
      "as many as fit",
      { columns: { autoFill: 40 } },
      [
        [0, 0, 50, 10],
        [50, 0, 50, 10],
        [0, 10, 50, 20],
      ],
    ],
    [
      "row gap",
      { columns: [{ kind: "fr", value: 1 }], gap: 10, rowGap: 2 },
      [
        [0, 0, 100, 10],
        [0, 12, 100, 10],
        [0, 24, 100, 20],
      ],
    ],
  ])("%s", (_, style, expected) => {
    const cells = [row({ height: 10 }, []), row({ height: 10 }, []), row({ height: 20 }, [])];
    expect(places(grid(style, cells))).toEqual(expected);
  });

  it("place spans where they fit, and never exceed their number of columns", () => {
    const columns = [
      { kind: "fr", value: 1 },
      { kind: "fr", value: 1 },
    ] as const;
    const wide = row({ height: 5, columnSpan: 12 }, []);
    const boxes = [row({ height: 10 }, []), wide];
    expect(places(grid({ columns }, boxes))).toEqual([
      [0, 0, 50, 10],
      [0, 10, 100, 5],
    ]);
  });

  it("size columns by their content", () => {
    const columns = [{ kind: "max-content" }, { kind: "auto" }] as const;
    expect(places(grid({ columns }, [leaf(30, 5), row({ height: 5 }, [])]))).toEqual([
      [0, 0, 30, 5],
      [30, 0, 70, 5],
    ]);
  });

  it("ignore groups", () => {
    const columns = [
      { kind: "fr", value: 1 },
      { kind: "fr", value: 1 },
    ] as const;
    const cell = row({ height: 10 }, []);
    expect(places(grid({ columns }, [group("tr", [cell, { ...cell }]), { ...cell }]))).toEqual([
      [0, 0, 50, 10],
      [50, 0, 50, 10],
      [0, 10, 50, 10],
    ]);
  });
});

describe("absolute boxes", () => {
  const size = { width: 20, height: 10 };
  it.each<[string, Style, Rectangle]>([
    ["insets of the start", { ...size, inset: { left: 5, top: 6 } }, [6, 7, 20, 10]],
    ["insets of the end", { ...size, inset: { right: 5, bottom: 6 } }, [74, 33, 20, 10]],
    [
      "shares",
      { ...size, inset: { left: { percent: 50 }, top: { percent: 100 } } },
      [50, 49, 20, 10],
    ],
    ["both sides", { inset: { left: 0, right: 0, top: 0, bottom: 0 } }, [1, 1, 98, 48]],
    ["their place without insets", size, [5, 5, 20, 10]],
    [
      "shares of the padding box",
      { width: { percent: 50 }, height: { percent: 50 }, inset: { left: 0, top: 0 } },
      [1, 1, 49, 24],
    ],
  ])("are positioned from the padding box: %s", (_, style, expected) => {
    const box = column({ height: 50, border: edges(1), padding: edges(4), position: "relative" }, [
      row({ ...style, position: "absolute" }, []),
    ]);
    expect(places(box)).toEqual([expected]);
  });

  it("belong to the nearest positioned box, and move nothing", () => {
    const badge = row({ ...size, position: "absolute", inset: { right: 0, top: 0 } }, []);
    const box = column({ position: "relative", padding: edges(10) }, [
      column({}, [badge, leaf(5, 5)]),
    ]);
    const [inner] = layoutBox(box, { width: 100 }).children;
    expect(inner?.children.map(rectangle)).toEqual([
      [80, 0, 20, 10],
      [10, 10, 5, 5],
    ]);
  });
});

describe("sizes", () => {
  it.each<[string, Style, number, number]>([
    ["limits", { width: 500, maxWidth: 60, minHeight: 30 }, 60, 30],
    ["the least one wins", { width: 10, minWidth: 70, maxWidth: 60 }, 70, 0],
    ["padding is not part of the content", { width: 5, padding: edges(10) }, 20, 20],
    ["shares of the room", { width: { percent: 50 } }, 50, 0],
  ])("%s", (_, style, width, height) => {
    const frame = layoutBox(row(style, []), { width: 100 });
    expect([frame.width, frame.height]).toEqual([width, height]);
  });

  it("of fields and pictures come from their style", () => {
    const field: Box = {
      kind: "field",
      control: "input",
      text: "x".repeat(50),
      textStyle: { size: 14 },
      isPlaceholder: false,
      style: { padding: edges(8), border: edges(1) },
    };
    const image: Box = {
      kind: "image",
      src: "",
      alt: "",
      style: { aspectRatio: 2 },
      children: [leaf(500, 500)],
    };
    expect(places(column({}, [field, image]))).toEqual([
      [0, 0, 100, 39],
      [0, 39, 100, 50],
    ]);
  });
});
