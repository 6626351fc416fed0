/** Turns a source into its frames and all that is wrong with it: what a check, a drawing and geometry find. */
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
  /** Its drawing; undefined where there is none. */
  composition: Composition | undefined;
  /** Ids of the files that it imports. */
  files: readonly string[];
}

/** Inspects a source. */
export function inspectSource(source: string, options: InspectSourceOptions = {}): InspectedSource {
  checkDrawingOptions(options);
  const read = documentOf(source, options);
  const { document, diagnostics, files } = read;
  const nothing = { document, diagnostics, boards: [], composition: undefined, files };
  if (diagnostics.some(({ severity }) => severity === "error")) return nothing;
  const composition = new Composition(read, options);
  if (composition.excess) return { ...nothing, diagnostics: composition.diagnostics };
  const { boards, diagnostics: found } = inspect(document, composition.frames, options);
  // The next words may move everything.
  const all = [...composition.diagnostics, ...(options.partial ? [] : found)];
  return { document, diagnostics: sortDiagnostics(all), boards, composition, files };
}
