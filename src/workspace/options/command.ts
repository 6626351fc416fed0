/** Describes a command as data: its operands and options, and its texts for help, completion and docs. */

import type { GivenTokens } from "../../base/theme/given-tokens.js";
import type { Level } from "../../language/check/verdict.js";
import type { Limits } from "../../model/cost/limits.js";
import type { WrittenFont } from "./fonts-setting.js";
import { writeMeasure } from "./measures.js";
import type {
  Option,
  OptionTable,
  OptionType,
  OptionValues,
  PathKind,
  WordTable,
} from "./option.js";
import type { SettingsSection } from "./section.js";

/** An operand of a command. */
export interface Operand {
  /** Its placeholder in help, in capitals. */
  readonly name: string;
  readonly docs: string;
  readonly required?: boolean;
  /** Whether several may be given; the last operand only. */
  readonly variadic?: boolean;
  /** The words that it accepts. */
  readonly choices?: readonly string[];
  /** What shell completion offers if there are no choices. */
  readonly complete?: PathKind | WordTable;
}

/** Commands that share their first word. */
export interface CommandGroup {
  readonly name: string;
  /** One phrase that starts with a verb. */
  readonly summary: string;
}

/** A command of the command line, without its implementation. */
export interface Command<O extends OptionTable = OptionTable> {
  /** One word, or the name of a group and a word. */
  readonly name: string;
  /** One phrase that starts with a verb. */
  readonly summary: string;
  /** What other tools call it, as written on a command line. */
  readonly otherNames?: readonly string[];
  /** Sentences below the usage line. */
  readonly description?: string;
  /** In order; required ones come first. */
  readonly operands?: readonly Operand[];
  readonly options: O;
  /** Options of other tools that it does not need, each with a sentence that says why. */
  readonly needless?: Readonly<Record<string, string>>;
  /** The section of the settings file that its options may also come from. */
  readonly settings?: SettingsSection;
  /** Command lines without the leading `wf`, each with a description. */
  readonly examples: readonly (readonly [line: string, docs: string])[];
}

/** The options that apply to a file. */
export interface OptionsOfFile<O extends OptionTable = OptionTable> {
  readonly options: OptionValues<O>;
  /** The folder of the settings file that some of them come from. */
  readonly folder: string | undefined;
  /** Limits in the settings file. */
  readonly limits: Partial<Limits>;
  /** Maximum size of files in bytes, if set in the settings file. */
  readonly maxFileSize: number | undefined;
  /** Severities of codes in the settings file. */
  readonly severity: ReadonlyMap<string, Level> | undefined;
  /** Fonts in the settings file, as written there. */
  readonly fonts: readonly WrittenFont[];
  /** The design tokens of the settings file. */
  readonly tokens: GivenTokens | undefined;
}

/** A settings file and the options that have their values from it. */
export interface FileOfOptions {
  /** Absolute path. */
  readonly path: string;
  readonly keys: ReadonlySet<string>;
}

