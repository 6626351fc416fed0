/** Changes the colors of boxes, which are drawn for paper, so that they are visible on grounds from the source. */
import { colorsOn } from "../../base/theme/ground.js";
import {
  type ColorToken,
  GROUND_TOKENS,
  type GroundToken,
  ON_GROUND_TOKENS,
  ON_RAISED_TOKENS,
  type OnGroundToken,
  onGround,
  onRaised,
  RAISED_TOKENS,
  type RaisedToken,
} from "../../base/theme/tokens.js";
import type { Box, Shape } from "../../model/box/box.js";
import type { Color, Paint } from "../../model/box/style.js";
import { withMore } from "../../model/box/with-more.js";

/** Maps a color to the one that is drawn; returns the same object if it can stay. */
type Recolor = (color: Color) => Color;

/** The background behind a box. */
interface Ground {
  /** The replacement for paper-colored lines, which must look like gaps. */
  own?: Color;
  /** Whether the line around it belongs to it, rather than to the ground around it. */
  hasOwnLine?: boolean;
  /** Whether it is a surface above paper, or is set off from one. */
  isRaised?: boolean;
  /** The color of a surface's top edge, if that has a line. */
  edge?: Color;
  /** Colors of its content. */
  foreground: Recolor;
  /**
   * The background of a box on it, and the ground that this is for the box's children; undefined if it stays as drawn.
   */
  background: (color: Color) => { color: Color; ground: Ground } | undefined;
}

const ink: Color = { token: "ink" };
const softTokens: ReadonlySet<ColorToken> = new Set(["fill", "fillStrong", "hatch"]);
/** The light gray of containers, and the surfaces; colors for one of them suit all of them. */
const stepTokens: ReadonlySet<string> = new Set(["fill", ...RAISED_TOKENS]);
const onRaisedTokens: ReadonlySet<string> = new Set(ON_RAISED_TOKENS);
const onGroundTokens: ReadonlySet<ColorToken> = new Set(ON_GROUND_TOKENS);
const groundTokens: ReadonlySet<ColorToken> = new Set(GROUND_TOKENS);

/** The box with all of its colors adapted to their grounds. */
export function onItsGround(box: Box): Box {
  return recolored(box, paper, groundOf);
}

/** The same for pages without a ground from the source: only surfaces above paper differ. */
export function onItsSurface(box: Box): Box {
  return recolored(box, paper, surfaceOf);
}

/** Returns the ground that a color is for its content; undefined if the content is drawn as on the ground below. */
type GroundOf = (color: Color) => Ground | undefined;

function surfaceOf(color: Color): Ground | undefined {
  if ("token" in color && color.token === "paper") return paper;
  return surfaceIn(color, 0, false)?.ground;
}

/** The ground that everything is drawn for. */
const paper: Ground = {
  foreground: (color) => color,
  background: (color) => surfaceIn(color, 0, false),
};

/** Paper on another ground: inherited ink may be meant for that ground. */
const island: Ground = {
  hasOwnLine: true,
  foreground: (color) => ("token" in color && color.token === "onAccent" ? ink : color),
  background: (color) =>
    "token" in color && color.token === "accent"
      ? { color, ground: paper }
      : surfaceIn(color, 0, true),
};

/** Surfaces above paper by their height: on plain paper, and on colored grounds. */
const surfaces = [false, true].map((isIsland) =>
  RAISED_TOKENS.map((token, at) => ({
    color: { token } as Color,
    ground: raisedGround(token, at + 1, isIsland),
  })),
);

/** A surface on top of another must be at least one step higher. */
function surfaceIn(
  color: Color,
  height: number,
  isIsland: boolean,
): ReturnType<Ground["background"]> {
  if (!("token" in color)) return undefined;
  const own = RAISED_TOKENS.indexOf(color.token as RaisedToken);
  if (own < 0) return undefined;
  const at = Math.min(Math.max(own, height), RAISED_TOKENS.length - 1);
  return surfaces[isIsland ? 1 : 0]![at];
}

/** On a surface, paper becomes the color of the surface, and colors set off from paper are set off from the surface. */
function raisedGround(surface: RaisedToken, height: number, isIsland: boolean): Ground {
  const own: Color = { token: surface };
  const shades = new Map<string, Color>(
    ON_RAISED_TOKENS.map((token) => [token, { token: onRaised(token, surface) }]),
  );
  const foreground: Recolor = (color) => {
    if (!("token" in color)) return color;
    if (isIsland && color.token === "onAccent") return ink;
    return shades.get(color.token) ?? color;
  };
  const ground: Ground = {
    own,
    hasOwnLine: true,
    isRaised: true,
    edge: { token: onRaised("edge", surface) },
    foreground,
    background(color) {
      if (!("token" in color)) return undefined;
      if (color.token === "paper") return { color: own, ground: onIt };
      if (softTokens.has(color.token)) return { color: foreground(color), ground: onIt };
      if (onRaisedTokens.has(color.token)) return { color: foreground(color), ground };
      if (isIsland && color.token === "accent") return { color, ground: paper };
      return surfaceIn(color, height, isIsland);
    },
  };
  const { edge: _, ...onIt } = { ...ground, hasOwnLine: false };
  return ground;
}

function groundOf(color: Color): Ground {
  if ("hex" in color) return hexGround(color.hex);
  const surface = surfaceIn(color, 0, true);
  if (surface) return surface.ground;
  return groundTokens.has(color.token)
    ? tokenGround(color.token as GroundToken)
    : { ...island, own: color };
}

