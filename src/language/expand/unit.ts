/** Describes a source whose definitions can be used: what it defines and what it imports, by name. */
import type { Element } from "../ast/element.js";
import type { Parameter } from "../ast/form.js";
import type { Literal } from "../ast/value.js";
import type { ComponentEntry } from "../ast/vocabulary.js";

/** A component or layout with its body. */
export interface Definition {
  readonly kind: "component" | "layout";
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** What it takes where it is used. */
  readonly entry: ComponentEntry;
  readonly element: Element;
  readonly unit: Unit;
  /** Whether a default of its parameters is none. */
  readonly isWrong: boolean;
}

/** A named list with the source that it stands in. */
export interface DataSet {
  readonly name: string;
  readonly items: Literal;
  readonly unit: Unit;
}

/** The value of a design token, and where it is written; that of an import has no place here. */
export interface GivenToken {
  readonly value: string | number;
  readonly place: { readonly from: number; readonly to: number } | undefined;
}

/** What words mean in a source. Definitions under an import's name have it in front: `ui.userCard`. */
export interface Unit {
  /** Id of the source; undefined for one without a name. */
  readonly id: string | undefined;
  /** Whether it is the one that is written out, whose offsets stay what they are. */
  readonly isMain: boolean;
  readonly text: string;
  readonly elements: readonly Element[];
  readonly components: Map<string, Definition>;
  readonly layouts: Map<string, Definition>;
  readonly data: Map<string, DataSet>;
  /** The values of design tokens that it gives, and that its imports do. */
  readonly tokens: Map<string, GivenToken>;
  /** Whether a file that cannot be read may define a name. */
  mayLack(name: string): boolean;
}
