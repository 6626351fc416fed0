/** Converts the colors of a theme to shades between its paper and its ink, for looks without hues. */
import { contrastRatio } from "./contrast.js";
import { colorOnRaised, mix, seen } from "./ground.js";
import type { Look } from "./looks.js";
import { type OwnColors, type OwnToken, RAISED_TOKENS } from "./tokens.js";

const statuses = ["success", "warning", "danger", "info"] as const;
const series = ["series2", "series3", "series4", "series5", "series6"] as const;
const hues = ["Blue", "Red", "Green", "Yellow", "Purple", "Orange"] as const;

/** Shares of the lightest shade, chosen so that adjacent series differ as much as five shades can. */
const shares = [1, 0.45, 0.8, 0.25, 0.6];

/** WCAG AA: bars and lines that carry meaning. */
const leastGraphic = 3;
const leastText = 4.5;

/** Maximum share of paper in ink that is still visible on paper. */
function lightestShare(ink: string, paper: string): number {
  let share = 0.8;
  while (share > 0 && contrastRatio(mix(ink, paper, share), paper) < leastGraphic) share -= 0.05;
  return share;
}

/**
 * The colors of messages over a page: the first background with enough contrast for a line that is visible on it and on
 * paper.
 */
function messageIn({ paper, ink, fill, inverse, onInverse }: OwnColors) {
  const grounds = [
    [inverse, onInverse],
    [mix(ink, "#000000", 0.4), paper],
    [mix(ink, "#ffffff", 0.4), paper],
    [mix(paper, "#000000", 0.5), ink],
  ] as const;
  for (const [ground, text] of grounds) {
    if (contrastRatio(text, ground) < leastText) continue;
    const line = lineOn([paper, fill, ground], ink, paper);
    if (line !== undefined) return { inverse: ground, onInverse: text, line };
  }
  return undefined;
}

/**
 * The shade between ink and paper that is nearest to ink and visible on all backgrounds; undefined if there is none.
 */
function lineOn(grounds: readonly string[], ink: string, paper: string): string | undefined {
  for (let share = 0; share < 1; share += 0.02) {
    const line = mix(ink, paper, share);
    if (grounds.every((ground) => contrastRatio(line, ground) >= leastGraphic)) return line;
  }
  return undefined;
}

/** The colors without hues: those of text become ink, and those of its backgrounds become a fill. */
export function monochrome(colors: OwnColors, { fills }: Pick<Look, "fills">): OwnColors {
  const { paper, ink, fill, fillStrong, lineStrong } = colors;
  const message = messageIn(colors);
  const isDark = contrastRatio(paper, "#ffffff") > contrastRatio(paper, "#000000");
  const mono: Record<OwnToken, string> = {
    ...colors,
    accent: ink,
    onAccent: paper,
    mark: ink,
    accentText: ink,
    accentFill: fillStrong,
    ownFill: fillStrong,
    link: ink,
    focus: ink,
    ...(message && { inverse: message.inverse, onInverse: message.onInverse }),
    scrim: isDark ? colors.canvas : mix(colors.canvas, "#000000", 0.5),
  };
  for (const status of statuses) {
    mono[`${status}Text`] = ink;
    mono[`${status}Fill`] = fill;
    mono[`${status}Line`] = message?.line ?? lineStrong;
  }
  const lightest = lightestShare(ink, paper);
  for (const [at, name] of series.entries()) mono[name] = mix(ink, paper, shares[at]! * lightest);
  for (const hue of hues) {
    mono[`marker${hue}`] = ink;
    mono[`onMarker${hue}`] = paper;
    mono[`tint${hue}`] = fillStrong;
    mono[`onTint${hue}`] = ink;
  }
  if (fills === "edges") {
    // Edges show which surface is higher, and scrims lighten the content behind an overlay.
    for (const surface of RAISED_TOKENS) mono[surface] = paper;
    mono.thumb = paper;
    mono.thumbLine = lineStrong;
    mono.scrim = paper;
  }
  return { ...mono, inkMuted: mutedIn(mono) };
}

/** Secondary text, which no longer has to be readable on colored backgrounds. */
function mutedIn(mono: Record<OwnToken, string>): string {
  const { paper, ink, canvas, fill, fillStrong, hatch } = mono;
  const soft = ["fill", "fillStrong", "hatch"] as const;
  const onSurfaces = RAISED_TOKENS.flatMap((surface) => [
    mono[surface],
    ...soft.map((token) => colorOnRaised(token, mono, mono[surface])),
  ]);
  const grounds = [paper, canvas, fill, fillStrong, hatch, ...onSurfaces];
  return seen(mix(ink, paper, 0.3), ink, grounds, leastText);
}
