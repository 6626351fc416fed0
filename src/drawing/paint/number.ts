/** Turns numbers into the short form used in pictures: at most two decimals. */

/** A length or coordinate rounded to 1/100. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

/** The decimals of a number, by its hundredths. */
const decimals = Array.from({ length: 100 }, (_, hundredths) =>
  String(hundredths / 100).replace(/^0/, ""),
);

/** The same as text; V8 takes three times as long to format a fraction. */
export function shortNumber(value: number): string {
  const hundredths = Math.round(value * 100);
  const size = Math.abs(hundredths);
  if (!(size < 1e9)) return String(rounded(value));
  const whole = Math.floor(size / 100);
  const rest = size - 100 * whole;
  const text = rest === 0 ? String(whole) : whole + decimals[rest]!;
  return hundredths < 0 ? `-${text}` : text;
}

/** Maximum bytes of a number in that form. */
export function numberBytes(value: number): number {
  let bytes = (value < 0 ? 2 : 1) + (Number.isInteger(value) ? 0 : 3);
  for (let size = Math.abs(value); size >= 9.995; size /= 10) bytes++;
  return bytes;
}
