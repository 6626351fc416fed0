/** Defines and draws `code`. */

import { RADIUS } from "../../base/theme/tokens.js";
import type { Box } from "../box/box.js";
import { column, edges, edgesOf, grid, icon, row, text, token } from "../box/build.js";
import type { TextStyle } from "../box/style.js";
import { boolean, text as textAttribute } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { checkHighlight } from "./parts/code/check-highlight.js";
import { codeCost } from "./parts/code/code-cost.js";
import { highlightAttribute, linesIn } from "./parts/code/highlight.js";
import type { CodeKind } from "./parts/code/languages.js";
import { type CodePiece, scanCode } from "./parts/code/scan-code.js";
import { writtenCode } from "./parts/code/written-code.js";
import { filling } from "./parts/container.js";
import { keptDirection } from "./parts/kept-direction.js";

/** Sizes of a line and its content in px. */
const lineHeight = 20;
const font = 13;
/** Distances in px between the edges of the box and its lines, and after the first line beside the copy icon. */
const side = 14;
const besideSign = 34;

export const codeComponent = defineComponent(() => ({
  name: "code",
  category: "text",
  outlined: true,
  docs: "Lines of a program in a box; what they have in common at their beginning is left out.",
  foreignWords: [
    "codeblock",
    "codesnippet",
    "snippet",
    "pre",
    "codeeditor",
    "syntaxhighlighter",
    "terminal",
    "console",
    "diff",
    "jsonviewer",
    "json",
    "log",
    "logs",
    "logviewer",
    "samp",
    "shell",
  ],
  label: { twins: ["content"], required: true, docs: "The lines" },
  children: { mustBeEmpty: true },
  attributes: {
    lang: textAttribute(
      "Language whose words are tinted, such as ts, json, html or bash; others are only named for screen readers",
      { semantic: true },
    ),
    title: textAttribute("Name of the file, above the lines"),
    numbers: boolean("Shows the numbers of the lines"),
    highlight: highlightAttribute,
  },
  attributeAliases: { language: "lang" },
  without: ["gap", "direction", "justify", "align", "wrap"],
  ownFlow: true,
  check: checkHighlight,
  examples: [
    'code "npm install wf-wireframes" lang=bash',
    'code "const rate = 0.19; // in percent\\nexport function gross(net: number) {\\n  return net * (1 + rate);\\n}"\n    lang=ts title="gross.ts" highlight=[1, "3-4"] numbers',
  ],
  cost: codeCost,
}));

/** How `code` is drawn. */
export const codeDrawing: Drawing<typeof codeComponent> = {
  narrow: "scrolls",
  lower({ node, values }, cx) {
    const code = writtenCode(node.label ?? "");
    const lines = scanCode(code, values.lang ?? "");
    const marked = linesIn(values.highlight ?? [], lines.length);
    const digits = values.numbers ? String(lines.length).length : 0;
    const { title } = values;
    const drawn = lines.map((pieces, at) => {
      const end = at === 0 && !title ? besideSign : side;
      return codeLine(pieces, at + 1, { digits, isMarked: marked.has(at + 1), end });
    });
    const copy = icon("copy", 14, token("inkFaint"));
    // A column with a minimum width of 0: long lines are cut at the edge instead of displacing other elements.
    const columns = [{ kind: "flexible", value: 1 }] as const;
    const body = grid({ columns, padding: edgesOf(10, 0) }, drawn, { tag: "code" });
    const parts: Box[] = title ? [titleBar(title, copy), body] : [body, corner(copy)];
    return keptDirection(
      column(
        {
          border: edges(1),
          overflow: "hidden",
          position: "relative",
          minWidth: 0,
          ...filling(cx),
        },
        parts,
        {
          tag: "figure",
          name: values.lang,
          ground: token("fill"),
          paint: { background: token("fill"), borderColor: token("line"), radius: RADIUS },
        },
      ),
    );
  },
};

/** The icon at the end of the first line, with the background of the code, so that it covers the letters below it. */
function corner(copy: Box): Box {
  return row(
    {
      position: "absolute",
      inset: { right: 0, top: 10 },
      height: lineHeight,
      align: "center",
      padding: { left: 8, right: 12 },
    },
    [copy],
    { paint: { background: token("fill") } },
  );
}

function titleBar(title: string, copy: Box): Box {
  const style: TextStyle = { size: 12, color: token("inkMuted"), wrapping: "ellipsis", mono: true };
  return row(
    {
      gap: 8,
      align: "center",
      justify: "between",
      height: 36,
      padding: { left: side, right: 12 },
      border: { bottom: 1 },
    },
    [text(title, style, { tag: "span", style: { minWidth: 0 } }), copy],
    { tag: "figcaption", paint: { borderColor: token("line") } },
  );
}

/**
 * @param digits number of digits of the highest line number; 0 without line numbers
 * @param end px after the line
 */
function codeLine(
  pieces: readonly CodePiece[],
  number: number,
  { digits, isMarked, end }: { digits: number; isMarked: boolean; end: number },
): Box {
  const words = pieces.map(({ kind, text: part }, at) => {
    // If a line is too long, only its last piece is reported.
    const style = at < pieces.length - 1 ? { ...styles[kind], lines: 1 } : styles[kind];
    return text(part.replaceAll(" ", "\u00a0"), style, { style: { shrink: 0 } });
  });
  return row(
    {
      height: lineHeight,
      align: "center",
      padding: { left: side - (isMarked ? 2 : 0), right: end },
      ...(isMarked && { border: { left: 2 } }),
    },
    digits === 0 ? words : [lineNumber(number, digits), ...words],
    isMarked ? { paint: { background: token("fillStrong"), borderColor: token("accent") } } : {},
  );
}

function lineNumber(number: number, digits: number): Box {
  const blanks = "\u00a0".repeat(digits - String(number).length);
  const style: TextStyle = { ...base, color: token("inkMuted") };
  return text(`${blanks}${number}`, style, {
    style: { shrink: 0, margin: { right: 16 } },
    decorative: true,
  });
}

const base = {
  size: font,
  lineHeight: lineHeight / font,
  mono: true,
  wrapping: "nowrap",
} as const satisfies TextStyle;

const styles: Readonly<Record<CodeKind, TextStyle>> = {
  plain: { ...base, color: token("ink") },
  keyword: { ...base, color: token("infoText") },
  string: { ...base, color: token("successText") },
  number: { ...base, color: token("warningText") },
  comment: { ...base, color: token("inkMuted") },
  removed: { ...base, color: token("dangerText") },
};
