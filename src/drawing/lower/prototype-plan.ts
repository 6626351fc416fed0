/** Finds what clicks open in a prototype: overlays and folding parts, and the elements that refer to them. */
import type { AstNode } from "../../language/ast/node.js";
import { isUnitValue, type Value } from "../../language/ast/value.js";
import type { Component, Target } from "../../model/define/component.js";
import type { Identifiers } from "../../model/define/identifiers.js";
import { readElement } from "../../model/define/read-element.js";
import type { ComponentVocabulary } from "../../model/define/vocabulary.js";
import type { PagePrototype } from "./page-prototype.js";
import { isGone } from "./state-plan.js";

/** Elements that can be opened, by name. */
class Names {
  readonly #byId = new Map<string, AstNode>();
  readonly #byTitle = new Map<string, AstNode>();

  add(node: AstNode): void {
    const written = node.attributes?.id;
    if (written !== undefined) put(this.#byId, String(written), node);
    if (node.label) put(this.#byTitle, node.label, node);
  }

  find(name: string): AstNode | undefined {
    return this.#byId.get(name) ?? this.#byTitle.get(name);
  }
}

/** The elements of a document that a click may open. */
export class PrototypePlan {
  readonly #targets = new Map<AstNode, Target>();
  readonly #all = new Names();
  readonly #pages = new Map<AstNode, Names>();
  readonly #opened = new Set<AstNode>();

  /** Searches all pages. */
  constructor(pages: readonly AstNode[], vocabulary: ComponentVocabulary, ids: Identifiers) {
    const references = new Map<AstNode, string[]>();
    for (const page of pages) {
      const names = new Names();
      const own: string[] = [];
      this.#pages.set(page, names);
      references.set(page, own);
      const visit = (node: AstNode, parent: Component | undefined): void => {
        if (isGone(node)) return;
        const component = vocabulary.componentOfType(node.type)?.within(parent);
        if (component && this.#add(node, component, ids)) {
          names.add(node);
          this.#all.add(node);
        }
        gatherReferences(node.attributes ?? {}, own);
        for (const item of node.items ?? []) gatherReferences(item, own);
        for (const child of node.children ?? []) visit(child, component);
      };
      visit(page, undefined);
    }
    for (const [page, own] of references) {
      for (const reference of own) {
        const node = this.#named(reference, page);
        if (node) this.#opened.add(node);
      }
    }
  }

  /**
   * The plan from the view of one page: if a layout declares overlays, each of its pages has them under the same names.
   */
  on(page: AstNode): PagePrototype {
    return {
      find: (reference) => {
        const node = this.#named(reference, page);
        return node && this.#targets.get(node);
      },
      targetOf: (node) => this.#targets.get(node),
      isOpened: (node) => this.#opened.has(node),
    };
  }

  /** Records an element that can be opened; returns false for any other. */
  #add(node: AstNode, component: Component, ids: Identifiers): boolean {
    const isTarget = component.targetOf.some((kind) => kind !== "navigate");
    if (component.root || !isTarget) return false;
    const isFront = component.layer?.(readElement(node, component, {}))?.at === "front";
    const kind = isFront ? "board" : component.folds ? "fold" : "place";
    const own = ids.give(node, node.label || component.name);
    this.#targets.set(node, {
      kind,
      id: kind === "place" ? own : ids.make(`${own}-${parts[kind]}`),
    });
    return true;
  }

  #named(reference: string, page: AstNode): AstNode | undefined {
    const name = reference.replace(/^#/, "");
    return this.#pages.get(page)?.find(name) ?? this.#all.find(name);
  }
}

const parts = { board: "overlay", fold: "content" } as const;

function put(names: Map<string, AstNode>, name: string, node: AstNode): void {
  if (!names.has(name)) names.set(name, node);
}

/** Collects the references in `opens` and `toggles`, including those in lists and objects. */
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
