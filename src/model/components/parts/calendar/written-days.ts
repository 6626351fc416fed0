/** Finds dates in a text in any usual notation: `2026-11-20`, `10 – 14 Nov 2026`, `November 20, 2026`, `20.11.2026`. */
import { type Day, readDay } from "./days.js";

/** The first letters of the months. */
const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

const name = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?";
const forms = new RegExp(
  [
    "(\\d{4})-(\\d\\d)-(\\d\\d)",
    `(?:(\\d{1,2})\\.? ?[-\u2013] ?)?(\\d{1,2})\\.? ${name},? (\\d{4})`,
    `${name} (\\d{1,2}),? (\\d{4})`,
    "(\\d{1,2})\\. ?(\\d{1,2})\\. ?(\\d{4})",
  ].join("|"),
  "gi",
);

/** Maximum length of a text with dates. */
const longest = 100;

/** The days in a text, in their order. */
export function writtenDays(text: string): Day[] {
  const days: Day[] = [];
  for (const found of text.slice(0, longest).matchAll(forms)) {
    const [, y1, m1, d1, before, d2, m2, y2, m3, d3, y3, d4, m4, y4] = found;
    const word = m2 ?? m3;
    const month = word ? months.indexOf(word.slice(0, 3).toLowerCase()) + 1 : (m1 ?? m4 ?? "");
    const two = (part: string | number) => String(part).padStart(2, "0");
    for (const day of [before, d1 ?? d2 ?? d3 ?? d4]) {
      if (day === undefined) continue;
      const read = readDay(`${y1 ?? y2 ?? y3 ?? y4}-${two(month)}-${two(day)}`);
      if (read !== undefined) days.push(read);
    }
  }
  return days;
}
