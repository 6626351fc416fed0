/** The names of all colors and shadows of a theme, and the measures that all themes share. */

/** The names of the colors that a box may ask for; each theme says what they look like. */
export const COLOR_TOKENS = [
  // Backgrounds: of a board, around it, and of parts that are set off on it.
  "paper",
  "canvas",
  "fill",
  "fillStrong",
  "hatch",
  // Ink: main text, secondary text, hints and placeholders.
  "ink",
  "inkMuted",
  "inkFaint",
  // Lines: between things, and around what one can fill in or press.
  "line",
  "lineStrong",
  // Emphasis.
  "accent",
  "onAccent",
  "link",
  "focus",
  "scrim",
  // Status: its text, the background it may be on, and the bars, borders and icons in its hue.
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
  // The second to sixth series of a chart; the first is in the accent.
  "series2",
  "series3",
  "series4",
  "series5",
  "series6",
  // Markers: the disc, and the number on it.
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
] as const;

/** The name of a color that a theme gives. */
export type OwnToken = (typeof COLOR_TOKENS)[number];

/** The grounds besides paper that a source may name. */
export const GROUND_TOKENS = ["accent", "fillStrong"] as const;

/** What is drawn in another color on another ground than paper. */
export const ON_GROUND_TOKENS = [
  "fill",
  "fillStrong",
  "hatch",
  "ink",
  "inkMuted",
  "inkFaint",
  "line",
  "lineStrong",
  "accent",
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

/** The name of a color on a ground, such as `linkOnAccent`; derived from the colors that a theme gives. */
export type GroundedToken = `${OnGroundToken}On${Capitalize<GroundToken>}`;

/** The name of a color of the theme. */
export type ColorToken = OwnToken | GroundedToken;

/** The name of a color on a ground. */
export function onGround(token: OnGroundToken, ground: GroundToken): GroundedToken {
  return `${token}On${ground === "accent" ? "Accent" : "FillStrong"}`;
}

/** The colors that a theme gives; hex strings without alpha. */
export type OwnColors = Readonly<Record<OwnToken, string>>;

/** How far a box seems to float. */
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
  readonly colors: Readonly<Record<ColorToken, string>>;
}

/** What a theme gives itself. */
export interface OwnTheme {
  readonly colors: OwnColors;
  /** How much of the board the scrim behind an overlay hides, from 0 to 1. */
  readonly scrimOpacity: number;
  /** Layers from the top one down. */
  readonly shadows: Readonly<Record<ShadowToken, readonly Shadow[]>>;
}

/** Corner radius of boxes, in px. */
export const RADIUS = 6;

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

/** The px of a spacing token; numbers that are not a token mean px themselves. */
export function spacingPx(token: number): number {
  return SPACING.get(token) ?? token;
}
