/** Derives all colors of a theme from the given ones, and makes each readable on its possible backgrounds. */
import { contrastRatio } from "./contrast.js";
import type { ColorName, TokenName, TokenValues } from "./design-tokens.js";
import { colorOnRaised, mix, seen } from "./ground.js";
import { nearestSeen } from "./nearest-seen.js";
import { atLightness, hexOf, oklchOf } from "./oklch.js";
import { type OwnColors, type OwnToken, RAISED_TOKENS } from "./tokens.js";

/** WCAG AA: text, and lines and signs that carry meaning. */
const leastText = 4.5;
const leastGraphic = 3;

/** A color that had to be adjusted. */
export interface Faint {
  readonly token: TokenName;
  readonly color: string;
  /** The color that it is too similar to. */
  readonly other: string;
  readonly contrast: number;
  /** The nearest color that works, which is drawn instead. */
  readonly nearest: string;
}

const statuses = ["success", "warning", "danger", "info"] as const;
const series = ["series2", "series3", "series4", "series5", "series6"] as const;

type Scheme = "light" | "dark";
type Colors = Record<OwnToken, string>;

/**
 * The colors of a theme.
 *
 * @param base the default colors
 * @param faint receives the given colors that had to be adjusted
 */
export function deriveColors(
  values: TokenValues,
  scheme: Scheme,
  base: OwnColors,
  faint: Faint[],
): OwnColors {
  const nameOf = (name: ColorName): TokenName => (scheme === "dark" ? `dark.${name}` : name);
  const own = (name: ColorName) => values[nameOf(name)] as string | undefined;
  const any = (name: ColorName) => own(name) ?? (values[name] as string | undefined);
  const colors: Colors = { ...base };
  const isNeutral = (["paper", "ink", "canvas", "line"] as const).some((name) => any(name));
  const reached = (name: ColorName, color: string, grounds: readonly string[]): string => {
    const nearest = nearestSeen(color, grounds, leastText) ?? inkFor(grounds[0]!);
    // Derived colors are adjusted silently.
    if (nearest !== color && own(name) !== undefined) {
      const other = grounds.find((ground) => contrastRatio(color, ground) < leastText)!;
      const contrast = contrastRatio(color, other);
      faint.push({ token: nameOf(name), color, other, contrast, nearest });
    }
    return nearest;
  };

  if (isNeutral) {
    const derived = (name: "paper" | "ink" | "canvas" | "line", mostChroma: number) => {
      const given = own(name);
      if (given !== undefined) return given;
      const other = scheme === "dark" ? (values[name] as string | undefined) : undefined;
      return other === undefined
        ? undefined
        : atLightness(other, oklchOf(base[name]).l, mostChroma);
    };
    colors.paper = derived("paper", 0.03) ?? base.paper;
    const ink = derived("ink", 0.03) ?? inkOnPaper(colors.paper, base);
    colors.ink = reached("ink", ink, [colors.paper]);
    const canvas = derived("canvas", 0.03) ?? canvasAround(colors, base);
    colors.canvas = reached("canvas", canvas, [colors.ink]);
    // A dimmed board must not be darker than the canvas around it.
    if (scheme === "dark" && oklchOf(colors.paper).l < 0.5) colors.scrim = colors.canvas;
    setNeutrals(colors, derived("line", 0.04));
    if (own("accent") === undefined && values.accent === undefined) {
      colors.accent = actionInk(colors);
      colors.onAccent = colors.paper;
      const grounds = [colors.paper, ...surfacesOf(colors)];
      colors.mark = seen(
        mix(colors.ink, colors.paper, markShare),
        colors.ink,
        grounds,
        leastGraphic,
      );
    }
    for (const name of series) {
      colors[name] = seen(base[name], colors.ink, [colors.paper], leastGraphic);
    }
  }

  const accent = own("accent") ?? darkAccent(values.accent, colors.paper);
  if (accent !== undefined) setAccent(colors, accent, reached);
  for (const status of statuses) {
    const given = any(status);
    if (given === undefined && !isNeutral && accent === undefined) continue;
    setStatus(colors, status, given, base, given !== undefined || isNeutral);
  }
  if (isNeutral || accent !== undefined) setMuted(colors, base);
  if (isNeutral && accent === undefined) {
    const grounds = [colors.paper, colors.canvas, colors.fill, ...surfacesOf(colors)];
    colors.link = nearestSeen(base.link, grounds, leastText) ?? colors.ink;
    colors.focus = nearestSeen(base.focus, grounds, leastGraphic) ?? colors.ink;
    colors.accentText = colors.ink;
    colors.accentFill = colors.fillStrong;
  }
  if (isNeutral || accent !== undefined) {
    colors.ownFill = tinted(colors, accent ?? colors.mark, ownTint);
  }
  return colors;
}

