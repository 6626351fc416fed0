/** Describes the options of a command as data. */
import type { MeasureName } from "./measures.js";

/** The type of an option's value: none, one of several words, a whole number, a text, several texts, and so on. */
export type OptionType = "flag" | "choice" | "integer" | "text" | "path" | "list" | MeasureName;

/** The paths that shell completion offers: all, only folders, with wireframes, or with those and Markdown. */
export type PathKind = "files" | "folders" | "wireframes" | "sources";

/** A list of words that is defined elsewhere and looked up when a completion script is printed. */
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
  /** The words that it accepts, or that its list may contain. */
  readonly choices?: readonly string[];
  /** What shell completion offers if there are no choices; a path is a file by default. */
  readonly complete?: PathKind | WordTable;
  /** Whether a text contains several words separated by commas, as every list does. */
  readonly separated?: boolean;
  /** Bounds of a number: times in milliseconds, sizes in bytes. */
  readonly min?: number;
  readonly max?: number;
  /** A word that is accepted instead of a number. */
  readonly word?: string;
  readonly default?: T;
  /** A description of the default, if it is not a fixed value: `the current folder`. */
  readonly defaultDocs?: string;
  /** Whether it is required. */
  readonly required?: boolean;
  /** Whether it also has a `--no-name` form. */
  readonly negatable?: boolean;
  /** Whether its name is also accepted in camel case, because a protocol writes it so: `--clientProcessId`. */
  readonly camelCase?: true;
  /** Environment variable that is used when the option is not given. */
  readonly env?: string;
  /** Names that people use for it by mistake. */
  readonly otherNames?: readonly OtherName[];
}

/**
 * Names that people use for an option because other tools do: another name (`--out`), a name with a certain value
 * (`--format svg`) or with any value after "=" (`--png=`). If it means one value of the option, that value comes
 * second: `["--dark", "dark"]`.
 */
export type OtherName = string | readonly [written: string, value: string];

/** The options of a command by their names in camel case. */
export type OptionTable = Readonly<Record<string, Option<unknown>>>;

/** The values of a table's options. */
export type OptionValues<O extends OptionTable> = {
  readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never;
};
