/** The names of all colors and shadows of a theme, and the measures that all themes share. */
import type { Look } from "./looks.js";

/** The names of the colors that a box may use; each theme defines them. */
export const COLOR_TOKENS = [
  // Backgrounds: of a board, of the canvas around it, and of highlighted parts.
  "paper",
  "canvas",
  "fill",
  "fillStrong",
  "hatch",
  // Raised surfaces, from cards up; on dark paper, each is lighter than the one below.
  "raised",
  "floating",
  "topmost",
  // The knob on a track, and the line around it.
  "thumb",
  "thumbLine",
  // Ink: main text, secondary text, hints and placeholders.
  "ink",
  "inkMuted",
  "inkFaint",
  // Lines: dividers, borders of controls, and gridlines of charts.
  "line",
  "lineStrong",
  "gridline",
  // Emphasis.
  "accent",
  "onAccent",
  "link",
  "focus",
  "scrim",
  // Amounts and states: the first series of a chart, progress, and switches that are on.
  "mark",
  // Messages over a page, and their text.
  "inverse",
  "onInverse",
  // Text and background in the hue of a chosen accent.
  "accentText",
  "accentFill",
  // The background of one's own messages in a conversation.
  "ownFill",
  // Status: its text, the background of that, and bars, borders and icons in its hue.
  "successText",
  "successFill",
  "successLine",
  "warningText",
  "warningFill",
  "warningLine",
  "dangerText",
  "dangerFill",
  "dangerLine",
  "infoText",
  "infoFill",
  "infoLine",
  // The second to sixth series of a chart; the first one uses the color of marks.
  "series2",
  "series3",
  "series4",
  "series5",
  "series6",
  // Markers: the disc, and its number.
  "markerBlue",
  "onMarkerBlue",
  "markerRed",
  "onMarkerRed",
  "markerGreen",
  "onMarkerGreen",
  "markerYellow",
  "onMarkerYellow",
  "markerPurple",
  "onMarkerPurple",
  "markerOrange",
  "onMarkerOrange",
  // People: the disc, and its letters.
  "tintBlue",
  "onTintBlue",
  "tintRed",
  "onTintRed",
  "tintGreen",
  "onTintGreen",
  "tintYellow",
  "onTintYellow",
  "tintPurple",
  "onTintPurple",
  "tintOrange",
  "onTintOrange",
] as const;

/** The name of a color that a theme defines. */
export type OwnToken = (typeof COLOR_TOKENS)[number];

/** The grounds, besides paper, that a source may name. */
export const GROUND_TOKENS = [
  "accent",
  "fillStrong",
  "infoFill",
  "successFill",
  "warningFill",
  "dangerFill",
  "accentFill",
  "ownFill",
] as const;

/** Colors that differ on grounds other than paper. */
export const ON_GROUND_TOKENS = [
  "fill",
  "fillStrong",
  "hatch",
  "ink",
  "inkMuted",
  "inkFaint",
  "line",
  "lineStrong",
  "gridline",
  "accent",
  "mark",
  "link",
  "successText",
  "successLine",
  "warningText",
  "warningLine",
  "dangerText",
  "dangerLine",
  "infoText",
  "infoLine",
  "series2",
  "series3",
  "series4",
  "series5",
  "series6",
] as const satisfies readonly OwnToken[];

/** The name of a color that depends on its ground. */
export type OnGroundToken = (typeof ON_GROUND_TOKENS)[number];

/** A ground besides paper. */
export type GroundToken = (typeof GROUND_TOKENS)[number];

/** The name of a color on a ground, such as `linkOnAccent`; derived from the colors of a theme. */
export type GroundedToken = `${OnGroundToken}On${Capitalize<GroundToken>}`;

/** Raised surfaces, lowest first. */
export const RAISED_TOKENS = [
  "raised",
  "floating",
  "topmost",
] as const satisfies readonly OwnToken[];

