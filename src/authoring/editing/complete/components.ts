/** Finds the elements that fit into a block, each with a template of its required parts. */
import type { ComponentEntry, Element } from "../../../language/ast/element.js";
import { entryAround } from "../../../language/ast/element.js";
import { innerForms, topLevelForms } from "../../../language/ast/form.js";
import { formsWritten } from "../../../language/diagnostics/forms-written.js";
import { describeComponent, describeForm } from "../../../reference.js";
import { type Candidate, plainInsert } from "../candidate.js";
import type { LanguageDocument } from "../language-document.js";
import { withPicture } from "../pictures.js";

/** The elements allowed in the block of a parent. */
export function componentsIn(parent: Element | undefined, document: LanguageDocument): Candidate[] {
  const { vocabulary } = document.analysis;
  const around = entryAround(parent);
  const found: Candidate[] = [];
  for (const component of vocabulary.components) {
    if (!fits(component, around, parent)) continue;
    const entry = component.within(around);
    found.push(candidateOf(entry, entry.name, document, "component"));
    for (const { word } of entry.aliases.values()) {
      found.push({ ...candidateOf(entry, word, document, "component"), rank: -2 });
    }
  }
  if (!around?.children.mustBeEmpty) {
    for (const [word, entry] of vocabulary.reuse?.calls ?? []) {
      found.push(candidateOf(entry, word, document, "definition"));
    }
  }
  for (const word of parent ? innerForms : [...topLevelForms]) {
    found.push({
      label: word,
      kind: "keyword",
      detail: formsWritten[word] ?? "",
      insert: formTemplates[word] ?? `${word} $0`,
      docs: () => describeForm(word) ?? "",
      rank: -1,
    });
  }
  return found;
}

/** Templates of the forms of reuse. */
const formTemplates: Readonly<Record<string, string>> = {
  component: "component ${1:name}(${2:title: string}) {\n\t$0\n}",
  layout: "layout ${1:app} {\n\t$0\n\tslot\n}",
  data: 'data ${1:name} [\n\t{${2:name="$3"}}\n]',
  tokens: "tokens { ${1:accent=#5E6AD2} }",
  import: 'import "$1"',
  use: "use ${1:name}($2)",
  slot: "slot $0",
  fill: "fill ${1:name} {\n\t$0\n}",
  repeat: "repeat ${1:3} {\n\t$0\n}",
};

/** Whether an element is allowed in a block. */
export function fits(
  component: ComponentEntry,
  around: ComponentEntry | undefined,
  parent: Element | undefined,
): boolean {
  if (!around) {
    // The content of a definition is checked where it is used.
    return parent
      ? !component.root && !component.ofCanvas
      : !component.filler && component.parents.length === 0;
  }
  if (component.root || component.ofCanvas) return false;
  const { allow, names, mustBeEmpty } = around.children;
  if (mustBeEmpty || allow === "none") return false;
  if (component.filler) return true;
  if (allow === "only") return names.includes(component.name);
  return component.parents.length === 0 || component.parents.includes(around.name);
}

function candidateOf(
  entry: ComponentEntry,
  word: string,
  document: LanguageDocument,
  kind: Candidate["kind"],
): Candidate {
  return {
    label: word,
    kind,
    detail: entry.docs,
    insert: templateOf(entry, word),
    docs: () => describeElement(entry, document),
    rank: 0,
  };
}

/** The documentation of an element, with a picture of its first example if pictures can be drawn. */
export function describeElement(entry: ComponentEntry, document: LanguageDocument): string {
  const [example] = entry.examples;
  const docs = describeComponent(entry);
  return example === undefined ? docs : withPicture(docs, example, document);
}

/** A template of an element's required parts. */
export function templateOf(entry: ComponentEntry, word: string): string {
  const { label, number, list, children } = entry;
  let stop = 1;
  let template = plainInsert(word);
  const needsBlock =
    children.braces === "required" ||
    (children.allow !== "none" && !children.mustBeEmpty && list === undefined && !label?.required);
  if (number?.required) template += ` \${${stop}:${stop++}}`;
  if (label && (label.required || children.braces === "required")) {
    template += ` "\${${stop++}}"`;
  }
  const needsList = list !== undefined && (list.required || !label);
  if (needsList && !needsBlock)
    template += list.nested === true ? ` [[$${stop++}]]` : ` [$${stop++}]`;
  if (needsBlock && children.braces !== "optional") template += " {\n\t$0\n}";
  return template;
}
