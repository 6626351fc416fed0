/** Analyzes a source that defines and uses components: resolves names, checks it as written, and expands it. */

import { SourceText } from "../../base/text/source-text.js";
import { BOARD_WIDTH } from "../../base/theme/tokens.js";
import { setClickable } from "../../language/ast/clickable.js";
import type { ComponentEntry } from "../../language/ast/element.js";
import { type Element, type ElementTree, walkElements } from "../../language/ast/element.js";
import type { LoadFile, SourceCache } from "../../language/ast/load-file.js";
import type { DocumentNode } from "../../language/ast/node.js";
import { checkElements, checkWritten } from "../../language/check/check.js";
import type { OtherPages } from "../../language/check/other-pages.js";
import { DiagnosticCollector } from "../../language/diagnostics/collector.js";
import type { Diagnostic, SourcePlace } from "../../language/diagnostics/diagnostic.js";
import { placesOfUses, type UsePlace } from "../../language/diagnostics/places-of-uses.js";
import { asPicture } from "../../language/expand/as-picture.js";
import { expand } from "../../language/expand/expand.js";
import { expandLimits } from "../../language/expand/expand-limits.js";
import { limitsWithin, takeFrom } from "../../language/expand/expansion-room.js";
import type { PlaceMap, UseStep } from "../../language/expand/place-map.js";
import type { Unit } from "../../language/expand/unit.js";
import { buildAst, createNodeBuilder } from "../../language/syntax/build-ast.js";
import type { Parsed } from "../../language/syntax/parsed.js";
import type { Component } from "../define/component.js";
import { readElement } from "../define/read-element.js";
import type { ComponentVocabulary } from "../define/vocabulary.js";
import { explainDataWords } from "./data-words.js";
import { ErrorMarks } from "./error-marks.js";
import { findUnused } from "./find-unused.js";
import { checkTokens, valuesOfTokens } from "./give-tokens.js";
import { isIncomplete } from "./is-incomplete.js";
import { LineStarts } from "./line-starts.js";
import { locateDrawn } from "./locate-drawn.js";
import { SourceUnits } from "./source-units.js";
import { withoutIgnored } from "./without-ignored.js";

/** The meaning of a source. */
export interface Reused {
  /** Its definitions and imports, by name. */
  readonly unit: Unit;
  /** Ids of the files that were read for it. */
  readonly files: readonly string[];
  /** The expanded elements, without definitions and uses. */
  readonly elements: ElementTree;
  readonly diagnostics: Diagnostic[];
  /** The tree as written. */
  written(locations: boolean): DocumentNode;
  /** The tree as drawn. */
  expanded(locations: boolean | "offsets"): DocumentNode;
  /** The real place of a place in the expansion, and the text that it is in. */
  real(place: { from: number; to: number }): { place: SourcePlace; text: string };
}

/** Reads sources for documents that are analyzed together with their imports. */
export function openSources(
  vocabulary: ComponentVocabulary,
  load: LoadFile = () => ({ problem: "none" }),
  id: string | undefined,
  shared?: SourceCache,
): SourceUnits {
  return new SourceUnits(vocabulary, load, id, shared);
}

