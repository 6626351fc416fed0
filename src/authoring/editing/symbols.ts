/** Creates the outline of a document: pages, definitions, and named elements. */
import type { Element } from "../../language/ast/element.js";
import { textOf } from "../../language/ast/value.js";
import type { Place } from "../../language/diagnostics/diagnostic.js";
import type { LanguageDocument } from "./language-document.js";

/** The kind of a symbol, for the icon in an editor. */
export type SymbolKind =
  | "page"
  | "component"
  | "layout"
  | "data"
  | "import"
  | "tokens"
  | "container"
  | "element";

/** An entry of the outline. */
export interface DocumentSymbol extends Place {
  name: string;
  kind: SymbolKind;
  detail: string;
  /** The range selected when a user goes to it. */
  selection: Place;
  children: readonly DocumentSymbol[];
}

/** The outline of a document. */
export function documentSymbols({ analysis, text }: LanguageDocument): DocumentSymbol[] {
  return symbolsOf(analysis.elements.elements, text);
}

/** The outline of elements. */
export function symbolsOf(elements: readonly Element[], text: string): DocumentSymbol[] {
  return elements.map((element) => {
    const { from, to, wordFrom, wordTo, block, form, label } = element;
    const name = nameOf(element);
    const selection =
      form && "name" in form && form.name
        ? { from: form.name.from, to: form.name.to }
        : (label ?? { from: wordFrom, to: wordTo });
    return {
      name: name ?? element.word,
      kind: kindOf(element),
      detail: name === undefined ? "" : element.word,
      from,
      to,
      selection: { from: selection.from, to: Math.min(selection.to, to) },
      children: symbolsOf(block?.elements ?? [], text),
    };
  });
}

/** The name of an element: its id, its label or the name that it defines. */
export function nameOf({ form, label, attributes, number }: Element): string | undefined {
  if (form?.kind === "import") return String(form.file.value);
  if (form && "name" in form && form.name) return form.name.text;
  const text = label && textOf(label.value)?.replace(/\s+/g, " ").trim();
  if (text) return text.length > longestName ? `${text.slice(0, longestName)}…` : text;
  const id = attributes.find(({ name, value }) => name === "id" && value)?.value;
  const given = id ?? number;
  return (given && textOf(given.value)) || undefined;
}

const longestName = 60;

function kindOf({ form, component, block }: Element): SymbolKind {
  switch (form?.kind) {
    case "component":
    case "layout":
    case "data":
    case "import":
    case "tokens":
      return form.kind;
    default:
      return component?.root ? "page" : block ? "container" : "element";
  }
}

/** A symbol that can be searched for in the workspace. */
export interface WorkspaceSymbol extends Place {
  name: string;
  kind: SymbolKind;
}

/** Pages, definitions, and elements with an id. */
export function workspaceSymbols(elements: readonly Element[]): WorkspaceSymbol[] {
  const found: WorkspaceSymbol[] = [];
  const visit = (element: Element, isTop: boolean): void => {
    const name = nameOf(element);
    const kind = kindOf(element);
    const hasId = element.attributes.some((clause) => clause.name === "id" && clause.value);
    if (name !== undefined && kind !== "import" && (hasId || isTop)) {
      found.push({ name, kind, from: element.from, to: element.block?.open ?? element.to });
    }
    for (const child of element.block?.elements ?? []) visit(child, false);
  };
  for (const element of elements) visit(element, true);
  return found;
}
