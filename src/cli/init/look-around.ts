/** Finds out what a project has: its repository, its installation of wf, and what runs before its commits. */
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { isWireframeName } from "../files/file-kinds.js";
import { walkFolder } from "../files/walk-folder.js";
import type { Io } from "../io.js";

/** Name of the settings file. */
export const settingsName = "wf.config.json";

/** Name of the file that describes it for editors. */
const schemaName = "wf.config.schema.json";

/** What there is, as absolute paths. */
export interface Surroundings {
  /** The settings file that applies here already. */
  settings: { path: string; hasOutDir: boolean } | undefined;
  /** Where the schema of the settings file is, or will be when wf is installed here. */
  schema: string;
  /** A wireframe that is there already. */
  wireframe: string | undefined;
  /** Root of the git repository. */
  repository: string | undefined;
  /** Folder whose node_modules hold wf, or the clone of wf itself. */
  installation: string | undefined;
  /** Whether the shell finds this wf by its name. */
  isOnPath: boolean;
  /** The manifest beside or above, as far as it can be read. */
  manifest: { path: string; content: Manifest } | undefined;
  /** Whether lint-staged or husky look after commits. */
  hasLintStaged: boolean;
}

/** The part of package.json that matters here. */
export interface Manifest {
  scripts?: Record<string, string>;
  [key: string]: unknown;
}

/** Looks from the current folder on upwards. */
export function lookAround({ cwd, env, packageFolder }: Io): Surroundings {
  const { name: packageName } = readManifest(join(packageFolder, "package.json"))!;
  const repository = folderAbove(cwd, (folder) => existsSync(join(folder, ".git")));
  const isInstallation = (folder: string): boolean =>
    folder === packageFolder || existsSync(join(folder, "node_modules", String(packageName)));
  const manifestFolder = folderAbove(cwd, (folder) => existsSync(join(folder, "package.json")));
  const path = manifestFolder && join(manifestFolder, "package.json");
  const content = path && readManifest(path);
  const installation = folderAbove(cwd, isInstallation);
  const settingsFolder = folderAbove(cwd, (folder) => existsSync(join(folder, settingsName)));
  const settings = settingsFolder && join(settingsFolder, settingsName);
  const husky = manifestFolder && existsSync(join(manifestFolder, ".husky"));
  const wireframe = firstWireframe(cwd);
  const inside = join("node_modules", String(packageName), "docs", schemaName);
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
    manifest: path && content ? { path, content } : undefined,
    hasLintStaged: !!husky || (!!content && "lint-staged" in content),
  };
}

function folderAbove(folder: string, accepts: (folder: string) => boolean): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (accepts(at)) return at;
    if (dirname(at) === at) return undefined;
  }
}

function firstWireframe(folder: string): string | undefined {
  try {
    return walkFolder(folder, isWireframeName)[0];
  } catch {
    return undefined;
  }
}

/** Whether the settings say where pictures go; those that cannot be read do not. */
function hasOutDir(path: string): boolean {
  const { render } = readManifest(path) ?? {};
  return typeof render === "object" && render !== null && "outDir" in render;
}

function readManifest(path: string): Manifest | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(path, "utf8"));
    return typeof read === "object" && read !== null ? (read as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a folder of PATH has this wf; those that npx puts there are gone when it has ended. */
function isOnPath(env: Io["env"], packageFolder: string): boolean {
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.some((folder) => {
    if (/[\\/](?:node_modules[\\/]\.bin|_npx)\b/.test(folder)) return false;
    try {
      // On Windows, it is a script, not a link.
      if (existsSync(join(folder, "wf.cmd"))) return true;
      return realpathSync(join(folder, "wf")) === realpathSync(join(packageFolder, "bin", "wf.js"));
    } catch {
      return false;
    }
  });
}
