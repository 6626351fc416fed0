/** The color pairs that components may use, so that a test can measure their contrast. */
import { type ColorToken, onRaised, RAISED_TOKENS } from "./tokens.js";

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
  ["ink", "thumb"],
  ["inkFaint", "paper"],
  ["inkFaint", "fill"],
  ["link", "paper"],
  ["link", "canvas"],
  ["link", "fill"],
  ["onAccent", "accent"],
  ["accentText", "paper"],
  ["accentText", "canvas"],
  ["accentText", "fill"],
  ["accentText", "accentFill"],
  ["ink", "accentFill"],
  ["inkMuted", "accentFill"],
  ["ink", "ownFill"],
  ["paper", "ink"],
  ["onInverse", "inverse"],
  ...RAISED_TOKENS.flatMap((surface): ColorPair[] => [
    ["ink", surface],
    ["inkMuted", surface],
    ["inkFaint", surface],
    ["link", surface],
    ["accentText", surface],
    ["ink", onRaised("fillStrong", surface)],
    ["ink", onRaised("thumb", surface)],
    ["inkMuted", onRaised("fill", surface)],
    ["inkMuted", onRaised("fillStrong", surface)],
    ["inkMuted", onRaised("hatch", surface)],
    ["inkFaint", onRaised("fill", surface)],
    ...STATUSES.map((status): ColorPair => [`${status}Text`, surface]),
    // Colors of code.
    ...STATUSES.map((status): ColorPair => [`${status}Text`, onRaised("fill", surface)]),
  ]),
  ...STATUSES.flatMap((status): ColorPair[] => [
    [`${status}Text`, "paper"],
    [`${status}Text`, "canvas"],
    [`${status}Text`, "fill"],
    [`${status}Text`, `${status}Fill`],
    ["ink", `${status}Fill`],
    ["inkMuted", `${status}Fill`],
    ["paper", `${status}Text`],
  ]),
  ...MARKERS.flatMap((marker): ColorPair[] => [
    [`onMarker${marker}`, `marker${marker}`],
    [`onTint${marker}`, `tint${marker}`],
  ]),
];

/** Outlines of controls, bars and icons that carry meaning: at least 3:1 (WCAG AA). */
export const GRAPHIC_PAIRS: readonly ColorPair[] = [
  ["lineStrong", "paper"],
  ["accent", "paper"],
  ["mark", "paper"],
  ["thumbLine", "thumb"],
  ["focus", "paper"],
  ["focus", "fill"],
  ...RAISED_TOKENS.flatMap((surface): ColorPair[] => [
    [onRaised("lineStrong", surface), surface],
    ["focus", surface],
    ["mark", surface],
    [onRaised("thumbLine", surface), onRaised("thumb", surface)],
  ]),
  ...SERIES.map((series): ColorPair => [series, "paper"]),
  ...STATUSES.flatMap((status): ColorPair[] => [
    [`${status}Line`, "paper"],
    [`${status}Line`, `${status}Fill`],
    [`${status}Line`, "inverse"],
  ]),
];
