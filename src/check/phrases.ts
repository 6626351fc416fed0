/** The small phrases that the messages of the checks are made of. */
import type { Literal, Value } from "../ast/value.js";
import { isUnitValue } from "../ast/value.js";

const longestQuote = 40;

/** A piece of the source in quotes, on one line and cut where it is long. */
export function quoted(text: string): string {
  const flat = text.replace(/\s+/g, " ");
  return `"${flat.length > longestQuote ? `${flat.slice(0, longestQuote - 1)}…` : flat}"`;
}

/** The names as a sentence lists them: `a, b or c`; beyond `limit` names the rest is left out. */
export function listed(names: readonly string[], conjunction: "and" | "or", limit = 12): string {
  if (names.length > limit) return `${names.slice(0, limit).join(", ")}, …`;
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${conjunction} ${names.at(-1)}`;
}

/** The text that a value stands for; undefined for arrays and objects. */
export function plainText(value: Value): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return isUnitValue(value) ? `${value.value}${value.unit}` : undefined;
}

/** A value as a message names it: its text in quotes, or what kind of value it is. */
export function nameOfValue(literal: Literal): string {
  const text = plainText(literal.value);
  if (text !== undefined) return quoted(text);
  return literal.kind === "list" ? "an array" : "an object";
}