/** Checks a source and expands it. */
export function analyzeReuse(
  source: string,
  id: string | undefined,
  { elements, collector }: Parsed,
  extended: ComponentVocabulary,
  sources: SourceUnits,
  vocabulary: ComponentVocabulary,
  others: OtherPages | undefined,
  limits: Parameters<typeof expandLimits>[0],
): Reused {
  const unit = sources.gather(id, source, elements.elements, collector);
  checkWritten(elements, extended, collector);
  checkTokens(unit, collector);
  const tokens = valuesOfTokens(unit);
  const { room } = sources;
  const own = expandLimits(limits);
  const { places, ...expanded } = expand(unit, source.length, {
    vocabulary,
    group: vocabulary.group,
    limits: limitsWithin(room, source.length, own),
    isOnBoard,
    pathFrom: (path, source) => sources.paths.pathFrom(path, source),
    boardWidth: (page) => boardWidth(page, vocabulary),
  });
  takeFrom(room, source.length, expanded.spent);
  const names = namesIn(elements, unit);
  const unknown = new Set(expanded.diagnostics.map(placeKey));
  const lines = new SourceText(source);
  const incomplete = new LineStarts(lines);
  for (const found of collector.all) if (isIncomplete(source, found)) incomplete.add(found);
  const written = collector
    .sorted()
    .filter(
      (found) =>
        !dependsOnValue(source, found) &&
        !isNameOfList(source, found, names) &&
        !isLost(source, found, unit) &&
        !(saidOtherwise.has(found.code) && unknown.has(placeKey(found))) &&
        !followsHead(found, incomplete),
    );
  const drawn = new DiagnosticCollector();
  for (const found of written) if (found.source === undefined) drawn.addFound(found);
  checkElements(expanded.elements, vocabulary, drawn, others, {
    isOne(one, other) {
      const [first, second] = [places.locate(one), places.locate(other)];
      const isUsed = first.via.length > 0 && second.via.length > 0;
      return isUsed && first.unit === second.unit && first.from === second.from;
    },
    isImported: (place) => places.locate(place).unit !== unit,
  });
  const told = new Set(written.map(keyOf));
  const marks = new ErrorMarks();
  for (const found of written) marks.add(found);
  const halfReadAt = new LineStarts(lines);
  for (const { code, from } of written) if (halfRead.has(code)) halfReadAt.add({ from, to: from });
  const real: Diagnostic[] = [];
  const texts = new Map<string, string>();
  for (const found of [...expanded.diagnostics, ...drawn.all]) {
    const each = realDiagnostic(found, places);
    const { via, unit: of } = places.locate(found);
    // Consequences of an error are not reported.
    if (halfReadAt.size > 0 && found.severity === "info") continue;
    const isOwn = each.source === unit.id;
    if (isOwn && followsHead(each, incomplete)) continue;
    const lacksArgument = each.code === "reuse-argument" && isOwn;
    if (lacksArgument && halfReadAt.hasAfter(each.from)) continue;
    if (told.has(keyOf(each)) || via.some(({ isWrong }) => isWrong) || marks.touch(each)) continue;
    told.add(keyOf(each));
    marks.add(each);
    real.push(each);
    if (of !== unit && of.id !== undefined) texts.set(of.id, of.text);
  }
  const later = withoutIgnored(real, texts);
  // A misspelled name does not make the intended one unused.
  const hasErrors = [...written, ...later].some(
    ({ severity, code }) => severity === "error" || code.startsWith("unknown-"),
  );
  const unused = hasErrors
    ? []
    : findUnused(unit, expanded.used, (form) => sources.broughtBy(form));
  return {
    unit,
    files: sources.files,
    elements: expanded.elements,
    diagnostics: explainDataWords([...written, ...later, ...unused], elements, unit),
    written: (locations) => buildAst(elements, source, extended, { locations, source: id }),
    expanded(locations) {
      const locate = locateDrawn(places, locations === "offsets");
      const build = (tree: ElementTree): DocumentNode => {
        const settings = { locations, source: id, locate };
        const { type, ...rest } = buildAst(tree, source, vocabulary, settings);
        return { type, ...(tokens && { tokens }), ...rest };
      };
      const { elements: live } = expanded;
      if (!expanded.isLive) return build(live);
      const document = build({ ...live, elements: asPicture(live.elements) });
      setClickable(document, () => build(live));
      return document;
    },
    real: (place) => ({ place: realPlace(place, places), text: places.locate(place).unit.text }),
  };
}

/** The errors that leave values missing although they were given. */
const halfRead: ReadonlySet<string> = new Set([
  "reuse-value",
  "reuse-head",
  "syntax-unclosed-call",
  "missing-value",
  "label-not-allowed",
]);

/** The problems with values or arguments that are reported differently in the expansion. */
const saidOtherwise: ReadonlySet<string> = new Set([
  "attribute-kind",
  "label-not-allowed",
  "unknown-attribute",
]);

