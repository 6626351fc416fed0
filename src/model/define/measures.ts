/** The kinds of attribute with an amount: numbers within bounds, spacings, sizes and lengths. */
import { listed, oneOf } from "../../base/text/phrases.js";
import type { AttributeKind } from "../../language/ast/entries.js";
import { isUnitValue, textOf, type UnitValue, type Value } from "../../language/ast/value.js";
import { kindProblem } from "../../language/ast/value-problem.js";
import { createProblem, type Problem } from "../../language/diagnostics/create-diagnostic.js";
import { longestLength } from "../box/geometry.js";
import {
  type AttributeDefinition,
  type AttributeExtras,
  attribute,
  choiceProblem,
  type Measure,
} from "./attributes.js";

/** Inclusive bounds of a number. */
export interface Bounds {
  min?: number;
  max?: number;
  integer?: boolean;
}

/** A number. A string that contains a number is accepted, and so is a unit, which is dropped. */
export function number(
  bounds: Bounds,
  docs: string,
  extras?: AttributeExtras,
): AttributeDefinition<number> {
  const kind: AttributeKind<number> = {
    kind: "number",
    get describes() {
      return describeBounds(bounds);
    },
    check(literal, name) {
      const value = readNumber(literal.value);
      if (value === undefined) return kindProblem(literal, name, this.describes);
      if (fits(value, bounds)) return undefined;
      return createProblem("attribute-range", "bounds", { name, value, takes: this.describes });
    },
    read(value) {
      const read = readNumber(value);
      return read !== undefined && fits(read, bounds) ? read : undefined;
    },
  };
  return attribute(docs, kind, extras);
}

function readNumber(value: Value): number | undefined {
  const read = readMeasure(value);
  return typeof read === "object" ? read.value : read;
}

function fits(value: number, { min, max, integer }: Bounds): boolean {
  return (
    Number.isFinite(value) &&
    (min === undefined || value >= min) &&
    (max === undefined || value <= max) &&
    (!integer || Number.isInteger(value))
  );
}

function describeBounds({ min, max, integer }: Bounds): string {
  const noun = integer ? "a whole number" : "a number";
  if (min !== undefined && max !== undefined) return `${noun} from ${min} to ${max}`;
  if (min !== undefined) return `${noun} of at least ${min}`;
  return max === undefined ? noun : `${noun} of at most ${max}`;
}

function readMeasure(value: Value): number | UnitValue | undefined {
  if (typeof value === "number" || isUnitValue(value)) return value;
  const found =
    typeof value === "string" &&
    /^(-?(?:\d+(?:\.\d+)?|\.\d+))(px|%|em|rem|vh|vw)?$/.exec(value.trim());
  if (!found) return undefined;
  const amount = Number(found[1]);
  return found[2] === undefined ? amount : { value: amount, unit: found[2] as UnitValue["unit"] };
}

/** The lower bound of a measure, inclusive or exclusive. */
type Least = { readonly from: number } | { readonly above: number };

function checkLength(measure: Measure<string>, name: string, least?: Least): Problem | undefined {
  const amount = typeof measure === "object" ? measure.value : measure;
  if (typeof amount === "string") return undefined;
  if (least && ("from" in least ? amount < least.from : amount <= least.above)) {
    const takes = "from" in least ? `at least ${least.from}` : `more than ${least.above}`;
    const value = typeof measure === "object" ? `${amount}${measure.unit}` : amount;
    return createProblem("attribute-range", "bounds", { name, value, takes });
  }
  if (Math.abs(amount) <= longestLength) return undefined;
  const data = { name, value: amount, longest: longestLength };
  return createProblem("attribute-range", "longest", data);
}

/** A number, a number with a unit, or one of a few words; `means` is the meaning of a number without a unit. */
export function measure<const W extends string = never>(
  words: readonly W[],
  means: string,
  docs: string,
  extras?: AttributeExtras,
): AttributeDefinition<Measure<W>> {
  return attribute(docs, measureKind("measure", words, means), extras);
}

/** The same for a length, which is never negative. */
export function length<const W extends string = never>(
  words: readonly W[],
  docs: string,
  extras?: AttributeExtras,
): AttributeDefinition<Measure<W>> {
  return attribute(docs, measureKind("measure", words, "px", { from: 0 }), extras);
}

function measureKind<const W extends string = never>(
  kind: string,
  words: readonly W[],
  means: string,
  least?: Least,
): AttributeKind<Measure<W>> {
  const read = (value: Value): Measure<W> | undefined =>
    words.includes(value as W) ? (value as W) : readMeasure(value);
  return {
    kind,
    choices: words.length > 0 ? words : undefined,
    get describes() {
      const choices = words.length > 0 ? [oneOf(words)] : [];
      return listed([`a number (${means})`, "a number with a unit", ...choices], "or");
    },
    check(literal, name, suggester) {
      const value = read(literal.value);
      if (value !== undefined) return checkLength(value, name, least);
      if (words.length > 0 && typeof literal.value === "string") {
        return choiceProblem(literal, name, words, this.describes, suggester);
      }
      return kindProblem(literal, name, this.describes);
    },
    read,
  };
}

const spacingKind = measureKind("spacing", [], "spacing step", { from: 0 });
const marginKind = measureKind("spacing", ["auto"], "spacing step");

/** A spacing: a step of the scale (language.md 2.2) or a number with a unit. */
export function spacing(docs: string, extras?: AttributeExtras): AttributeDefinition<Measure> {
  return attribute(docs, spacingKind, extras);
}

/** A margin: a spacing or `auto`. */
export function margin(docs: string): AttributeDefinition<Measure<"auto">> {
  return attribute(docs, marginKind);
}

/** A size: one of the words of language.md 2.3, or px. */
export function size<const W extends string>(
  words: readonly W[],
  docs: string,
  extras?: AttributeExtras,
): AttributeDefinition<Measure<W>> {
  return attribute(docs, measureKind("size", words, "px", { above: 0 }), extras);
}

/** A boolean that also accepts other values: `bg`, `border`, `flex`, `wrap`. */
export function booleanOr<T>(
  { kind: other }: AttributeDefinition<T>,
  docs: string,
  extras?: AttributeExtras,
): AttributeDefinition<boolean | T> {
  const asBoolean = (value: Value): boolean | undefined => {
    const word = textOf(value);
    return word === "true" ? true : word === "false" ? false : undefined;
  };
  const kind: AttributeKind<boolean | T> = {
    kind: other.kind,
    isBoolean: true,
    choices: other.choices,
    get describes() {
      return `true, false or ${other.describes}`;
    },
    check: (literal, name, suggester) =>
      asBoolean(literal.value) === undefined ? other.check(literal, name, suggester) : undefined,
    read: (value) => asBoolean(value) ?? other.read(value),
  };
  return attribute(docs, kind, extras);
}
