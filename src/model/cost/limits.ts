/** Lists the limits for drawing a wireframe, with their defaults. */

/** A limit of the language. */
interface LimitEntry {
  /** The counted amount, in one phrase. */
  readonly docs: string;
  /** The default. */
  readonly preset: number;
  /** Whether it counts bytes. */
  readonly isSize?: true;
  /** Whether it is about the expansion, which happens before drawing. */
  readonly isWritten?: true;
}

/** Every limit by name. */
export const limitTable = {
  boxes: { docs: "frames, texts, icons and lines that are drawn", preset: 50_000 },
  cells: { docs: "cells of all tables", preset: 20_000 },
  boards: { docs: "pages, and their copies with an overlay", preset: 100 },
  text: { docs: "characters of text on all boards", preset: 1_000_000 },
  output: { docs: "size of an SVG or an HTML document", preset: 16_000_000, isSize: true },
  elements: {
    docs: "elements of a source that defines or imports something, once all of it is written out",
    preset: 20_000,
    isWritten: true,
  },
  repeats: { docs: "elements that the repeats of a source make", preset: 5_000, isWritten: true },
} as const satisfies Readonly<Record<string, LimitEntry>>;

/** Name of a limit. */
export type LimitName = keyof typeof limitTable;

/** The names of all limits. */
export const limitNames = Object.keys(limitTable) as readonly LimitName[];

/** Name of a limit for drawing. */
export type CostName = {
  [N in LimitName]: (typeof limitTable)[N] extends { isWritten: true } ? never : N;
}[LimitName];

/** The names of the limits for drawing. */
export const costNames = limitNames.filter(
  (name) => !("isWritten" in limitTable[name]),
) as readonly CostName[];

/** The limits for a wireframe; `Infinity` lifts one. */
export type Limits = Readonly<Record<LimitName, number>>;

/** The default limits. */
export const defaultLimits: Limits = Object.fromEntries(
  Object.entries(limitTable).map(([name, { preset }]) => [name, preset]),
) as Limits;

/**
 * The default limits with some of them replaced. Throws a RangeError unless all are numbers from 0: no cost exceeds
 * NaN.
 */
export function completeLimits(given: Partial<Limits> = {}): Limits {
  const limits: Record<LimitName, number> = { ...defaultLimits };
  for (const name of limitNames) {
    const limit = given[name];
    if (limit === undefined) continue;
    if (typeof limit !== "number" || !(limit >= 0)) {
      throw new RangeError(`limits.${name} must be a number from 0 on, not ${String(limit)}`);
    }
    limits[name] = limit;
  }
  return limits;
}

/** Minimum limits of every source, and the increase for each of its bytes: 64 KiB may become 4 MB. */
const least = { boxes: 2_000, text: 20_000, output: 1_000_000 };
const perByte = { boxes: 1 / 4, text: 2, output: 45 };

/**
 * The limits for an untrusted source: boxes, elements, text and output grow with its size, so that a small request
 * cannot cause much work. None exceeds those given.
 */
export function limitsForBytes(bytes: number, most: Limits = defaultLimits): Limits {
  const boxes = least.boxes + Math.floor(bytes * perByte.boxes);
  return {
    ...most,
    boxes: Math.min(most.boxes, boxes),
    // All elements in an expansion are drawn.
    elements: Math.min(most.elements, boxes),
    repeats: Math.min(most.repeats, boxes),
    text: Math.min(most.text, least.text + Math.floor(bytes * perByte.text)),
    output: Math.min(most.output, least.output + Math.floor(bytes * perByte.output)),
  };
}
