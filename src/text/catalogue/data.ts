/** The diagnostics about the data that a chart, calendar or plan shows. */
import { quoted } from "../phrases.js";
import type { CatalogueArea } from "./wording.js";

const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? "" : "s"}`;

export const dataDiagnostics = {
  "data-value": {
    severity: "warning",
    title: "a value of a chart is not a number",
    wordings: {
      number: ({ word, value }: { word: string; value: string }) => ({
        message: `a value of ${quoted(word)} cannot be ${quoted(value)}`,
        hint: 'write a number, a text that holds one ("€ 1,284"), or "-" for a gap',
      }),
      negativeSlice: ({ value }: { value: string }) => ({
        message: `a slice cannot be negative: ${value}`,
        hint: "it is drawn as 0: use another kind of chart for negative values",
      }),
    },
  },
  "data-length": {
    severity: "warning",
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
