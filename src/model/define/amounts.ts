/** Reads numbers as they are displayed: `"€ 1,284"`, `12%`. */
import { type Literal, textOf, type Value } from "../../language/ast/value.js";
import { createProblem, type Problem } from "../../language/diagnostics/create-diagnostic.js";

/** A number and its displayed form; a gap has neither. */
export interface Amount {
  readonly amount: number | undefined;
  /** The number as written in the source, if that differs from the plain number. */
  readonly written?: string;
}

/** A number, possibly with separated groups of three, and with a decimal point. */
const number = /(?:\d{1,3}(?:[,'\u2019 \u00a0\u202f]\d{3})+(?!\d)|\d+)(?:\.\d+)?|\.\d+/;

/** Whether this is the prefix of a negative number: its sign, possibly with a currency on either side. */
function isMinus(text: string): boolean {
  return /(?:^|[\s\p{Sc}])[-\u2212]\s?\p{Sc}?\s?$/u.test(text);
}

/** Longer texts are not numbers. */
const longest = 200;

/** The amount in a value; undefined if there is none; a gap for `"-"`. */
export function readAmount(value: Value | undefined): Amount | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? { amount: value } : undefined;
  if (value === undefined || typeof value === "boolean") return undefined;
  const written = textOf(value)?.trim();
  if (written === undefined) return undefined;
  if (/^[-\u2012-\u2015\u2212]$/.test(written)) return { amount: undefined };
  const found = number.exec(written.slice(0, longest));
  if (!found) return undefined;
  const digits = Number(found[0].replace(/[^\d.]/g, ""));
  const amount = isMinus(written.slice(0, found.index)) ? -digits : digits;
  return Number.isFinite(amount) ? { amount, written } : undefined;
}

/** The common pattern of all amounts, with `{}` for the number; undefined if they differ or are plain numbers. */
export function sharedFormat(amounts: readonly Amount[]): string | undefined {
  const formats = new Set(amounts.map(({ written }) => written?.replace(number, "{}")));
  const [format] = formats;
  return formats.size === 1 && format !== "{}" ? format : undefined;
}

/** The problem of a value that should be a number. */
export function amountProblem(literal: Literal, word: string): Problem | undefined {
  if (readAmount(literal.value) !== undefined) return undefined;
  const value = textOf(literal.value) ?? (literal.kind === "list" ? "a list" : "an object");
  return createProblem("data-value", "number", { word, value }, { place: literal });
}

/** A number in readable form: groups of three, without trailing zeros. */
export function writeAmount(amount: number, decimals?: number): string {
  const isExact = decimals !== undefined || Number.isInteger(amount);
  const rounded = isExact ? amount : Number(amount.toPrecision(12));
  const plain =
    decimals === undefined ? String(Math.abs(rounded)) : Math.abs(amount).toFixed(decimals);
  if (plain.includes("e")) return String(rounded);
  const [whole = "0", rest] = plain.split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  const sign = rounded < 0 && /[1-9]/.test(plain) ? "\u2212" : "";
  return sign + (rest ? `${grouped}.${rest}` : grouped);
}

/** A number with three digits that count, and its thousands as a letter: `1.23M`. */
export function writeShort(amount: number): string {
  let rest = Number(amount.toPrecision(3));
  let thousands = 0;
  for (; Math.abs(rest) >= 1_000 && thousands < letters.length; thousands++) rest /= 1_000;
  return writeAmount(Number(rest.toPrecision(3))) + (letters[thousands - 1] ?? "");
}

const letters = "KMBT";
