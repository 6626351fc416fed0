/** Turns the operands of a command line into a set of files to watch. */
import { statSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { isNotesPath, wireframeOf } from "../../authoring/notes/note.js";
import { CallPages } from "../files/call-pages.js";
import { collectFiles } from "../files/collect-files.js";
import { endsLine } from "../files/ends-line.js";
import { globBase } from "../files/expand-glob.js";
import { identityOf } from "../files/file-identity.js";
import { isMarkdownName, isWireframeName } from "../files/file-kinds.js";
import type { FoundFile } from "../files/found-files.js";
import { GitIgnore } from "../files/gitignore.js";
import { ImportedFiles } from "../files/imported-files.js";
import { Imports } from "../files/imports.js";
import { isExclusion } from "../files/is-exclusion.js";
import { isFolder } from "../files/is-folder.js";
import { isLinkedWorktree } from "../files/is-linked-worktree.js";
import { KeptPictures } from "../files/kept-pictures.js";
import { projectPictures } from "../files/project-pictures.js";
import { readRegular } from "../files/read-regular.js";
import { decodeSource } from "../files/read-source.js";
import { deepest, isSkippedFolder } from "../files/walk-folder.js";
import { isBelow, isConfined, type WatchedSet } from "../files/watched-set.js";
import { withSlashes } from "../files/with-slashes.js";
import { UsageError } from "../usage-error.js";
import type { FolderSettings } from "./settings-of-folders.js";
import { type NamedDesign, watchedFile } from "./watched-file.js";

/** A set that also knows which operand each of its files comes from. */
export interface WatchedPaths extends WatchedSet {
  /** The files of the last `find`, as used by other commands. */
  readonly found: readonly FoundFile[];
  readonly imported: ImportedFiles;
}

/**
 * The set that operands name; throws a UsageError for a path that cannot be watched.
 * @param settingsOf returns the settings for the wireframes of a folder
 * @param design the design tokens and the look on the command line
 */
export function watchedPaths(
  operands: readonly string[],
  cwd: string,
  command: "watch" | "render" = "watch",
  settingsOf?: (folder: string) => Promise<FolderSettings | undefined>,
  design: NamedDesign = {},
): WatchedPaths {
  if (operands.includes("-")) {
    const hint = command === "watch" ? "; add --stdin instead" : "";
    throw new UsageError(`standard input cannot be watched${hint}`);
  }
  const named = operands.filter((path) => !isExclusion(path, cwd));
  // Folders stand only for the wireframes in them.
  const takesMarkdown = named.some((path) => isMarkdownName(path) || globBase(path, cwd));
  const paths = named.length > 0 ? operands : [".", ...operands];
  const roots = paths
    .filter((path) => !isExclusion(path, cwd))
    .map((path) => globBase(path, cwd) ?? resolve(cwd, path));
  const ignores = ignoredByGit(roots);
  const kept = new KeptPictures();
  let found: readonly FoundFile[] = [];
  /** Maximum sizes of files in bytes, if set. */
  const most = new Map<string, number>();
  return {
    roots,
    get found() {
      return found;
    },
    admits(absolute, isFolder) {
      // Notes are next to a wireframe, even if that is the only watched file.
      if (!isFolder && isNotesPath(absolute)) {
        const wireframe = wireframeOf(absolute);
        return isWireframeName(wireframe) && isBelow(wireframe, roots);
      }
      if (!isBelow(absolute, roots) || isSkippedFolder(basename(absolute))) return false;
      if (isFolder) {
        if (roots.includes(absolute)) return true;
        return !(isTooDeep(absolute, roots) || ignores(absolute) || isLinkedWorktree(absolute));
      }
      const isOurs = isWireframeName(absolute) || (takesMarkdown && isMarkdownName(absolute));
      return isOurs || basename(absolute) === ".gitignore";
    },
    async find() {
      const { files, unreadable } = await collectFiles(paths, cwd, command);
      found = files.filter(({ absolute }) => isConfined(absolute!, roots));
      const watched = found.map(async (file) => {
        const absolute = file.absolute!;
        const settings = await settingsOf?.(dirname(absolute));
        if (settings?.maxFileSize !== undefined) most.set(absolute, settings.maxFileSize);
        return watchedFile({ path: shownPath(file), absolute }, settings, design);
      });
      return { files: await Promise.all(watched), missing: unreadable };
    },
    size(absolute) {
      try {
        const stats = statSync(absolute);
        return stats.isFile() ? stats.size : undefined;
      } catch {
        return undefined;
      }
    },
    endsLine,
    identity: identityOf,
    openImports: () => new Imports(cwd),
    openPages() {
      const pages = new CallPages({ files: found, paths }, new Imports(cwd));
      return { seenFrom: (absolute) => pages.seenFrom(absolute, most.get(absolute)) };
    },
    openPictures: (absolute, onFile) => projectPictures(absolute, onFile, kept),
    imported: new ImportedFiles(),
    read(absolute) {
      // Links may have changed since the file was found.
      if (!isConfined(absolute, roots)) throw noSuchFile(absolute);
      return decodeSource(readRegular(absolute, cwd, most.get(absolute)));
    },
  };

  function shownPath({ absolute }: FoundFile): string {
    const inside = relative(cwd, absolute!);
    const shown = inside.startsWith("..") ? absolute! : inside;
    return withSlashes(shown).replace(/^\//, "");
  }
}

/** Whether git ignores a folder, according to the ignore files above and at the roots. */
function ignoredByGit(roots: readonly string[]): (absolute: string) => boolean {
  const rules = roots.map((root) => {
    const folder = isFolder(root) ? root : dirname(root);
    return { folder, git: GitIgnore.above(folder).with(folder, join(folder, ".gitignore")) };
  });
  return (absolute) => {
    const above = rules.filter(({ folder }) => isBelow(absolute, [folder]));
    return above.length > 0 && above.every(({ git }) => git.ignores(absolute, true));
  };
}

/** Whether a folder is further below all roots than searches go. */
function isTooDeep(absolute: string, roots: readonly string[]): boolean {
  return roots.every((root) => {
    const inside = isBelow(absolute, [root]) ? relative(root, absolute) : undefined;
    return inside === undefined || inside.split(sep).length > deepest;
  });
}

function noSuchFile(absolute: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${absolute} leads out of what is watched`), { code: "ENOENT" });
}