/** The arguments of a command. */
export interface Call<O extends OptionTable = OptionTable> {
  readonly operands: readonly string[];
  /** Keys of the options given on the command line. */
  readonly given: ReadonlySet<string>;
  /** The values for this call; without the settings if those apply per file. */
  readonly options: OptionValues<O>;
  /** The values for files in a folder: the same object for the same settings. */
  optionsFor(folder: string): Promise<OptionsOfFile<O>>;
  /** The settings file that some options have their values from; undefined if there is none. */
  readonly from: FileOfOptions | undefined;
  /** What the command's section of the settings file contains besides options. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Checks the shape of a command and keeps the types of its options. */
export function defineCommand<const O extends OptionTable>(command: Command<O>): Command<O> {
  return command;
}

type Extras = Partial<
  Pick<
    Option,
    | "short"
    | "valueName"
    | "env"
    | "complete"
    | "separated"
    | "camelCase"
    | "otherNames"
    | "defaultDocs"
  >
>;

/** Extras of an option that may have a default. */
type PresetExtras<T> = Extras & { readonly preset?: T };

/** The value of an option: never undefined if there is a default. */
type Preset<T, E> = E extends { readonly preset: T } ? T : T | undefined;

/** An option without a value. With `env`, a variable may contain yes or no. */
export function flag(
  docs: string,
  extras: Extras & Pick<Option, "negatable"> = {},
): Option<boolean> {
  return { type: "flag", docs, default: false, ...extras };
}

/** A flag with a `--no-` form; undefined if neither is given. */
export function toggle(docs: string, extras: Extras = {}): Option<boolean | undefined> {
  return { type: "flag", docs, negatable: true, ...extras };
}

/** One of several words. */
export function choice<const W extends string, const P extends W | undefined>(
  choices: readonly W[],
  preset: P,
  docs: string,
  extras: Extras = {},
): Option<P extends undefined ? W | undefined : W> {
  return valued("choice", docs, { preset, ...extras }, { choices });
}

/** The word that a range allows besides numbers. */
type WordOf<R> = R extends { readonly word: infer W extends string } ? W : never;

/** A whole number of at least `min`; with `word`, this word or a number. */
export function integer<
  const R extends { min: number; max?: number; word?: string },
  const E extends PresetExtras<number | WordOf<R>>,
>(range: R, docs: string, extras?: E): Option<Preset<number | WordOf<R>, E>> {
  return valued("integer", docs, { valueName: "N", ...extras }, range);
}

/** A time; bounds, preset and value are milliseconds. */
export function duration<const E extends PresetExtras<number>>(
  range: { min?: number; max?: number },
  docs: string,
  extras?: E,
): Option<Preset<number, E>> {
  return valued("duration", docs, { valueName: "TIME", ...extras }, range);
}

/** A size; bounds, preset and value are bytes. */
export function size<const E extends PresetExtras<number>>(
  range: { min?: number; max?: number },
  docs: string,
  extras?: E,
): Option<Preset<number, E>> {
  return valued("size", docs, { valueName: "SIZE", ...extras }, range);
}

/** Any text that is not empty. */
export function text<const E extends PresetExtras<string>>(
  docs: string,
  extras?: E,
): Option<Preset<string, E>> {
  return valued("text", docs, { valueName: "TEXT", ...extras });
}

/** A path; the shell completes it. */
export function path<const E extends PresetExtras<string>>(
  docs: string,
  extras?: E,
): Option<Preset<string, E>> {
  return valued("path", docs, { valueName: "FILE", ...extras });
}

/** Texts separated by commas; the option may be repeated. Without operands, it accepts several words. */
export function list(
  docs: string,
  extras: Extras & Pick<Option, "choices"> = {},
): Option<readonly string[]> {
  return valued("list", docs, { valueName: "TEXT", preset: [], ...extras });
}

/** An option that must have a value from any source. */
export function required<T>(option: Option<T | undefined>): Option<T> {
  return { ...(option as Option<T>), required: true };
}

function valued<T>(
  type: OptionType,
  docs: string,
  { preset, ...extras }: Extras & { readonly preset?: unknown },
  details: Partial<Option> = {},
): Option<T> {
  const initial = preset === undefined ? {} : { default: preset as T };
  return { type, docs, ...(details as object), ...initial, ...extras };
}

/** The long name of an option: `--max-warnings` for `maxWarnings`. */
export function longName(key: string): string {
  return `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** An operand as in a usage line: `PATHS...`. */
export function operandName({ name, variadic }: Operand): string {
  return variadic ? `${name}...` : name;
}

/** The default of an option in words; undefined if there is nothing to say. */
export function presetText({ type, default: preset, defaultDocs }: Option): string | undefined {
  if (defaultDocs !== undefined) return defaultDocs;
  if (preset === undefined || type === "flag" || type === "list") return undefined;
  return type === "duration" || type === "size"
    ? writeMeasure(type, preset as number)
    : String(preset);
}
