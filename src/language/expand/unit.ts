/** A source whose definitions can be used: its definitions and imports, by name. */
import type { ComponentEntry, Element } from "../ast/element.js";
import type { Parameter } from "../ast/form.js";
import type { Literal } from "../ast/value.js";
import type { Place } from "../diagnostics/diagnostic.js";

/** A component or layout with its body. */
export interface Definition {
  readonly kind: "component" | "layout";
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** The component entry of its uses. */
  readonly entry: ComponentEntry;
  readonly element: Element;
  readonly unit: Unit;
  /** Whether a default of its parameters is invalid. */
  readonly isWrong: boolean;
}

/** A named list, with its source. */
export interface DataSet {
  readonly name: string;
  readonly items: Literal;
  readonly unit: Unit;
  /** The place of all values of a data file, which are read once for all of its places. */
  readonly place?: Place | undefined;
}

/** The value of a design token, and its place; an imported token has no place in this source. */
export interface GivenToken {
  readonly value: string | number;
  readonly place: { readonly from: number; readonly to: number } | undefined;
}

/** The meaning of words in a source. Definitions of a named import have its name as a prefix: `ui.userCard`. */
export interface Unit {
  /** Id of the source; undefined for one without a name. */
  readonly id: string | undefined;
  /** Whether it is the expanded source, whose offsets stay the same. */
  readonly isMain: boolean;
  readonly text: string;
  readonly elements: readonly Element[];
  readonly components: Map<string, Definition>;
  readonly layouts: Map<string, Definition>;
  readonly data: Map<string, DataSet>;
  /** The values of design tokens from itself and its imports. */
  readonly tokens: Map<string, GivenToken>;
  /** Whether a name may be defined in a file that could not be read. */
  mayLack(name: string): boolean;
}