/** Whether a diagnostic has to wait for the expansion because its value is a placeholder. */
function dependsOnValue(source: string, { code, from, to }: Diagnostic): boolean {
  return !/^(?:reuse|foreign)-|-duplicate$/.test(code) && source.slice(from, to).includes("$");
}

/** Whether a name is unknown because the file that may define it could not be read. */
function isLost(source: string, { code, from, to }: Diagnostic, { mayLack }: Unit): boolean {
  return code === "unknown-component" && mayLack(source.slice(from, to));
}

/** Whether a word that was reported as not being a list is the name of one. */
function isNameOfList(source: string, { code, from, to }: Diagnostic, names: ReadonlySet<string>) {
  return code === "attribute-kind" && names.has(source.slice(from, to));
}

/** The names that stand for lists anywhere in a source: of data, parameters and entries. */
function namesIn({ elements }: ElementTree, unit: Unit): ReadonlySet<string> {
  const names = new Set(unit.data.keys());
  walkElements(elements, ({ form }) => {
    if (form?.kind === "repeat" && form.as) names.add(form.as.text);
    if (form?.kind !== "component" && form?.kind !== "layout") return;
    for (const { name } of form.parameters) names.add(name.text);
  });
  return names;
}

/** Errors that may be reported after an incomplete definition, in place of its missing parts. */
const afterHeads: ReadonlySet<string> = new Set([
  "attribute-stray",
  "block-not-allowed",
  "number-unit",
  "parentheses-unexpected",
  "reuse-place",
  "token-unexpected",
  "unknown-component",
  "value-quotes",
  "value-stray",
]);

/** Whether a diagnostic is a consequence of an incomplete definition on its line. */
function followsHead({ code, from }: Diagnostic, incomplete: LineStarts): boolean {
  return afterHeads.has(code) && incomplete.hasBefore(from);
}

function placeKey({ from, to }: Diagnostic): string {
  return `${from} ${to}`;
}

function keyOf({ code, source, from, to }: Diagnostic): string {
  return `${code} ${source ?? ""} ${from} ${to}`;
}

function realPlace(place: { from: number; to: number }, places: PlaceMap): SourcePlace {
  const { unit, from, to } = places.locate(place);
  return { ...(unit.id !== undefined && { source: unit.id }), from, to };
}

/** A diagnostic about the expansion, at its place in the source, with the uses that lead there. */
function realDiagnostic(found: Diagnostic, places: PlaceMap): Diagnostic {
  const { unit, via, from, to } = places.locate(found);
  const { source: _, related = [], fix, ...rest } = found;
  const way = related.map((each) => ({ ...each, ...realPlace(each, places) }));
  return {
    ...rest,
    ...(unit.id !== undefined && { source: unit.id }),
    from,
    to,
    ...((way.length > 0 || via.length > 0) && {
      related: [...way, ...placesOfUses(via.map(useAt))],
    }),
    ...(fix && {
      fix: { ...fix, edits: fix.edits.map((edit) => ({ ...edit, ...realPlace(edit, places) })) },
    }),
  };
}

function useAt({ name, unit, from, to }: UseStep): UsePlace {
  return { name, ...(unit.id !== undefined && { source: unit.id }), from, to };
}

/** Whether an element is drawn on its board or beside it, wherever it is in the page. */
function isOnBoard(component: ComponentEntry): boolean {
  const { layer } = component as Component;
  if (!layer) return false;
  const subject = { label: "", number: undefined, values: {}, has: () => false };
  const at = layer.call(component, subject as never)?.at;
  return at !== undefined && at !== "place";
}

/** Distance between boards in px (language.md 2.4). */
const boardGap = 64;

/** Distance in px from the left edge of a page's board to that of the next one. */
function boardWidth(page: Element, vocabulary: ComponentVocabulary): number {
  const node = createNodeBuilder(vocabulary).nodeWithout(page);
  const { root } = vocabulary;
  const board = root.board?.(readElement(node, root, {}));
  return (board?.width ?? BOARD_WIDTH) + boardGap;
}
