/** The diagnostics about the layout: problems that are only visible in the picture. */
import { listed } from "../../../base/text/phrases.js";
import type { CatalogueArea } from "./wording.js";

/** Describes the edge that something crosses. */
const sidePhrases: Readonly<Record<string, string>> = {
  left: "on the left",
  right: "on the right",
  top: "at the top",
  bottom: "at the bottom",
};

/** Names the elements besides the worst one, if any. */
function alsoPhrase(start: string, others: readonly string[]): string {
  return others.length === 0 ? "" : `${start} ${listed(others, "and")}`;
}

/** What to do if a container is too small for its content. */
function hintForRoom(
  { width, height }: { width: number | undefined; height: number | undefined },
  hasHeight: boolean,
): string {
  const sizes = [
    ...(width === undefined ? [] : [`${width} px wide`]),
    ...(height === undefined ? [] : [`${height} px high`]),
  ];
  if (sizes.length === 0) return "move it, or make it smaller";
  const ways = [
    `make the container at least ${sizes.join(" and ")}`,
    ...(hasHeight && width === undefined ? ["leave out its `h`"] : []),
    "make what is in it smaller",
  ];
  return listed(ways, "or");
}

export const geometryDiagnostics = {
  "element-overlap": {
    severity: "warning",
    title: "two elements overlap",
    wordings: {
      overlap: (data: {
        name: string;
        other: string;
        line: number;
        across: number;
        down: number;
        /** The other elements that it overlaps. */
        also: readonly string[];
      }) => ({
        message: `${data.name} and ${data.other} (line ${data.line}) overlap by ${data.across} × ${data.down} px${alsoPhrase(`; ${data.name} also overlaps`, data.also)}`,
        hint: "move one of them, make it smaller, or put both in a row, column or grid",
      }),
    },
  },
  "board-overlap": {
    severity: "warning",
    title: "something that floats covers words or controls",
    wordings: {
      covered: (data: {
        name: string;
        other: string;
        line: number;
        across: number;
        down: number;
        /** The other elements that it covers. */
        also: readonly string[];
      }) => ({
        message: `${data.name} covers ${data.across} × ${data.down} px of ${data.other} (line ${data.line})${alsoPhrase("; it also covers", data.also)}`,
        hint: "give it another position, make the page higher, or move what it covers",
      }),
    },
  },
  "container-overflow": {
    severity: "warning",
    title: "an element sticks out of its container",
    wordings: {
      outgrown: (data: {
        name: string;
        container: string;
        line: number;
        sides: readonly { side: string; px: number }[];
        others: number;
        /** Whether the source sets the height of the container. */
        hasHeight: boolean;
        need: { width: number | undefined; height: number | undefined };
      }) => ({
        message: `${data.name}${data.others > 0 ? ` and ${data.others} more` : ""} ${data.others > 0 ? "stick" : "sticks"} out of ${data.container} (line ${data.line}) by ${listed(
          data.sides.map(({ side, px }) => `${px} px ${sidePhrases[side]}`),
          "and",
        )}`,
        hint: hintForRoom(data.need, data.hasHeight),
      }),
    },
  },
  "low-contrast": {
    severity: "warning",
    title: "a text or icon has too little contrast with its background",
    wordings: {
      faint: (data: {
        name: string;
        color: string;
        ground: string;
        ratio: number;
        least: number;
        better: string | undefined;
      }) => ({
        message: `${data.name} has a contrast of ${data.ratio}:1, ${data.color} on ${data.ground}; it needs ${data.least}:1`,
        hint:
          data.better === undefined
            ? "change the background; no shade of this color has enough contrast"
            : `use ${data.better}, the nearest color with enough contrast, or change the background`,
        fix: data.better === undefined ? undefined : `replace with ${data.better}`,
      }),
    },
  },
  "small-target": {
    severity: "warning",
    title: "a control is too small to hit",
    wordings: {
      near: (data: { name: string; width: number; height: number; other: string }) => ({
        message: `${data.name} is ${data.width} × ${data.height} px, too small this close to ${data.other}`,
        hint: "make it at least 24 × 24 px, or keep 24 px between their centers",
      }),
    },
  },
  "near-edge": {
    severity: "info",
    title: "two edges nearly line up",
    wordings: {
      near: (data: {
        name: string;
        other: string;
        line: number;
        side: string;
        px: number;
        /** The margin or padding that sets one of them off. */
        spacing: { name: string; of: string; line: number } | undefined;
      }) => ({
        message: `the ${data.side} edge of ${data.name} is ${data.px} px off that of ${data.other} (line ${data.line})`,
        hint: data.spacing
          ? `change \`${data.spacing.name}\` of ${data.spacing.of} (line ${data.spacing.line}), which sets it off`
          : "give both the same position or size, or align them with a row, column or grid",
        fix: "align the edges",
      }),
    },
  },
  "reading-order": {
    severity: "info",
    title: "an element comes later in the source than on the page",
    wordings: {
      later: ({ name, before, line }: { name: string; before: string; line: number }) => ({
        message: `${name} appears before ${before} (line ${line}) on the page, but after it in the source`,
        hint: "write it where it appears: screen readers and the Tab key follow the source",
      }),
    },
  },
  "heading-skip": {
    severity: "info",
    title: "a heading skips a level",
    wordings: {
      skipped: ({ name, level, above }: { name: string; level: number; above: number }) => ({
        message: `${name} has level ${level}, but the heading it belongs under has level ${above}`,
        hint: `write level=${above + 1}; size=… keeps the text as large`,
        fix: `write level=${above + 1}`,
      }),
    },
  },
  "unnamed-control": {
    severity: "warning",
    title: "a control has no name",
    wordings: {
      unnamed: ({ name }: { name: string }) => ({
        message: `this ${name} has no name, so people cannot tell what it is for`,
        hint: 'give it a label, or a name for screen readers: aria-label="…"',
      }),
    },
  },
  "empty-half": {
    severity: "info",
    title: "half of a board is empty",
    wordings: {
      empty: ({ side, px, of }: { side: string; px: number; of: number }) => ({
        message: `the ${side} half of this page is empty: ${px} of ${of} px`,
        hint: "make the page smaller, center its content, or fill the space",
      }),
    },
  },
} as const satisfies CatalogueArea;
