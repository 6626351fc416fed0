/** Turns boxes drawn for paper into boxes whose colors can be seen on the ground that the source gave. */
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

/** What a color is drawn as; the same one where it can stay. */
type Recolor = (color: Color) => Color;

/** What is behind a box. */
interface Ground {
  /** What a line in the color of paper becomes, which is to look like a gap. */
  own?: Color;
  /** Whether a line around it belongs to it, and not to the ground around it. */
  hasOwnLine?: boolean;
  /** Whether it is a surface above paper, or what is set off from one. */
  isRaised?: boolean;
  /** The top edge of a surface, where it has a line. */
  edge?: Color;
  /** Colors of what stands on it. */
  foreground: Recolor;
  /** The background of a box on it, and what that is to its children; undefined where it is as drawn. */
  background: (color: Color) => { color: Color; ground: Ground } | undefined;
}

const ink: Color = { token: "ink" };
const softTokens: ReadonlySet<ColorToken> = new Set(["fill", "fillStrong", "hatch"]);
/** The light gray of containers and the surfaces: what colors there are on them suits all of these. */
const stepTokens: ReadonlySet<string> = new Set(["fill", ...RAISED_TOKENS]);
const onRaisedTokens: ReadonlySet<string> = new Set(ON_RAISED_TOKENS);
const onGroundTokens: ReadonlySet<ColorToken> = new Set(ON_GROUND_TOKENS);
const groundTokens: ReadonlySet<ColorToken> = new Set(GROUND_TOKENS);

/** The box with all colors in it as they are on their ground. */
export function onItsGround(box: Box): Box {
  return recolored(box, paper, groundOf);
}

/** The same for boxes of a page on which the source gives no ground: only surfaces above paper differ. */
export function onItsSurface(box: Box): Box {
  return recolored(box, paper, surfaceOf);
}

/** The ground that a color is to what stands on it; undefined where that is drawn as on what is below. */
type GroundOf = (color: Color) => Ground | undefined;

function surfaceOf(color: Color): Ground | undefined {
  if ("token" in color && color.token === "paper") return paper;
  return surfaceIn(color, 0, false)?.ground;
}

/** What everything is drawn for. */
const paper: Ground = {
  foreground: (color) => color,
  background: (color) => surfaceIn(color, 0, false),
};

/** Paper on another ground: ink for that ground can come from around it. */
const island: Ground = {
  hasOwnLine: true,
  foreground: (color) => ("token" in color && color.token === "onAccent" ? ink : color),
  background: (color) =>
    "token" in color && color.token === "accent"
      ? { color, ground: paper }
      : surfaceIn(color, 0, true),
};

/** Surfaces above paper by their height, on colored grounds and elsewhere. */
const surfaces = [false, true].map((isIsland) =>
  RAISED_TOKENS.map((token, at) => ({
    color: { token } as Color,
    ground: raisedGround(token, at + 1, isIsland),
  })),
);

/** A surface on something of a height is at least one step above it. */
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

/** On a surface, what is drawn as paper is the surface, and what is set off from paper is set off from it. */
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
 * A ground on which every color is another; a solid shape on it is ground for the ground's own color.
 * @param height how many surfaces are no lighter than the ground in the dark
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

/** What keeps its colors is not copied. */
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
      return withMore(painted, { textStyle: withMore(painted.textStyle, { color }) });
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

/** What a box is set off by, or raised to, on a surface is relative to that, and not to paper. */
function isStepAbove(behind: Ground, { ground, paint }: Box): boolean {
  if (!behind.isRaised || !ground || !("token" in ground)) return false;
  const background = paint?.background;
  const isOwn =
    background !== undefined && "token" in background && background.token === ground.token;
  return isOwn && stepTokens.has(ground.token);
}

/** Whether a plain line is around a box, or above it. */
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

/** A line around a shape belongs to the paper in it, or to the ground around it. */
function edgeOf(behind: Ground, inside: Ground): Recolor {
  if (inside.hasOwnLine) return inside.foreground;
  const { own } = behind;
  if (own === undefined) return behind.foreground;
  return (color) => ("token" in color && color.token === "paper" ? own : behind.foreground(color));
}

/** A line in the color of paper around what keeps its color on a surface looks like a gap there too. */
function ringOn({ isRaised, own, foreground }: Ground): Recolor {
  if (!isRaised || own === undefined) return foreground;
  return (color) => ("token" in color && color.token === "paper" ? own : foreground(color));
}

/** What is drawn on a ground. */
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
