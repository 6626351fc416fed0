/** Finds the files affected by a change: the changed ones, and those that import them, directly or not. */
import { dirname, join, relative, resolve } from "node:path";
import type { Analysis } from "../../../analyze.js";
import type { SourceImports } from "../../../source-pages.js";
import {
  type Collection,
  collectFiles,
  type TakesMarkdown,
} from "../../../workspace/files/collect-files.js";
import { expandGlob, withoutExcluded } from "../../../workspace/files/expand-glob.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { isMarkdownName, isWireframeName } from "../../../workspace/files/file-kinds.js";
import { isThere } from "../../../workspace/files/folder-with.js";
import type { FoundFile } from "../../../workspace/files/found-files.js";
import type { Imports } from "../../../workspace/files/imports.js";
import { isExclusion } from "../../../workspace/files/is-exclusion.js";
import { isFolder } from "../../../workspace/files/is-folder.js";
import { projectRoot } from "../../../workspace/files/load-from-disk.js";
import { readRegular } from "../../../workspace/files/read-regular.js";
import { decodeSource } from "../../../workspace/files/read-source.js";
import { leadsOut } from "../../../workspace/files/stay-inside.js";
import { walkFolder } from "../../../workspace/files/walk-folder.js";
import { limitedFences } from "../../../workspace/markdown/limited-fences.js";
import { UsageError } from "../../../workspace/usage-error.js";

/** Analyzes sources. */
export interface SourceReader {
  /** The result includes the files that a source imports, directly or not. */
  analyze(source: string, imports: SourceImports): Pick<Analysis, "files">;
  isComponent(word: string): boolean;
}

/** The files to check, and all files of their projects. */
export interface Affected extends Collection {
  project: FoundFile[];
}

/**
 * Searches all wireframes and Markdown files in the projects of the changed files: nothing else can import them. A
 * changed file may be deleted, or contain data. Throws a UsageError if none is named.
 */
export async function affectedFiles(
  operands: readonly string[],
  imports: Imports,
  reader: SourceReader,
  takesMarkdown: TakesMarkdown,
): Promise<Affected> {
  const { cwd } = imports;
  const named = operands.filter((path) => !isExclusion(path, cwd));
  if (named.length === 0 || named.includes("-")) {
    throw new UsageError("--affected needs the names of the files that changed");
  }
  // What leads out must not tell whether there is something.
  const isFound = (path: string) =>
    !leadsOut(resolve(cwd, path), cwd) && (isFolder(resolve(cwd, path)) || isGlob(path, cwd));
  const found = await collectFiles(
    operands.filter((path) => isExclusion(path, cwd) || isFound(path) || isSource(path, cwd)),
    cwd,
    "validate",
    takesMarkdown,
  );
  const changed = new Set([
    ...found.files.flatMap(({ absolute }) => absolute ?? []),
    ...named.filter((path) => !isFound(path)).map((path) => resolve(cwd, path)),
  ]);
  const files = new Map(found.files.map((file) => [file.absolute!, file]));
  const folders = [...changed].map(dirname).filter((folder) => !leadsOut(folder, cwd));
  const roots = new Set(folders.map(projectRoot));
  const excluded = operands.filter((path) => !named.includes(path));
  const project = [...roots].flatMap((root) => filesBelow(root, cwd));
  for (const file of withoutExcluded(project, excluded, cwd)) {
    const { absolute } = file;
    if (absolute === undefined || files.has(absolute)) continue;
    if (importsOne(absolute, changed, imports, reader)) files.set(absolute, file);
  }
  const sorted = [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { ...found, files: sorted, project };
}

/** Whether an operand is a pattern, rather than a file that may be deleted: `app/[id]/data.json`. */
function isGlob(path: string, cwd: string): boolean {
  if (isThere(resolve(cwd, path))) return false;
  return /[*?{]/.test(path) || (expandGlob(path, cwd)?.files.length ?? 0) > 0;
}

/** Whether a path is an existing wireframe or Markdown file, or would be one if it did not lead out of the project. */
function isSource(path: string, cwd: string): boolean {
  if (!isWireframeName(path) && !isMarkdownName(path)) return false;
  const absolute = resolve(cwd, path);
  return leadsOut(absolute, cwd) || isThere(absolute);
}

function filesBelow(root: string, cwd: string): FoundFile[] {
  if (!isFolder(root)) return [];
  const accepts = (name: string) => isWireframeName(name) || isMarkdownName(name);
  return foundBelow(root, accepts).map((inside) => {
    const absolute = join(root, inside);
    return { path: relative(cwd, absolute), absolute, inside };
  });
}

function foundBelow(root: string, accepts: (name: string) => boolean): string[] {
  try {
    return walkFolder(root, accepts);
  } catch (error) {
    throw new UsageError(`${root}: ${failureReason(error)}`);
  }
}

function importsOne(
  absolute: string,
  changed: ReadonlySet<string>,
  imports: Imports,
  { analyze, isComponent }: SourceReader,
): boolean {
  let text: string;
  try {
    ({ text } = decodeSource(readRegular(absolute, imports.cwd)));
  } catch {
    return false;
  }
  // Both forms of imports contain one of these words.
  if (!/\b(?:import|from)\b/.test(text)) return false;
  const sources = isMarkdownName(absolute)
    ? limitedFences(text, absolute, isComponent).fences.map(({ content }) => content)
    : [text];
  const own = imports.of(absolute);
  return sources.some((source) =>
    analyze(source, own).files.some((id) => changed.has(imports.absoluteOf(id))),
  );
}
