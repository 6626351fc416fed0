/** Writes paths with slashes, as in patterns, links and reports. */
import { sep } from "node:path";

/** The path with slashes, even on Windows. */
export function withSlashes(path: string): string {
  return sep === "/" ? path : path.replaceAll(sep, "/");
}
