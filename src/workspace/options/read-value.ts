/** Parses the text of an option's value, for both the command line and the settings. */
import { shortened } from "../../base/text/phrases.js";
import { UsageError } from "../usage-error.js";
import { describeMeasure, readMeasure } from "./measures.js";
import type { Option } from "./option.js";

/** The types of values. */
export type Value = string | number | boolean | readonly string[];

const yes = ["1", "true", "yes", "on"];
const no = ["0", "false", "no", "off", ""];

/** The typed value of a text; throws a UsageError that says what is allowed. */
export function readValue(name: string, option: Option, text: string): Value {
  switch (option.type) {
    case "flag":
      return readSwitch(name, text);
    case "integer":
      return readInteger(name, option, text);
    case "duration":
    case "size":
      return readQuantity(name, option.type, option, text);
    case "list":
      return readList(name, option, text);
    default:
      return readWord(name, option, text);
  }
}

/** Stores a value; lists are extended. */
export function keepValue(given: Record<string, unknown>, key: string, value: Value): void {
  const before = given[key];
  given[key] = Array.isArray(value) && Array.isArray(before) ? [...before, ...value] : value;
}

function readWord(name: string, { choices }: Option, text: string): string {
  if (choices && !choices.includes(text)) {
    throw new UsageError(`${name} must be one of ${choices.join(", ")}, not "${shortened(text)}"`);
  }
  if (text === "") throw new UsageError(`${name} needs a value`);
  return text;
}

function readList(name: string, option: Option, text: string): readonly string[] {
  const items = text.split(",").map((item) => item.trim());
  const filled = items.filter((item) => item !== "");
  if (filled.length === 0) throw new UsageError(`${name} needs a value`);
  return filled.map((item) => readWord(name, option, item));
}

function readSwitch(name: string, text: string): boolean {
  const word = text.trim().toLowerCase();
  if (yes.includes(word)) return true;
  if (no.includes(word)) return false;
  const words = [...yes, ...no].filter(Boolean).join(", ");
  throw new UsageError(`${name} must be one of ${words}, not "${shortened(text)}"`);
}

function readInteger(name: string, option: Option, text: string): number | string {
  if (option.word !== undefined && text === option.word) return text;
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = option;
  const number = /^-?[0-9]{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new UsageError(`${name} must be ${describeInteger(option)}, not "${shortened(text)}"`);
}

/** The description of a whole number within bounds, for messages. */
export function describeInteger({
  min = 0,
  max,
  word,
}: {
  min?: number;
  max?: number;
  word?: string;
}): string {
  const range = max === undefined ? `of at least ${min}` : `from ${min} to ${max}`;
  return `a whole number ${range}${word === undefined ? "" : ` or ${word}`}`;
}

function readQuantity(
  name: string,
  measure: "duration" | "size",
  { min, max }: Option,
  text: string,
): number {
  const value = readMeasure(measure, text);
  if (value !== undefined && value >= (min ?? 0) && value <= (max ?? Number.MAX_SAFE_INTEGER)) {
    return value;
  }
  throw new UsageError(
    `${name} must be ${describeMeasure(measure, min, max)}, not "${shortened(text)}"`,
  );
}
