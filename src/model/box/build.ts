/** Short builders for boxes, so that the code of components resembles their drawings. */
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

/** Children that only belong together semantically: the rows of a table in a grid of its cells. */
export function group(
  tag: string,
  children: readonly Box[],
  rest: Partial<Omit<GroupBox, "kind" | "tag" | "children">> = {},
): GroupBox {
  return { kind: "group", tag, style: {}, children, ...rest };
}

/** A grid of children, with the columns in `style.columns`. */
export function grid(
  style: Style,
  children: readonly Box[],
  rest: Rest<GridBox, "style" | "children"> = {},
): GridBox {
  return { kind: "grid", style, children, ...rest };
}

const plain: Style = {};

/**
 * A text. If a word in it is longer than most places are wide, its minimum width is limited to six times its size, so
 * that the word breaks instead of overflowing.
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

/** Whether a text has a word with more than `mostLetters` letters, in a script that separates words. */
function hasLongWord(content: string): boolean {
  // Jumps to where a long word would end and searches backwards for a separator, so that most letters are never
  // visited.
  for (let end = mostLetters; end < content.length; ) {
    let at = end;
    while (at >= end - mostLetters && !isParting(content.charCodeAt(at))) at--;
    if (at < end - mostLetters) return true;
    end = at + 1 + mostLetters;
  }
  return false;
}

/**
 * Whether a UTF-16 unit ends a word: spaces, hyphens including soft ones, and all characters of scripts without spaces.
 */
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

/** A color of the theme; always the same object, so that styles can be compared by identity. */
export function token(name: ColorToken): Color {
  let color = tokens.get(name);
  if (color === undefined) {
    color = { token: name };
    tokens.set(name, color);
  }
  return color;
}

/** Lines of 1 px, as on nearly all edges. */
const hairline: Edges = { top: 1, right: 1, bottom: 1, left: 1 };

/** The most recent edges, which boxes share: a document has few different ones. */
const recentEdges: Edges[] = [];
const mostRecent = 16;
let oldest = 0;

/** The same length on all four edges. */
export function edges(all: number): Edges {
  return all === 1 ? hairline : edgesOf(all, all);
}

/** One length above and below, another one at the left and right. */
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
