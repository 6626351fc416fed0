/** Finds the files that a glob matches. */
import { join, relative, resolve, sep } from "node:path";
import picomatch from "picomatch";
import type { FoundFile, Match } from "./collect-files.js";
import { isMarkdownName, isWireframeName } from "./file-kinds.js";
import { walkFolder } from "./walk-folder.js";

/**
 * Wireframes and Markdown files that a pattern matches, as the user would write their paths;
 * undefined when the text is not a pattern.
 */
export function expandGlob(pattern: string, cwd: string): Match[] | undefined {
  const written = sep === "\\" ? pattern.replaceAll("\\", "/") : pattern;
  const { base, glob, isGlob } = picomatch.scan(written);
  if (!isGlob) return undefined;
  const matches = picomatch(glob);
  const accepts = (path: string): boolean =>
    (isWireframeName(path) || isMarkdownName(path)) && matches(path);
  try {
    return walkFolder(resolve(cwd, base), accepts).map((inside) => ({
      path: join(base, inside),
      inside,
    }));
  } catch {
    return [];
  }
}

/** The folder that a pattern starts from; undefined when the text is not a pattern. */
export function globBase(pattern: string, cwd: string): string | undefined {
  const written = sep === "\\" ? pattern.replaceAll("\\", "/") : pattern;
  const { base, isGlob } = picomatch.scan(written);
  return isGlob ? resolve(cwd, base) : undefined;
}

/** The files that no exclusion takes away: `!drafts/**`. */
export function withoutExcluded(
  files: readonly FoundFile[],
  exclusions: readonly string[],
  cwd: string,
): FoundFile[] {
  const isExcluded = createExclusion(
    exclusions.map((path) => path.slice(1)),
    cwd,
  );
  return files.filter(({ absolute }) => !absolute || !isExcluded(absolute));
}

/** Returns whether an absolute path matches one of the patterns, or is in a folder that does. */
function createExclusion(patterns: readonly string[], cwd: string): (absolute: string) => boolean {
  const written = patterns.map((pattern) =>
    sep === "\\" ? pattern.replaceAll("\\", "/") : pattern,
  );
  const matches = picomatch(
    written.flatMap((pattern) => [pattern, `${pattern.replace(/\/+$/, "")}/**`]),
    { dot: true },
  );
  return (absolute) => matches(relative(cwd, absolute).split(sep).join("/"));
}
