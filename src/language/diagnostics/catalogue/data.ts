/** The diagnostics about the data that a chart, calendar or plan shows. */
import { listed, quoted } from "../../../base/text/phrases.js";
import type { CatalogueArea } from "./wording.js";

const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? "" : "s"}`;

export const dataDiagnostics = {
  "data-value": {
    severity: "warning",
    title: "a value of a chart, map or plan is missing, or is not a number",
    wordings: {
      number: ({ word, value }: { word: string; value: string }) => ({
        message: `a value of ${quoted(word)} cannot be ${quoted(value)}`,
        hint: 'write a number, a text that contains one ("€ 1,284"), or "-" for a gap',
      }),
      label: ({ label, value }: { label: string; value: string }) => ({
        message: `${quoted(label)} is not a value, but seems to be the label of ${value}`,
        hint: `write { label=${quoted(label)} value=${value} }, or labels=[…] beside the values`,
      }),
      point: () => ({
        message: "a route takes two or more pairs of numbers",
        hint: "write its points in percent of the map: [[20, 30], [60, 45]]",
      }),
      milestone: ({ label }: { label: string }) => ({
        message: `${quoted(label)} needs a place`,
        hint: "write at=4: the edge of a column, 0 for the first",
      }),
      negativeSlice: ({ value }: { value: string }) => ({
        message: `a slice cannot be negative: ${value}`,
        hint: "it is drawn as 0: use another kind of chart for negative values",
      }),
    },
  },
  "data-length": {
    severity: "warning",
    mayResolve: "block",
    title: "there are not as many labels as values",
    wordings: {
      labels: ({ labels, values }: { labels: number; values: number }) => ({
        message: `there ${labels === 1 ? "is" : "are"} ${count(labels, "label")} for ${count(values, "value")}`,
        hint: "give each value a label, in the same order",
      }),
      pair: ({ label }: { label: string }) => ({
        message: `${quoted(label)} needs one value`,
        hint: `write a pair: [${JSON.stringify(label)}, "…"]`,
      }),
      branch: () => ({
        message: "this list has no entry before it",
        hint: 'a list holds what is below the entry before it: ["src", ["a.ts", "b.ts"]]',
      }),
    },
  },
  "data-date": {
    severity: "warning",
    title: "a date or time does not exist, or is missing",
    wordings: {
      date: ({ value }: { value: string }) => ({
        message: `${value} is not a date`,
        hint: 'write year, month and day: "2026-11-20"',
      }),
      dates: ({ value }: { value: string }) => ({
        message: `${value} is not a range of dates`,
        hint: 'write its first and last day: ["2026-11-10", "2026-11-14"]',
      }),
      month: ({ value }: { value: string }) => ({
        message: `${value} is not a month`,
        hint: 'write year and month: "2026-11"',
      }),
      time: ({ value }: { value: string }) => ({
        message: `${value} is not a time of day`,
        hint: 'write "9:30", or hours from 0 to 24',
      }),
      missing: ({ label }: { label: string }) => ({
        message: `${quoted(label)} needs a date`,
        hint: 'write date="2026-11-20"',
      }),
      start: ({ label }: { label: string }) => ({
        message: `${quoted(label)} has an end, but no start`,
        hint: 'write start="9:30", or remove the end',
      }),
    },
  },
  "data-range": {
    severity: "warning",
    title: "a span ends before it starts, or is not shown",
    wordings: {
      order: ({ label }: { label: string }) => ({
        message: `${quoted(label)} ends before it starts`,
        hint: "give it an end after its start",
      }),
      hours: () => ({
        message: "the hours end before they start",
        hint: "make from less than to",
      }),
      outside: ({ label, shown }: { label: string; shown: string }) => ({
        message: `${quoted(label)} is outside of ${shown}`,
        hint: "it is not drawn: move it, or show more",
      }),
      pin: ({ name, value }: { name: string; value: string }) => ({
        message: `${name}=${value} is outside of the map`,
        hint: "the pin is not drawn: write a percentage from 0 to 100, or px within the map",
      }),
      point: ({ point }: { point: string }) => ({
        message: `the point ${point} is outside of the map`,
        hint: "points are in percent of the map, from 0 to 100",
      }),
    },
  },
  "sort-column": {
    severity: "warning",
    mayResolve: "block",
    title: "a table is sorted by a column that it does not have",
    wordings: {
      column: ({ column, known }: { column: string; known: readonly string[] }) => ({
        message: `no column is named ${quoted(column)}`,
        hint: `sort by ${listed(known.map(quoted), "or")}, followed by asc or desc`,
      }),
    },
  },
  "line-range": {
    severity: "warning",
    title: "a marked line of a code does not exist",
    wordings: {
      line: ({ line, count }: { line: number; count: number }) => ({
        message: `there is no line ${line}: lines are numbered from 1 to ${count}`,
        hint: "set highlight to lines of the code, counted from 1 after blank ones at its beginning",
      }),
    },
  },
  "chart-kinds": {
    severity: "warning",
    title: "a chart has two kinds",
    wordings: {
      two: ({ first, last }: { first: string; last: string }) => ({
        message: `a chart is ${quoted(first)} or ${quoted(last)}, not both`,
        hint: "the last one counts: remove the other",
      }),
    },
  },
} as const satisfies CatalogueArea;
