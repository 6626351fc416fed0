/** Finds the limits of wireframes that are watched: what is wrong with their settings stops nothing. */
import type { Limits } from "../../cost/limits.js";
import { isUsageError } from "../arguments/usage-error.js";
import type { Io } from "../io.js";
import { SettingsFinder } from "../settings/find-settings.js";

/** Returns the limits for the wireframes in a folder; the settings are read once. */
export function limitsFinder(io: Io): (folder: string) => Promise<Partial<Limits> | undefined> {
  const finder = new SettingsFinder(io);
  const told = new Set<string>();
  return async (folder) => {
    try {
      return (await finder.settingsFor(folder))?.limits;
    } catch (error) {
      if (!isUsageError(error)) throw error;
      if (!told.has(error.message)) await io.stderr.write(`wf: ${error.message}\n`);
      told.add(error.message);
      return undefined;
    }
  };
}
