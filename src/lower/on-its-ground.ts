/** Turns boxes drawn for paper into boxes whose colors can be seen on the ground that the source gave. */
import type { Box, Shape } from "../box/box.js";
import type { Color, Paint } from "../box/style.js";
import { colorsOn } from "../theme/ground.js";
import {
  type ColorToken,
  GROUND_TOKENS,
  type GroundToken,
  ON_GROUND_TOKENS,
  type OnGroundToken,
  onGround,
} from "../theme/tokens.js";

/** What a color is drawn as; the same one where it can stay. */
type Recolor = (color: Color) => Color;

/** What is behind a box. */
interface Ground {
  /** What a line in the color of paper becomes, which is to look like a gap. */
  own?: Color;
  /** Colors of what stands on it. */
  foreground: Recolor;
  /** The background of a box on it, and what that is to its children; undefined where it is as drawn. */
  background: (color: Color) => { color: Color; ground: Ground } | undefined;
}

const softTokens: ReadonlySet<ColorToken> = new Set(["fill", "fillStrong", "hatch"]);
const onGroundTokens: ReadonlySet<ColorToken> = new Set(ON_GROUND_TOKENS);
const groundTokens: ReadonlySet<ColorToken> = new Set(GROUND_TOKENS);

/** The box with all colors in it as they are on their ground. */
export function onItsGround(box: Box): Box {
  return recolored(box, paper);
}

/** What everything is drawn for. */
const paper: Ground = { foreground: (color) => color, background: () => undefined };

/** Paper on another ground: ink for that ground can come from around it. */
const island: Ground = {
  foreground: (color) =>
    "token" in color && color.token === "onAccent" ? { token: "ink" } : color,
  background: (color) =>
    "token" in color && color.token === "accent" ? { color, ground: paper } : undefined,
};

function groundOf(color: Color): Ground {
  if ("hex" in color) return hexGround(color.hex);
  return groundTokens.has(color.token)
    ? tokenGround(color.token as GroundToken)
    : { ...island, own: color };
}

function tokenGround(token: GroundToken): Ground {
  return coloredGround({ token }, (name) => ({ token: onGround(name, token) }));
}

function hexGround(hex: string): Ground {
  const colors = colorsOn(hex);
  return coloredGround({ hex }, (name) => ({ hex: colors[name] }));
}

/** A ground on which every color is another; a solid shape on it is ground for the ground's own color. */
function coloredGround(own: Color, named: (token: OnGroundToken) => Color): Ground {
  const foreground: Recolor = (color) =>
    "token" in color && onGroundTokens.has(color.token)
      ? named(color.token as OnGroundToken)
      : color;
  const ground: Ground = {
    own,
    foreground,
    background(color) {
      if ("hex" in color) return { color, ground: hexGround(color.hex) };
      const { token } = color;
      if (softTokens.has(token)) return { color: foreground(color), ground };
      if (onGroundTokens.has(token)) return { color: foreground(color), ground: solid };
      return { color, ground: token === "onAccent" ? solid : island };
    },
  };
  const solid: Ground = {
    foreground: (color) => ("token" in color ? own : color),
    background: (color) => ("token" in color ? { color: own, ground } : undefined),
  };
  return ground;
}

function recolored(box: Box, behind: Ground): Box {
  const given = box.ground;
  const background = box.paint?.background;
  const drawn = given || background === undefined ? undefined : behind.background(background);
  const inside = given ? groundOf(given) : (drawn?.ground ?? behind);
  const { foreground } = inside;
  const painted: Box = box.paint
    ? {
        ...box,
        paint: paintOn(box.paint, drawn?.color, drawn ? edgeOf(behind, inside) : foreground),
      }
    : { ...box };
  switch (painted.kind) {
    case "text":
    case "field": {
      const color = foreground(painted.textStyle.color ?? ink);
      return { ...painted, textStyle: { ...painted.textStyle, color } };
    }
    case "icon":
      return { ...painted, color: foreground(painted.color) };
    case "shape":
      return { ...painted, shapes: painted.shapes.map((shape) => shapeOn(shape, foreground)) };
    default:
      return { ...painted, children: painted.children.map((child) => recolored(child, inside)) };
  }
}

const ink: Color = { token: "ink" };

/** A line around a shape belongs to the paper in it, or to the ground around it. */
function edgeOf(behind: Ground, inside: Ground): Recolor {
  if (inside === island) return island.foreground;
  const { own } = behind;
  if (own === undefined) return behind.foreground;
  return (color) => ("token" in color && color.token === "paper" ? own : behind.foreground(color));
}

function paintOn(paint: Paint, background: Color | undefined, foreground: Recolor): Paint {
  const { borderColor, hatch } = paint;
  return {
    ...paint,
    ...(background && { background }),
    ...(borderColor && { borderColor: foreground(borderColor) }),
    ...(hatch && { hatch: foreground(hatch) }),
  };
}

function shapeOn(shape: Shape, foreground: Recolor): Shape {
  const stroke = shape.stroke && { ...shape.stroke, color: foreground(shape.stroke.color) };
  if (shape.figure === "line") return { ...shape, stroke: stroke! };
  return {
    ...shape,
    ...(shape.fill && { fill: foreground(shape.fill) }),
    ...(stroke && { stroke }),
  };
}
