/** Decides how an agent starts this wf. */
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { shortened } from "../../../base/text/phrases.js";
import { folderAbove, isInstalledIn, isOnPath } from "../../../workspace/files/installation.js";
import type { Io } from "../../../workspace/io.js";
import type { Scope, ServerEntry, ServerFile } from "./agents.js";

/** The commands that start this wf: that of a project, that of the user, and else its script. */
function ownEntries({ packageFolder }: Io): Record<"project" | "path" | "script", ServerEntry> {
  return {
    // Without --no, npx would offer to install another package.
    project: { command: "npx", args: ["--no", "--", "wf", "mcp"] },
    path: { command: "wf", args: ["mcp"] },
    script: { command: "node", args: [join(packageFolder, "bin", "wf.js"), "mcp"] },
  };
}

/**
 * The command of the MCP server. A project prefers its own wf, so that everyone who works on it gets the same one; a
 * user gets the one on the PATH.
 */
export function serverEntry(io: Io, scope: Scope, folder: string): ServerEntry {
  const { env, packageFolder } = io;
  const own = ownEntries(io);
  const installed = folderAbove(folder, (each) => isInstalledIn(each, packageFolder));
  if (scope === "project" && installed === folder && folder !== packageFolder) return own.project;
  return isOnPath(env, packageFolder) ? own.path : own.script;
}

/**
 * Whether an entry is one that we write, or has nothing in it: then it is changed without a word. A variable or a folder
 * in it decides what its command starts.
 */
export function isOwnEntry(entry: unknown, servers: ServerFile, io: Io): boolean {
  if (typeof entry !== "object" || entry === null) return false;
  const { command, args } = entry as Record<string, unknown>;
  const isEmpty = Object.keys(entry).length === 0;
  const isOwn = Object.values(ownEntries(io)).some((own) =>
    isDeepStrictEqual({ command, args }, { ...own }),
  );
  return isEmpty || (isOwn && otherKeys(entry, servers).length === 0);
}

/** Whether a field of an entry only restricts what the agent may use, as a team may have done. */
export function isRestriction(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

/** The keys in an entry that we would not write, or not with this value. */
function otherKeys(entry: object, { before = {}, after = {} }: ServerFile): string[] {
  return Object.entries(entry).flatMap(([key, value]) => {
    const isKnown =
      key === "command" ||
      key === "args" ||
      (Object.hasOwn(before, key) && isDeepStrictEqual(value, before[key])) ||
      (Object.hasOwn(after, key) && isRestriction(value));
    return isKnown ? [] : [key];
  });
}

/** Options of npx that may come before the program: they only decide whether it may be installed. */
const npxWords: ReadonlySet<unknown> = new Set(["--no", "--no-install", "--yes", "-y", "--"]);

/** Matches what starts this program: its names on the command line, and its script. */
const ownProgram = /(?:^|[/\\])(?:wf|wf-wireframes|bin[/\\]wf\.js)$/;

/** Whether an entry starts something called `wf mcp`, or nothing, so that it can be removed. */
export function startsWf(entry: unknown): boolean {
  if (typeof entry !== "object" || entry === null) return false;
  const { command, args = [], url } = entry as Record<string, unknown>;
  if (command === undefined && url === undefined) return true;
  if (typeof command !== "string" || !Array.isArray(args)) return false;
  const name = command.replace(/^.*[/\\]/, "").replace(/\.(?:exe|cmd)$/i, "");
  const words: unknown[] = [...args];
  if (name === "npx") while (npxWords.has(words[0])) words.shift();
  const program = name === "npx" || name === "node" ? words.shift() : name;
  return typeof program === "string" && ownProgram.test(program) && words[0] === "mcp";
}

/** Maximum number of characters to show of the command in an entry and of a key, and maximum number of keys. */
const mostTold = 80;
const mostKeys = 6;

/** The command in an entry, shortened, and what else is in it. */
export function toldEntry(entry: unknown, servers: ServerFile): string {
  const { command, args, url } = Object(entry) as Record<string, unknown>;
  const words = [command ?? url, ...(Array.isArray(args) ? args : [])];
  const said = words.filter((word) => typeof word === "string").join(" ");
  const told = said === "" ? "something else" : `"${shortened(said, mostTold)}"`;
  const isAddress = command === undefined && url !== undefined;
  const keys = typeof entry === "object" && entry !== null ? otherKeys(entry, servers) : [];
  const others = keys.filter((key) => key !== "url" || !isAddress);
  if (others.length === 0) return told;
  const named = others.slice(0, mostKeys).map((key) => `"${shortened(key, mostTold)}"`);
  const more = others.length > mostKeys ? ` and ${others.length - mostKeys} more` : "";
  return `${told} with ${named.join(", ")}${more}`;
}
