/** Decides which files change when wf is added to agents, or removed. */
import { dirname, isAbsolute } from "node:path";
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
import { editJson } from "./edit-json.js";
import { editToml } from "./edit-toml.js";
import { pathIn, readSettings, type SettingsPlace } from "./place.js";
import { skill, skillMark } from "./skill.js";

/** A file that is written, or with `after` undefined deleted. */
export interface FileChange {
  path: string;
  before: string | undefined;
  after: string | undefined;
  /** The folder that goes too, if nothing else is in it. */
  folder?: string;
}

/** What happens, and what is said about what does not. */
export interface InstallPlan {
  changes: FileChange[];
  notes: string[];
}

/** The plan; throws a UsageError where a file cannot be changed, before anything is written. */
export function planInstall(
  chosen: readonly Agent[],
  place: SettingsPlace,
  server: ServerEntry,
  isRemoved: boolean,
): InstallPlan {
  const plan: InstallPlan = { changes: [], notes: [] };
  const planned = new Map<string, FileChange>();
  // Agents share folders of skills; each has settings of its own.
  const add = (change: FileChange) => void planned.set(change.path, change);
  for (const agent of chosen) {
    const files = filesOf(agent, place.scope, place.machine);
    if (files.servers === undefined) {
      plan.notes.push(
        `${agent.title} reads MCP servers only from your home folder; use --scope user for that`,
      );
    } else {
      const path = pathIn(place, files.servers);
      const before = readSettings(path);
      const { servers } = agent;
      const entry = isRemoved ? undefined : entryFor(servers, server);
      add({ path, before, after: edited(path, before, servers, entry) });
    }
    const path = pathIn(place, files.skill, true);
    const note = planSkill(path, isRemoved && !isShared(agent, chosen, place), isRemoved, add);
    if (note !== undefined && !plan.notes.includes(note)) plan.notes.push(note);
  }
  if (!isRemoved && place.scope === "project" && server.args.some((arg) => isAbsolute(arg))) {
    plan.notes.push(
      "The entry has a path of this machine; install wf in the project to make it work for everyone.",
    );
  }
  for (const each of [...planned.values()].filter(({ before, after }) => before !== after))
    plan.changes.push(each);
  return plan;
}

/** The text of a settings file after the change; undefined where nothing of it is left. */
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
  // A file that was only there for the entry goes with it.
  const isLeft = result.text === before || !/^(?:\{\s*\})?$/.test(result.text.trim());
  return entry === undefined && !isLeft ? undefined : result.text;
}

/** Adds the skill, or removes it; says so where somebody else's file is in its place. */
function planSkill(
  path: string,
  isDeleted: boolean,
  isRemoved: boolean,
  add: (change: FileChange) => void,
): string | undefined {
  const before = readSettings(path);
  const isOurs = before?.includes(skillMark) ?? true;
  if (!isOurs) return `${path} was not written by wf, and stays as it is`;
  if (!isRemoved) add({ path, before, after: skill() });
  else if (isDeleted) add({ path, before, after: undefined, folder: dirname(path) });
  return undefined;
}

/** Whether an agent that stays reads the same skill. */
function isShared(agent: Agent, chosen: readonly Agent[], place: SettingsPlace): boolean {
  const { skill: path } = filesOf(agent, place.scope, place.machine);
  return agents.some((other) => {
    if (chosen.includes(other)) return false;
    const files = filesOf(other, place.scope, place.machine);
    if (files.skill !== path || files.servers === undefined) return false;
    const text = readSettings(pathIn(place, files.servers));
    if (text === undefined) return false;
    const { syntax, key } = other.servers;
    const edit = syntax === "json" ? editJson : editToml;
    const without = edit(text, { key, name: serverName, entry: undefined });
    return "text" in without && without.text !== text;
  });
}
