/** Creates the index of the pages in the wireframes of a run. */
import { PageIndex } from "../../pages.js";
import { isWireframeName } from "./file-kinds.js";
import type { FoundFile } from "./found-files.js";
import type { Imports } from "./imports.js";
import { readRegular } from "./read-regular.js";
import { decodeSource } from "./read-source.js";
import { withSlashes } from "./with-slashes.js";

/**
 * The pages of all wireframes; files are read when one refers to another.
 *
 * @param mostOf returns the maximum size in bytes of the wireframe at an absolute path
 */
export function pageIndexOf(
  files: readonly FoundFile[],
  imports: Imports,
  mostOf: (absolute: string) => number | undefined = () => undefined,
): PageIndex {
  const paths = new Map<string, string>();
  for (const { absolute } of files) {
    if (absolute !== undefined && isWireframeName(absolute))
      paths.set(withSlashes(absolute), absolute);
  }
  return new PageIndex(
    [...paths.keys()],
    (file) => readSource(paths.get(file)!, imports.cwd, mostOf(paths.get(file)!)),
    (file) => imports.forOthers.of(paths.get(file)!),
  );
}

/** The text of a wireframe; undefined if it cannot be read, which is reported when its turn comes. */
export function readSource(path: string, cwd: string, most?: number): string | undefined {
  try {
    const { text, unreadable } = decodeSource(readRegular(path, cwd, most));
    return unreadable ? undefined : text;
  } catch {
    return undefined;
  }
}
