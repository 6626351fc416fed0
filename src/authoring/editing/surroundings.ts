/** Describes what a document may need to know about its environment. */
import type { AnalyzeOptions } from "../../analyze.js";
import type { DrawingOptions } from "../../drawing-options.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import type { FormatOptions } from "./format/format.js";

/** The environment of a document; all parts are optional. */
export interface DocumentSurroundings {
  /** Options of the analysis: how to load files, the pages of other files, limits. */
  analysis?: Pick<AnalyzeOptions, "load" | "units" | "file" | "others" | "limits">;
  /** Paths that an import or an image could name, relative to the document. */
  paths?(): readonly string[];
  /** Adjusts diagnostics to the settings. */
  adjust?(diagnostics: readonly Diagnostic[]): readonly Diagnostic[];
  /** Options for drawing the document. */
  drawing?(): Pick<DrawingOptions, "fonts" | "defaultTokens" | "pictures">;
  /** Options for formatting, if they are not the defaults. */
  format?: Pick<FormatOptions, "width" | "indent">;
  /** Draws a source as SVG, for pictures in docs. */
  draw?(source: string): string | undefined;
}
