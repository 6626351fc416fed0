/** Reads the pictures that a wireframe shows, if they are in its project. */
import { statSync } from "node:fs";
import { dirname, isAbsolute, relative, resolve } from "node:path";
import { mostBytes } from "../../base/images/picture.js";
import {
  type ReadPictures,
  readPictures,
  type UnreadPicture,
} from "../../base/images/read-pictures.js";
import type { PixelRoom } from "../../base/images/run-pictures.js";
import { readSoundPicture } from "../../output/raster/read-pictures.js";
import { KeptPictures } from "./kept-pictures.js";
import { projectRoot } from "./load-from-disk.js";
import { readReal } from "./read-regular.js";
import { isFollowed, realPath } from "./real-path.js";
import { realWithin } from "./real-within.js";
import { isInGit } from "./stay-inside.js";
import { isBelow } from "./watched-set.js";

/** Pictures of a project, and their files. */
export interface ProjectPictures extends ReadPictures {
  /** Absolute paths of the requested files, including those that do not exist. */
  readonly files: readonly string[];
}

/**
 * The pictures that a wireframe can show: files next to it and elsewhere in its project. Nothing outside is accessed.
 *
 * @param main absolute path of the wireframe, or of the folder that paths are relative to, ending with `/`
 * @param onFile called with each requested file before it is read
 * @param kept a cache, so that unchanged files are not read again
 * @param ofRun what all wireframes of a run leave for the pictures of this one
 */
export function projectPictures(
  main: string,
  onFile: (absolute: string) => void = () => undefined,
  kept: KeptPictures = new KeptPictures(),
  ofRun?: PixelRoom,
): ProjectPictures {
  const folder = dirname(main);
  const files = new Set<string>();
  let root: string | undefined;
  const pictures = readPictures(
    (src) => {
      if (/^[a-z][\w+.-]*:/i.test(src) || src.startsWith("//")) return undefined;
      if (isAbsolute(src)) return "outside";
      if (!isFollowed(src)) return "missing";
      const absolute = resolve(folder, src);
      root ??= projectRoot(folder);
      if (!isBelow(absolute, [root])) return "outside";
      files.add(absolute);
      onFile(absolute);
      return read(absolute, root, kept);
    },
    (bytes) => kept.pictureIn(bytes, readSoundPicture),
    ofRun,
  );
  return {
    ...pictures,
    get files() {
      return [...files];
    },
  };
}

function read(
  absolute: string,
  root: string,
  kept: KeptPictures,
): Uint8Array | UnreadPicture["problem"] {
  try {
    const real = realWithin(absolute, root);
    if (real === undefined || isInGit(relative(realPath(root), real))) return "outside";
    const stats = statSync(real, { bigint: true });
    if (stats.size > mostBytes) return "large";
    const stamp = [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join();
    return kept.bytesOf(real, stamp, () => readReal(real, mostBytes));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "WF_LARGE") return "large";
    const isMissing = code === "ENOENT" || code === "ENOTDIR" || code === "ERR_INVALID_ARG_VALUE";
    return isMissing ? "missing" : "unreadable";
  }
}
