/** Tests the measures of a blueprint: inside the picture, large enough to read, clear of their arrows. */
import { expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { compose } from "../../src/composition.js";
import { paintMeasures } from "../../src/drawing/paint/looks/measures.js";
import type { Line, Shapes } from "../../src/drawing/paint/shapes.js";

it.each(["w=390 h=640", "w=1240 h=760", "w=90 h=90", "w=390 h=640 frame=phone"])(
  "of a page %s are read beside the board",
  (size) => {
    const canvas = compose(analyze(`page "P" ${size} { }`).ast, { look: "blueprint" }).frames;
    const [board] = canvas.boards;
    const { frame } = board!;
    const margin = {
      right: canvas.x + canvas.width - frame.width,
      below: canvas.y + canvas.height - frame.height,
    };
    // A picture has 24 px more around all boards.
    expect(Math.min(margin.right, margin.below, -canvas.x, -canvas.y) + 24).toBeGreaterThanOrEqual(
      36,
    );
    const drawn: { points: number[][]; width: number }[] = [];
    let [left, top] = [0, 0];
    const shapes = {
      place(x: number, y: number, draw: () => void) {
        [left, top] = [x, y];
        draw();
      },
      path(d: string, _: unknown, line: Line) {
        const numbers = [...d.matchAll(/([\d.-]+) ([\d.-]+)/g)];
        const points = numbers.map(([, x, y]) => [Number(x) + left, Number(y) + top]);
        drawn.push({ points, width: line.width });
      },
    } as unknown as Shapes;
    paintMeasures(board!, canvas.themes!.light, shapes);
    expect(drawn).toHaveLength(4);
    for (const [at, axis] of [
      [0, 0],
      [2, 1],
    ] as const) {
      const [arrows, figures] = [drawn[at]!.points, drawn[at + 1]!.points];
      const along = figures.map((point) => point[axis]!);
      const across = figures.map((point) => point[1 - axis]!);
      expect(Math.max(...across) - Math.min(...across)).toBeGreaterThanOrEqual(10);
      const edge = [frame.height, frame.width][axis]!;
      expect(Math.min(...across)).toBeGreaterThan(edge + 8);
      expect(Math.max(...across)).toBeLessThan(edge + 36);
      // The line has a gap around the number.
      const [from, to] = [Math.min(...along) - 4, Math.max(...along) + 4];
      expect(arrows.filter((point) => point[axis]! > from && point[axis]! < to)).toEqual([]);
    }
  },
);
