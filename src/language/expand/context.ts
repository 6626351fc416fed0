/** The context in which elements are expanded: the meaning of names, slots and variants. */
import type { AttributeClause, Element } from "../ast/element.js";
import type { Literal } from "../ast/value.js";
import type { Instance } from "./instance.js";
import type { UseStep } from "./place-map.js";
import type { Scope } from "./scope.js";
import type { Definition, Unit } from "./unit.js";

/** The variant of a page that is being expanded, and all variants that the page has. */
export interface Variants {
  readonly name: string;
  readonly all: readonly string[];
}

/** The content that a use puts into a slot, with the context of that content. */
export interface Filling {
  readonly elements: readonly Element[];
  readonly cx: Context;
}

/** The context of the elements of a page or body. */
export interface Context {
  readonly scope: Scope;
  /** Added to each offset. */
  readonly shift: number;
  readonly via: readonly UseStep[];
  /** Renames ids; undefined if they stay the same. */
  readonly instance: Instance | undefined;
  readonly unit: Unit;
  /** The definitions whose bodies these elements are in, outermost first. */
  readonly within: readonly Definition[];
  /** The contents of the slots of the body; undefined on pages. */
  readonly fillings: ReadonlyMap<string, Filling> | undefined;
  readonly variants: Variants | undefined;
  readonly states: States;
}

/** The name of the unnamed slot. */
export const unnamed = "";

/** The states of a board. */
export interface States {
  /** The declared value of each, by name. */
  readonly declared: ReadonlyMap<string, Literal>;
  /** The attribute that declares the innermost states. */
  readonly clause: AttributeClause | undefined;
  /** Whether pages may declare more states: true while an unused definition is checked. */
  readonly mayLack?: boolean;
}
