/** Short builders for boxes, so that components read like the drawing that they make. */
import type { Box, GridBox, GroupBox, IconBox, ShapeBox, StackBox, TextBox } from "./box.js";
import type { Color, ColorToken, Edges, Style, TextStyle } from "./style.js";
import { withMore } from "./with-more.js";

type Rest<B extends Box, Own extends keyof B> = Partial<
  Omit<B, Own | "kind" | "lang" | "dir" | "keepsDirection">
>;

type Common = Rest<StackBox, "style" | "children">;
const nothing: Common = {};

/** A row of children. */
export function row(style: Style, children: readonly Box[], rest: Common = nothing): StackBox {
  return stack(style, "row", children, rest);
}

/** A column of children. */
export function column(style: Style, children: readonly Box[], rest: Common = nothing): StackBox {
  return stack(style, "column", children, rest);
}

function stack(
  given: Style,
  direction: "row" | "column",
  children: readonly Box[],
  rest: Common,
): StackBox {
  return {
    kind: "stack",
    style: given.direction === undefined ? withMore(given, { direction }) : given,
    children,
    paint: rest.paint,
    ground: rest.ground,
    tag: rest.tag,
    role: rest.role,
    name: rest.name,
    attributes: rest.attributes,
    behavior: rest.behavior,
    decorative: rest.decorative,
    scrolls: rest.scrolls,
    floats: rest.floats,
    growsTo: rest.growsTo,
    slot: rest.slot,
    origin: rest.origin,
    theme: rest.theme,
  };
}

/** Children that belong together in meaning only: the rows of a table in a grid of its cells. */
export function group(
  tag: string,
  children: readonly Box[],
  rest: Partial<Omit<GroupBox, "kind" | "tag" | "children">> = {},
): GroupBox {
  return { kind: "group", tag, style: {}, children, ...rest };
}

/** A grid of children; `style.columns` says its columns. */
export function grid(
  style: Style,
  children: readonly Box[],
  rest: Rest<GridBox, "style" | "children"> = {},
): GridBox {
  return { kind: "grid", style, children, ...rest };
}

const plain: Style = {};

/**
 * A piece of text. Where a word in it is longer than most rooms, the text asks for no more than six
 * times its size, so that the word breaks where it would stand out.
 */
export function text(
  content: string,
  textStyle: TextStyle,
  rest: Rest<TextBox, "text" | "textStyle"> = nothing,
): TextBox {
  const breaks = (textStyle.wrapping ?? "normal") === "normal" && hasLongWord(content);
  return {
    kind: "text",
    text: content,
    textStyle: breaks ? withMore(textStyle, { wrapping: "anywhere" }) : textStyle,
    style: breaks ? { minWidth: 6 * textStyle.size, ...rest.style } : (rest.style ?? plain),
    paint: rest.paint,
    ground: rest.ground,
    tag: rest.tag,
    role: rest.role,
    name: rest.name,
    attributes: rest.attributes,
    behavior: rest.behavior,
    decorative: rest.decorative,
    scrolls: rest.scrolls,
    floats: rest.floats,
    slot: rest.slot,
    origin: rest.origin,
    theme: rest.theme,
  };
}

const mostLetters = 20;

/** Whether a text has a word of more letters than `mostLetters`, in a script that separates words. */
function hasLongWord(content: string): boolean {
  // From where such a word would end, back to what parts it: most letters are never looked at.
  for (let end = mostLetters; end < content.length; ) {
    let at = end;
    while (at >= end - mostLetters && !isParting(content.charCodeAt(at))) at--;
    if (at < end - mostLetters) return true;
    end = at + 1 + mostLetters;
  }
  return false;
}

/** Whether a UTF-16 unit ends a word: blanks, hyphens, soft ones too, and all of the scripts that have no blanks. */
function isParting(unit: number): boolean {
  return (
    unit === 0x20 ||
    unit === 0x2d ||
    unit === 0xa0 ||
    unit === 0xad ||
    unit >= 0xe00 ||
    (unit >= 9 && unit <= 13)
  );
}

/** An icon by name, drawn `size` px wide and high; it neither grows nor shrinks. */
export function icon(
  name: string,
  size: number,
  color: Color,
  rest: Rest<IconBox, "icon" | "size" | "color"> = {},
): IconBox {
  const { style, ...others } = rest;
  return {
    kind: "icon",
    icon: name,
    size,
    color,
    style: { width: size, height: size, shrink: 0, ...style },
    decorative: true,
    ...others,
  };
}

/** A drawing in its own coordinates. */
export function shape(
  viewBox: ShapeBox["viewBox"],
  shapes: ShapeBox["shapes"],
  style: Style = {},
  rest: Rest<ShapeBox, "viewBox" | "shapes" | "style"> = {},
): ShapeBox {
  return {
    kind: "shape",
    viewBox,
    shapes,
    style: { width: viewBox.width, height: viewBox.height, shrink: 0, ...style },
    decorative: true,
    ...rest,
  };
}

const tokens = new Map<ColorToken, Color>();

/** A color of the theme; the same object each time, so that styles are compared by identity. */
export function token(name: ColorToken): Color {
  let color = tokens.get(name);
  if (color === undefined) {
    color = { token: name };
    tokens.set(name, color);
  }
  return color;
}

/** Lines of 1 px, which nearly all edges are. */
const hairline: Edges = { top: 1, right: 1, bottom: 1, left: 1 };

/** The edges that were made last, which boxes share: a document has few. */
const recentEdges: Edges[] = [];
const mostRecent = 16;
let oldest = 0;

/** The same length on all four edges. */
export function edges(all: number): Edges {
  return all === 1 ? hairline : edgesOf(all, all);
}

/** One length above and below, another at the sides. */
export function edgesOf(vertical: number, horizontal: number): Edges {
  for (let at = 0; at < recentEdges.length; at++) {
    const known = recentEdges[at]!;
    if (known.top === vertical && known.right === horizontal) return known;
  }
  const made = { top: vertical, right: horizontal, bottom: vertical, left: horizontal };
  recentEdges[oldest] = made;
  oldest = (oldest + 1) % mostRecent;
  return made;
}
