/** Describes what a page can tell the editor about the surroundings of a wireframe. */
import type { LoadFile } from "../../language/ast/load-file.js";

/** What surrounds the text of an editor; nothing of it is required. */
export interface WireframeConfig {
  /** Gives the files that the wireframe imports; without it, it can import none. */
  load?: LoadFile;
  /** The id under which `load` would give the wireframe itself, so that files cannot import each other in a circle. */
  file?: string;
  /** Paths that an import or an image could name. */
  paths?(): readonly string[];
  /** Draws an example as SVG for the docs, as `renderSvg` does; without it, docs have no pictures of examples. */
  draw?(source: string): string | undefined;
  /** Columns of a line for the formatter; 100 when left out. */
  width?: number;
  /** Spaces of a level for the formatter; 2 when left out. */
  indent?: number;
}
