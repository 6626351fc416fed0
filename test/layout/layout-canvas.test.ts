/** Tests where boards are on the canvas (language.md 2.4). */
import { describe, expect, it } from "vitest";
import { layoutCanvas } from "../../src/drawing/layout/layout-canvas.js";
import type { Board } from "../../src/model/box/box.js";
import { column, row } from "../../src/model/box/build.js";

function board(place: Partial<Board>, height = 50): Board {
  return { title: "Page", box: row({}, [row({ height }, [])]), ...place };
}

function places(boards: Board[], width = 500) {
  const canvas = layoutCanvas({ boards }, { width });
  const bounds = [canvas.x, canvas.y, canvas.width, canvas.height];
  return {
    bounds,
    boards: canvas.boards.map(({ x, y, frame }) => [x, y, frame.width, frame.height]),
  };
}

describe("a single board", () => {
  it.each<[string, Partial<Board>, number[]]>([
    ["takes the given width without a size", {}, [0, 0, 500, 50]],
    ["has its declared width", { width: 300 }, [0, 0, 300, 50]],
    ["is at least as high as declared", { width: 300, height: 200 }, [0, 0, 300, 200]],
    ["grows with its content", { width: 300, height: 20 }, [0, 0, 300, 50]],
  ])("%s", (_, declared, expected) => {
    expect(places([board(declared)])).toEqual({ bounds: expected, boards: [expected] });
  });

  it("has no title above it", () => {
    expect(layoutCanvas({ boards: [board({})] }, { width: 100 }).boards[0]?.title).toBeUndefined();
  });
});

describe("several boards", () => {
  it("flow from left to right, 64 px apart, each below its title", () => {
    expect(places([board({ width: 300 }), board({ width: 200 }, 80)])).toEqual({
      bounds: [0, -32, 564, 112],
      boards: [
        [0, 0, 300, 50],
        [364, 0, 200, 80],
      ],
    });
  });

  it("are placed where they say, and the others in a row below", () => {
    const boards = [
      board({ width: 100 }),
      board({ width: 100, at: { x: -40, y: 300 } }),
      board({ width: 100 }),
    ];
    expect(places(boards)).toEqual({
      bounds: [-40, 268, 264, 228],
      boards: [
        [-40, 446, 100, 50],
        [-40, 300, 100, 50],
        [124, 446, 100, 50],
      ],
    });
  });

  it("truncate a title that is wider than its board", () => {
    const boards = [board({ width: 60, title: "A very long title" }), board({ width: 60 })];
    const { title } = layoutCanvas({ boards }, { width: 500 }).boards[0]!;
    expect(title?.lines?.[0]?.text).toMatch(/…$/);
  });
});

describe("panels outside a board", () => {
  const aside = (place: "below" | "beside", height: number) => ({
    place,
    box: row({}, [row({ height }, [])]),
  });
  const placesOf = (boards: Board[]) => {
    const canvas = layoutCanvas({ boards }, { width: 1000 });
    const rectangle = ({ x, y, frame }: (typeof canvas.boards)[number]["asides"][number]) => [
      x,
      y,
      frame.width,
      frame.height,
    ];
    return {
      size: [canvas.width, canvas.height],
      boards: canvas.boards.map(rectangle),
      asides: canvas.boards.flatMap(({ asides }) => asides.map(rectangle)),
    };
  };

  it("are below it at its width, or beside it and 280 px wide", () => {
    const asides = [aside("below", 20), aside("beside", 90), aside("beside", 10)];
    expect(placesOf([board({ width: 400, asides })])).toEqual({
      size: [704, 124],
      boards: [[0, 0, 400, 50]],
      asides: [
        [0, 74, 400, 20],
        [424, 0, 280, 90],
        [424, 114, 280, 10],
      ],
    });
  });

  it("leave the rest of the width to a board without one", () => {
    const { boards } = placesOf([board({ asides: [aside("beside", 10)] })]);
    expect(boards).toEqual([[0, 0, 696, 50]]);
  });

  it("keep the next board away", () => {
    const { boards } = placesOf([
      board({ width: 100, asides: [aside("beside", 10)] }),
      board({ width: 100 }),
    ]);
    expect(boards[1]).toEqual([468, 0, 100, 50]);
  });
});

describe("copies of boards", () => {
  it("flow like boards", () => {
    const boards = [board({ width: 100 }), board({ width: 100, copy: 1 }), board({ width: 100 })];
    expect(places(boards).boards.map(([x, y]) => [x, y])).toEqual([
      [0, 0],
      [164, 0],
      [328, 0],
    ]);
  });

  it("are beside a page with a place if no other page reaches that far", () => {
    const boards = [
      board({ width: 100, at: { x: 0, y: 0 } }),
      board({ width: 100, copy: 1 }),
      board({ width: 100, at: { x: 200, y: 100 } }),
      board({ width: 100, copy: 2 }),
      board({ width: 100, copy: 3 }),
    ];
    expect(places(boards).boards.map(([x, y]) => [x, y])).toEqual([
      [0, 0],
      [0, 246],
      [200, 100],
      [364, 100],
      [528, 100],
    ]);
  });

  it("are in a row below everything else if there is no room beside their page", () => {
    const boards = [
      board({ width: 100 }),
      board({ width: 100, copy: 1 }),
      board({ width: 100, at: { x: -20, y: 100 } }),
      board({ width: 100, copy: 2 }),
    ];
    expect(places(boards).boards.map(([x, y]) => [x, y])).toEqual([
      [-20, 246],
      [144, 246],
      [-20, 100],
      [144, 100],
    ]);
  });
});

it("makes room for boxes that float far outside a board", () => {
  const floating = column(
    { position: "absolute", raised: true, inset: { top: 40, left: 0 }, width: 60, height: 100 },
    [],
  );
  const box = column({ height: 50 }, [floating]);
  const canvas = layoutCanvas({ boards: [{ title: "", box }] }, { width: 500 });
  expect(canvas.height).toBe(116);
});

it("is empty without boards", () => {
  expect(places([])).toEqual({ bounds: [0, 0, 0, 0], boards: [] });
});
