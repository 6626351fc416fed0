/** The values of attributes, lists and objects, as plain JSON and as written in a source. */

import { quoted } from "../../base/text/phrases.js";
import type { Name } from "./name.js";

/** The units of language.md part 1. */
export const units = ["px", "%", "em", "rem", "vh", "vw"] as const;

/** One of the six units. */
export type Unit = (typeof units)[number];

/** A number with its unit: `50%` is `{ value: 50, unit: "%" }`. */
export interface UnitValue {
  value: number;
  unit: Unit;
}

/** A value in the AST; plain JSON. */
export type Value = string | number | boolean | UnitValue | Value[] | ObjectValue;

/** The value of an object literal; a plain JSON object. */
export interface ObjectValue {
  [key: string]: Value;
}

/** A key and its value in an object literal. */
export interface Property {
  key: string;
  keyFrom: number;
  keyTo: number;
  value: Literal;
}

/** How a value was written: `word` is a bareword, `string` was quoted. */
export type LiteralKind =
  | "string"
  | "word"
  | "number"
  | "unit"
  | "boolean"
  | "color"
  | "list"
  | "object";

/** A value with its place in the source. */
export interface Literal {
  kind: LiteralKind;
  value: Value;
  from: number;
  to: number;
  /** Id of the imported file that contains it, if it was expanded into another one. */
  writtenIn?: string | undefined;
  /** The items of a list. */
  items?: readonly Literal[];
  /** The properties of an object, in source order, repeated keys included. */
  properties?: readonly Property[];
  /** The arguments after the name of a layout. */
  arguments?: readonly Argument[];
}

/** Whether a value is a number with a unit. */
export function isUnitValue(value: unknown): value is UnitValue {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof (value as UnitValue).value === "number" &&
    units.includes((value as UnitValue).unit)
  );
}

/** The text of a value: numbers and booleans are their text; undefined for lists and objects. */
export function textOf(value: Value): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return isUnitValue(value) ? `${value.value}${value.unit}` : undefined;
}

/** A value as messages name it: its text in quotes, or its kind. */
export function nameOfValue(literal: Literal): string {
  const text = textOf(literal.value);
  if (text !== undefined) return quoted(text);
  return literal.kind === "list" ? "a list" : "an object";
}

/** `name=value` between parentheses. */
export interface Argument {
  name: Name;
  value: Literal;
}
