/** Describes what a page can tell the editor about a wireframe's context. */
import type { LoadFile } from "../../language/ast/load-file.js";

/** The context of the text in an editor; every part is optional. */
export interface WireframeConfig {
  /**
   * Returns the files that the wireframe imports, at once; without it, nothing can be imported. A file for which it throws
   * or returns a promise cannot be read.
   */
  load?: LoadFile;
  /** The id under which `load` would return the wireframe itself, to detect import cycles. */
  file?: string;
  /** Paths that an import or an image could name. */
  paths?(): readonly string[];
  /** Draws an example as SVG for the docs, like `renderSvg`; without it, docs have no pictures of examples. */
  draw?(source: string): string | undefined;
  /** Line width for the formatter, in columns; 100 by default. */
  width?: number;
  /** Indentation per level for the formatter, in spaces; 2 by default. */
  indent?: number;
}
