/** What a shell is told about a command, whatever the shell. */
import {
  type Command,
  type CommandGroup,
  longName,
  type Operand,
  type Option,
} from "../arguments/command.js";

/** The words of operands that are no files. */
export type OperandWords = Readonly<Record<"codes" | "components" | "shells", readonly string[]>>;

/** What a shell offers for a value. */
export type Offer = "file" | "any" | readonly string[];

/** An option as a shell offers it. */
export interface CompletedOption {
  /** `--format`; for a toggle one of these for each form. */
  long: string;
  /** `-f`. */
  short: string | undefined;
  docs: string;
  /** What its value may be; undefined when it takes none. */
  value: Offer | undefined;
  /** Whether it may be given several times. */
  isRepeatable: boolean;
}

/** An operand as a shell offers it. */
export interface CompletedOperand {
  name: string;
  value: Offer;
  isVariadic: boolean;
}

/** A command as a shell offers it. */
export interface CompletedCommand {
  /** One word, or two in a group. */
  name: string;
  summary: string;
  options: CompletedOption[];
  operands: CompletedOperand[];
}

/** A command or group as it is named by the first word. */
export interface CompletedWord {
  name: string;
  summary: string;
  /** The second words of a group. */
  inner: { name: string; summary: string }[];
}

/** The words that a command line may start with, in the order of the commands. */
export function describeFirstWords(
  commands: readonly CompletedCommand[],
  groups: readonly CommandGroup[],
): CompletedWord[] {
  const words = new Map<string, CompletedWord>();
  for (const { name, summary } of commands) {
    const [first = "", second] = name.split(" ");
    const group = groups.find((each) => each.name === first);
    const word = words.get(first) ?? { name: first, summary: group?.summary ?? summary, inner: [] };
    if (second !== undefined) word.inner.push({ name: second, summary });
    words.set(first, word);
  }
  return [...words.values()];
}

/** Reads what shells need from the table of a command. */
export function describeWords(command: Command, words: OperandWords): CompletedCommand {
  const { name, summary, operands = [] } = command;
  const options = Object.entries(command.options).flatMap(([key, option]) => describe(key, option));
  const help = { long: "--help", short: "-h", docs: "print this help", value: undefined };
  options.push({ ...help, isRepeatable: false });
  return { name, summary, options, operands: operands.map((each) => describeOperand(each, words)) };
}

function describeOperand(operand: Operand, words: OperandWords): CompletedOperand {
  const { name, choices, complete, variadic = false } = operand;
  const known = complete === undefined ? "any" : complete === "files" ? "file" : words[complete];
  return { name, value: choices ?? known, isVariadic: variadic };
}

function describe(key: string, option: Option): CompletedOption[] {
  const long = longName(key);
  const short = option.short === undefined ? undefined : `-${option.short}`;
  const value = valueWords(option);
  const isRepeatable = option.type === "list";
  const described = [{ long, short, docs: option.docs, value, isRepeatable }];
  if (!option.negatable) return described;
  const negated = { long: `--no-${long.slice(2)}`, short: undefined, docs: `not ${long}` };
  return [...described, { ...negated, value, isRepeatable }];
}

function valueWords({ type, choices }: Option): Offer | undefined {
  if (type === "flag") return undefined;
  return choices ?? (type === "path" ? "file" : "any");
}
