/** Finds the files that a glob matches. */
import { join, relative, resolve } from "node:path";
import picomatch from "picomatch";
import { isMarkdownName, isWireframeName } from "./file-kinds.js";
import { isThere } from "./folder-with.js";
import { type Expanded, expanded, type FoundFile } from "./found-files.js";
import { refuseFolderOutside } from "./stay-inside.js";
import { searchFolder } from "./walk-folder.js";
import { withSlashes } from "./with-slashes.js";

/**
 * Wireframes and Markdown files that match a pattern, as the user would write their paths; undefined if the text is not
 * a pattern.
 */
export function expandGlob(pattern: string, cwd: string): Expanded | undefined {
  const { base, glob, isGlob } = partsOf(pattern, cwd);
  if (!isGlob) return undefined;
  const matches = matcherOf([glob]);
  const accepts = (path: string): boolean =>
    (isWireframeName(path) || isMarkdownName(path)) && matches(path);
  try {
    refuseFolderOutside(resolve(cwd, base), cwd);
    const search = searchFolder(resolve(cwd, base), accepts, { from: cwd });
    // Working trees outside the pattern need not be reported.
    const worktrees = search.worktrees.filter((inside) => matches(`${inside}/a.wf`));
    return expanded(base, { ...search, worktrees });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT" && code !== "ENOTDIR") throw error;
    return { files: [], unreadable: [], worktrees: [] };
  }
}

/** The folder that a pattern starts from; undefined if the text is not a pattern. */
export function globBase(pattern: string, cwd: string): string | undefined {
  const { base, isGlob } = partsOf(pattern, cwd);
  return isGlob ? resolve(cwd, base) : undefined;
}

/** Splits a pattern into its starting folder and the rest. */
function partsOf(pattern: string, cwd: string): { base: string; glob: string; isGlob: boolean } {
  const written = withSlashes(pattern);
  if (!picomatch.scan(written).isGlob) return { base: written, glob: "", isGlob: false };
  const steps = written.split("/");
  let count = 0;
  // A link to nothing is what it is called, too.
  while (count < steps.length && isThere(resolve(cwd, prefix(steps, count + 1)))) count++;
  const rest = picomatch.scan(steps.slice(count).join("/"));
  return { ...rest, base: join(prefix(steps, count), rest.base) };
}

/** The first steps of a path; an absolute one starts with an empty step. */
function prefix(steps: readonly string[], count: number): string {
  const path = steps.slice(0, count).join("/");
  return path === "" && count > 0 ? "/" : path;
}

/**
 * Returns a test for whether a path matches one of the patterns; brackets may also stand for themselves:
 * `pages/[id]/*.wf`.
 */
function matcherOf(patterns: readonly string[], options: { dot?: boolean } = {}) {
  const literal = patterns.map((each) => each.replace(/(?<!\\)[()[\]{}!+@]/g, "\\$&"));
  return picomatch([...patterns, ...literal], { ...options, nonegate: true });
}

/** The files that no exclusion such as `!drafts/**` matches. */
export function withoutExcluded(
  files: readonly FoundFile[],
  exclusions: readonly string[],
  cwd: string,
): FoundFile[] {
  const isExcluded = createExclusion(exclusions, cwd);
  return files.filter(({ absolute }) => !absolute || !isExcluded(absolute));
}

/** Returns whether an absolute path matches one of the exclusions, or is in a folder that does. */
export function createExclusion(
  exclusions: readonly string[],
  cwd: string,
): (absolute: string) => boolean {
  const matches = matcherOf(
    exclusions.flatMap((exclusion) => {
      const pattern = withSlashes(exclusion.slice(1));
      return [pattern, `${pattern.replace(/(?<!\/)\/+$/, "")}/**`];
    }),
    { dot: true },
  );
  return (absolute) => matches(withSlashes(relative(cwd, absolute)));
}
