/** Lists how much a wireframe may take to be drawn, with the usual bounds. */

/** A limit of the language. */
interface LimitEntry {
  /** What is counted, in one phrase. */
  readonly docs: string;
  /** The usual bound. */
  readonly preset: number;
  /** Whether it counts bytes. */
  readonly isSize?: true;
  /** Whether it counts what is written out, which is before anything is drawn. */
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

/** Name of a limit of what is drawn. */
export type CostName = {
  [N in LimitName]: (typeof limitTable)[N] extends { isWritten: true } ? never : N;
}[LimitName];

/** The names of the limits of what is drawn. */
export const costNames = limitNames.filter(
  (name) => !("isWritten" in limitTable[name]),
) as readonly CostName[];

/** How much a wireframe may take; `Infinity` lifts a limit. */
export type Limits = Readonly<Record<LimitName, number>>;

/** The default limits. */
export const defaultLimits: Limits = Object.fromEntries(
  Object.entries(limitTable).map(([name, { preset }]) => [name, preset]),
) as Limits;

/**
 * The default limits with some of them replaced. Throws a RangeError for what is no number from 0 on: nothing would be
 * above it.
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

/** What every source may take, and what each of its bytes adds: 64 KiB may become 4 MB. */
const least = { boxes: 2_000, text: 20_000, output: 1_000_000 };
const perByte = { boxes: 1 / 4, text: 2, output: 45 };

/**
 * The limits of a source from somebody unknown: boxes, elements, text and output grow with its size, so that
 * a small request cannot ask for large work. None is above those given.
 */
export function limitsForBytes(bytes: number, most: Limits = defaultLimits): Limits {
  const boxes = least.boxes + Math.floor(bytes * perByte.boxes);
  return {
    ...most,
    boxes: Math.min(most.boxes, boxes),
    // What is written out is drawn.
    elements: Math.min(most.elements, boxes),
    repeats: Math.min(most.repeats, boxes),
    text: Math.min(most.text, least.text + Math.floor(bytes * perByte.text)),
    output: Math.min(most.output, least.output + Math.floor(bytes * perByte.output)),
  };
}
