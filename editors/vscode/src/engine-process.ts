/** Decides how the engine is started: the extension's own with VS Code's Node, or the command in the settings. */
import { join } from "node:path";
import { type ExtensionContext, workspace } from "vscode";
import { readSetting } from "./read-settings.js";

/** A program with its arguments and environment variables. */
export interface EngineProcess {
  command: string;
  arguments: string[];
  env: NodeJS.ProcessEnv;
}

/** The engine with command-line arguments. */
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

/** Where to look for the package that renders PNG. Code from a workspace runs only if the workspace is trusted. */
function packageFolders(): string {
  const folders = workspace.isTrusted ? (workspace.workspaceFolders ?? []) : [];
  const own = folders.map(({ uri }) => join(uri.fsPath, "node_modules"));
  return [...own, process.env.NODE_PATH ?? ""]
    .filter(Boolean)
    .join(process.platform === "win32" ? ";" : ":");
}
