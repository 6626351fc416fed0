/** Reads a command's section of the settings file into values of its options. */
import { resolve } from "node:path";
import type { Option } from "../arguments/command.js";
import { readValue } from "../arguments/read-value.js";
import type { Io } from "../io.js";
import { SettingsFinder } from "./find-settings.js";
import type { SettingsSection } from "./section.js";

/** What a section holds. */
export interface ReadSection {
  /** Values of options by their keys. */
  options: Readonly<Record<string, unknown>>;
  /** The other keys, as they are written. */
  extras: Readonly<Record<string, unknown>>;
}

/**
 * The section in the nearest settings file of the current folder or above; undefined when there is
 * none. Relative paths in it start from the file.
 */
export async function readSection(
  { name, options: table, extras: shapes = {} }: SettingsSection,
  io: Io,
): Promise<ReadSection | undefined> {
  const settings = await new SettingsFinder(io).settingsFor(io.cwd);
  const written = settings?.sections.get(name);
  if (!settings || !written) return undefined;
  const options: Record<string, unknown> = {};
  const extras: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(written)) {
    const option = Object.hasOwn(table, key) ? table[key] : undefined;
    if (option) options[key] = readWritten(`${name}.${key}`, option, value, settings.folder);
    else if (Object.hasOwn(shapes, key)) extras[key] = value;
  }
  return { options, extras };
}

/** The value that the command line would have made of it; that it fits has been checked. */
function readWritten(name: string, option: Option, written: unknown, folder: string): unknown {
  if (option.type === "path") return resolve(folder, written as string);
  if (option.type === "duration" || option.type === "size")
    return readValue(name, option, String(written));
  return written;
}
