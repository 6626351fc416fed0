/** Reads a command's section of settings files as values of its options. */
import { resolve } from "node:path";
import type { GivenTokens } from "../../base/theme/given-tokens.js";
import type { Level } from "../../language/check/verdict.js";
import type { Limits } from "../../model/cost/limits.js";
import type { Io } from "../io.js";
import type { WrittenFont } from "../options/fonts-setting.js";
import type { Option } from "../options/option.js";
import { readValue } from "../options/read-value.js";
import type { SettingsSection } from "../options/section.js";
import { SettingsFinder } from "./find-settings.js";
import type { Settings } from "./settings.js";

/** The content of a section. */
export interface ReadSection {
  /** Values of options, by key. */
  options: Readonly<Record<string, unknown>>;
  /** Other keys, as written. */
  extras: Readonly<Record<string, unknown>>;
  /** Folder of the settings file. */
  folder: string;
  /** The limits in the settings file. */
  limits: Partial<Limits>;
  /** Maximum size of files in bytes, if set. */
  maxFileSize: number | undefined;
  /** Severities by code. */
  severity: ReadonlyMap<string, Level>;
  /** The fonts in the settings file, as written. */
  fonts: readonly WrittenFont[];
  /** The design tokens in the settings file. */
  tokens: GivenTokens | undefined;
}

/** Reads a section for folders; each settings file is read only once. */
export class SectionReader {
  readonly #section: SettingsSection;
  readonly #finder: SettingsFinder;
  readonly #known = new Map<Settings, ReadSection>();

  constructor(section: SettingsSection, io: Io) {
    this.#section = section;
    this.#finder = new SettingsFinder(io);
  }

  /**
   * The section in the nearest settings file at or above a folder, the same object for the same file; undefined if
   * there is no file. Relative paths in it start from the file.
   */
  async read(folder: string): Promise<ReadSection | undefined> {
    const settings = await this.#finder.settingsFor(folder);
    if (!settings) return undefined;
    if (!this.#known.has(settings)) this.#known.set(settings, readWritten(this.#section, settings));
    return this.#known.get(settings);
  }
}

function readWritten(
  { name, options: table, extras: shapes = {} }: SettingsSection,
  { sections, folder, limits, maxFileSize, severity, tokens, fonts }: Settings,
): ReadSection {
  const written = sections.get(name) ?? {};
  const options: Record<string, unknown> = {};
  const extras: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(written)) {
    const option = Object.hasOwn(table, key) ? table[key] : undefined;
    if (option) options[key] = readSetting(`${name}.${key}`, option, value, folder);
    else if (Object.hasOwn(shapes, key)) extras[key] = value;
  }
  return { options, extras, folder, limits, maxFileSize, severity, tokens, fonts };
}

/** The value that the command line would produce; the setting has already been validated. */
function readSetting(name: string, option: Option, written: unknown, folder: string): unknown {
  if (option.type === "path") return resolve(folder, written as string);
  if (option.type === "duration" || option.type === "size")
    return readValue(name, option, String(written));
  return written;
}