/** The default ink of the theme, or its opposite if that is easier to read on the paper. */
function inkOnPaper(paper: string, base: OwnColors): string {
  return contrastRatio(base.ink, paper) >= leastText ? base.ink : inkFor(paper);
}

/** Near-black or white, whichever is easier to read. */
function inkFor(ground: string): string {
  const dark = "#111111";
  return contrastRatio(dark, ground) >= contrastRatio("#ffffff", ground) ? dark : "#ffffff";
}

/** The default canvas if the paper is the default one, otherwise a shade of the paper. */
function canvasAround({ paper, ink }: Colors, base: OwnColors): string {
  if (paper === base.paper) return base.canvas;
  const { l, c, h } = oklchOf(paper);
  const shade = hexOf({ l: l > 0.5 ? l - 0.04 : Math.max(0.1, l - 0.05), c: Math.min(c, 0.03), h });
  return contrastRatio(shade, ink) >= leastText ? shade : paper;
}

function setNeutrals(colors: Colors, line: string | undefined): void {
  const { paper, ink } = colors;
  colors.fill = setOff(paper, ink, 0.045);
  colors.fillStrong = setOff(paper, ink, 0.1);
  colors.hatch = setOff(paper, ink, 0.12);
  const quiet = mix(paper, ink, 0.17);
  colors.line = line ?? quiet;
  // Data must stand out from gridlines, however strong other lines are.
  const isQuiet = contrastRatio(colors.line, paper) < contrastRatio(quiet, paper);
  colors.gridline = isQuiet ? colors.line : quiet;
  colors.lineStrong = seen(mix(paper, ink, 0.5), ink, [paper], leastGraphic);
  colors.onAccent = colors.paper;
  setSurfaces(colors);
}

/** The color of main actions: ink, but slightly darker on dark paper, where large areas would glare. */
function actionInk({ paper, ink }: Colors): string {
  const softer = mix(ink, paper, 0.13);
  const isSoft = oklchOf(paper).l < 0.5 && contrastRatio(softer, paper) >= roomForSoft;
  return isSoft ? softer : ink;
}

/** How much darker or lighter than paper the background of one's own messages is, in OKLCH. */
const ownTint = 0.12;

/** Share of paper in a mark, which is less prominent than a main action. */
const markShare = 0.3;

/** Shares of ink in surfaces above dark paper. */
const surfaceShares = { raised: 0.065, floating: 0.1, topmost: 0.13 } as const;
const inverseShare = 0.16;
const thumbShare = 0.2;

/** On dark paper, each surface is lighter than the one below, as far as text stays readable. */
function setSurfaces(colors: Colors): void {
  const { paper, ink } = colors;
  const above = (share: number): string | undefined => {
    const surface = mix(paper, ink, share);
    const most = colorOnRaised("fillStrong", colors, surface);
    const isLighter = oklchOf(paper).l < 0.5 && contrastRatio(most, ink) >= roomForSoft;
    return isLighter ? surface : undefined;
  };
  let below = paper;
  for (const token of RAISED_TOKENS) {
    below = above(surfaceShares[token]) ?? below;
    colors[token] = below;
  }
  const thumb = mix(paper, ink, thumbShare);
  const isLighter = oklchOf(paper).l < 0.5 && contrastRatio(thumb, ink) >= leastText;
  colors.thumb = isLighter ? thumb : paper;
  colors.thumbLine = seen(colors.lineStrong, ink, [colors.thumb], leastGraphic);
  const inverse = above(inverseShare);
  colors.inverse = inverse ?? ink;
  colors.onInverse = inverse ? ink : paper;
}

/** The surfaces on which text may be. */
function surfacesOf(colors: Colors): string[] {
  return RAISED_TOKENS.map((token) => colors[token]);
}

/** All backgrounds on surfaces on which text may be. */
function groundsOnSurfaces(colors: Colors): string[] {
  return surfacesOf(colors).flatMap((surface) => [
    surface,
    ...(["fill", "fillStrong", "hatch"] as const).map((token) =>
      colorOnRaised(token, colors, surface),
    ),
  ]);
}

/** Minimum contrast at which highlighted backgrounds may be nearer to the ink while text stays readable. */
const roomForSoft = 7;

