/** Describes the options of a command as data. */
import type { MeasureName } from "./measures.js";

/** What an option takes: nothing, one of several words, a whole number, any text, several texts .. */
export type OptionType = "flag" | "choice" | "integer" | "text" | "path" | "list" | MeasureName;

/** The paths that a shell offers: all, folders alone, with wireframes, or with those and Markdown. */
export type PathKind = "files" | "folders" | "wireframes" | "sources";

/** A list of words that is kept elsewhere and looked up when a completion script is printed. */
export type WordTable = "codes" | "components" | "devices" | "shells" | "tiers";

/** An option of a command; its name is the key in the command's table. */
export interface Option<T = unknown> {
  readonly type: OptionType;
  /** One phrase for help and completion. */
  readonly docs: string;
  /** One letter. */
  readonly short?: string;
  /** The placeholder for the value in help: `FILE`. */
  readonly valueName?: string;
  /** The words that it takes, or that a list is made of. */
  readonly choices?: readonly string[];
  /** What a shell offers where there are no choices; a path is a file unless this says otherwise. */
  readonly complete?: PathKind | WordTable;
  /** Whether a text contains several words with commas between them, as every list does. */
  readonly separated?: boolean;
  /** Bounds of a number: times in milliseconds, sizes in bytes. */
  readonly min?: number;
  readonly max?: number;
  /** A word that a whole number may be instead. */
  readonly word?: string;
  readonly default?: T;
  /** What the default is, where it is not a fixed value: `the current folder`. */
  readonly defaultDocs?: string;
  /** Whether it must be given. */
  readonly required?: boolean;
  /** Whether there is a `--no-name` too. */
  readonly negatable?: boolean;
  /** Environment variable that is used when the option is not given. */
  readonly env?: string;
  /** What else people write for it. */
  readonly otherNames?: readonly OtherName[];
}

/**
 * What people write for an option because other tools do: another name (`--out`), a name with a certain
 * value (`--format svg`) or with any value after "=" (`--png=`). If it means one value of the
 * option, that value comes second: `["--dark", "dark"]`.
 */
export type OtherName = string | readonly [written: string, value: string];

/** The options of a command by their names in camel case. */
export type OptionTable = Readonly<Record<string, Option<unknown>>>;

/** The values of a table's options. */
export type OptionValues<O extends OptionTable> = {
  readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never;
};
