/** Mirrors the boards of right-to-left pages, after everything else is drawn. */
import { directionOf } from "../../base/text/right-to-left.js";
import type { Board, Box, Canvas, Shape, TextBox } from "../../model/box/box.js";
import { mirrorPath } from "../../model/box/mirror-path.js";
import { mirrorStyle } from "../../model/box/mirror-style.js";
import type { TextStyle } from "../../model/box/style.js";
import { mirroredIcon } from "./mirrored-icon.js";

/** The canvas with its right-to-left boards mirrored; the same object if there are none. */
export function mirrorCanvas(canvas: Canvas): Canvas {
  if (!canvas.boards.some(isReversed)) return canvas;
  return {
    ...canvas,
    boards: canvas.boards.map((board) => (isReversed(board) ? mirrorBoard(board) : board)),
  };
}

function isReversed({ dir }: Board): boolean {
  return dir === "rtl";
}

function mirrorBoard(board: Board): Board {
  const { asides } = board;
  return {
    ...board,
    box: mirrorRoot(board.box),
    ...(asides && { asides: asides.map((aside) => ({ ...aside, box: mirrorRoot(aside.box) })) }),
  };
}

/** A box directly on the canvas, which runs from left to right. */
function mirrorRoot(box: Box): Box {
  const style = mirrorStyle(box.style, { outside: false, inside: true });
  return { ...mirrorContent(box), style, dir: "rtl" };
}

function mirror(box: Box): Box {
  if (box.keepsDirection) {
    return { ...box, style: mirrorStyle(box.style, { outside: true, inside: false }), dir: "ltr" };
  }
  const style = mirrorStyle(box.style, { outside: true, inside: true });
  const content = mirrorContent(box);
  return style === content.style ? content : { ...content, style };
}

/** The box with its content mirrored, but not its own edges. */
function mirrorContent(box: Box): Box {
  switch (box.kind) {
    case "text":
      return mirrorText(box);
    case "field":
      return {
        ...box,
        textStyle: aligned(box.textStyle),
        dir: directionOf(box.text) ?? (box.text === "" ? "rtl" : "ltr"),
      };
    case "icon":
      return { ...box, icon: mirroredIcon(box.icon) };
    case "shape": {
      const { width } = box.viewBox;
      return { ...box, shapes: box.shapes.map((shape) => mirrorShape(shape, width)) };
    }
    case "image":
      return { ...box, children: box.children.map(mirror) };
    default:
      return { ...box, children: box.children.map(mirror) };
  }
}

/** Text keeps the direction of its letters and numbers. */
function mirrorText(box: TextBox): TextBox {
  const direction = directionOf(box.text);
  const text = direction === undefined ? mirrorSigns(box.text) : box.text;
  return { ...box, text, textStyle: aligned(box.textStyle), dir: direction ?? "ltr" };
}

/** Mirrors characters that point along the reading direction, if they stand alone. */
function mirrorSigns(text: string): string {
  return /^[‹›«»←→<>]$/.test(text) ? signs[text]! : text;
}

const signs: Readonly<Record<string, string>> = {
  "‹": "›",
  "›": "‹",
  "«": "»",
  "»": "«",
  "←": "→",
  "→": "←",
  "<": ">",
  ">": "<",
};

/** Swaps left and right alignment. */
function aligned(style: TextStyle): TextStyle {
  const { align = "left" } = style;
  if (align === "center" || align === "justify") return style;
  return { ...style, align: align === "left" ? "right" : "left" };
}

function mirrorShape(shape: Shape, width: number): Shape {
  switch (shape.figure) {
    case "line":
      return { ...shape, x1: width - shape.x1, x2: width - shape.x2 };
    case "rect":
      return { ...shape, x: width - shape.x - shape.width };
    case "ellipse":
      return { ...shape, cx: width - shape.cx };
    case "path":
      return { ...shape, d: mirrorPath(shape.d, width) };
  }
}
