/** Turns selected elements into a component, and uses it in their place. */

import { walkElements } from "../../../language/ast/element.js";
import { isFormWord } from "../../../language/ast/form.js";
import type { Place } from "../../../language/diagnostics/diagnostic.js";
import type { LanguageDocument } from "../language-document.js";
import { isSame, type Occurrence } from "../names/occurrence.js";
import { occurrencesIn } from "../names/occurrences-in.js";
import { nameOf } from "../symbols.js";
import { chosenElements, freeName, lineBreakOf, reindented } from "./chosen-elements.js";
import type { CodeAction } from "./code-action.js";

/** The change, if the selection can be in a definition. */
export function extractComponent(document: LanguageDocument, range: Place): CodeAction | undefined {
  const chosen = chosenElements(document, range);
  const { analysis, text } = document;
  if (!chosen || chosen.elements.some(({ form, component }) => !isMovable(form, component))) {
    return undefined;
  }
  const { from, to, indent, elements } = chosen;
  const all = analysis.elements.elements;
  // The content of a definition or repeat may depend on its names.
  let outer = elements[0]!;
  while (outer.parent) {
    outer = outer.parent;
    if (outer.form) return undefined;
  }
  let hasSlot = false;
  walkElements(elements, ({ form }) => {
    hasSlot ||= form?.kind === "slot" || form?.kind === "fill";
  });
  if (hasSlot || !outer.component?.root) return undefined;
  // Each use of a component has its own ids, so nothing outside could refer to them any more.
  if (isNamedOutside(document, chosen) || turnsTextsIntoNames(document)) return undefined;
  const { vocabulary, names } = analysis;
  const isTaken = (name: string): boolean =>
    isFormWord(name) ||
    vocabulary.component(name) !== undefined ||
    (names?.components.has(name) ?? false);
  const modifiers = new Set(vocabulary.components.flatMap((each) => [...each.modifiers.keys()]));
  const [first] = elements;
  const stem = camelCase(nameOf(first!) ?? "") || `${camelCase(first!.word) || "some"}Part`;
  const name = freeName(stem, (each) => isTaken(each) || modifiers.has(each));
  const end = lineBreakOf(text);
  const body = reindented(text.slice(from, to), indent, "  ");
  const definition = `component ${name} {${end}  ${body}${end}}${end}${end}`;
  const place = definitionPlace(
    all.map(({ from: start, form }) => ({ start, form })),
    text,
  );
  return {
    title: `extract component ${name}`,
    kind: "refactor.extract",
    edits: [
      { from: place, to: place, insert: definition },
      { from, to, insert: `use ${name}` },
    ],
  };
}

/** Whether a first definition would turn plain text into names, such as `${sum}` in a code sample. */
export function turnsTextsIntoNames({ analysis, text }: LanguageDocument): boolean {
  return analysis.names === undefined && /\$[\p{L}_{$]/u.test(text);
}

/** Whether something outside a range refers to an element in it. */
function isNamedOutside({ analysis, text }: LanguageDocument, { from, to }: Place): boolean {
  const targets = occurrencesIn(analysis, text, "").filter(({ kind }) => kind === "target");
  const isInside = (occurrence: Place): boolean => from <= occurrence.from && occurrence.to <= to;
  const own = targets.filter((target) => target.isDefinition && isInside(target));
  const byName = new Map<string, Occurrence[]>();
  for (const target of own) {
    const known = byName.get(target.name);
    if (known) known.push(target);
    else byName.set(target.name, [target]);
  }
  return targets.some(
    (target) =>
      !target.isDefinition &&
      !isInside(target) &&
      byName.get(target.name)?.some((defined) => isSame(defined, target)),
  );
}

function isMovable(
  form: { kind: string } | undefined,
  component: { root: boolean; ofCanvas: boolean; parents: readonly string[] } | undefined,
): boolean {
  if (form) return form.kind === "use" || form.kind === "repeat";
  return (
    component !== undefined &&
    !component.root &&
    !component.ofCanvas &&
    component.parents.length === 0
  );
}

/** Where a definition goes: before the first page and the comments above that. */
export function definitionPlace(
  elements: readonly { start: number; form: { kind: string } | undefined }[],
  text: string,
): number {
  const first = elements.find(({ form }) => form?.kind !== "import");
  const start = first?.start ?? text.length;
  return Math.max(text.lastIndexOf("\n", start - 1), text.lastIndexOf("\r", start - 1)) + 1;
}

/** Turns words into a name: `Sign in` becomes `signIn`. */
export function camelCase(words: string): string {
  const [first = "", ...rest] = words.normalize("NFD").match(/[A-Za-z][A-Za-z0-9]*/g) ?? [];
  const joined = [
    first.toLowerCase(),
    ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()),
  ].join("");
  return joined.slice(0, 30);
}
