/** Reads the content of a chart from its node: its kind, its series and their labels. */
import type { AstNode } from "../../../../language/ast/node.js";
import { plainText } from "../../../../language/ast/plain-text.js";
import { textOf, type Value } from "../../../../language/ast/value.js";
import { type Amount, readAmount } from "../../../define/amounts.js";
import { isObject, labelOfValue } from "../items.js";

/** The kinds of charts, with descriptions; the first is the default. */
export const chartKinds = {
  bar: "Bars",
  line: "Lines",
  area: "Lines with the area below filled",
  donut: "Slices of a ring, with their total in the middle",
  pie: "Slices of a disc",
  sparkline: "A small line without axes",
  scatter: "Points",
} as const;

/** A kind of chart. */
export type ChartKind = keyof typeof chartKinds;

/** The names of the kinds. */
export const chartKindNames = Object.keys(chartKinds) as ChartKind[];

/** A value of a series; with `x` for a point at a position of its own, otherwise at equal distances. */
export interface Point extends Amount {
  readonly x?: number;
}

/** Values that belong together. */
export interface Series {
  readonly label: string;
  readonly points: readonly Point[];
  readonly dashed: boolean;
}

/** The content of a chart. */
export interface ChartData {
  readonly series: readonly Series[];
  readonly labels: readonly string[];
  /** Number of values side by side. */
  readonly length: number;
}

/** Maximum number of values in a series; with more, several are drawn as one, since no screen has space for them. */
export const mostPoints = 400;

/** The data of a chart, before anything is added or dropped. */
export function chartData(
  items: readonly Value[],
  children: readonly AstNode[],
  labels: readonly Value[] = [],
): ChartData {
  const series: Series[] = [];
  const bare: Value[] = [];
  const named: string[] = [];
  for (const item of items) {
    if (isObject(item) && Array.isArray(item.values)) {
      series.push(seriesOf(labelOfValue(item), item.values, isTrue(item.dashed)));
    } else {
      bare.push(item);
      named.push(isObject(item) ? labelOfValue(item) : "");
    }
  }
  if (bare.length > 0) series.unshift(seriesOf("", bare, false));
  for (const { type, label = "", items: values = [], attributes, modifiers } of children) {
    if (type !== "Series") continue;
    const given = attributes?.values ?? attributes?.items ?? values;
    const dashed = isTrue(attributes?.dashed) || modifiers?.includes("dashed") === true;
    series.push(seriesOf(plainText(label), Array.isArray(given) ? given : [], dashed));
  }
  let length = 0;
  for (const { points } of series) length = Math.max(length, points.length);
  const given = labels.map((label) => labelOfValue(label));
  const isNamed = given.length === 0 && named.some((label) => label !== "");
  return { series, labels: isNamed ? named : given, length };
}

function isTrue(value: Value | undefined): boolean {
  return value !== undefined && value !== false && value !== "false";
}

function seriesOf(label: string, values: readonly Value[], dashed: boolean): Series {
  return { label, points: values.map(pointOf), dashed };
}

/** A value, or `[x, y]`; anything but numbers leaves a gap. */
function pointOf(value: Value): Point {
  if (Array.isArray(value)) {
    const x = readAmount(value[0])?.amount;
    const y = readAmount(value[1]) ?? { amount: undefined };
    return x === undefined ? y : { ...y, x };
  }
  const given = isObject(value) ? value.value : value;
  return readAmount(given) ?? { amount: undefined };
}

/** Whether a kind shows shares of a whole, rather than values along an axis. */
export function isRound(kind: ChartKind): boolean {
  return kind === "donut" || kind === "pie";
}

/** The kind of a chart: its attribute, else its last modifier. */
export function chartKindOf(
  variant: Value | undefined,
  modifiers: readonly string[] = [],
): ChartKind {
  const isKind = (word: unknown): word is ChartKind =>
    typeof word === "string" && Object.hasOwn(chartKinds, word);
  if (variant !== undefined && isKind(textOf(variant))) return textOf(variant) as ChartKind;
  return modifiers.findLast(isKind) ?? "bar";
}
