/** Turns a source into its frames and all that is wrong with it: what a check, a drawing and geometry find. */
import type { ThemeName } from "../../base/theme/theme.js";
import { checkDrawingOptions } from "../../check-drawing-options.js";
import { findLargeOutput, layoutDocument } from "../../compile.js";
import { documentOf } from "../../document-of.js";
import type { CanvasFrame } from "../../drawing/layout/layout-canvas.js";
import type { Diagnosed, RenderSvgOptions, WithVocabulary } from "../../drawing-options.js";
import { drawnProblems } from "../../drawn-problems.js";
import type { SourceCache } from "../../language/ast/load-file.js";
import type { DocumentNode } from "../../language/ast/node.js";
import type { OtherPages } from "../../language/check/other-pages.js";
import { sortDiagnostics } from "../../language/diagnostics/collector.js";
import { inspect } from "./inspect.js";
import type { InspectedBoard } from "./inspected.js";

/** What a source is inspected with. */
export interface InspectSourceOptions extends Omit<RenderSvgOptions, "theme">, WithVocabulary {
  /** The theme whose colors are compared; light. */
  theme?: ThemeName;
  /** The pages of other files, and what files have in common that import the same. */
  others?: OtherPages;
  units?: SourceCache;
  file?: string;
}

/** A source as it was read and drawn. */
export interface InspectedSource extends Diagnosed {
  document: DocumentNode;
  /** None where the source has errors: what is drawn in spite of them says little. */
  boards: readonly InspectedBoard[];
  /** The frames; undefined where there are none. */
  canvas: CanvasFrame | undefined;
  /** Ids of the files that it imports. */
  files: readonly string[];
}

/** Inspects a source. */
export function inspectSource(source: string, options: InspectSourceOptions = {}): InspectedSource {
  checkDrawingOptions(options);
  const { document, diagnostics, files } = documentOf(source, options);
  const nothing = { document, diagnostics, boards: [], canvas: undefined, files };
  if (diagnostics.some(({ severity }) => severity === "error")) return nothing;
  const canvas = layoutDocument(document, options);
  const excess = findLargeOutput(document, [canvas], options);
  if (excess) return { ...nothing, diagnostics: sortDiagnostics([...diagnostics, excess]) };
  const inspection = inspect(document, canvas, options);
  const all = [...diagnostics, ...drawnProblems(canvas), ...inspection.diagnostics];
  return { document, diagnostics: sortDiagnostics(all), boards: inspection.boards, canvas, files };
}
