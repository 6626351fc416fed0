/** Does the work of `wf agents install`: shows the changes, then writes them. */
import { lstatSync, rmdirSync, rmSync } from "node:fs";
import { dirname, isAbsolute } from "node:path";
import { printable } from "../../../base/text/display-width.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { realPath } from "../../../workspace/files/real-path.js";
import { isBelow } from "../../../workspace/files/watched-set.js";
import { writeWhole } from "../../../workspace/files/write-whole.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { unifiedDiff } from "../terminal/unified-diff.js";
import { type Agent, agents, agentsOf, allAgents, filesOf } from "./agents.js";
import type { agentsInstallCommand } from "./agents-command.js";
import { isThere, pathIn, placeOf, readSettings, type SettingsPlace, shownPath } from "./place.js";
import { type FileChange, type InstallPlan, planInstall } from "./plan-install.js";

/** Adds wf to agents; exits with 1 if the user declines. */
export async function runAgentsInstall(
  { operands, options }: Call<typeof agentsInstallCommand.options>,
  io: Io,
): Promise<number> {
  const { scope, remove, dryRun, yes } = options;
  const place = placeOf(scope, io);
  const chosen = operands.length > 0 ? agentsOf(operands) : agentsInUse(place, io);
  const plan = planInstall(chosen, place, remove, io);
  const { changes } = plan;
  const replaced = plan.replaced.map((each) => `${each}, and is replaced`);
  const notes = [...replaced, ...plan.notes].map(printable);
  const named = (change: FileChange) => shownPath(change.path, place, io);
  await io.stdout.write(diffOf(changes, named));
  const titles = chosen.map(({ title }) => title).join(", ");
  if (changes.length === 0) {
    const said = remove ? "wf is not there" : "wf is already there";
    await io.stdout.write([`${titles}: ${said}, nothing to do`, ...notes, ""].join("\n"));
    return 0;
  }
  if (dryRun) {
    await io.stdout.write([...notes, "dry run: nothing was written", ""].join("\n"));
    return 0;
  }
  if (!yes && !(await isWanted(plan, io))) {
    await io.stdout.write("nothing was written\n");
    return 1;
  }
  const lines = changes.map((change) => `${perform(change, place)} ${printable(named(change))}`);
  await io.stdout.write([...lines, ...notes, ...next(chosen, place, remove), ""].join("\n"));
  return 0;
}

/**
 * Asks the user. Without a terminal, files are written, but foreign servers are not replaced: a UsageError names them.
 */
async function isWanted({ changes, replaced }: InstallPlan, io: Io): Promise<boolean> {
  const files = changes.length === 1 ? "this file" : `these ${changes.length} files`;
  if (replaced.length === 0) {
    const answer = await io.ask(`Write ${files}? (Y/n) `);
    return answer === undefined || /^\s*(?:y(?:es)?)?\s*$/i.test(answer);
  }
  const them = replaced.length === 1 ? "it" : "them";
  const said = replaced.map(printable).join("\n");
  const answer = await io.ask(`${said}\nReplace ${them}, and write ${files}? (y/N) `);
  if (answer === undefined) {
    throw new UsageError(replaced.map((each) => `${each}; to replace it, pass --yes`));
  }
  return /^\s*y(?:es)?\s*$/i.test(answer);
}

/** Length of a change, in characters, from which a repetition is not shown again. */
const longChange = 1000;

/** The changes as a diff; a skill that several agents get is shown once. */
function diffOf(changes: readonly FileChange[], named: (change: FileChange) => string): string {
  const shown = new Map<string, string>();
  const parts = changes.map((change) => {
    const { before = "", after = "" } = change;
    const key = `${before}\0${after}`;
    const same = shown.get(key);
    if (same !== undefined) return `${printable(named(change))}: the same as ${printable(same)}\n`;
    if (key.length > longChange) shown.set(key, named(change));
    return unifiedDiff(named(change), before, after, true);
  });
  return parts.join("");
}

/** The agents that have files in the project or in the home folder; throws a UsageError if there are none. */
function agentsInUse(place: SettingsPlace, io: Io): Agent[] {
  const places = [place, placeOf("user", io)];
  const found = agents.filter((agent) =>
    places.some((each) => {
      const { servers } = filesOf(agent, each.scope, each.machine);
      const isProject = each.scope === "project";
      if (isProject && agent.folder && isThere(each, agent.folder)) return true;
      if (servers === undefined) return false;
      // A variable names a file anywhere, whose folder proves nothing.
      const isFile = isAbsolute(servers) || (isProject && agent.servers.isFolderShared);
      const folder = dirname(servers);
      return isThere(each, isFile || folder === "." ? servers : folder);
    }),
  );
  if (found.length > 0) return found;
  const names = agents.map(({ id }) => id).join(", ");
  throw new UsageError(`no coding agent found here; name some of ${names} or ${allAgents}`);
}

/** Writes or deletes a file, unless it has changed since it was shown. */
function perform({ path, before, after, folder }: FileChange, place: SettingsPlace): string {
  if (readSettings(pathIn(place, path), place.scope) !== before) {
    throw new UsageError(`${path} was changed by another program; run the command again`);
  }
  try {
    if (after !== undefined) {
      // Links in a home folder are the user's own; they were checked to stay inside it.
      const target = place.scope === "user" ? realPath(path) : path;
      writeWhole(target, after, { from: place.folder, isMade: before === undefined });
      return before === undefined ? "wrote" : "changed";
    }
    rmSync(path);
    if (place.scope === "project") removeEmpty(dirname(path), place.folder);
    else if (folder !== undefined) removeEmpty(folder, dirname(folder));
    return "deleted";
  } catch (error) {
    throw new UsageError(`${path}: ${failureReason(error)}`);
  }
}

/**
 * Removes a folder and its parents as long as they are empty: an empty folder would look like an agent in use. A link is
 * the user's own, and stays.
 *
 * @param last the folder to keep
 */
function removeEmpty(folder: string, last: string): void {
  for (let at = folder; at !== last && isBelow(at, [last]); at = dirname(at)) {
    try {
      if (lstatSync(at).isSymbolicLink()) return;
      rmdirSync(at);
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (["ENOTEMPTY", "EEXIST"].includes(code)) return;
      throw error;
    }
  }
}

function next(chosen: readonly Agent[], place: SettingsPlace, isRemoved: boolean): string[] {
  const titles = chosen.map(({ title }) => title).join(", ");
  if (isRemoved) return [`Restart ${titles} to drop the tools.`];
  const hasEntry = chosen.some(
    (agent) => filesOf(agent, place.scope, place.machine).servers !== undefined,
  );
  const trust =
    place.scope === "project" && hasEntry
      ? ", and allow the server of this project if you are asked"
      : "";
  return [`Restart ${titles}${trust}. Then ask for a wireframe.`];
}
