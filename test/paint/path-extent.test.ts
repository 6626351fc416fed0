/** Tests the bounding box of a path: never smaller than the path, for every way to write path data. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pathExtent } from "../../src/drawing/paint/path-extent.js";

const rect = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});

describe("the rectangle of a path", () => {
  it.each([
    ["M1 2L5 -3", rect(1, -3, 5, 2)],
    ["M1 2 5 -3", rect(1, -3, 5, 2)],
    ["m1 2 4 -5 1 1", rect(1, -3, 6, 2)],
    ["M1 2h4v-5H0V9z", rect(0, -3, 5, 9)],
    ["M10 10h2v2zl1 1", rect(10, 10, 12, 12)],
    ["M0 0C1 9 2-9 3 0", rect(0, -9, 3, 9)],
    ["M10 0c1 9 2-9 3 0s1 1 2 0", rect(10, -9, 15, 9)],
    ["M0 0Q5 8 10 0T20 0", rect(0, 0, 20, 8)],
    ["M0 0a5 5 0 0 1 10 0", rect(-10, -10, 20, 10)],
    ["M.5.5L1.5e1-.25", rect(0.5, -0.25, 15, 0.5)],
  ])("%s", (d, extent) => {
    expect(pathExtent(d)).toEqual(extent);
  });

  it("is empty without points", () => {
    expect(pathExtent("")).toEqual(rect(Infinity, Infinity, -Infinity, -Infinity));
  });

  it("holds every point of a polygon, relative or not", () => {
    const point = fc.tuple(
      fc.integer({ min: -999, max: 999 }),
      fc.integer({ min: -999, max: 999 }),
    );
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), (points) => {
        const xs = points.map(([x]) => x);
        const ys = points.map(([, y]) => y);
        const whole = rect(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
        const absolute = `M${points.map(([x, y]) => `${x} ${y}`).join("L")}z`;
        const steps = points.map(([x, y], at) => {
          const [fromX, fromY] = points[at - 1] ?? [0, 0];
          return `${x - fromX} ${y - fromY}`;
        });
        expect(pathExtent(absolute)).toEqual(whole);
        expect(pathExtent(`m${steps.join("l")}z`)).toEqual(whole);
      }),
    );
  });
});
