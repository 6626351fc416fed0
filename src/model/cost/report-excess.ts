/** Reports an exceeded limit, at the place of the most expensive element. */
import type { DocumentNode } from "../../language/ast/node.js";
import { createDiagnostic } from "../../language/diagnostics/create-diagnostic.js";
import type { Diagnostic, SourcePlace } from "../../language/diagnostics/diagnostic.js";
import { vocabulary as defaultVocabulary } from "../components/registry.generated.js";
import type { ComponentVocabulary } from "../define/vocabulary.js";
import type { Excess } from "./check-size.js";
import type { Costed } from "./costed.js";
import { costedPages, placeOf } from "./costed-node.js";
import { estimatePages } from "./estimate.js";
import type { CostName, Limits } from "./limits.js";

/**
 * The error about pages that exceed a limit.
 * @param pages the estimated pages
 * @param whole the place of the document
 */
export function reportExcess(
  { limit, count }: Excess,
  limits: Limits,
  pages: readonly Costed[],
  whole: SourcePlace,
): Diagnostic {
  const { place, boards } = findCostliest(pages, limit) ?? { place: whole, boards: 1 };
  return createDiagnostic("size-limit", limit, { count, limit: limits[limit], boards }, place);
}

/** The error about a document that exceeds a limit. */
export function reportDocument(
  excess: Excess,
  limits: Limits,
  document: DocumentNode,
  vocabulary: ComponentVocabulary = defaultVocabulary,
): Diagnostic {
  return reportExcess(excess, limits, costedPages(document, vocabulary), placeOf(document));
}

/** The place of the most expensive element on the most expensive page. */
function findCostliest(
  pages: readonly Costed[],
  limit: CostName,
): { place: SourcePlace; boards: number } | undefined {
  const [first, ...others] = estimatePages(pages, limit).pages;
  if (first === undefined) return undefined;
  const most = others.reduce((a, b) => (b.cost[limit] > a.cost[limit] ? b : a), first);
  return { place: most.costliest.place, boards: most.boards };
}
