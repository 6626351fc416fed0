/** Finds the settings file for a file: the nearest one beside it or in a folder above. */
import { dirname, join } from "node:path";
import { printable } from "../../base/text/display-width.js";
import { isThere } from "../files/folder-with.js";
import { MatchRoom } from "../files/match-room.js";
import { settingsName } from "../files/settings-name.js";
import type { Io } from "../io.js";
import type { Settings } from "./settings.js";
import { isOfStranger } from "./settings-of-strangers.js";

/** Loads the settings file in a folder, with the room for ignore patterns; undefined if it counts as missing. */
export type LoadSettings = (
  file: string,
  folder: string,
  room: MatchRoom,
) => Promise<Settings | undefined>;

/** Reports a settings file that is ignored, in one line. */
export type TellIgnored = (file: string, line: string) => Promise<void>;

/** Number of characters of settings files that are kept; each folder of a repository may have one. */
const mostKept = 20_000_000;

/** Looks up settings by folder, with a cache. Those of other users count only inside a repository, or without one. */
export class SettingsFinder {
  readonly #load: LoadSettings;
  readonly #tellIgnored: TellIgnored;
  readonly #io: Io;
  /** By folder, and by the repository that the search has left. */
  readonly #found = new Map<string, Promise<Settings | undefined>>();
  /** By the folder that they are in. */
  readonly #loaded = new Map<string, Promise<Settings | undefined>>();
  /** The settings of many folders share it. */
  readonly #patterns = new MatchRoom();
  #left = mostKept;

  /**
   * @param load - defaults to one that reports problems at once, as `settingsFor` says
   * @param tellIgnored - defaults to one that writes to standard error, once for each file
   */
  constructor(io: Io, load: LoadSettings = strictly(io), tellIgnored: TellIgnored = onceTo(io)) {
    this.#load = load;
    this.#tellIgnored = tellIgnored;
    this.#io = io;
  }

  /**
   * The settings for the files in a folder. Warnings go to standard error once; throws a UsageError with a place for a
   * file that cannot be used.
   */
  settingsFor(folder: string): Promise<Settings | undefined> {
    return this.#find(folder, undefined);
  }

  /** @param repository the innermost repository that the search started in and has left */
  #find(folder: string, repository: string | undefined): Promise<Settings | undefined> {
    const key = `${folder}\0${repository ?? ""}`;
    let found = this.#found.get(key);
    if (!found) {
      found = this.#findNow(folder, repository);
      this.#found.set(key, found);
    }
    return found;
  }

  async #findNow(folder: string, repository: string | undefined): Promise<Settings | undefined> {
    const file = join(folder, settingsName);
    if (isThere(file)) {
      const isOurs = repository === undefined || !this.#isOfStranger(file, repository);
      if (isOurs) return await this.#loadOnce(file, folder);
      await this.#tellIgnored(file, ignoredLine(file));
    }
    const above = dirname(folder);
    if (above === folder) return undefined;
    return await this.#find(
      above,
      repository ?? (isThere(join(folder, ".git")) ? folder : undefined),
    );
  }

  #isOfStranger(file: string, repository: string): boolean {
    return isOfStranger(file, repository, { uid: process.getuid?.(), env: this.#io.env });
  }

  #loadOnce(file: string, folder: string): Promise<Settings | undefined> {
    let loaded = this.#loaded.get(folder);
    if (!loaded) {
      loaded = this.#loadNow(file, folder);
      this.#loaded.set(folder, loaded);
    }
    return loaded;
  }

  async #loadNow(file: string, folder: string): Promise<Settings | undefined> {
    const settings = await this.#load(file, folder, this.#patterns);
    this.#left -= settings?.size ?? 0;
    if (this.#left < 0) {
      this.#found.clear();
      this.#loaded.clear();
      this.#left = mostKept;
    }
    return settings;
  }
}

function ignoredLine(file: string): string {
  return `wf: ${printable(file)} is ignored: it is above the repository, and belongs to another user\n`;
}

/** What the output of a command was told; a command may look for settings in two ways. */
const toldTo = new WeakMap<Io["stderr"], Set<string>>();

function onceTo(io: Io): TellIgnored {
  return async (file, line) => {
    const told = toldTo.get(io.stderr) ?? new Set();
    toldTo.set(io.stderr, told);
    if (told.has(file)) return;
    told.add(file);
    await io.stderr.write(line);
  };
}

function strictly(io: Io): LoadSettings {
  const told = new Set<string>();
  return async (file, folder, room) => {
    const { loadSettings } = await import("./load-settings.js");
    return await loadSettings(file, folder, io, room, told);
  };
}
