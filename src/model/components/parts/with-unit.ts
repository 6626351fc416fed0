/** Turns a figure into what is shown of it: with its unit, or in its format. */

/** How a figure is shown. */
export interface FigureForm {
  /** Words in which `{}` stands for the number. */
  readonly format?: string | undefined;
  /** What is after it. */
  readonly unit?: string | undefined;
}

/** A figure with its unit, or in its format, which counts more. */
export function withUnit(figure: string, { format, unit }: FigureForm): string {
  if (format !== undefined) {
    return format.includes("{}") ? format.replaceAll("{}", figure) : `${format}${figure}`;
  }
  if (unit === undefined) return figure;
  return /^\p{L}/u.test(unit) ? `${figure} ${unit}` : figure + unit;
}
