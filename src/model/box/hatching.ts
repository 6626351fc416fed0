/** The table of hatchings: the lines of each, for both painters and stylesheets. */

/** Parallel lines of 1 px over an area. */
export interface Hatching {
  /** Angles in degrees by which vertical lines are rotated; two for crossing lines. */
  readonly angles: readonly Angle[];
  /** Distance between two lines in px. */
  readonly distance: number;
}

/** Clockwise. */
export type Angle = 0 | 45 | 90 | -45;

/** All hatchings by name. */
export const hatchings = {
  /** Stands for pictures, and for unknown values. */
  wide: { angles: [45], distance: 8 },
  rising: { angles: [45], distance: 5 },
  falling: { angles: [-45], distance: 5 },
  crossed: { angles: [45, -45], distance: 6 },
  level: { angles: [90], distance: 4 },
  upright: { angles: [0], distance: 4 },
} as const satisfies Readonly<Record<string, Hatching>>;

/** The name of a hatching. */
export type HatchForm = keyof typeof hatchings;
