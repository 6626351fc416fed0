/** Finds settings for a server: problems are logged once, and files with errors count as missing. */

import type { MatchRoom } from "../../../workspace/files/match-room.js";
import type { Io } from "../../../workspace/io.js";
import { SettingsFinder } from "../../../workspace/settings/find-settings.js";
import type { ProblemLog } from "./problem-log.js";

/** Looks up settings by folder; create another one after files have changed. */
export function forgivingSettings(io: Io, log: ProblemLog): SettingsFinder {
  const load = async (file: string, folder: string, room: MatchRoom) => {
    const { loadSettings } = await import("../../../workspace/settings/load-settings.js");
    let problems = "";
    const write = async (text: string | Uint8Array): Promise<void> => {
      problems += String(text);
    };
    const collecting = { ...io, stderr: { write, isTerminal: false } };
    const settings = await loadSettings(file, folder, collecting, room).catch((error: Error) => {
      problems += `wf: ${error.message}\n`;
      return undefined;
    });
    await log.report(file, problems);
    return settings;
  };
  return new SettingsFinder(io, load, (file, line) => log.report(file, line));
}
