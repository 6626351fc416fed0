/** Searches for pages in the files of a run first, then in the project of the file that refers to them. */
import { dirname, join, resolve } from "node:path";
import { readSourceReference } from "../../language/syntax/source-reference.js";
import { PageIndex } from "../../pages.js";
import type { SourcePages } from "../../source-pages.js";
import { isWireframeName } from "./file-kinds.js";
import type { FoundFile } from "./found-files.js";
import type { Imports } from "./imports.js";
import { isExclusion } from "./is-exclusion.js";
import { projectOf } from "./load-from-disk.js";
import { readSource } from "./page-index-of.js";
import { searchFolder } from "./walk-folder.js";
import { isBelow } from "./watched-set.js";
import { withSlashes } from "./with-slashes.js";

/** Limits for reading projects in a run: files, bytes, and entries of folders in each project and in all. */
const limits = { files: 1_000, bytes: 10_000_000, entries: 50_000, allEntries: 250_000 };

/** Number of characters that are searched for words of references, before parsing all sources takes less time. */
const mostSearched = 100_000_000;

/** Number of characters of the files of a run that are kept, so that they need not be read for each reference. */
const mostKept = 20_000_000;

/** The cost of a source in characters, besides its own. */
const sourceCost = 100;

/** Answers questions about pages; paths are absolute. */
export interface PageSearch {
  has(from: string, reference: string): boolean | undefined;
  names(from: string, file: string | undefined): string[];
  readonly unsearched: readonly string[];
}

/**
 * A search that reads each file once, and the files of a project only if those of the run do not have the page.
 *
 * @param mostBytes returns the maximum size of a file
 * @param most what is read and searched besides the files of the run
 */
export function searchPages(
  call: CallFiles,
  imports: Imports,
  mostBytes: () => number | undefined = () => undefined,
  most: typeof limits = limits,
): PageSearch {
  const given = new Map<string, string>();
  for (const { absolute } of call.files) {
    if (absolute !== undefined && isWireframeName(absolute))
      given.set(withSlashes(absolute), absolute);
  }
  const texts = new Map<string, string | undefined>();
  const sources = new Map<string, SourcePages | undefined>();
  const projects = new Map<string, Project>();
  const left = {
    files: most.files,
    bytes: most.bytes,
    entries: most.allEntries,
    kept: mostKept,
  };

  const readOnce = (file: string, absolute: string): string | undefined => {
    if (texts.has(file)) return texts.get(file);
    const text = readSource(absolute, imports.cwd, mostBytes());
    if (given.has(file)) left.kept -= text?.length ?? 0;
    // The files of a run can be more than fits into memory.
    if (left.kept > 0 || !given.has(file)) texts.set(file, text);
    return text;
  };
  const indexOf = (paths: ReadonlyMap<string, string>, read: Project["read"]): PageIndex =>
    new PageIndex(
      [...paths.keys()],
      read,
      (file) => imports.forOthers.of(paths.get(file)!),
      sources,
    );
  const ofCall = indexOf(given, (file) => readOnce(file, given.get(file)!));

  /** The project of a file, unless all of it was given. */
  const projectFor = (from: string): Project | undefined => {
    const root = projectOf(dirname(from));
    if (root === undefined || isCovered(root, call.paths, imports.cwd)) return undefined;
    const known = projects.get(root);
    if (known) return known;
    const paths = new Map(given);
    // Projects inside of each other contain the same entries.
    const { isCut, entries } = addBelow(root, paths, Math.min(most.entries, left.entries));
    left.entries -= entries;
    const project: Project = {
      paths,
      isCut,
      searched: 0,
      read(file) {
        const absolute = paths.get(file)!;
        if (given.has(file) || texts.has(file)) return readOnce(file, absolute);
        if (left.files <= 0 || left.bytes <= 0) {
          project.isCut = true;
          return undefined;
        }
        const text = readOnce(file, absolute);
        left.files--;
        left.bytes -= text?.length ?? 0;
        return text;
      },
      index: indexOf(paths, (file) => project.read(file)),
    };
    projects.set(root, project);
    return project;
  };

  return {
    has(from, reference) {
      const own = withSlashes(from);
      const among = ofCall.seenFrom(own).has(reference);
      if (among) return true;
      const project = projectFor(from);
      if (!project) return among;
      const found = mentions(project, reference, own) || project.index.seenFrom(own).has(reference);
      // The part that was not searched may contain it.
      return found === false && project.isCut ? true : found;
    },
    names(from, file) {
      const root = projectOf(dirname(from));
      const index = (root !== undefined && projects.get(root)?.index) || ofCall;
      return [...index.seenFrom(withSlashes(from)).names(file)];
    },
    get unsearched() {
      return [...projects].flatMap(([root, { isCut }]) => (isCut ? [root] : []));
    },
  };
}

interface Project {
  /** Absolute paths by paths with slashes. */
  paths: ReadonlyMap<string, string>;
  index: PageIndex;
  isCut: boolean;
  /** The number of characters that were searched for words. */
  searched: number;
  read(file: string): string | undefined;
}

/** Whether another source that contains the words of a reference has the page; most sources need not be parsed. */
function mentions(project: Project, reference: string, own: string): boolean {
  if (readSourceReference(reference)) return false;
  for (const file of project.paths.keys()) {
    if (project.searched > mostSearched) return false;
    if (file === own) continue;
    const text = project.read(file) ?? "";
    project.searched += text.length + sourceCost;
    if (text.includes(reference) && project.index.hasPage(file, reference)) return true;
  }
  return false;
}

/** Whether a folder was searched for the run completely. */
function isCovered(root: string, paths: readonly string[], cwd: string): boolean {
  const folders = paths.map((path) => resolve(cwd, path));
  return isBelow(root, folders) && !paths.some((path) => isExclusion(path, cwd));
}

function addBelow(
  root: string,
  paths: Map<string, string>,
  most: number,
): { isCut: boolean; entries: number } {
  try {
    const { found, isCut, entries } = searchFolder(root, isWireframeName, { most });
    for (const inside of found) {
      const absolute = join(root, inside);
      paths.set(withSlashes(absolute), absolute);
    }
    return { isCut, entries };
  } catch {
    return { isCut: false, entries: 0 };
  }
}

/** The files of a run, in which pages may be. */
export interface CallFiles {
  files: readonly FoundFile[];
  /** The operands that named the files, if any. */
  paths: readonly string[];
}
