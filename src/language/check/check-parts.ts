/** Checks a source part by part, and what its parts need of each other. */
import { type Element, walkElements } from "../ast/element.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import { DiagnosticCollector } from "../diagnostics/collector.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { movedHead } from "../syntax/parts/moved-elements.js";
import type { PlacedPart, SourcePart } from "../syntax/parts/source-part.js";
import { checkElement } from "./check.js";
import { createContext } from "./context.js";
import { MarkerMatcher } from "./markers.js";
import { checkMissingPages } from "./missing-pages.js";
import type { OtherPages } from "./other-pages.js";
import { idAttribute, ReferenceResolver } from "./references.js";

/** The settings of a check. */
export interface PartsContext {
  readonly vocabulary: Vocabulary;
  /** Names the source if several are read. */
  readonly sourceId: string | undefined;
  /** Length of the source in characters. */
  readonly length: number;
  /** False if a string in the source has no end. */
  readonly isTrusted: boolean;
  readonly others: OtherPages | undefined;
}

/** What the checks found in one part. */
export interface PartFindings {
  readonly diagnostics: readonly Diagnostic[];
  /** Its elements that refer to others, or that others may refer to. */
  readonly linked: readonly Element[];
}

/** Whether a part describes the canvas, of which a source has one. */
export function hasCanvas({ elements }: SourcePart): boolean {
  return elements.some(({ component }) => component?.ofCanvas);
}

/**
 * Checks all of a part but its references.
 *
 * @param isCanvasAbove - whether a part above it describes the canvas
 */
export function checkPart(
  part: SourcePart,
  settings: PartsContext,
  isCanvasAbove: boolean,
): PartFindings {
  const { vocabulary, sourceId, length, isTrusted } = settings;
  const collector = new DiagnosticCollector(sourceId);
  for (const diagnostic of part.diagnostics) collector.addFound(diagnostic);
  const cx = createContext(vocabulary, collector, length, isTrusted);
  cx.hasCanvas = isCanvasAbove;
  const markers = new MarkerMatcher(cx);
  const linked: Element[] = [];
  checkMissingPages(part.elements, cx);
  walkElements(part.elements, (element) => {
    if (isLinked(element)) linked.push(element);
    markers.visit(element);
    checkElement(element, cx);
  });
  markers.finish();
  return { diagnostics: collector.all.slice(part.diagnostics.length), linked };
}

/** Whether a visit of the resolver to an element has an effect. */
function isLinked({ parent, component, attributes, list: own }: Element): boolean {
  if (!parent || (component && component.targetOf.length > 0)) return true;
  const list = component?.list;
  const hasItems = own || attributes.some(({ name }) => list?.twins.includes(name));
  if (list && list.keys.size > 0 && hasItems) return true;
  return attributes.some(({ name, entry }) => name === idAttribute || entry?.kind.reference);
}

/** The problems of references: those found along the way, and those that need the whole source. */
export interface ReferenceFindings {
  readonly duplicates: readonly Diagnostic[];
  readonly dead: readonly Diagnostic[];
}

/** Checks the references between parts. */
export function checkReferences(
  found: readonly PartFindings[],
  parts: readonly PlacedPart[],
  settings: PartsContext,
): ReferenceFindings {
  const linked = found.flatMap((findings) => findings.linked);
  const reported = referencesOf(linked, settings);
  if (reported.duplicates.length + reported.dead.length === 0) return reported;
  const placed = found.flatMap((findings, at) => {
    const { part, start } = parts[at]!;
    return findings.linked.map((each) => movedHead(each, start - part.from, each.parent));
  });
  return referencesOf(placed, settings);
}

function referencesOf(elements: readonly Element[], settings: PartsContext): ReferenceFindings {
  const { vocabulary, sourceId, length, isTrusted, others } = settings;
  const collector = new DiagnosticCollector(sourceId);
  const cx = createContext(vocabulary, collector, length, isTrusted);
  const references = new ReferenceResolver(cx, others);
  for (const element of elements) references.visit(element);
  const duplicates = [...collector.all];
  references.finish();
  return { duplicates, dead: collector.all.slice(duplicates.length) };
}
