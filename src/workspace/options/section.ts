/** Describes a section of the settings file whose keys are options of commands. */
import type { TSchema } from "typebox";
import type { OptionTable } from "./option.js";

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
}
