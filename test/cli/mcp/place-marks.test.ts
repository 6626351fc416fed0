/** Tests that numbers on a picture are readable, on examples and nested boxes: none overlaps or sticks out. */
import { expect, it } from "vitest";
import { inspectSource } from "../../../src/authoring/inspect/inspect-source.js";
import type { Rect } from "../../../src/authoring/inspect/rect.js";
import { placeMarks } from "../../../src/tools/mcp/place-marks.js";
import { examples } from "../../corpus/corpus.js";

const [width, height] = [21, 16];

function expectReadable(rects: readonly Rect[], bounds: Rect): void {
  const places = placeMarks(
    rects.map((rect) => ({ rect, width, height })),
    bounds,
  );
  expect(places).toHaveLength(rects.length);
  for (const [at, one] of places.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(bounds.x);
    expect(one.y).toBeGreaterThanOrEqual(bounds.y);
    expect(one.x + one.width).toBeLessThanOrEqual(bounds.x + bounds.width);
    expect(one.y + one.height).toBeLessThanOrEqual(bounds.y + bounds.height);
    for (const other of places.slice(at + 1)) {
      const isBeside = Math.abs(one.x - other.x) > width - 0.001;
      const isBelow = Math.abs(one.y - other.y) > height - 0.001;
      expect(isBeside || isBelow, `${JSON.stringify(one)} ${JSON.stringify(other)}`).toBe(true);
    }
  }
}

it.each([
  ["boxes in one another with the same corner", [300, 290, 200, 100, 40, 20]],
  ["equal boxes", Array.from({ length: 40 }, () => 60)],
])("places %s apart", (_, sizes) => {
  const rects = sizes.map((size) => ({ x: 20, y: 30, width: size, height: size / 2 }));
  expectReadable(rects, { x: 0, y: 0, width: 400, height: 300 });
});

it.each(examples)("places the numbers of $name apart", ({ source }) => {
  const [{ elements, width: across, height: down } = expect.unreachable()] =
    inspectSource(source).boards;
  const rects = elements.slice(1, 57).map(({ visible }) => visible);
  expectReadable(rects, { x: 0, y: 0, width: across, height: down });
});

it("keeps a number at its box if possible, and before the text in it", () => {
  const bounds = { x: 0, y: 0, width: 400, height: 300 };
  const rect = { x: 100, y: 100, width: 80, height: 40 };
  expect(placeMarks([{ rect, width, height }], bounds)).toEqual([{ x: 100, y: 84, width, height }]);
});

it("hides no text or icon where there is room beside it", () => {
  const bounds = { x: 0, y: 0, width: 400, height: 300 };
  const rect = { x: 100, y: 100, width: 80, height: 40 };
  const above = { x: 90, y: 80, width: 30, height: 20 };
  const [place = expect.unreachable()] = placeMarks([{ rect, width, height }], bounds, [above]);
  expect(place).toEqual({ x: 121, y: 84, width, height });
  const around = { x: 0, y: 0, width: 400, height: 300 };
  const [crowded] = placeMarks([{ rect, width, height }], bounds, [around]);
  expect(crowded).toEqual({ x: 100, y: 84, width, height });
});

it.each(["mobile-app", "dashboard"])("hides hardly any text or icon of %s", (name) => {
  const { source } = examples.find((each) => each.name.endsWith(`/${name}.wf`))!;
  const [{ elements, inked, painted, width: across, height: down } = expect.unreachable()] =
    inspectSource(source).boards;
  const frames = new Set(inked.map(({ frame }) => frame));
  const inks = painted.filter(({ frame }) => frames.has(frame)).map(({ rect }) => rect);
  const boxes = elements.slice(1, 57).map(({ visible }) => ({ rect: visible, width, height }));
  const bounds = { x: 0, y: 0, width: across, height: down };
  const hiding = (places: readonly Rect[]) =>
    places.filter((place) =>
      inks.some(
        (ink) =>
          place.x < ink.x + ink.width &&
          ink.x < place.x + place.width &&
          place.y < ink.y + ink.height &&
          ink.y < place.y + place.height,
      ),
    ).length;
  const [heedless, heeding] = [placeMarks(boxes, bounds), placeMarks(boxes, bounds, inks)].map(
    hiding,
  );
  expect(inks.length).toBeGreaterThan(20);
  expect(heedless).toBeGreaterThan(4);
  expect(heeding).toBe(0);
});

it("places numbers without enough space anyway", () => {
  const rect = { x: 0, y: 0, width: 10, height: 10 };
  const boxes = Array.from({ length: 9 }, () => ({ rect, width, height }));
  const places = placeMarks(boxes, { x: 0, y: 0, width: 30, height: 20 });
  expect(places).toHaveLength(9);
});
