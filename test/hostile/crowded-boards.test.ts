/** Boards with so many arrows or notes that comparing all of them with each other would take minutes. */
import { expect, it, vi } from "vitest";
import { renderSvg } from "../../src/compile.js";
import { Crossings, type Way } from "../../src/drawing/flow/compare-ways.js";
import { spreadRoutes } from "../../src/drawing/flow/spread-routes.js";

/** A route with many corners, near those with other numbers. */
function zigzag(number: number, corners: number): Way {
  const points = Array.from({ length: corners }, (_, at) => ({
    x: ((at >> 1) % 12) * 30 + ((number * 7) % 29),
    y: ((at + 1) >> 1) * 20 + ((number * 13) % 17),
  }));
  return { points, from: 0, to: 1, source: { left: -50, top: -50, right: 500, bottom: 5_000 } };
}

it("compares routes that wind up to a maximum of segments", () => {
  const counted = vi.spyOn(Crossings.prototype, "count");
  spreadRoutes(
    Array.from({ length: 30 }, (_, number) => zigzag(number, 100)),
    [],
  );
  // Six rounds, in each of which 6 million pairs of segments are compared.
  expect(counted.mock.calls.length).toBeGreaterThan(100);
  expect(counted.mock.calls.length).toBeLessThan(6 * 700);
  counted.mockRestore();
});

it("compares notes with the parts of a board up to a maximum", () => {
  const items = Array.from({ length: 1_500 }, (_, at) => `item ${at} "t"`).join("\n");
  const marked = Array.from({ length: 1_500 }, (_, at) => `text "x"\nmarker ${at}`).join("\n");
  const { max } = Math;
  let calls = 0;
  // A spy would keep the arguments of millions of calls.
  Math.max = (...numbers) => {
    calls++;
    return Reflect.apply(max, Math, numbers);
  };
  try {
    const { svg } = renderSvg(`page "x" {\n${marked}\nannotations leader {\n${items}\n}\n}`);
    expect(svg).toContain("<svg");
  } finally {
    Math.max = max;
  }
  expect(calls).toBeLessThan(20_000_000);
});
