/** Says how the engine is started: the one in the extension with VS Code's own Node, or the command that was set. */
import { join } from "node:path";
import { type ExtensionContext, workspace } from "vscode";
import { readSetting } from "./read-settings.js";

/** A program with the variables that it needs. */
export interface EngineProcess {
  command: string;
  arguments: string[];
  env: NodeJS.ProcessEnv;
}

/** The engine with the words of a command line. */
export function engineProcess(context: ExtensionContext, ...words: string[]): EngineProcess {
  const path: string = readSetting("path");
  if (path !== "") return { command: path, arguments: words, env: process.env };
  const engine = context.asAbsolutePath(join("dist", "engine.cjs"));
  return {
    command: process.execPath,
    arguments: [engine, ...words],
    env: { ...process.env, ELECTRON_RUN_AS_NODE: "1", NODE_PATH: packageFolders() },
  };
}

/** Where the package is looked for that paints PNG; code of a workspace runs only where that is trusted. */
function packageFolders(): string {
  const folders = workspace.isTrusted ? (workspace.workspaceFolders ?? []) : [];
  const own = folders.map(({ uri }) => join(uri.fsPath, "node_modules"));
  return [...own, process.env.NODE_PATH ?? ""]
    .filter(Boolean)
    .join(process.platform === "win32" ? ";" : ":");
}
