/** Finds the files that a glob matches. */
import { join, resolve, sep } from "node:path";
import picomatch from "picomatch";
import { isMarkdownName, isWireframeName } from "./file-kinds.js";
import { walkFolder } from "./walk-folder.js";

/**
 * Wireframes and Markdown files that a pattern matches, as the user would write their paths;
 * undefined when the text is no pattern.
 */
export function expandGlob(pattern: string, cwd: string): string[] | undefined {
  const written = sep === "\\" ? pattern.replaceAll("\\", "/") : pattern;
  const { base, glob, isGlob } = picomatch.scan(written);
  if (!isGlob) return undefined;
  const matches = picomatch(glob);
  const accepts = (path: string): boolean =>
    (isWireframeName(path) || isMarkdownName(path)) && matches(path);
  try {
    return walkFolder(resolve(cwd, base), accepts).map((path) => join(base, path));
  } catch {
    return [];
  }
}
