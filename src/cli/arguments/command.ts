/** Describes a command as data: what it takes, and what help, completion and readers say about it. */

/** What an option takes: nothing, one of some words, a whole number, or any text. */
type OptionType = "flag" | "choice" | "integer" | "text" | "path";

/** An option of a command; its name is the key in the command's table. */
export interface Option<T = unknown> {
  readonly type: OptionType;
  /** One phrase for help and completion. */
  readonly docs: string;
  /** One letter. */
  readonly short?: string;
  /** What stands for the value in help: `FILE`. */
  readonly valueName?: string;
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly default?: T;
  /** Whether `--no-name` exists besides. */
  readonly negatable?: boolean;
  /** Variable of the environment that holds when the option is not given. */
  readonly env?: string;
}

/** The options of a command by their names in camel case. */
export type OptionTable = Readonly<Record<string, Option<unknown>>>;

/** The values of a table's options. */
export type OptionValues<O extends OptionTable> = {
  readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never;
};

/** The operands of a command. */
interface Operand {
  /** What stands for it in help, in capitals. */
  readonly name: string;
  readonly docs: string;
  readonly required?: boolean;
  /** Whether several may be given. */
  readonly variadic?: boolean;
  /** What a shell offers. */
  readonly complete: "files" | "codes" | "components" | "shells";
}

/** A command of the command line, without the work that it does. */
export interface Command<O extends OptionTable = OptionTable> {
  readonly name: string;
  /** One phrase that starts with a verb. */
  readonly summary: string;
  /** Sentences below the usage line. */
  readonly description?: string;
  readonly operand?: Operand;
  readonly options: O;
  /** Command lines without the leading `wf`, each with what it does. */
  readonly examples: readonly (readonly [line: string, docs: string])[];
}

/** What a command was called with. */
export interface Call<O extends OptionTable = OptionTable> {
  readonly operands: readonly string[];
  readonly options: OptionValues<O>;
}

/** Checks the shape of a command and keeps the types of its options. */
export function defineCommand<const O extends OptionTable>(command: Command<O>): Command<O> {
  return command;
}

type Extras = Partial<Pick<Option, "short" | "valueName" | "env">>;

/** An option without a value. */
export function flag(docs: string, extras: Extras = {}): Option<boolean> {
  return { type: "flag", docs, default: false, ...extras };
}

/** A flag with a `--no-` form; undefined when neither is given. */
export function toggle(docs: string): Option<boolean | undefined> {
  return { type: "flag", docs, negatable: true };
}

/** One of some words. */
export function choice<const W extends string>(
  choices: readonly W[],
  preset: W,
  docs: string,
  extras: Extras = {},
): Option<W> {
  return { type: "choice", choices, default: preset, docs, ...extras };
}

/** A whole number of at least `min`. */
export function integer(
  range: { min: number; max?: number },
  docs: string,
  extras: Extras = {},
): Option<number | undefined> {
  return { type: "integer", valueName: "N", docs, ...range, ...extras };
}

/** A path; the shell completes it. */
export function path(docs: string, extras: Extras = {}): Option<string | undefined> {
  return { type: "path", valueName: "FILE", docs, ...extras };
}

/** The name of an option as it is written: `maxWarnings` is `--max-warnings`. */
export function longName(key: string): string {
  return `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
