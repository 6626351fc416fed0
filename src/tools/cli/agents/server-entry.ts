/** Decides how an agent starts this wf. */
import { join } from "node:path";
import { shortened } from "../../../base/text/phrases.js";
import { folderAbove, isInstalledIn, isOnPath } from "../../../workspace/files/installation.js";
import type { Io } from "../../../workspace/io.js";
import type { Scope, ServerEntry } from "./agents.js";

/**
 * The command of the MCP server. A project prefers its own wf, so that everyone who works on it gets the same one; a
 * user gets the one on the PATH.
 */
export function serverEntry({ env, packageFolder }: Io, scope: Scope, folder: string): ServerEntry {
  const installed = folderAbove(folder, (each) => isInstalledIn(each, packageFolder));
  // Without --no, npx would offer to install another package.
  const own = { command: "npx", args: ["--no", "--", "wf", "mcp"] };
  if (scope === "project" && installed === folder && folder !== packageFolder) return own;
  if (isOnPath(env, packageFolder)) return { command: "wf", args: ["mcp"] };
  return { command: "node", args: [join(packageFolder, "bin", "wf.js"), "mcp"] };
}

/** Options of npx that may come before the program: they only decide whether it may be installed. */
const npxWords: ReadonlySet<unknown> = new Set(["--no", "--no-install", "--yes", "-y", "--"]);

/** Matches what starts this program: its names on the command line, and its script. */
const ownProgram = /(?:^|[/\\])(?:wf|wf-wireframes|bin[/\\]wf\.js)$/;

/** Whether an entry starts `wf mcp`, or nothing yet, so that it can be overwritten. */
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

/** Maximum number of characters to show of the command in an entry. */
const mostTold = 80;

/** The command in an entry, shortened. */
export function toldEntry(entry: unknown): string {
  const { command, args, url } = Object(entry) as Record<string, unknown>;
  const words = [command ?? url, ...(Array.isArray(args) ? args : [])];
  const said = words.filter((word) => typeof word === "string").join(" ");
  return said === "" ? "something else" : `"${shortened(said, mostTold)}"`;
}
