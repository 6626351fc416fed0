/** Reads plain command lines without loading anything; leaves every other one to commander. */
import { type Command, longName } from "../../../workspace/options/command.js";
import type { Option } from "../../../workspace/options/option.js";
import { keepValue, readValue } from "../../../workspace/options/read-value.js";

/** Operands and the options that were given, by key. */
export interface ReadArguments {
  operands: string[];
  given: Record<string, unknown>;
}

/**
 * Reads `--name`, `--no-name`, `--name VALUE`, `--name=VALUE`, `-x`, `-x VALUE`, `--` and operands;
 * where there are no operands, a list takes all words that follow. Returns undefined for anything
 * else: unknown options, `--help`, clusters, missing values, missing or wrong operands.
 */
export function readArguments(
  command: Command,
  words: readonly string[],
): ReadArguments | undefined {
  const known = spellings(command);
  const read: ReadArguments = { operands: [], given: {} };
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (word === "--") {
      read.operands = [...read.operands, ...words.slice(at + 1)];
      break;
    }
    if (word === "-" || !word.startsWith("-")) {
      read.operands.push(word);
      continue;
    }
    const equals = word.startsWith("--") ? word.indexOf("=") : -1;
    const spelling = equals < 0 ? word : word.slice(0, equals);
    const found = known.get(spelling);
    if (!found) return undefined;
    const { key, option, value } = found;
    if (option.type === "flag") {
      if (equals >= 0) return undefined;
      read.given[key] = value;
      continue;
    }
    const text = equals < 0 ? words[++at] : word.slice(equals + 1);
    if (text === undefined || (equals < 0 && text.startsWith("-") && text !== "-"))
      return undefined;
    keepValue(read.given, key, readValue(longName(key), option, text));
    if (equals >= 0 || !takesSeveralWords(command, option)) continue;
    for (; words[at + 1] !== undefined && !words[at + 1]!.startsWith("-"); at++) {
      keepValue(read.given, key, readValue(longName(key), option, words[at + 1]!));
    }
  }
  return fits(command, read.operands) ? read : undefined;
}

interface Spelling {
  key: string;
  option: Option;
  value: boolean;
}

function spellings(command: Command): Map<string, Spelling> {
  const known = new Map<string, Spelling>();
  for (const [key, option] of Object.entries(command.options)) {
    const name = longName(key);
    known.set(name, { key, option, value: true });
    if (option.camelCase) known.set(`--${key}`, { key, option, value: true });
    if (option.negatable) known.set(`--no-${name.slice(2)}`, { key, option, value: false });
    if (option.short !== undefined) known.set(`-${option.short}`, { key, option, value: true });
  }
  return known;
}

/** Whether an option takes all words up to the next option. */
export function takesSeveralWords({ operands }: Command, { type }: Option): boolean {
  return type === "list" && operands === undefined;
}

function fits({ operands = [] }: Command, words: readonly string[]): boolean {
  const last = operands.at(-1);
  if (words.length < operands.filter(({ required }) => required).length) return false;
  if (words.length > operands.length && !last?.variadic) return false;
  return words.every((word, at) => (operands[at] ?? last)?.choices?.includes(word) ?? true);
}
