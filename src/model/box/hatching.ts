/** The table of hatchings: which lines each consists of, for painters and style sheets alike. */

/** Parallel lines of 1 px over an area. */
export interface Hatching {
  /** By how many degrees upright lines are turned; two for lines that cross. */
  readonly angles: readonly Angle[];
  /** px from one line to the next. */
  readonly distance: number;
}

/** Clockwise. */
export type Angle = 0 | 45 | 90 | -45;

/** All hatchings by name. */
export const hatchings = {
  /** Stands for pictures, and for what nobody knows. */
  wide: { angles: [45], distance: 8 },
  rising: { angles: [45], distance: 5 },
  falling: { angles: [-45], distance: 5 },
  crossed: { angles: [45, -45], distance: 6 },
  level: { angles: [90], distance: 4 },
  upright: { angles: [0], distance: 4 },
} as const satisfies Readonly<Record<string, Hatching>>;

/** The name of a hatching. */
export type HatchForm = keyof typeof hatchings;
