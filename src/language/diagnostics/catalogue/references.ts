/** The diagnostics about ids, references, markers, drawn text, fences and ignore comments. */
import { didYouMean, listed, quoted, shortened, withArticle } from "../../../base/text/phrases.js";
import type { CatalogueArea } from "./wording.js";

/** How much does not fit. The device is named if a page is drawn on several. */
export interface OnDevice {
  px: number;
  device: string | undefined;
}

function on(device: string | undefined): string {
  return device === undefined ? "" : ` on ${device}`;
}

/** What to do if a box ends above its last text. */
const higher = "make the box around it higher, leave out its `h`, or shorten what is in it";

export const referenceDiagnostics = {
  "text-overflow": {
    severity: "warning",
    title: "a text does not fit its box",
    wordings: {
      overflow: ({ text, px, device }: { text: string } & OnDevice) => ({
        message: `"${shortened(text, 30)}" is ${px} px too long for its box${on(device)}`,
        hint: "make the element wider, or shorten the text",
      }),
      below: ({ text, px, device }: { text: string } & OnDevice) => ({
        message: `"${shortened(text, 30)}" runs ${px} px over the lower edge of its box${on(device)}`,
        hint: higher,
      }),
      allBelow: ({ count, px, device }: { count: number } & OnDevice) => ({
        message: `${count} texts run over the lower edge of their box${on(device)}, by up to ${px} px`,
        hint: higher,
      }),
      several: ({
        count,
        isInCell,
        px,
        device,
      }: { count: number; isInCell: boolean } & OnDevice) => ({
        message: isInCell
          ? `${count} cells are too narrow for their texts${on(device)}, by up to ${px} px`
          : `${count} texts are too long for their boxes${on(device)}, by up to ${px} px`,
        hint: isInCell
          ? "make the table wider, leave out columns, or shorten the texts"
          : "make the element wider, or shorten the texts",
      }),
    },
  },
  "fence-option": {
    severity: "warning",
    title: "a fence has an option that does not exist",
    wordings: {
      unknown: (data: { name: string; meant: string | undefined; options: readonly string[] }) => ({
        message: `a wireframe in Markdown has no option ${quoted(data.name)}`,
        hint:
          data.meant === undefined
            ? `the options are ${listed(data.options, "and", data.options.length)}`
            : didYouMean(data.meant),
      }),
      value: ({ problem }: { problem: string }) => ({ message: problem }),
    },
  },
  "board-overflow": {
    severity: "warning",
    title: "an element runs off its board",
    wordings: {
      off: ({ words, edge, px, device }: { words: string; edge: string } & OnDevice) => ({
        message: `${words === "" ? "this element" : `"${shortened(words, 30)}"`} runs ${px} px over the ${edge} edge of its board${on(device)}`,
        hint: "make it smaller, move it, or make the page larger; `scroll` and `clip` cut on purpose",
      }),
    },
  },
  "width-narrowed": {
    severity: "warning",
    title: "an element has less width than its source asks for",
    wordings: {
      columns: ({ count, written }: { count: number; written: number }) => ({
        message: `this grid has room for ${count} of its ${written} columns`,
        hint: "make the grid wider, or write fewer columns",
      }),
      full: ({ words, width, written }: { words: string; width: number; written: number }) => ({
        message: `${words === "" ? "this element" : `"${shortened(words, 30)}"`} is ${width} px wide instead of ${written}: its row is full`,
        hint: "make the row wider, give what is in it less width, or write `wrap` after `row`",
      }),
    },
  },
  "plot-narrow": {
    severity: "warning",
    title: "a chart is too narrow for its plot",
    wordings: {
      narrow: ({ px }: { px: number }) => ({
        message: `the plot of this chart needs ${px} px more`,
        hint: "give the chart or its column more width, or draw it as a sparkline",
      }),
    },
  },
  "page-unreachable": {
    severity: "warning",
    title: "a page cannot be reached",
    wordings: {
      unreached: ({ first }: { first: string }) => ({
        message: `this page cannot be reached from ${quoted(first)}`,
        hint: "link to it with navigate, or name the page where people start with --from",
      }),
    },
  },
  "page-dead-end": {
    severity: "info",
    title: "a page leads nowhere",
    wordings: {
      stuck: () => ({
        message: "this page leads nowhere",
        hint: "add an element with navigate that leads to another page",
      }),
    },
  },
  "arrow-left-out": {
    severity: "warning",
    title: "an arrow of the flow is not drawn",
    wordings: {
      room: ({ label }: { label: string }) => ({
        message: `there is no room for the arrow of ${quoted(label)}`,
        hint: "move the pages apart, or leave out their `at`",
      }),
      limit: ({ most }: { most: number }) => ({
        message: `a canvas has at most ${most} arrows; this one and those after it are not drawn`,
        hint: "hide some with flow=false, or split the source",
      }),
    },
  },
  "id-duplicate": {
    severity: "warning",
    title: "two elements have the same id",
    wordings: {
      taken: ({ id, owner }: { id: string; owner: string }) => ({
        message: `another element already has the id ${quoted(id)}`,
        hint: "give each element its own id",
        related: `first used by ${quoted(owner)} here`,
      }),
    },
  },
  "reference-missing": {
    severity: "warning",
    mayResolve: "source",
    title: "a reference leads nowhere",
    wordings: {
      unsuitable: (data: { attribute: string; target: string; word: string; takes: string }) => ({
        message: `${data.attribute} cannot point to ${quoted(data.target)}, which is ${withArticle(data.word)}`,
        hint: data.takes,
      }),
      missing: (data: {
        attribute: string;
        target: string;
        meant: string | undefined;
        takes: string;
      }) => ({
        message: `${data.attribute} points to ${quoted(data.target)}, which does not exist`,
        hint: data.meant === undefined ? data.takes : didYouMean(data.meant),
      }),
      away: (data: { attribute: string; target: string; takes: string }) => ({
        message: `${data.attribute} names ${quoted(data.target)}, which is on another page`,
        hint: data.takes,
      }),
      apart: ({ attribute, target }: { attribute: string; target: string }) => ({
        message: `${attribute} points to ${quoted(target)}, which is not in this file`,
        hint: "pages of other files are found where the files are checked or drawn together",
      }),
      elsewhere: (data: {
        attribute: string;
        target: string;
        file: string;
        known: readonly string[];
      }) => ({
        message: `${data.attribute} points to ${quoted(data.target)}, which does not exist`,
        hint:
          data.known.length === 0
            ? `${data.file} has no page with an id or label`
            : `write ${listed(data.known, "or", 5)}`,
      }),
    },
  },
  "marker-unmatched": {
    severity: "info",
    mayResolve: "source",
    title: "a marker and its annotation do not match",
    wordings: {
      unexplained: (data: { word: string; number: number; explained: readonly string[] }) => ({
        message: `no annotation on this page explains ${data.word} ${data.number}`,
        hint: `the annotations explain ${listed(data.explained, "and")}`,
      }),
      repeated: ({ word, number }: { word: string; number: number }) => ({
        message: `this page has ${word} ${number} twice`,
        hint: "give each its own number",
        related: "first here",
      }),
    },
  },
  "ignore-unknown": {
    severity: "warning",
    title: "an ignore comment names no code",
    wordings: {
      empty: ({ directive }: { directive: string }) => ({
        message: "this comment names no code",
        hint: `write // ${directive} CODE with the code of a diagnostic on the next line`,
      }),
      unknown: ({ code, meant }: { code: string; meant: string | undefined }) => ({
        message: `unknown code ${quoted(code)}`,
        hint: meant === undefined ? "run wf explain for a list of all codes" : didYouMean(meant),
        fix: meant === undefined ? undefined : `replace with ${meant}`,
      }),
      error: ({ code }: { code: string }) => ({
        message: `${quoted(code)} is an error and cannot be ignored`,
        hint: "only warnings and infos can be ignored",
      }),
    },
  },
} as const satisfies CatalogueArea;
