/** Describes every command for completion, whatever the shell. */
import { markdownEndings, wireframeEndings } from "../../../workspace/files/file-kinds.js";
import {
  type Command,
  type CommandGroup,
  longName,
  type Operand,
} from "../../../workspace/options/command.js";
import type { Option, PathKind, WordTable } from "../../../workspace/options/option.js";

/** A suggested word with its description. */
export interface CompletedWord {
  readonly name: string;
  readonly docs?: string;
}

/** The words of each table. */
export type WordTables = Readonly<Record<WordTable, readonly CompletedWord[]>>;

/** The suggestions for a value: none, paths, the words of a table, or fixed words. */
export type Offer =
  | { readonly kind: "nothing" }
  | { readonly kind: "paths"; readonly paths: PathKind }
  | { readonly kind: "table"; readonly table: WordTable }
  | { readonly kind: "words"; readonly words: readonly string[] };

/** The value of an option. */
export interface CompletedValue {
  /** Its placeholder in help: `FILE`. */
  name: string;
  offer: Offer;
  /** Whether it may be several words, separated by commas. */
  isSeparated: boolean;
}

/** One of the ways to write an option: `--format` or `-f`; `--color`; `--no-color`. */
export interface OptionForm {
  /** The long spelling comes first. */
  spellings: readonly string[];
  docs: string;
}

/** An option, for completion. */
export interface CompletedOption {
  /** Two for a toggle; each excludes the other. */
  forms: readonly OptionForm[];
  /** Undefined if it takes no value. */
  value: CompletedValue | undefined;
  isRepeatable: boolean;
}

/** An operand, for completion. */
export interface CompletedOperand {
  name: string;
  offer: Offer;
  isVariadic: boolean;
}

/** A command, for completion. */
export interface CompletedCommand {
  /** One word, or two in a group. */
  name: string;
  summary: string;
  options: readonly CompletedOption[];
  operands: readonly CompletedOperand[];
}

/** The first word of a command line: a command or group. */
export interface FirstWord extends CompletedWord {
  /** The second words of a group. */
  readonly inner: readonly CompletedWord[];
}

/** The data of a completion script. */
export interface Completions {
  commands: readonly CompletedCommand[];
  /** The first words of all command lines. */
  firstWords: readonly FirstWord[];
  /** The tables used by the commands. */
  tables: readonly (readonly [name: WordTable, words: readonly CompletedWord[]])[];
}

/** Programs that run a package's command: `npx wf`, `pnpm exec wf`. */
export const runners = ["npx", "bunx", "pnpm", "yarn"] as const;

/** The extensions of suggested files, without the dot; folders are always suggested. */
export const pathEndings: Readonly<Record<PathKind, readonly string[] | "any">> = {
  files: "any",
  folders: [],
  wireframes: wireframeEndings,
  sources: [...wireframeEndings, ...markdownEndings],
};

/** Suggested in place of a command. */
export const helpWord: CompletedWord = { name: "help", docs: "print help for a command" };

/** Options that can replace a command. */
export const firstOptions: readonly OptionForm[] = [
  { spellings: ["--help", "-h"], docs: "print this help" },
  { spellings: ["--version", "-V"], docs: "print the version" },
];

/** Describes all commands for completion scripts. */
export function describeCompletions(
  commands: readonly Command[],
  groups: readonly CommandGroup[],
  tables: WordTables,
): Completions {
  const described = commands.map(describeCommand);
  const offers = described.flatMap(({ options, operands }) => [
    ...options.flatMap(({ value }) => value?.offer ?? []),
    ...operands.map(({ offer }) => offer),
  ]);
  const named = new Set(offers.flatMap((offer) => (offer.kind === "table" ? offer.table : [])));
  return {
    commands: described,
    firstWords: describeFirstWords(described, groups),
    tables: [...named].map((name) => [name, tables[name]] as const),
  };
}

function describeFirstWords(
  commands: readonly CompletedCommand[],
  groups: readonly CommandGroup[],
): FirstWord[] {
  const words = new Map<string, { name: string; docs: string; inner: CompletedWord[] }>();
  for (const { name, summary } of commands) {
    const [first = "", second] = name.split(" ");
    const docs = groups.find((group) => group.name === first)?.summary ?? summary;
    const word = words.get(first) ?? { name: first, docs, inner: [] };
    if (second !== undefined) word.inner.push({ name: second, docs: summary });
    words.set(first, word);
  }
  return [...words.values()];
}

function describeCommand({ name, summary, operands = [], options }: Command): CompletedCommand {
  const help = { forms: [firstOptions[0]!], value: undefined, isRepeatable: false };
  const described = Object.entries(options).map(([key, option]) => describeOption(key, option));
  return { name, summary, options: [...described, help], operands: operands.map(describeOperand) };
}

function describeOperand({ name, choices, complete, variadic = false }: Operand): CompletedOperand {
  return { name, offer: describeOffer(choices, complete), isVariadic: variadic };
}

function describeOption(key: string, option: Option): CompletedOption {
  const { type, short, docs, negatable } = option;
  const long = longName(key);
  const spellings = short === undefined ? [long] : [long, `-${short}`];
  const negated = { spellings: [`--no-${long.slice(2)}`], docs: `turn off ${long}` };
  return {
    forms: [{ spellings, docs }, ...(negatable ? [negated] : [])],
    value: type === "flag" ? undefined : describeValue(key, option),
    isRepeatable: type === "list",
  };
}

function describeValue(key: string, option: Option): CompletedValue {
  const { type, choices, complete, separated = type === "list" } = option;
  return {
    name: option.valueName ?? key.toUpperCase(),
    offer: describeOffer(choices, complete ?? (type === "path" ? "files" : undefined)),
    isSeparated: separated,
  };
}

function describeOffer(
  choices: readonly string[] | undefined,
  complete: PathKind | WordTable | undefined,
): Offer {
  if (choices) return { kind: "words", words: choices };
  if (complete === undefined) return { kind: "nothing" };
  return isPathKind(complete)
    ? { kind: "paths", paths: complete }
    : { kind: "table", table: complete };
}

function isPathKind(name: PathKind | WordTable): name is PathKind {
  return Object.hasOwn(pathEndings, name);
}
