/** Inspects a source: returns its frames, and everything that the check, the drawing and the geometry report. */
import type { ThemeName } from "../../base/theme/theme.js";
import { checkDrawingOptions } from "../../check-drawing-options.js";
import { Composition } from "../../composition.js";
import { documentOf } from "../../document-of.js";
import type { Diagnosed, RenderSvgOptions, WithVocabulary } from "../../drawing-options.js";
import type { SourceCache } from "../../language/ast/load-file.js";
import type { DocumentNode } from "../../language/ast/node.js";
import type { OtherPages } from "../../language/check/other-pages.js";
import { sortDiagnostics } from "../../language/diagnostics/collector.js";
import { inspect } from "./inspect.js";
import type { InspectedBoard } from "./inspected.js";

/** The options of an inspection. */
export interface InspectSourceOptions extends Omit<RenderSvgOptions, "theme">, WithVocabulary {
  /** The theme whose colors are compared; defaults to light. */
  theme?: ThemeName;
  /** The pages of other files, and a cache for files with common imports. */
  others?: OtherPages;
  units?: SourceCache;
  file?: string;
}

/** A source that was read and drawn. */
export interface InspectedSource extends Diagnosed {
  document: DocumentNode;
  /** Empty if the source has errors, since the drawing would say little. */
  boards: readonly InspectedBoard[];
  /** Its drawing; undefined if there is none. */
  composition: Composition | undefined;
  /** Ids of the files that it imports. */
  files: readonly string[];
  /** Estimated number of its boxes; 0 if it was not drawn. */
  boxes: number;
}

/** Inspects a source. */
export function inspectSource(source: string, options: InspectSourceOptions = {}): InspectedSource {
  checkDrawingOptions(options);
  const read = documentOf(source, options);
  const { document, diagnostics, files } = read;
  const nothing = { document, diagnostics, boards: [], composition: undefined, files, boxes: 0 };
  if (diagnostics.some(({ severity }) => severity === "error")) return nothing;
  const composition = new Composition(read, options);
  if (composition.excess) return { ...nothing, diagnostics: composition.diagnostics };
  const { boards, diagnostics: found } = inspect(document, composition.frames, options);
  // In a partial source, the next words may still move everything.
  const all = [...composition.diagnostics, ...(options.partial ? [] : found)];
  const { boxes = 0 } = read.estimate?.total ?? {};
  return { document, diagnostics: sortDiagnostics(all), boards, composition, files, boxes };
}
