/** Parses and formats times and sizes: `5s`, `256KiB`. */

/** A kind of quantity. */
interface Measure {
  /** Its name in messages. */
  readonly what: string;
  /** Units in ascending order, with their factors. */
  readonly units: readonly (readonly [name: string, factor: number])[];
  /** The factor for a number without a unit. */
  readonly bare: number;
}

/** The quantities of options: times in milliseconds, sizes in bytes. */
export const measures = {
  duration: {
    what: "a time such as 250ms, 5s, 10m, 24h or 30d",
    units: [
      ["ms", 1],
      ["s", 1000],
      ["m", 60_000],
      ["h", 3_600_000],
      ["d", 86_400_000],
    ],
    bare: 1000,
  },
  size: {
    what: "a size such as 256KiB, 1MiB or 1048576",
    units: [
      ["B", 1],
      ["kB", 1000],
      ["KiB", 1024],
      ["MB", 1_000_000],
      ["MiB", 1_048_576],
      ["GB", 1_000_000_000],
      ["GiB", 1_073_741_824],
    ],
    bare: 1,
  },
} as const satisfies Record<string, Measure>;

/** The name of a quantity. */
export type MeasureName = keyof typeof measures;

/** The number that a text stands for; undefined if it is not such a quantity. */
export function readMeasure(name: MeasureName, text: string): number | undefined {
  const { units, bare }: Measure = measures[name];
  const [, digits, written] = /^([0-9]{1,15}) ?([a-z]*)$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const unit = units.find(([unitName]) => unitName.toLowerCase() === written!.toLowerCase());
  if (!unit && written !== "") return undefined;
  const value = Number(digits) * (unit?.[1] ?? bare);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** The shortest text that stands for a number. */
export function writeMeasure(name: MeasureName, value: number): string {
  const units: Measure["units"] = measures[name].units;
  const [unit, factor] = units.findLast(([, each]) => value % each === 0)!;
  return value === 0 ? `0${units[0]![0]}` : `${value / factor}${unit}`;
}

/** The description of a quantity within bounds, for messages. */
export function describeMeasure(name: MeasureName, min?: number, max?: number): string {
  const low = min === undefined ? "" : writeMeasure(name, min);
  const high = max === undefined ? "" : writeMeasure(name, max);
  const range = high === "" ? low && ` of at least ${low}` : ` from ${low || "0"} to ${high}`;
  return `${measures[name].what}${range && `,${range}`}`;
}
