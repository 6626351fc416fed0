/** Defines the root element of all rules of a page: that of a document, or that of one of several fragments. */

/** The scope of the rules of a page. */
export interface Scope {
  /** The selector of the root. */
  readonly root: string;
  /** Whether the page is a whole document. */
  readonly isWhole: boolean;
}

/** A document has only one root. */
export const documentScope: Scope = { root: ".wf", isWhole: true };

/**
 * The scope of a fragment, whose root has a class of its own. `:not` with an unused id gives its rules a higher
 * specificity than typical stylesheets for texts have, however many classes and elements their selectors contain.
 */
export function fragmentScope(className: string): Scope {
  return { root: `.${className}:not(#_)`, isWhole: false };
}

/** Replaces `&` in our rules by the root. */
export function inScope(rules: string, { root }: Scope): string {
  return rules.replaceAll("&", root);
}
