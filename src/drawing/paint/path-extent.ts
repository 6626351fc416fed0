/** Turns the data of a path into the bounding box of its points, including control points. */
import type { Extent } from "./extent.js";

/** The number of arguments of each command. */
const counts: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  T: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  A: 7,
};

/** A command or a number. The two flags of an arc may be written without a separator after them. */
const token = /([a-df-z])|([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/gi;

/** The rectangle; empty for data without points. */
export function pathExtent(d: string): Extent {
  const extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const at = { x: 0, y: 0 };
  const start = { x: 0, y: 0 };
  const reach = (x: number, y: number): void => {
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.top = Math.min(extent.top, y);
    extent.bottom = Math.max(extent.bottom, y);
  };
  /** Moves to the last of some points, and extends the box to all of them. */
  const go = (numbers: readonly number[], isRelative: boolean): void => {
    const from = isRelative ? { ...at } : { x: 0, y: 0 };
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      at.x = from.x + numbers[index]!;
      at.y = from.y + numbers[index + 1]!;
      reach(at.x, at.y);
    }
  };
  const bend = (radii: readonly number[], end: readonly number[], isRelative: boolean): void => {
    const room = 2 * Math.max(Math.abs(radii[0]!), Math.abs(radii[1]!));
    for (const points of [[], end]) {
      go(points, isRelative);
      reach(at.x - room, at.y - room);
      reach(at.x + room, at.y + room);
    }
  };
  const perform = (command: string, isRelative: boolean, numbers: readonly number[]): void => {
    const [first = 0] = numbers;
    if (command === "H") go([first, isRelative ? 0 : at.y], isRelative);
    else if (command === "V") go([isRelative ? 0 : at.x, first], isRelative);
    else if (command === "A") bend(numbers.slice(0, 2), numbers.slice(5), isRelative);
    else go(numbers, isRelative);
  };
  let command = "";
  let numbers: number[] = [];
  for (const [, letter, number] of d.matchAll(token)) {
    if (letter !== undefined) {
      command = letter;
      numbers = [];
      if (letter === "Z" || letter === "z") Object.assign(at, start);
      continue;
    }
    numbers.push(Number(number));
    const upper = command.toUpperCase();
    if (numbers.length < (counts[upper] ?? Infinity)) continue;
    perform(upper, command !== upper, numbers);
    if (upper === "M") {
      Object.assign(start, at);
      // Further points of a move are lines.
      command = command === "M" ? "L" : "l";
    }
    numbers = [];
  }
  return extent;
}
