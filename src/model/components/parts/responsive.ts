/** Picks the value for a board width (language.md 2.8). */

/** Pairs of a minimum width in px and the value from there, in ascending order. */
export type Steps<T> = readonly (readonly [from: number, value: T | undefined])[];

/** The value of the widest step that the board reaches; undefined below the first one. */
export function responsiveValue<T>(steps: Steps<T>, width: number): T | undefined {
  let holding: T | undefined;
  for (const [from, value] of steps) if (value !== undefined && width >= from) holding = value;
  return holding;
}
