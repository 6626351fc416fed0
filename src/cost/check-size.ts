/** Holds a document against the limits of the language: one error says which is passed, at the place that costs most. */
import type { DocumentNode } from "../ast/node.js";
import { vocabulary as defaultVocabulary } from "../components/registry.generated.js";
import type { ComponentVocabulary } from "../define/vocabulary.js";
import { createDiagnostic } from "../text/create-diagnostic.js";
import type { Diagnostic, SourcePlace } from "../text/diagnostic.js";
import type { Costed } from "./costed.js";
import { costedPages, placeOf } from "./costed-node.js";
import { type Cost, type Estimate, estimatePages, type PageCost } from "./estimate.js";
import { type LimitName, type Limits, limitNames } from "./limits.js";

/** A limit that a document passes. */
interface Excess {
  readonly limit: LimitName;
  /** What the document takes. */
  readonly count: number;
}

/**
 * The limit that an estimate passes by the largest factor.
 * @param times how often the document is drawn
 */
export function findExcess({ total }: Estimate, limits: Limits, times = 1): Excess | undefined {
  let worst: Excess | undefined;
  let most = 1;
  for (const limit of limitNames) {
    const count = total[limit] * times;
    const factor = count / limits[limit];
    if (factor > most) {
      most = factor;
      worst = { limit, count };
    }
  }
  return worst;
}

/**
 * The error about pages that pass a limit.
 * @param pages what was estimated
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

/** The error about a document that passes a limit. */
export function reportDocument(
  excess: Excess,
  limits: Limits,
  document: DocumentNode,
  vocabulary: ComponentVocabulary = defaultVocabulary,
): Diagnostic {
  return reportExcess(excess, limits, costedPages(document, vocabulary), placeOf(document));
}

/** The place of the innermost element that accounts for more than half of the cost of its page. */
function findCostliest(
  pages: readonly Costed[],
  limit: LimitName,
): { place: SourcePlace; boards: number } | undefined {
  const parts = new Map<object, Cost>();
  const [first, ...others] = estimatePages(pages, parts).pages;
  if (first === undefined) return undefined;
  const most = others.reduce((a, b) => (b.cost[limit] > a.cost[limit] ? b : a), first);
  let costliest = most.page;
  for (let inner: Costed | undefined = costliest; inner; ) {
    costliest = inner;
    const half = shareOf(costliest, most) / 2;
    inner = costliest.parts.find((part) => shareOf(part, most) > half);
  }
  return { place: costliest.place, boards: most.boards };

  function shareOf(part: Costed, { page, cost, boards }: PageCost): number {
    if (part === page) return cost[limit];
    return (parts.get(part.origin)?.[limit] ?? 0) * boards;
  }
}
