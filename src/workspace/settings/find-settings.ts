/** Finds the settings file for a file: the nearest one next to it or in a folder above. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { settingsName } from "../files/settings-name.js";
import type { Io } from "../io.js";
import type { Settings } from "./settings.js";

/** Looks settings up folder by folder and remembers what it found. */
export class SettingsFinder {
  readonly #io: Io;
  readonly #byFolder = new Map<string, Promise<Settings | undefined>>();

  constructor(io: Io) {
    this.#io = io;
  }

  /**
   * The settings for the files of a folder. Oddities go to standard error once; a file that cannot
   * be used is a UsageError with its place.
   */
  settingsFor(folder: string): Promise<Settings | undefined> {
    let found = this.#byFolder.get(folder);
    if (!found) {
      const file = join(folder, settingsName);
      const above = dirname(folder);
      if (existsSync(file)) found = this.#load(file, folder);
      else found = above === folder ? Promise.resolve(undefined) : this.settingsFor(above);
      this.#byFolder.set(folder, found);
    }
    return found;
  }

  async #load(file: string, folder: string): Promise<Settings> {
    const { loadSettings } = await import("./load-settings.js");
    return await loadSettings(file, folder, this.#io);
  }
}
