/** Describes a section of the settings file whose keys are options of commands. */
import type { TSchema } from "typebox";
import type { OptionTable } from "./option.js";

/** Values of options, by key. */
type OptionValuesOfFile = Readonly<Record<string, unknown>>;

/** The absolute path of a settings file, and the options that only it sets. */
interface SetBy {
  readonly path: string;
  readonly keys: ReadonlySet<string>;
}

/** A section; several commands may take options from it. */
export interface SettingsSection {
  /** Its key in the file. */
  readonly name: string;
  /** One phrase for editors. */
  readonly docs: string;
  /** The options that it may contain, by name in camel case. */
  readonly options: OptionTable;
  /** Other settings that it may contain. */
  readonly extras?: Readonly<Record<string, TSchema>>;
  /** Whether each file gets the settings nearest to it, instead of those of the current folder. */
  readonly holdsForFiles?: true;
  /** Loads a function that throws a UsageError for values that a settings file of somebody else must not set. */
  readonly guard?: () => Promise<(options: OptionValuesOfFile, from: SetBy) => void>;
}
