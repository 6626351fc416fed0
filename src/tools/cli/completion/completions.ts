/** What every shell knows about a command. */
import { markdownEndings, wireframeEndings } from "../../../workspace/files/file-kinds.js";
import {
  type Command,
  type CommandGroup,
  longName,
  type Operand,
} from "../../../workspace/options/command.js";
import type { Option, PathKind, WordTable } from "../../../workspace/options/option.js";

/** A word that is offered, with what is said beside it. */
export interface CompletedWord {
  readonly name: string;
  readonly docs?: string;
}

/** The words of all tables. */
export type WordTables = Readonly<Record<WordTable, readonly CompletedWord[]>>;

/** What a shell offers for a value: nothing, paths, the words of a table, or some words. */
export type Offer =
  | { readonly kind: "nothing" }
  | { readonly kind: "paths"; readonly paths: PathKind }
  | { readonly kind: "table"; readonly table: WordTable }
  | { readonly kind: "words"; readonly words: readonly string[] };

/** The value of an option. */
export interface CompletedValue {
  /** What stands for it in help: `FILE`. */
  name: string;
  offer: Offer;
  /** Whether it may be several words with commas between them. */
  isSeparated: boolean;
}

/** One of the ways to give an option: `--format` or `-f`; `--color`; `--no-color`. */
export interface OptionForm {
  /** The long one comes first. */
  spellings: readonly string[];
  docs: string;
}

/** An option as a shell offers it. */
export interface CompletedOption {
  /** Two for a toggle, of which each rules the other out. */
  forms: readonly OptionForm[];
  /** Undefined when it takes none. */
  value: CompletedValue | undefined;
  isRepeatable: boolean;
}

/** An operand as a shell offers it. */
export interface CompletedOperand {
  name: string;
  offer: Offer;
  isVariadic: boolean;
}

/** A command as a shell offers it. */
export interface CompletedCommand {
  /** One word, or two in a group. */
  name: string;
  summary: string;
  options: readonly CompletedOption[];
  operands: readonly CompletedOperand[];
}

/** A command or group as it is named by the first word. */
export interface FirstWord extends CompletedWord {
  /** The second words of a group. */
  readonly inner: readonly CompletedWord[];
}

/** All that a script is made of. */
export interface Completions {
  commands: readonly CompletedCommand[];
  /** The words that a command line may start with. */
  firstWords: readonly FirstWord[];
  /** The tables that the commands name. */
  tables: readonly (readonly [name: WordTable, words: readonly CompletedWord[]])[];
}

/** Programs that run a package's command: `npx wf`, `pnpm exec wf`. */
export const runners = ["npx", "bunx", "pnpm", "yarn"] as const;

/** What the names of offered files end with, after the dot; folders are always offered. */
export const pathEndings: Readonly<Record<PathKind, readonly string[] | "any">> = {
  files: "any",
  folders: [],
  wireframes: wireframeEndings,
  sources: [...wireframeEndings, ...markdownEndings],
};

/** What is offered besides commands in their place. */
export const helpWord: CompletedWord = { name: "help", docs: "print help for a command" };

/** Options that stand in place of a command. */
export const firstOptions: readonly OptionForm[] = [
  { spellings: ["--help", "-h"], docs: "print this help" },
  { spellings: ["--version", "-V"], docs: "print the version" },
];

/** Reads from the tables of all commands what shells need to know. */
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
