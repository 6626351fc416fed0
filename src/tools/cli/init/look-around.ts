/** Finds out what a project has: its repository, its installation of wf, and its commit hooks. */
import { dirname, join } from "node:path";
import { isWireframeName } from "../../../workspace/files/file-kinds.js";
import { isThere } from "../../../workspace/files/folder-with.js";
import {
  folderAbove,
  isInstalledIn,
  isOnPath,
  packageName,
} from "../../../workspace/files/installation.js";
import { readRegular } from "../../../workspace/files/read-regular.js";
import { settingsName } from "../../../workspace/files/settings-name.js";
import { walkFolder } from "../../../workspace/files/walk-folder.js";
import type { Io } from "../../../workspace/io.js";

/** File name of the JSON schema for editors. */
const schemaName = "wf.config.schema.json";

/** What was found, as absolute paths. */
export interface ProjectSurroundings {
  /** The settings file that already applies here. */
  settings: { path: string; hasOutDir: boolean } | undefined;
  /** The path of the settings schema, now or once wf is installed here. */
  schema: string;
  /** An existing wireframe. */
  wireframe: string | undefined;
  /** Root of the git repository. */
  repository: string | undefined;
  /** Folder whose node_modules hold wf, or the clone of wf itself. */
  installation: string | undefined;
  /** Whether this wf is on the PATH. */
  isOnPath: boolean;
  /** The package.json here or above, as far as it can be read. */
  manifest: { path: string; text: string } | undefined;
  /** Whether lint-staged or husky is set up. */
  hasLintStaged: boolean;
}

/** Looks in the current folder and its parents. */
export function lookAround({ cwd, env, packageFolder }: Io): ProjectSurroundings {
  const repository = folderAbove(cwd, (folder) => isThere(join(folder, ".git")));
  const manifestFolder = folderAbove(cwd, (folder) => isThere(join(folder, "package.json")));
  const path = manifestFolder && join(manifestFolder, "package.json");
  const manifest = path ? readObject(path) : undefined;
  const installation = folderAbove(cwd, (folder) => isInstalledIn(folder, packageFolder));
  const settingsFolder = folderAbove(cwd, (folder) => isThere(join(folder, settingsName)));
  const settings = settingsFolder && join(settingsFolder, settingsName);
  const husky = manifestFolder && isThere(join(manifestFolder, ".husky"));
  const wireframe = firstWireframe(cwd);
  const inside = join("node_modules", packageName(packageFolder), "docs", schemaName);
  return {
    settings: settings ? { path: settings, hasOutDir: hasOutDir(settings) } : undefined,
    schema:
      installation === packageFolder
        ? join(packageFolder, "docs", schemaName)
        : join(installation ?? cwd, inside),
    wireframe: wireframe === undefined ? undefined : join(cwd, wireframe),
    repository,
    installation,
    isOnPath: isOnPath(env, packageFolder),
    manifest: path && manifest ? { path, text: manifest.text } : undefined,
    hasLintStaged: !!husky || (!!manifest && "lint-staged" in manifest.content),
  };
}

function firstWireframe(folder: string): string | undefined {
  try {
    return walkFolder(folder, isWireframeName)[0];
  } catch {
    return undefined;
  }
}

/** Whether the settings say where pictures go; false if they cannot be read. */
function hasOutDir(path: string): boolean {
  const { render } = readObject(path)?.content ?? {};
  return typeof render === "object" && render !== null && "outDir" in render;
}

/** A JSON file with an object, as text and as value. */
function readObject(path: string): { text: string; content: Record<string, unknown> } | undefined {
  try {
    const text = readRegular(path, dirname(path)).toString("utf8");
    const content: unknown = JSON.parse(text);
    if (typeof content !== "object" || content === null) return undefined;
    return { text, content: content as Record<string, unknown> };
  } catch {
    return undefined;
  }
}
