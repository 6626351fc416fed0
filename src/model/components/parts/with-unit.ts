/** Formats a number with its unit or format. */

/** The format of a number. */
export interface FigureForm {
  /** A text in which `{}` stands for the number. */
  readonly format?: string | undefined;
  /** The text after the number. */
  readonly unit?: string | undefined;
}

/** A number with its unit, or in its format, which takes precedence; there is a space before words and currencies. */
export function withUnit(figure: string, { format, unit }: FigureForm): string {
  if (format !== undefined) {
    return format.includes("{}") ? format.replaceAll("{}", figure) : `${format}${figure}`;
  }
  if (unit === undefined) return figure;
  return /^[\p{L}\p{Sc}]/u.test(unit) ? `${figure} ${unit}` : figure + unit;
}