/** Colors that differ on raised surfaces. */
export const ON_RAISED_TOKENS = [
  "fill",
  "fillStrong",
  "hatch",
  "thumb",
  "thumbLine",
  "line",
  "lineStrong",
  "gridline",
  // The line at the top edge, which catches the light.
  "edge",
] as const;

/** A raised surface. */
export type RaisedToken = (typeof RAISED_TOKENS)[number];

/** The name of a color that depends on the surface that it is on. */
export type OnRaisedToken = (typeof ON_RAISED_TOKENS)[number];

/** The name of a color on a surface, such as `lineOnFloating`; derived from the colors of a theme. */
export type SurfacedToken = `${OnRaisedToken}On${Capitalize<RaisedToken>}`;

/** The name of a color of the theme. */
export type ColorToken = OwnToken | GroundedToken | SurfacedToken;

/** The name of a color on a ground. */
export function onGround(token: OnGroundToken, ground: GroundToken): GroundedToken {
  return `${token}On${capitalized(ground)}`;
}

/** The name of a color on a raised surface. */
export function onRaised(token: OnRaisedToken, surface: RaisedToken): SurfacedToken {
  return `${token}On${capitalized(surface)}`;
}

function capitalized<T extends string>(name: T): Capitalize<T> {
  return `${name[0]!.toUpperCase()}${name.slice(1)}` as Capitalize<T>;
}

/** The colors that a theme defines; hex strings without alpha. */
export type OwnColors = Readonly<Record<OwnToken, string>>;

/** The elevation of a box. */
export type ShadowToken = "sm" | "md" | "lg" | "xl";

/** One layer of a shadow, measured as in CSS `box-shadow`. */
export interface Shadow {
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
  readonly color: string;
  readonly opacity: number;
}

/** A set of values for the tokens; colors are hex strings without alpha. */
export interface Theme extends Omit<OwnTheme, "colors"> {
  /** The look, if it differs from the default. */
  readonly look?: Look;
  readonly colors: Readonly<Record<ColorToken, string>>;
}

/** The values of the tokens in each theme. */
export type Themes = Readonly<Record<"light" | "dark", Theme>>;

/** The values that a theme defines. */
export interface OwnTheme {
  readonly colors: OwnColors;
  /** Opacity of the scrim behind an overlay, from 0 to 1. */
  readonly scrimOpacity: number;
  /** Layers, topmost first. */
  readonly shadows: Readonly<Record<ShadowToken, readonly Shadow[]>>;
}

/** Corner radius of boxes, in px. */
export const RADIUS = 6;

/** Corner radius of containers that are `rounded`, in px. */
export const ROUNDED_RADIUS = 14;

/** Corner radius of boards, in px. */
export const BOARD_RADIUS = 8;

/** Font sizes by the size words of texts, in px. */
export const TEXT_SIZES = {
  xs: 12,
  sm: 14,
  base: 16,
  md: 16,
  lg: 18,
  xl: 20,
  "2xl": 24,
  "3xl": 30,
} as const;

/** Font sizes of titles by level, in px. */
export const TITLE_SIZES = { 1: 36, 2: 30, 3: 24, 4: 20, 5: 18, 6: 16 } as const;

const SPACING: ReadonlyMap<number, number> = new Map([
  [0, 0],
  [1, 4],
  [2, 8],
  [3, 12],
  [4, 16],
  [5, 20],
  [6, 24],
  [8, 32],
  [10, 40],
  [12, 48],
  [16, 64],
  [20, 80],
]);

/** All spacing tokens. */
export function spacingSteps(): readonly number[] {
  return [...SPACING.keys()];
}

/** The px of a spacing token; other numbers are px themselves. */
export function spacingPx(token: number): number {
  return SPACING.get(token) ?? token;
}

/** Default width of a picture in px, and padding around boards (language.md 2.4). */
export const PICTURE = { width: 1200, padding: 24 } as const;

/** Default width of a board in px: such a picture without its padding. */
export const BOARD_WIDTH = PICTURE.width - 2 * PICTURE.padding;
