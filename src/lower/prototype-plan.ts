/** Finds what a click opens in a clickable prototype: each overlay and folding part, with who names it. */
import type { AstNode } from "../ast/node.js";
import { isUnitValue, type Value } from "../ast/value.js";
import type { Component, Target } from "../define/component.js";
import type { Identifiers } from "../define/identifiers.js";
import { hasModifier, readElement } from "../define/read-element.js";
import type { ComponentVocabulary } from "../define/vocabulary.js";

/** The elements of a document that a click may open. */
export class PrototypePlan {
  readonly #targets = new Map<AstNode, Target>();
  readonly #byId = new Map<string, AstNode>();
  readonly #byTitle = new Map<string, AstNode>();
  readonly #opened = new Set<AstNode>();

  /** Looks through all pages. */
  constructor(pages: readonly AstNode[], vocabulary: ComponentVocabulary, ids: Identifiers) {
    const references: string[] = [];
    const visit = (node: AstNode, parent: Component | undefined): void => {
      if (hasModifier(node, "hidden")) return;
      const component = vocabulary.componentOfType(node.type)?.within(parent);
      if (component) this.#add(node, component, ids);
      gatherReferences(node.attributes ?? {}, references);
      for (const item of node.items ?? []) gatherReferences(item, references);
      for (const child of node.children ?? []) visit(child, component);
    };
    for (const page of pages) visit(page, undefined);
    for (const reference of references) {
      const node = this.#named(reference);
      if (node) this.#opened.add(node);
    }
  }

  /** The overlay or folding part that a reference names, by its id or else its title. */
  find(reference: string): Target | undefined {
    const node = this.#named(reference);
    return node && this.#targets.get(node);
  }

  /** What a click on something that names this node opens; undefined for what cannot be opened. */
  targetOf(node: AstNode): Target | undefined {
    return this.#targets.get(node);
  }

  /** Whether some element names the node as what it opens. */
  isOpened(node: AstNode): boolean {
    return this.#opened.has(node);
  }

  #add(node: AstNode, component: Component, ids: Identifiers): void {
    const isTarget = component.targetOf.some((kind) => kind !== "navigate");
    if (component.root || !isTarget) return;
    const written = node.attributes?.id;
    const title = node.label ?? "";
    const isFront = component.layer?.(readElement(node, component, {}))?.at === "front";
    const kind = isFront ? "board" : component.folds ? "fold" : "place";
    const own = ids.give(node, title || component.name);
    this.#targets.set(node, {
      kind,
      id: kind === "place" ? own : ids.make(`${own}-${parts[kind]}`),
    });
    if (written !== undefined) put(this.#byId, String(written), node);
    if (title !== "") put(this.#byTitle, title, node);
  }

  #named(reference: string): AstNode | undefined {
    const name = reference.replace(/^#/, "");
    return this.#byId.get(name) ?? this.#byTitle.get(name);
  }
}

const parts = { board: "overlay", fold: "content" } as const;

function put(names: Map<string, AstNode>, name: string, node: AstNode): void {
  if (!names.has(name)) names.set(name, node);
}

/** The names given to `opens` and `toggles`, in lists and objects too. */
function gatherReferences(value: Value | Record<string, Value>, into: string[]): void {
  if (typeof value !== "object" || isUnitValue(value as Value)) return;
  if (Array.isArray(value)) {
    for (const item of value) gatherReferences(item, into);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    if ((key === "opens" || key === "toggles") && typeof inner === "string") into.push(inner);
    else gatherReferences(inner, into);
  }
}
