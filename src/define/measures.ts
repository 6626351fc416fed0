/** The kinds of attribute that hold an amount: numbers within bounds, spacings, sizes and lengths. */
import { isUnitValue, type Literal, textOf, type UnitValue, type Value } from "../ast/value.js";
import { kindProblem } from "../ast/value-problem.js";
import { longestLength } from "../box/geometry.js";
import { createProblem, type Problem } from "../text/create-diagnostic.js";
import { listed, oneOf } from "../text/phrases.js";
import type { Suggester } from "../text/suggester.js";
import {
  type AttributeDefinition,
  type AttributeExtras,
  choiceProblem,
  type Measure,
} from "./attributes.js";

/** Bounds of a number, both allowed themselves. */
export interface Bounds {
  min?: number;
  max?: number;
  integer?: boolean;
}

/** A number; a string that is a number counts, and so does one with a unit, which is dropped. */
export function number(
  bounds: Bounds,
  docs: string,
  extras: AttributeExtras = {},
): AttributeDefinition<number> {
  const describes = describeBounds(bounds);
  return {
    docs,
    ...extras,
    kind: {
      kind: "number",
      describes,
      check(literal, name) {
        const value = readNumber(literal.value);
        if (value === undefined) return kindProblem(literal, name, describes);
        if (fits(value, bounds)) return undefined;
        return createProblem("attribute-range", "bounds", { name, value, takes: describes });
      },
      read(value) {
        const read = readNumber(value);
        return read !== undefined && fits(read, bounds) ? read : undefined;
      },
    },
  };
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

function checkLength(measure: Measure<string>, name: string): Problem | undefined {
  const amount = typeof measure === "object" ? measure.value : measure;
  if (typeof amount === "string" || Math.abs(amount) <= longestLength) return undefined;
  const data = { name, value: amount, longest: longestLength };
  return createProblem("attribute-range", "longest", data);
}

/** A number, a number with a unit, or one of a few words; `means` is what a number without a unit counts. */
export function measure<const W extends string = never>(
  words: readonly W[],
  means: string,
  docs: string,
  extras: AttributeExtras & { kind?: string } = {},
): AttributeDefinition<Measure<W>> {
  const { kind = "measure", ...others } = extras;
  const choices = words.length > 0 ? [oneOf(words)] : [];
  const describes = listed([`a number (${means})`, "a number with a unit", ...choices], "or");
  const known: ReadonlySet<string> = new Set(words);
  const read = (value: Value): Measure<W> | undefined =>
    typeof value === "string" && known.has(value) ? (value as W) : readMeasure(value);
  const check = (literal: Literal, name: string, suggester: Suggester) => {
    const value = read(literal.value);
    if (value !== undefined) return checkLength(value, name);
    if (words.length > 0 && typeof literal.value === "string") {
      return choiceProblem(literal, name, words, describes, suggester);
    }
    return kindProblem(literal, name, describes);
  };
  return {
    docs,
    ...others,
    kind: { kind, ...(words.length > 0 && { choices: words }), describes, check, read },
  };
}

/** A spacing: a step of the scale (language.md 2.2) or a number with a unit. */
export function spacing(docs: string, extras: AttributeExtras = {}): AttributeDefinition<Measure> {
  return measure([], "spacing step", docs, { kind: "spacing", ...extras });
}

/** A margin: a spacing or `auto`. */
export function margin(docs: string): AttributeDefinition<Measure<"auto">> {
  return measure(["auto"], "spacing step", docs, { kind: "spacing" });
}

/** A size: one of the words of language.md 2.3, or px. */
export function size<const W extends string>(
  words: readonly W[],
  docs: string,
  extras: AttributeExtras = {},
): AttributeDefinition<Measure<W>> {
  return measure(words, "px", docs, { kind: "size", ...extras });
}

/** A boolean that takes other values too: `bg`, `border`, `flex`, `wrap`. */
export function booleanOr<T>(
  other: AttributeDefinition<T>,
  docs: string,
  extras: AttributeExtras = {},
): AttributeDefinition<boolean | T> {
  const asBoolean = (value: Value): boolean | undefined => {
    const word = textOf(value);
    return word === "true" ? true : word === "false" ? false : undefined;
  };
  return {
    docs,
    ...extras,
    kind: {
      kind: other.kind.kind,
      isBoolean: true,
      ...(other.kind.choices && { choices: other.kind.choices }),
      describes: `true, false or ${other.kind.describes}`,
      check: (literal, name, suggester) =>
        asBoolean(literal.value) === undefined
          ? other.kind.check(literal, name, suggester)
          : undefined,
      read: (value) => asBoolean(value) ?? other.kind.read(value),
    },
  };
}
