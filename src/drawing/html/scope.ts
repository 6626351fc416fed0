/** Names the element that all rules of a page start from: the root of a document, or that of one of many fragments. */

/** Where the rules of a page hold. */
export interface Scope {
  /** The selector of the root. */
  readonly root: string;
  /** Whether the page is a document, in which there is nothing else. */
  readonly isWhole: boolean;
}

/** In a document there is only one root. */
export const documentScope: Scope = { root: ".wf", isWhole: true };

/**
 * The scope of a fragment, whose root has a class of its own. `:not` with an id, which no element has, makes its
 * rules stronger than any that a sheet for texts has, however many classes and elements these name.
 */
export function fragmentScope(className: string): Scope {
  return { root: `.${className}:not(#_)`, isWhole: false };
}

/** Rules of ours, which have `&` for the root. */
export function inScope(rules: string, { root }: Scope): string {
  return rules.replaceAll("&", root);
}
