/** Writes paths as patterns, links and reports have them: with slashes. */
import { sep } from "node:path";

/** The path with slashes, on Windows too. */
export function withSlashes(path: string): string {
  return sep === "/" ? path : path.replaceAll(sep, "/");
}
