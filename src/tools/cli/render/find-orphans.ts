/** Finds pictures whose wireframe no longer exists, in the folders of pictures. */
import { join, relative, resolve, sep } from "node:path";
import { globBase } from "../../../workspace/files/expand-glob.js";
import { isMarkdownName, isWireframeName } from "../../../workspace/files/file-kinds.js";
import { isExclusion } from "../../../workspace/files/is-exclusion.js";
import { isFolder } from "../../../workspace/files/is-folder.js";
import { leadsOut } from "../../../workspace/files/stay-inside.js";
import { searchFolder } from "../../../workspace/files/walk-folder.js";
import { isBelow } from "../../../workspace/files/watched-set.js";
import type { PlannedFile } from "../pictures/plan-pictures.js";
import { isOwnPicture, isPictureName } from "./own-picture.js";

/** Maximum number of entries of a folder of pictures that are searched. */
const mostEntries = 1_000_000;

/** What a run has drawn. */
export interface DrawnCall {
  operands: readonly string[];
  planned: readonly PlannedFile[];
  /** Absolute paths of all pictures that were drawn, or would have been if there were no errors. */
  targets: ReadonlySet<string>;
  /** Wireframes whose pages are unknown. */
  unread: ReadonlySet<PlannedFile>;
  /** Absolute paths of wireframes that only contain definitions. */
  defining: ReadonlySet<string>;
}

/** A folder of pictures that mirrors a folder of wireframes; both are absolute paths. */
interface Mirror {
  pictures: string;
  sources: string;
  /** The folder that the path of the pictures is relative to: no link leads out of its repository. */
  from: string;
}

/**
 * Absolute paths of pictures by wf that belong to no wireframe. Only folders and patterns are searched: a command that
 * names single files says nothing about the rest. Where links lead out of the repository, nothing is written, and
 * nothing is searched.
 */
export function findOrphans(call: DrawnCall, cwd: string): string[] {
  const found = new Map<string, { isClaimed: boolean; from: string }>();
  for (const mirror of mirrorsOf(call, cwd)) {
    const { pictures, sources, from } = mirror;
    if (leadsOut(pictures, from) || leadsOut(sources, cwd)) continue;
    const claims = claimTest(mirror, call);
    for (const inside of filesBelow(pictures, isPictureName, { from, most: mostEntries })) {
      const path = join(pictures, inside);
      if (call.targets.has(path)) continue;
      found.set(path, { isClaimed: found.get(path)?.isClaimed || claims(inside), from });
    }
  }
  return [...found]
    .flatMap(([path, { isClaimed, from }]) =>
      isClaimed || !isOwnPicture(path, from) ? [] : [path],
    )
    .sort();
}

function mirrorsOf({ operands, planned }: DrawnCall, cwd: string): Mirror[] {
  const bases = operands
    .filter((path) => path !== "-" && !isExclusion(path, cwd))
    .flatMap((path) => {
      const absolute = resolve(cwd, path);
      return isFolder(absolute) ? [absolute] : (globBase(path, cwd) ?? []);
    });
  const mirrors = new Map<string, Mirror>();
  const files = new Map(planned.map((file) => [file.options, file])).values();
  for (const { options, origin, isBeside } of files) {
    if (options.outDir === undefined || isBeside) continue;
    const pictures = resolve(cwd, options.outDir);
    for (const base of bases) {
      const mirror = mirrorOf(pictures, origin, base, cwd);
      if (mirror) mirrors.set(`${mirror.pictures}\0${mirror.sources}`, mirror);
    }
  }
  return [...mirrors.values()];
}

/** The part of a folder of pictures that mirrors an operand; all of it without an origin. */
function mirrorOf(
  pictures: string,
  origin: string | undefined,
  base: string,
  cwd: string,
): Mirror | undefined {
  if (origin === undefined) return { pictures, sources: base, from: cwd };
  if (isBelow(base, [origin])) {
    return { pictures: join(pictures, relative(origin, base)), sources: base, from: origin };
  }
  return isBelow(origin, [base]) ? { pictures, sources: origin, from: origin } : undefined;
}

/** Returns a test for paths in a mirror: whether one of its sources may have drawn the picture. */
function claimTest(
  { sources }: Mirror,
  { planned, unread, defining }: DrawnCall,
): (picture: string) => boolean {
  const isSplit = planned.some(({ options }) => options.split);
  const read = new Set<string | undefined>(
    planned.filter((file) => !unread.has(file)).map(({ file }) => file.absolute),
  );
  const endings = new Set(
    planned.flatMap(({ pictures }) => pictures.map(({ place }) => endingOf(place?.ending ?? ""))),
  );
  const own = new Set<string>();
  /** Sources whose pictures have unknown suffixes. */
  const open = new Set<string>();
  const split = new Set<string>();
  for (const inside of filesBelow(
    sources,
    (name) => isWireframeName(name) || isMarkdownName(name),
  )) {
    if (defining.has(join(sources, inside))) continue;
    const stem = inside.replace(/\.[^./]*$/, "");
    own.add(stem);
    if (isMarkdownName(inside)) open.add(stem);
    else if (isSplit) (read.has(join(sources, inside)) ? split : open).add(stem);
  }
  return (picture) => {
    const named = picture.replace(/\.[^./]*$/, "");
    const stem = named.replace(/\.(?:light|dark)$/, "");
    if (own.has(named) || own.has(stem)) return true;
    const isOfCall = endings.has(endingOf(picture));
    for (let at = stem.indexOf("-"); at >= 0; at = stem.indexOf("-", at + 1)) {
      const start = stem.slice(0, at);
      if (open.has(start) || (split.has(start) && !isOfCall)) return true;
    }
    return false;
  };
}

function endingOf(path: string): string {
  return /\.[^./]*$/.exec(path)?.[0].toLowerCase() ?? "";
}

/** Paths with slashes, relative to the folder; none if it cannot be read. */
function filesBelow(
  folder: string,
  accepts: (name: string) => boolean,
  bounds: { from?: string; most?: number } = {},
): string[] {
  try {
    return searchFolder(folder, accepts, bounds).found.map((path) => path.split(sep).join("/"));
  } catch {
    return [];
  }
}
