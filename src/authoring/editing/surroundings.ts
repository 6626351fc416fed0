/** Describes what a document may ask about the files around it. */
import type { AnalyzeOptions } from "../../analyze.js";
import type { DrawingOptions } from "../../drawing-options.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import type { FormatOptions } from "./format/format.js";

/** What surrounds a document; whoever opens it implements what it can. */
export interface DocumentSurroundings {
  /** What the analysis of its text needs: how to load files, the pages of other files, limits. */
  analysis?: Pick<AnalyzeOptions, "load" | "units" | "file" | "others" | "limits">;
  /** Paths that an import or an image could name, relative to the document. */
  paths?(): readonly string[];
  /** Changes what is told of the text, as settings ask. */
  adjust?(diagnostics: readonly Diagnostic[]): readonly Diagnostic[];
  /** What the document is drawn with. */
  drawing?(): Pick<DrawingOptions, "fonts" | "defaultTokens" | "pictures">;
  /** How it is formatted, where that is not the usual way. */
  format?: Pick<FormatOptions, "width" | "indent">;
  /** Draws a source as an SVG, for pictures in docs. */
  draw?(source: string): string | undefined;
}
