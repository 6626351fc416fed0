/** What a shell is told about a command, whatever the shell. */
import { type Command, longName, type Option } from "../arguments/command.js";

/** The words of operands that are no files. */
export type OperandWords = Readonly<Record<"codes" | "components" | "shells", readonly string[]>>;

/** An option as a shell offers it. */
export interface CompletedOption {
  /** `--format`; for a toggle one of these for each form. */
  long: string;
  /** `-f`. */
  short: string | undefined;
  docs: string;
  /** What its value may be; undefined when it takes none. */
  value: "file" | "any" | readonly string[] | undefined;
}

/** A command as a shell offers it. */
export interface CompletedCommand {
  name: string;
  summary: string;
  options: CompletedOption[];
  /** What its operands may be; undefined when it takes none. */
  operands: "file" | readonly string[] | undefined;
}

/** Reads what shells need from the table of a command. */
export function describeWords(command: Command, words: OperandWords): CompletedCommand {
  const { name, summary, operand } = command;
  const options = Object.entries(command.options).flatMap(([key, option]) => describe(key, option));
  options.push({ long: "--help", short: "-h", docs: "print this help", value: undefined });
  const operands = operand && (operand.complete === "files" ? "file" : words[operand.complete]);
  return { name, summary, options, operands };
}

function describe(key: string, option: Option): CompletedOption[] {
  const long = longName(key);
  const short = option.short === undefined ? undefined : `-${option.short}`;
  const value = valueWords(option);
  const described: CompletedOption[] = [{ long, short, docs: option.docs, value }];
  if (option.negatable) {
    described.push({ long: `--no-${long.slice(2)}`, short: undefined, docs: `not ${long}`, value });
  }
  return described;
}

function valueWords({ type, choices }: Option): CompletedOption["value"] {
  if (type === "flag") return undefined;
  return choices ?? (type === "path" ? "file" : "any");
}
