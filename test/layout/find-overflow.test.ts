/** Tests which texts are reported as not fitting, and which elements as running off their board. */
import { expect, it } from "vitest";
import { findOverflow } from "../../src/drawing/layout/find-overflow.js";
import { layoutCanvas } from "../../src/drawing/layout/layout-canvas.js";
import type { Box } from "../../src/model/box/box.js";
import { column, row, text } from "../../src/model/box/build.js";

const long = "Donaudampfschifffahrtsgesellschaft";

function overflows(box: Box): number[] {
  const canvas = layoutCanvas({ boards: [{ title: "", box }] }, { width: 100 });
  return findOverflow(canvas).map(({ px }) => Math.round(px));
}

it.each<[string, Box, number]>([
  ["text that wraps", text(`${long} ${long}`, { size: 14 }), 0],
  ["text that fits", row({}, [text("short", { size: 14, wrapping: "ellipsis" })]), 0],
  ["text that ends in an ellipsis", text(long, { size: 14, wrapping: "ellipsis" }), 1],
  ["text that sticks out of its board", row({}, [text(long, { size: 28 })]), 1],
  ["a long word that breaks", row({}, [text(long, { size: 14 })]), 0],
  ["text that sticks out of its own width", text(long, { size: 14, wrapping: "nowrap" }), 1],
  [
    "text below the edge of a box that cuts",
    column({}, [column({ height: 10, overflow: "hidden" }, [text("a\nb\nc", { size: 14 })])]),
    1,
  ],
  [
    "text below the edge of a page that is clipped",
    column({ height: 10, overflow: "hidden" }, [text("a\nb\nc", { size: 14 })]),
    0,
  ],
  [
    "text below the edge of a box that scrolls",
    column({ height: 10, overflow: "hidden" }, [text("a\nb\nc", { size: 14 })], { scrolls: true }),
    0,
  ],
  [
    "text that sticks out of a box of a fixed height",
    column({}, [column({ height: 30 }, [text("a\nb\nc", { size: 14 })])]),
    1,
  ],
  [
    "text that hangs in a frame without a height",
    column({ height: 0 }, [text("a", { size: 14 })]),
    0,
  ],
  [
    "text placed over a box of a fixed height",
    column({ height: 10 }, [text("a", { size: 14 }, { style: { position: "absolute" } })]),
    0,
  ],
  [
    "text beyond a fixed height",
    column({}, [text("a\nb\nc", { size: 14 }, { style: { height: 20 } })]),
    1,
  ],
])("%s: %#", (_, box, count) => {
  expect(overflows(box).length).toBe(count);
});

it("reports the number of px", () => {
  expect(overflows(text(long, { size: 14, wrapping: "nowrap" }))[0]).toBeGreaterThan(100);
});

const origin = { from: 0, to: 1 };

/** The overflowing edges of a board of 100 px that contains a box with this style. */
function edgesOf(style: Box["style"], inside: Box["style"] = {}): unknown[] {
  const element = column({ height: 10, shrink: 0, ...style }, [], { origin });
  const box = column({ height: 50, position: "relative" }, [row(inside, [element])]);
  const canvas = layoutCanvas({ boards: [{ title: "", box }] }, { width: 100 });
  return findOverflow(canvas).map(({ edge, px }) => [edge, px]);
}

it.each<[string, Box["style"], Box["style"], unknown[]]>([
  ["one that is too wide", { width: 130 }, {}, [["right", 30]]],
  ["one that is too high", { width: 10, height: 90 }, {}, [["bottom", 40]]],
  ["one that is moved too far", { width: 10, margin: { left: -30 } }, {}, [["left", 30]]],
  [
    "one placed on an edge",
    { width: 20, position: "absolute", inset: { left: 90 } },
    {},
    [["right", 10]],
  ],
  ["one that is cut", { width: 130 }, { overflow: "hidden" }, []],
])("reports content beyond the edge of a board: %s", (_, style, inside, expected) => {
  expect(edgesOf(style, inside)).toEqual(expected);
});
