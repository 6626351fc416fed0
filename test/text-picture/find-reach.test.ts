/** Tests how far words may extend, with many items. */
import { expect, test } from "vitest";
import { findReach } from "../../src/drawing/text/find-reach.js";
import type { PictureItem } from "../../src/drawing/text/picture-item.js";

/** Items that count how often their height is read. */
function wordsAt(places: readonly { x: number; y: number; height?: number }[]): {
  items: PictureItem[];
  looks: () => number;
} {
  let count = 0;
  const items = places.map(({ x, y, height = 20 }) => {
    const item = { kind: "words", x, y, width: 10, align: "left" };
    const counted = {
      get() {
        count++;
        return height;
      },
    };
    return Object.defineProperty(item, "height", counted) as unknown as PictureItem;
  });
  return { items, looks: () => count };
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

test("words reach to the next item beside them, however tall that is", () => {
  const { items } = wordsAt([
    { x: 0, y: 63 },
    { x: 100, y: 82, height: 400 },
    { x: 200, y: 0, height: 9_000 },
    { x: 50, y: 83 },
    { x: 30, y: 5_000 },
    { x: 300, y: 5_010 },
  ]);
  const reach = findReach(items, 500);
  expect(items.map((item) => reach.get(item)!.to)).toEqual([100, 200, 300, 100, 200, 500]);
});

test("words in a tall column are compared with those beside them only", () => {
  const { items, looks } = wordsAt(numbers(3_000).map((at) => ({ x: 0, y: at * 20 })));
  expect([...findReach(items, 80).values()].every(({ to }) => to === 80)).toBe(true);
  expect(looks()).toBeLessThan(100_000);
});

test("words beside each other are compared up to a number of times", () => {
  const { items, looks } = wordsAt(numbers(4_000).map((at) => ({ x: at * 20, y: 0 })));
  const reach = findReach(items, 100_000);
  expect(looks()).toBeLessThan(20_000_000);
  expect(reach.get(items[0]!)).toEqual({ from: 0, to: 20 });
  expect(reach.get(items[3_999]!)).toEqual({ from: 79_980, to: 79_990 });
});
