/** Finds the elements in the frames of a document, and the problems in its geometry. */
import { defaultTheme, type ThemeName } from "../../base/theme/theme.js";
import { themes as presetThemes } from "../../base/theme/themes.js";
import { findOverflow } from "../../drawing/layout/find-overflow.js";
import type { CanvasFrame } from "../../drawing/layout/layout-canvas.js";
import type { WithVocabulary } from "../../drawing-options.js";
import { type AstNode, type DocumentNode, walkNodes } from "../../language/ast/node.js";
import { OffsetLocation } from "../../language/ast/offset-location.js";
import { sortDiagnostics } from "../../language/diagnostics/collector.js";
import { placeProblem } from "../../language/diagnostics/create-diagnostic.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { placesOfUses } from "../../language/diagnostics/places-of-uses.js";
import { vocabulary as defaultVocabulary } from "../../model/components/registry.generated.js";
import { withoutIgnored } from "../../model/reuse/without-ignored.js";
import { findCovered } from "./find-covered.js";
import { findDeadEnds } from "./find-dead-ends.js";
import { findEmptyHalves } from "./find-empty-halves.js";
import { findFaint } from "./find-faint.js";
import { findHeadingSkips } from "./find-heading-skips.js";
import { findNearEdges } from "./find-near-edges.js";
import { findOutgrown } from "./find-outgrown.js";
import { findOverlaps } from "./find-overlaps.js";
import { findReadingOrder } from "./find-reading-order.js";
import { findSmallTargets } from "./find-small-targets.js";
import { findUnnamed } from "./find-unnamed.js";
import type { InspectedBoard } from "./inspected.js";
import type { Found } from "./problem.js";
import { placeKey, readBoard } from "./read-board.js";

/** The rules that check one board. */
const rules: readonly ((board: InspectedBoard) => Found[])[] = [
  findOverlaps,
  findOutgrown,
  findCovered,
  findFaint,
  findSmallTargets,
  findNearEdges,
  findReadingOrder,
  findHeadingSkips,
  findUnnamed,
  findEmptyHalves,
];

/** The result of an inspection. */
export interface Inspection {
  boards: readonly InspectedBoard[];
  /** In source order, without those that comments ignore. */
  diagnostics: readonly Diagnostic[];
}

/** The options of an inspection. */
export interface InspectOptions extends WithVocabulary {
  /** The theme whose colors are compared; defaults to light. */
  theme?: ThemeName;
}

/** Inspects the frames of a document that was parsed with locations. */
export function inspect(
  document: DocumentNode,
  canvas: CanvasFrame,
  { theme = defaultTheme, vocabulary = defaultVocabulary }: InspectOptions = {},
): Inspection {
  const nodes = nodesByPlace(document);
  const themes = canvas.themes ?? presetThemes;
  const boards: InspectedBoard[] = [];
  const overflows = new Map(findOverflow(canvas).map((each) => [each.box, each]));
  let count = 0;
  for (const frame of canvas.boards) {
    const board = readBoard(frame, { themes, theme, nodes, vocabulary, count, overflows });
    count += board.elements.length;
    boards.push(board);
  }
  const found = [...boards.flatMap((board) => rules.flatMap((rule) => rule(board)))];
  for (const each of findDeadEnds(boards)) found.push(each);
  return { boards, diagnostics: toDiagnostics(found) };
}

function nodesByPlace(document: DocumentNode): Map<string, AstNode> {
  const nodes = new Map<string, AstNode>();
  walkNodes(document, (node) => {
    const { loc } = node;
    if (!loc) return;
    const [from, to] =
      loc instanceof OffsetLocation ? [loc.from, loc.to] : [loc.start.offset, loc.end.offset];
    nodes.set(placeKey(loc.source, from, to), node);
  });
  return nodes;
}

/** Converts problems into diagnostics, each once, without those that a comment ignores. */
function toDiagnostics(found: readonly Found[]): Diagnostic[] {
  const texts = new Map<string | undefined, string>();
  const told = new Set<string>();
  const diagnostics = found.flatMap(({ origin, problem }) => {
    const { source, from, via, lines } = origin;
    // An element that is drawn several times has its problem once; variants of a page would repeat it.
    const key = [source, from, problem.code].join("\0");
    if (told.has(key)) return [];
    told.add(key);
    if (lines) texts.set(source, lines.content);
    const diagnostic = placeProblem(problem, headPlace(origin));
    return [via ? { ...diagnostic, related: placesOfUses(via) } : diagnostic];
  });
  return sortDiagnostics(withoutIgnored(diagnostics, texts));
}

/** The first line of an element: underlining its whole block would not help. */
function headPlace({ source, from, to, lines }: Found["origin"]) {
  const end = lines?.content.slice(from, to).search(/(?<!\s)\s*(?:\{|\r|\n|$)/) ?? -1;
  return { ...(source !== undefined && { source }), from, to: end > 0 ? from + end : to };
}
