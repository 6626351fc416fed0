/** Decides which files change when wf is added to agents or removed from them. */
import { dirname, isAbsolute } from "node:path";
import type { Io } from "../../../workspace/io.js";
import { UsageError } from "../../../workspace/usage-error.js";
import {
  type Agent,
  agents,
  entryFor,
  filesOf,
  type ServerEntry,
  type ServerFile,
  serverName,
} from "./agents.js";
import { editJson, entryInJson } from "./edit-json.js";
import { editToml, entryInToml } from "./edit-toml.js";
import { pathIn, readSettings, type SettingsPlace } from "./place.js";
import { isOwnEntry, isRestriction, serverEntry, startsWf, toldEntry } from "./server-entry.js";
import { skill, skillMark } from "./skill.js";

/** A file to write, or to delete if `after` is undefined. */
export interface FileChange {
  path: string;
  before: string | undefined;
  after: string | undefined;
  /** The folder to delete as well if it is empty. */
  folder?: string;
}

/** The changes, and notes about what is not changed. */
export interface InstallPlan {
  changes: FileChange[];
  /** Servers that we would not have written so, and would be replaced. */
  replaced: string[];
  notes: string[];
}

/** Plans all changes; throws a UsageError if a file cannot be changed, before anything is written. */
export function planInstall(
  chosen: readonly Agent[],
  place: SettingsPlace,
  isRemoved: boolean,
  io: Io,
): InstallPlan {
  const server = serverEntry(io, place.scope, place.folder);
  const plan: InstallPlan = { changes: [], replaced: [], notes: [] };
  const planned = new Map<string, FileChange>();
  // Agents share folders for skills, but not settings files.
  const add = (change: FileChange) => void planned.set(change.path, change);
  for (const agent of chosen) {
    const files = filesOf(agent, place.scope, place.machine);
    if (files.servers === undefined) {
      plan.notes.push(
        `${agent.title} reads MCP servers only from your home folder; use --scope user for that`,
      );
    } else {
      const path = pathIn(place, files.servers);
      const before = readSettings(path, place.scope);
      const { servers } = agent;
      const there = entryIn(before, servers);
      const isOurs = isRemoved ? startsWf(there) : isOwnEntry(there, servers, io);
      const isForeign = there !== undefined && !isOurs;
      const says = `${path} has a server "${serverName}" that runs ${toldEntry(there, servers)}`;
      if (isForeign && isRemoved) plan.notes.push(`${says}, and stays as it is`);
      else {
        if (isForeign) plan.replaced.push(says);
        const entry = isRemoved ? undefined : entryBeside(there, servers, server);
        add({ path, before, after: edited(path, before, servers, entry) });
      }
    }
    const skillPath = pathIn(place, files.skill, true);
    const skillBefore = readSettings(skillPath, place.scope);
    const isDeleted = isRemoved && !isShared(agent, chosen, place);
    const note = planSkill(skillPath, skillBefore, { isDeleted, isRemoved }, add);
    if (note !== undefined && !plan.notes.includes(note)) plan.notes.push(note);
  }
  const hasEntry = chosen.some(
    (agent) => filesOf(agent, place.scope, place.machine).servers !== undefined,
  );
  if (
    !isRemoved &&
    hasEntry &&
    place.scope === "project" &&
    server.args.some((arg) => isAbsolute(arg))
  ) {
    plan.notes.push(
      "The entry has a path of this machine; install wf in the project to make it work for everyone.",
    );
  }
  for (const each of [...planned.values()].filter(({ before, after }) => before !== after))
    plan.changes.push(each);
  return plan;
}

/** Our entry in a settings file. */
function entryIn(text: string | undefined, { syntax, key }: ServerFile): unknown {
  if (text === undefined) return undefined;
  return (syntax === "json" ? entryInJson : entryInToml)(text, key, serverName);
}

/** Our entry, with the fields that a team has restricted in the existing one. */
function entryBeside(there: unknown, servers: ServerFile, server: ServerEntry) {
  const kept = Object.entries(Object(there)).filter(
    ([field, value]) => Object.hasOwn(servers.after ?? {}, field) && isRestriction(value),
  );
  return { ...entryFor(servers, server), ...Object.fromEntries(kept) };
}

/** The text of a settings file after the change; undefined if nothing is left in it. */
function edited(
  path: string,
  before: string | undefined,
  { syntax, key }: ServerFile,
  entry: Record<string, unknown> | undefined,
): string | undefined {
  if (before === undefined && entry === undefined) return undefined;
  const edit = syntax === "json" ? editJson : editToml;
  const result = edit(before ?? "", { key, name: serverName, entry });
  if ("problem" in result) {
    throw new UsageError(
      `${path}: ${result.problem}; nothing was written. Correct the file, or see wf agents print`,
    );
  }
  // A file that contained only the entry is deleted.
  const isLeft = result.text === before || !/^(?:\{\s*\})?$/.test(result.text.trim());
  return entry === undefined && !isLeft ? undefined : result.text;
}

/** Adds or removes the skill; returns a note if a file that is not ours is in its place. */
function planSkill(
  path: string,
  before: string | undefined,
  { isDeleted, isRemoved }: { isDeleted: boolean; isRemoved: boolean },
  add: (change: FileChange) => void,
): string | undefined {
  const isOurs = before?.includes(skillMark) ?? true;
  if (!isOurs) return `${path} was not written by wf, and stays as it is`;
  if (!isRemoved) add({ path, before, after: skill() });
  else if (isDeleted) add({ path, before, after: undefined, folder: dirname(path) });
  return undefined;
}

/** Whether an agent that is not removed reads the same skill. */
function isShared(agent: Agent, chosen: readonly Agent[], place: SettingsPlace): boolean {
  const { skill: path } = filesOf(agent, place.scope, place.machine);
  return agents.some((other) => {
    if (chosen.includes(other)) return false;
    const files = filesOf(other, place.scope, place.machine);
    if (files.skill !== path || files.servers === undefined) return false;
    const there = entryIn(readSettings(pathIn(place, files.servers), place.scope), other.servers);
    return there !== undefined && startsWf(there);
  });
}
