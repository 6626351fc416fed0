/** Describes what elements are written out with: what names, slots and variants mean where they stand. */
import type { Element } from "../ast/element.js";
import type { Instance } from "./instance.js";
import type { UseStep } from "./place-map.js";
import type { Scope } from "./scope.js";
import type { States } from "./states.js";
import type { Definition, Unit } from "./unit.js";

/** The variant of a page that is written out, among all that it has. */
export interface Variants {
  readonly name: string;
  readonly all: readonly string[];
}

/** What a use puts into a slot, with what names mean there. */
export interface Filling {
  readonly elements: readonly Element[];
  readonly cx: Context;
}

/** What elements of a page or body are written out with. */
export interface Context {
  readonly scope: Scope;
  /** Added to each offset. */
  readonly shift: number;
  readonly via: readonly UseStep[];
  /** Renames ids; undefined where they stay as they are. */
  readonly instance: Instance | undefined;
  readonly unit: Unit;
  /** The definitions whose bodies these elements are in, outermost first. */
  readonly within: readonly Definition[];
  /** What was put into the slots of the body; undefined on pages. */
  readonly fillings: ReadonlyMap<string, Filling> | undefined;
  readonly variants: Variants | undefined;
  readonly states: States;
}

/** The name of the slot that has none. */
export const unnamed = "";
