/** Reads the text of an option's value; used by both readers, so that they cannot differ. */
import type { Option } from "./command.js";
import { UsageError } from "./usage-error.js";

/** The typed value of a text; throws a UsageError that says what is allowed. */
export function readValue(name: string, option: Option, text: string): string | number {
  if (option.choices && !option.choices.includes(text)) {
    throw new UsageError(`${name} takes one of ${option.choices.join(", ")}, not "${text}"`);
  }
  if (option.type !== "integer") {
    if (text === "") throw new UsageError(`${name} needs a value`);
    return text;
  }
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = option;
  const number = /^-?[0-9]{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  const range = option.max === undefined ? `of at least ${min}` : `from ${min} to ${max}`;
  throw new UsageError(`${name} takes a whole number ${range}, not "${text}"`);
}
