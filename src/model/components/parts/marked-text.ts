/** Draws the text of a cell or list item with its marks as small components (language.md 2.6). */

import { RADIUS } from "../../../base/theme/tokens.js";
import { plainText } from "../../../language/ast/plain-text.js";
import type { Box, ToggleBox } from "../../box/box.js";
import { column, edges, edgesOf, icon, row, text, token } from "../../box/build.js";
import type { Style, TextStyle } from "../../box/style.js";
import type { LowerContext } from "../../define/component.js";
import { isDate, unbrokenAmount } from "./amount.js";
import { avatarDisc, avatarSides } from "./avatar-disc.js";
import { badgeDot, badgeLetters, badgeLook, badgeMetrics } from "./badge-look.js";
import { buttonColors, buttonMetrics } from "./button-look.js";
import { keyCap } from "./key-caps.js";
import { type MarkedPiece, type MarkName, ownsWords, readMarks } from "./marks.js";
import { tickBox, tickBoxSide } from "./tick-box.js";
import { drawSwitch } from "./toggle-frame.js";

/** The surroundings of a text with marks. */
interface Inks extends Pick<LowerContext, "ink" | "muted" | "painted" | "isPrototype"> {
  /** Set if the text must not contain links or buttons of its own. */
  isInLink?: boolean;
}

/** Maximum number of boxes for each mark, in all its states. */
const markBoxes: Readonly<Record<MarkName, number>> = {
  avatar: 2,
  badge: 2,
  dot: 1,
  icon: 1,
  button: 2,
  link: 1,
  checkbox: 4,
  kbd: 2,
};

/** Maximum number of boxes for the marks of a text, in addition to the text itself. */
export function boxesOfMarks(written: string): number {
  let boxes = 0;
  for (const line of readMarks(written) ?? []) {
    boxes += 4;
    for (const { mark } of line) boxes += 1 + (mark === undefined ? 0 : markBoxes[mark]);
  }
  return boxes;
}

const align = "center" as const;

/**
 * Draws a text with its marks. If it begins with an avatar, the lines are beside the avatar, the first one bold and the
 * last one small.
 */
export function markedText(written: string, style: TextStyle, cx: Inks): Box {
  const lines = readMarks(written)?.filter((line) => line.length > 0);
  if (lines === undefined) {
    const words = unbrokenAmount(plainText(written));
    return text(words, isDate(words) ? { ...style, wrapping: "nowrap" } : style);
  }
  const [first] = lines;
  const [lead, ...rest] = first ?? [];
  if (lead?.mark !== "avatar") return linesOf(lines, style, cx);
  const words = { ...lead, mark: undefined };
  const beside = [lead.words === "" ? rest : [words, ...rest], ...lines.slice(1)];
  const texts = beside.filter((line) => line.length > 0);
  const disc = avatarOf(lead, texts[0]?.[0]?.words ?? "");
  if (texts.length === 0) return row(lineStyle(style), [disc]);
  const drawn = texts.map((line, at) =>
    drawLine(line, styleInCard(style, at, texts.length, cx), cx),
  );
  return row({ gap: 10, align, ...justified(style) }, [disc, column({ shrink: 1 }, drawn)]);
}

/** Beside an avatar, the first line is bold, and the last of several is small. */
function styleInCard(style: TextStyle, at: number, count: number, cx: Inks): TextStyle {
  if (at === 0) return { ...style, weight: 600 };
  return at === count - 1 ? { ...style, size: style.size - 2, color: cx.muted } : style;
}

function linesOf(lines: readonly MarkedPiece[][], style: TextStyle, cx: Inks): Box {
  const boxes = lines.map((line) => drawLine(line, style, cx));
  return boxes.length === 1 ? boxes[0]! : column({ gap: 4 }, boxes);
}

function drawLine(line: readonly MarkedPiece[], style: TextStyle, cx: Inks): Box {
  const [lead] = line;
  if (line.length === 1 && lead?.mark !== undefined && lead.words !== "" && !ownsWords(lead))
    return hanging(lead, style, cx);
  const boxes = line.flatMap((piece) => drawPiece(piece, style, cx));
  const [only] = boxes;
  return boxes.length === 1 && only?.kind === "text" ? only : row(lineStyle(style), boxes);
}

/** A line that begins with a mark, which is beside the first line of the text, however often that wraps. */
function hanging(lead: MarkedPiece, style: TextStyle, cx: Inks): Box {
  const mark = row({ height: style.size * (style.lineHeight ?? 1.5), align, shrink: 0 }, [
    drawMark(lead, style, cx),
  ]);
  return row({ gap: 8, ...justified(style) }, [mark, text(lead.words, style)]);
}

function lineStyle(style: TextStyle): Style {
  return { gap: 8, rowGap: 4, align, wrap: true, ...justified(style) };
}

function justified({ align: side }: TextStyle): Style {
  return side === "center" ? { justify: "center" } : side === "right" ? { justify: "end" } : {};
}

function drawPiece(piece: MarkedPiece, style: TextStyle, cx: Inks): Box[] {
  const { mark, words } = piece;
  const drawn = mark === undefined ? [] : [drawMark(piece, style, cx)];
  return ownsWords(piece) || words === "" ? drawn : [...drawn, text(words, style)];
}

function drawMark(piece: MarkedPiece, style: TextStyle, cx: Inks): Box {
  const { detail, words } = piece;
  switch (piece.mark) {
    case "avatar":
      return avatarOf(piece, words);
    case "badge": {
      const look = badgeLook(detail, cx);
      const place = { shrink: 0 };
      return words === ""
        ? badgeDot(look, place)
        : badgeLetters(words, look, badgeMetrics.md, undefined, place);
    }
    case "dot":
      return badgeDot(badgeLook(detail, cx), {});
    case "icon":
      return icon(detail, 16, style.color ?? cx.ink);
    case "button":
      return buttonOf(words, cx);
    case "link": {
      const color = "hex" in cx.ink ? cx.ink : token("link");
      return text(words, { ...style, color, underline: true }, cx.isInLink ? {} : { tag: "a" });
    }
    case "kbd":
      return keyCap(detail || words);
    default:
      return toggleOf(piece, cx);
  }
}

function avatarOf({ detail }: MarkedPiece, name: string): Box {
  const sides: Readonly<Record<string, number>> = avatarSides;
  const px = /^\d{1,3}(?:px)?$/.test(detail) ? Number.parseInt(detail, 10) : sides[detail];
  return avatarDisc(name, Math.max(8, px ?? avatarSides.sm), false);
}

function buttonOf(label: string, cx: Inks): Box {
  const { padding, font } = buttonMetrics.xs;
  const { color, background, line } = buttonColors({}, cx);
  const words = text(label, { size: font, weight: 500, color, wrapping: "ellipsis" });
  return row(
    { align, justify: "center", padding: edgesOf(...padding), border: edges(1), shrink: 0 },
    [words],
    {
      ...(!cx.isInLink && { tag: "button", attributes: { type: "button" } }),
      paint: {
        radius: RADIUS,
        ...(background && { background }),
        ...(line && { borderColor: line }),
      },
    },
  );
}

function toggleOf({ detail, words }: MarkedPiece, { isPrototype }: Inks): ToggleBox {
  const isOn = detail === "checked";
  return {
    kind: "toggle",
    control: "checkbox",
    style: { width: tickBoxSide, height: tickBoxSide, shrink: 0 },
    children: drawSwitch(tickBox, isOn, isPrototype),
    attributes: { checked: isOn },
    name: words || "Select",
  };
}