function tokenGround(token: GroundToken): Ground {
  const named = (name: OnGroundToken): Color => ({ token: onGround(name, token) });
  return coloredGround({ token }, named, token === "fillStrong" ? 2 : 0);
}

function hexGround(hex: string): Ground {
  const colors = colorsOn(hex);
  return coloredGround({ hex }, (name) => ({ hex: colors[name] }));
}

/**
 * A ground that changes every color. A solid shape on it becomes the ground for content in the ground's own color.
 * @param height the number of surfaces that are not lighter than the ground in the dark theme
 */
function coloredGround(own: Color, named: (token: OnGroundToken) => Color, height = 0): Ground {
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
      const other = { color, ground: token === "onAccent" ? solid : island };
      return surfaceIn(color, height, true) ?? other;
    },
  };
  const solid: Ground = {
    foreground: (color) => ("token" in color ? own : color),
    background: (color) => ("token" in color ? { color: own, ground } : undefined),
  };
  return ground;
}

/** Boxes that keep their colors are not copied. */
function recolored(box: Box, behind: Ground, groundOf: GroundOf): Box {
  const given = box.ground && !isStepAbove(behind, box) ? groundOf(box.ground) : undefined;
  const background = box.paint?.background;
  const drawn = given || background === undefined ? undefined : behind.background(background);
  const inside = given ?? drawn?.ground ?? behind;
  if (inside === paper && behind === paper) return withRecoloredChildren(box, inside, groundOf);
  const { foreground } = inside;
  const isOwn = given !== undefined || drawn !== undefined;
  const colored =
    box.paint && paintOn(box.paint, drawn?.color, drawn ? edgeOf(behind, inside) : ringOn(inside));
  const paint =
    colored && isOwn && inside.edge && isLined(box)
      ? withMore(colored, { edgeColor: inside.edge })
      : colored;
  const painted = paint === box.paint ? box : withMore<Box>(box, { paint });
  switch (painted.kind) {
    case "text":
    case "field": {
      const given = painted.textStyle.color ?? ink;
      const color = foreground(given);
      if (color === given) return painted;
      // A spread that replaces a key is fast, in contrast to one that adds a key.
      return { ...painted, textStyle: withMore(painted.textStyle, { color }) };
    }
    case "icon": {
      const color = foreground(painted.color);
      return color === painted.color ? painted : withMore(painted, { color });
    }
    case "shape":
      return withMore(painted, {
        shapes: painted.shapes.map((shape) => shapeOn(shape, foreground)),
      });
    default:
      return withRecoloredChildren(painted, inside, groundOf);
  }
}

/** Whether a box is set off from a surface, or raised above it, relative to that surface rather than to paper. */
function isStepAbove(behind: Ground, { ground, paint }: Box): boolean {
  if (!behind.isRaised || !ground || !("token" in ground)) return false;
  const background = paint?.background;
  const isOwn =
    background !== undefined && "token" in background && background.token === ground.token;
  return isOwn && stepTokens.has(ground.token);
}

/** Whether a box has a plain line around it, or above it. */
function isLined({ style, paint }: Box): boolean {
  const { borderColor, borderStyle } = paint!;
  if (borderColor === undefined || !("token" in borderColor)) return false;
  return borderColor.token === "line" && borderStyle !== "dashed" && (style.border?.top ?? 0) > 0;
}

function withRecoloredChildren(box: Box, ground: Ground, groundOf: GroundOf): Box {
  if (!("children" in box)) return box;
  const { children } = box;
  let changed: Box[] | undefined;
  for (let at = 0; at < children.length; at++) {
    const child = children[at]!;
    const drawn = recolored(child, ground, groundOf);
    if (drawn === child && changed === undefined) continue;
    changed ??= children.slice(0, at);
    changed.push(drawn);
  }
  return changed === undefined ? box : withMore<Box>(box, { children: changed } as Partial<Box>);
}

/** The line around a shape belongs either to the paper inside or to the ground around it. */
function edgeOf(behind: Ground, inside: Ground): Recolor {
  if (inside.hasOwnLine) return inside.foreground;
  const { own } = behind;
  if (own === undefined) return behind.foreground;
  return (color) => ("token" in color && color.token === "paper" ? own : behind.foreground(color));
}

/** A paper-colored line around something that keeps its color must look like a gap on a surface too. */
function ringOn({ isRaised, own, foreground }: Ground): Recolor {
  if (!isRaised || own === undefined) return foreground;
  return (color) => ("token" in color && color.token === "paper" ? own : foreground(color));
}

/** Names of the paint's colors that are drawn on the ground. */
const lineColors = ["borderColor", "hatch", "cue"] as const;

function paintOn(paint: Paint, background: Color | undefined, foreground: Recolor): Paint {
  const more: { -readonly [K in keyof Paint]?: Paint[K] } = {};
  let isOther = false;
  if (background && background !== paint.background) {
    more.background = background;
    isOther = true;
  }
  for (let at = 0; at < lineColors.length; at++) {
    const name = lineColors[at]!;
    const given = paint[name];
    if (given === undefined) continue;
    const color = foreground(given);
    if (color === given) continue;
    more[name] = color;
    isOther = true;
  }
  const { edge } = paint;
  const edgeColor = edge && foreground(edge.color);
  if (edge && edgeColor !== edge.color) {
    more.edge = { ...edge, color: edgeColor! };
    isOther = true;
  }
  return isOther ? withMore(paint, more) : paint;
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
