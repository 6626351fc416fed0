/** Holds a document against the limits of the language: one error says which is passed, at the place that costs most. */
import type { AstNode, DocumentNode } from "../ast/node.js";
import { vocabulary as defaultVocabulary } from "../components/registry.generated.js";
import type { ComponentVocabulary } from "../define/vocabulary.js";
import { createDiagnostic } from "../text/create-diagnostic.js";
import type { Diagnostic, SourcePlace } from "../text/diagnostic.js";
import { type Cost, type Estimate, estimateDocument, type PageCost } from "./estimate.js";
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
 * The error about a document that passes a limit.
 * @param located the document with the places of its nodes
 */
export function reportExcess(
  { limit, count }: Excess,
  limits: Limits,
  located: DocumentNode,
  vocabulary: ComponentVocabulary = defaultVocabulary,
): Diagnostic {
  const { node, boards } = findCostliest(located, vocabulary, limit);
  const data = { count, limit: limits[limit], boards };
  return createDiagnostic("size-limit", limit, data, placeOf(node));
}

/** The place of a node; the start of the source where nodes have none. */
function placeOf({ loc }: AstNode): SourcePlace {
  if (!loc) return { from: 0, to: 0 };
  const own = loc.source === undefined ? {} : { source: loc.source };
  return { ...own, from: loc.start.offset, to: loc.end.offset };
}

/** The innermost node that accounts for more than half of the cost of its page. */
function findCostliest(
  document: DocumentNode,
  vocabulary: ComponentVocabulary,
  limit: LimitName,
): { node: AstNode; boards: number } {
  const parts = new Map<AstNode, Cost>();
  const { pages } = estimateDocument(document, vocabulary, parts);
  const [first, ...others] = pages;
  if (first === undefined) return { node: document, boards: 1 };
  const most = others.reduce((a, b) => (b.cost[limit] > a.cost[limit] ? b : a), first);
  let node = most.page;
  for (let inner: AstNode | undefined = node; inner; ) {
    node = inner;
    const half = shareOf(node, most) / 2;
    inner = node.children?.find((child) => shareOf(child, most) > half);
  }
  return { node, boards: most.boards };

  function shareOf(part: AstNode, { page, cost, boards }: PageCost): number {
    if (part === page) return cost[limit];
    return (parts.get(part)?.[limit] ?? 0) * boards;
  }
}
