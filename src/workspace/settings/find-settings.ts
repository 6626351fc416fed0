/** Finds the settings file for a file: the nearest one beside it or in a folder above. */
import { dirname, join } from "node:path";
import { isThere } from "../files/folder-with.js";
import { settingsName } from "../files/settings-name.js";
import type { Io } from "../io.js";
import type { Settings } from "./settings.js";

/** Loads the settings file in a folder; undefined if it counts as missing. */
export type LoadSettings = (file: string, folder: string) => Promise<Settings | undefined>;

/** Number of characters of settings files that are kept; each folder of a repository may have one. */
const mostKept = 20_000_000;

/** Looks up settings by folder, with a cache. */
export class SettingsFinder {
  readonly #load: LoadSettings;
  readonly #byFolder = new Map<string, Promise<Settings | undefined>>();
  #left = mostKept;

  /** @param load - defaults to one that reports problems at once, as `settingsFor` says */
  constructor(io: Io, load: LoadSettings = strictly(io)) {
    this.#load = load;
  }

  /**
   * The settings for the files in a folder. Warnings go to standard error once; throws a UsageError with a place for a
   * file that cannot be used.
   */
  settingsFor(folder: string): Promise<Settings | undefined> {
    let found = this.#byFolder.get(folder);
    if (!found) {
      const file = join(folder, settingsName);
      const above = dirname(folder);
      if (isThere(file)) found = this.#loadOnce(file, folder);
      else found = above === folder ? Promise.resolve(undefined) : this.settingsFor(above);
      this.#byFolder.set(folder, found);
    }
    return found;
  }

  async #loadOnce(file: string, folder: string): Promise<Settings | undefined> {
    const settings = await this.#load(file, folder);
    this.#left -= settings?.length ?? 0;
    if (this.#left < 0) {
      this.#byFolder.clear();
      this.#left = mostKept;
    }
    return settings;
  }
}

function strictly(io: Io): LoadSettings {
  return async (file, folder) => {
    const { loadSettings } = await import("./load-settings.js");
    return await loadSettings(file, folder, io);
  };
}
