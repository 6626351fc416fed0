/** Finds the settings of watched wireframes; problems with them stop nothing. */

import type { WatchedFonts } from "../files/watched-set.js";
import type { Io } from "../io.js";
import { SettingsFinder } from "../settings/find-settings.js";
import type { Settings } from "../settings/settings.js";
import { isUsageError } from "../usage-error.js";

/** The settings for the wireframes of a folder. */
export type FolderSettings = Pick<Settings, "limits" | "maxFileSize" | "severity" | "tokens"> & {
  fonts?: WatchedFonts;
  embedsPictures?: boolean;
};

/** Returns a function that reads the settings for the wireframes in a folder once. */
export function settingsOfFolders(io: Io): (folder: string) => Promise<FolderSettings | undefined> {
  const finder = new SettingsFinder(io);
  const told = new Set<string>();
  return async (folder) => {
    try {
      const settings = await finder.settingsFor(folder);
      if (!settings) return undefined;
      const { embedImages } = settings.sections.get("render") ?? {};
      const fonts = await fontsOf(settings, io);
      return { ...settings, fonts, embedsPictures: embedImages === true };
    } catch (error) {
      if (!isUsageError(error)) throw error;
      if (!told.has(error.message)) await io.stderr.write(`wf: ${error.message}\n`);
      told.add(error.message);
      return undefined;
    }
  };
}

/** The fonts of a settings file; throws a UsageError if one cannot be used. */
async function fontsOf(
  { fonts: written, folder, sections }: Settings,
  io: Io,
): Promise<WatchedFonts> {
  const system = (sections.get("render")?.systemFonts ?? "use") as WatchedFonts["system"];
  if (written.length === 0) return { given: undefined, files: [], system };
  const { readFontsSetting } = await import("../options/fonts-setting.js");
  const { loadFonts } = await import("../files/load-fonts.js");
  const wanted = readFontsSetting(written, folder, io.cwd);
  const files = wanted.map(({ path, family }) => ({
    path,
    ...(family !== undefined && { family }),
  }));
  return { given: await loadFonts(wanted, io, { isSession: true }), files, system };
}
