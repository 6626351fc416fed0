/** Draws a hatched placeholder for a picture or for future content. */

import { RADIUS } from "../../../base/theme/tokens.js";
import type { AstNode } from "../../../language/ast/node.js";
import { isUnitValue } from "../../../language/ast/value.js";
import type { Box, StackBox } from "../../box/box.js";
import { column, edges, text, token } from "../../box/build.js";
import type { Paint, Style } from "../../box/style.js";
import type { LowerContext } from "../../define/component.js";

/** A hatched area with content in its middle. */
export function hatchedArea(
  style: Style,
  children: readonly Box[],
  borderStyle: NonNullable<Paint["borderStyle"]>,
): StackBox {
  return column(
    { align: "center", justify: "center", gap: 8, border: edges(1), ...style },
    children,
    {
      paint: {
        background: token("fill"),
        hatch: token("hatch"),
        borderColor: token("line"),
        borderStyle,
        radius: RADIUS,
      },
    },
  );
}

/** Text on a hatched area, with a background of its own so that the lines do not cross it. */
export function hatchedWords(words: string): Box {
  return column(
    { padding: { left: 8, right: 8 }, maxWidth: { percent: 100 } },
    [text(words, { size: 13, color: token("inkMuted"), align: "center" })],
    { paint: { background: token("fill"), radius: 4 } },
  );
}

/** A given length of a side in px; undefined for a percentage, a word, or none. */
export function givenSide(
  node: AstNode,
  side: "w" | "h",
  cx: Pick<LowerContext, "length">,
): number | undefined {
  const value = node.attributes?.[side];
  if (typeof value === "number") return cx.length(value);
  if (value === undefined || !isUnitValue(value) || value.unit === "%") return undefined;
  return cx.length(value);
}

/** Whether a text fits into an area; an unknown side counts as large. */
export function fitsWords(words: string, width = 320, height = 320): boolean {
  const room = width - 2 - 2 * 8;
  const longest = words
    .split(/\s+/)
    .map(({ length }) => length)
    .reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  if (longest * letterWidth > room) return false;
  const lines = Math.max(1, Math.ceil((words.length * letterWidth) / room));
  return lines * lineHeight + 2 <= height;
}

/** Average width of a letter and height of a line in px. */
const letterWidth = 7;
const lineHeight = 20;
