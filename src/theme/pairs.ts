/** The colors that components may lay on one another, so that a test can measure their contrast. */
import type { ColorToken } from "./tokens.js";

/** A foreground and the background it is on. */
export type ColorPair = readonly [foreground: ColorToken, ground: ColorToken];

const GROUNDS = ["paper", "canvas", "fill", "fillStrong", "hatch"] as const;
const STATUSES = ["success", "warning", "danger", "info"] as const;
const SERIES = ["series2", "series3", "series4", "series5", "series6"] as const;
const MARKERS = ["Blue", "Red", "Green", "Yellow", "Purple", "Orange"] as const;

/** Text on its ground: at least 4.5:1 (WCAG AA). */
export const TEXT_PAIRS: readonly ColorPair[] = [
  ...GROUNDS.flatMap((ground): ColorPair[] => [
    ["ink", ground],
    ["inkMuted", ground],
  ]),
  ["inkFaint", "paper"],
  ["inkFaint", "fill"],
  ["link", "paper"],
  ["link", "canvas"],
  ["link", "fill"],
  ["onAccent", "accent"],
  ["paper", "ink"],
  ...STATUSES.flatMap((status): ColorPair[] => [
    [`${status}Text`, "paper"],
    [`${status}Text`, "canvas"],
    [`${status}Text`, "fill"],
    [`${status}Text`, `${status}Fill`],
    ["ink", `${status}Fill`],
    ["inkMuted", `${status}Fill`],
    ["paper", `${status}Text`],
  ]),
  ...MARKERS.map((marker): ColorPair => [`onMarker${marker}`, `marker${marker}`]),
];

/** Outlines of controls, bars and icons that carry meaning: at least 3:1 (WCAG AA). */
export const GRAPHIC_PAIRS: readonly ColorPair[] = [
  ["lineStrong", "paper"],
  ["accent", "paper"],
  ["focus", "paper"],
  ["focus", "fill"],
  ...SERIES.map((series): ColorPair => [series, "paper"]),
  ...STATUSES.flatMap((status): ColorPair[] => [
    [`${status}Line`, "paper"],
    [`${status}Line`, `${status}Fill`],
    [`${status}Line`, "accent"],
  ]),
];
