/** Finds the settings file for a file: the nearest one next to it or in a folder above. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { UsageError } from "../arguments/usage-error.js";
import { failureReason } from "../files/failure.js";
import type { Io } from "../io.js";
import type { Settings } from "./settings.js";

/** Name of the settings file. */
const settingsName = "wf.config.json";

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
      if (existsSync(file)) found = this.#read(file, folder);
      else found = above === folder ? Promise.resolve(undefined) : this.settingsFor(above);
      this.#byFolder.set(folder, found);
    }
    return found;
  }

  async #read(file: string, folder: string): Promise<Settings | undefined> {
    const { cwd, stderr } = this.#io;
    const inside = relative(cwd, file);
    const name = inside.startsWith("..") ? file : inside;
    const { readSettings } = await import("./read-settings.js");
    let text: string;
    try {
      text = readFileSync(file, "utf8");
    } catch (error) {
      throw new UsageError(`${name}: ${failureReason(error)}`);
    }
    const { settings, messages } = readSettings(text, name, folder);
    if (!settings) throw new UsageError(messages.join("\n"));
    for (const message of messages) await stderr.write(`${message}\n`);
    return settings;
  }
}