/** A shade of the paper: nearer to the ink if text stays readable, otherwise farther from it. */
function setOff(paper: string, ink: string, share: number): string {
  const toInk = mix(paper, ink, share);
  if (contrastRatio(toInk, ink) >= roomForSoft) return toInk;
  const away = mix(paper, oklchOf(ink).l > oklchOf(paper).l ? "#000000" : "#ffffff", share);
  if (away !== paper) return away;
  // Nothing is lighter than white paper.
  const shades = [1, 0.6, 0.3].map((part) => mix(paper, ink, share * part));
  return shades.find((shade) => contrastRatio(shade, ink) >= leastText) ?? paper;
}

/**
 * Secondary text must be readable on all highlighted backgrounds, including those in the hue of an accent or status.
 */
function setMuted(colors: Colors, base: OwnColors): void {
  const { paper, ink } = colors;
  const grounds = [
    paper,
    colors.canvas,
    colors.fill,
    colors.fillStrong,
    colors.hatch,
    colors.accentFill,
    ...statuses.map((status) => colors[`${status}Fill`]),
    ...groundsOnSurfaces(colors),
  ];
  const isPreset = paper === base.paper && ink === base.ink;
  const muted = isPreset ? base.inkMuted : mix(ink, paper, 0.25);
  const faint = isPreset ? base.inkFaint : mix(ink, paper, 0.35);
  colors.inkMuted = seen(muted, ink, grounds, leastText);
  const surfaces = surfacesOf(colors);
  const fills = surfaces.map((surface) => colorOnRaised("fill", colors, surface));
  colors.inkFaint = seen(faint, ink, [paper, colors.fill, ...surfaces, ...fills], leastText);
}

/** The accent of the light theme, made lighter if it would not be visible on dark paper. */
function darkAccent(accent: string | number | undefined, paper: string): string | undefined {
  if (typeof accent !== "string") return undefined;
  return nearestSeen(accent, [paper], leastGraphic) ?? accent;
}

function setAccent(
  colors: Colors,
  accent: string,
  reached: (name: ColorName, color: string, grounds: readonly string[]) => string,
): void {
  const { paper, ink } = colors;
  const onIt = contrastRatio(paper, accent) >= contrastRatio(ink, accent) ? paper : ink;
  colors.accent = reached("accent", accent, [onIt]);
  colors.onAccent = onIt;
  colors.accentFill = tinted(colors, accent);
  const surfaces = surfacesOf(colors);
  colors.mark = nearestSeen(accent, [paper, ...surfaces], leastGraphic) ?? ink;
  const grounds = [paper, colors.canvas, colors.fill, colors.accentFill, ...surfaces];
  colors.accentText = nearestSeen(accent, grounds, leastText) ?? ink;
  colors.link = colors.accentText;
  colors.focus = nearestSeen(accent, [paper, colors.fill, ...surfaces], leastGraphic) ?? ink;
}

/** A hue with the lightness of text, since a barely sufficient contrast looks dull. */
function textIn(hue: string, paper: string): string {
  const { l } = oklchOf(hue);
  return atLightness(hue, oklchOf(paper).l > 0.5 ? Math.min(l, 0.47) : Math.max(l, 0.8));
}

/** Paper with a tint of a hue, on which text is readable. */
function tinted({ paper, ink }: Colors, hue: string, most = 0.06): string {
  const { c, h } = oklchOf(hue);
  const { l } = oklchOf(paper);
  if (contrastRatio(paper, ink) < roomForSoft) return paper;
  for (const step of [most, 0.025, 0.01]) {
    const to = l > 0.5 ? l - step : l + step + 0.02;
    const tint = hexOf({ l: to, c: Math.min(c, step * 0.5), h });
    if (contrastRatio(tint, ink) >= leastText) return tint;
  }
  return paper;
}

function setStatus(
  colors: Colors,
  status: (typeof statuses)[number],
  given: string | undefined,
  base: OwnColors,
  isOwn: boolean,
): void {
  const { paper, ink, canvas, fill, inverse } = colors;
  const hue = given ?? base[`${status}Line`];
  if (isOwn) {
    const own = tinted(colors, hue, 0.035);
    const text = given === undefined ? base[`${status}Text`] : textIn(given, paper);
    colors[`${status}Fill`] = own;
    const grounds = [paper, canvas, fill, own, ...surfacesOf(colors)];
    colors[`${status}Text`] = nearestSeen(text, grounds, leastText) ?? ink;
  }
  const own = colors[`${status}Fill`];
  colors[`${status}Line`] =
    nearestSeen(hue, [paper, own, inverse], leastGraphic) ??
    nearestSeen(hue, [paper, own], leastGraphic) ??
    ink;
}
