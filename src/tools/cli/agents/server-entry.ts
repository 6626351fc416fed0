/** Finds out how an agent can start this wf. */
import { join } from "node:path";
import { folderAbove, isInstalledIn, isOnPath } from "../../../workspace/files/installation.js";
import type { Io } from "../../../workspace/io.js";
import type { Scope, ServerEntry } from "./agents.js";

/**
 * The command of the MCP server. A project prefers its own wf, so that it is the same for everybody who
 * works on it; a person prefers the one that the shell finds.
 */
export function serverEntry({ env, packageFolder }: Io, scope: Scope, folder: string): ServerEntry {
  const installed = folderAbove(folder, (each) => isInstalledIn(each, packageFolder));
  // Without --no, npx would offer another package.
  const own = { command: "npx", args: ["--no", "--", "wf", "mcp"] };
  if (scope === "project" && installed === folder && folder !== packageFolder) return own;
  if (isOnPath(env, packageFolder)) return { command: "wf", args: ["mcp"] };
  return { command: "node", args: [join(packageFolder, "bin", "wf.js"), "mcp"] };
}
