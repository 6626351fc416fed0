/** Describes the parts of a component for syntax and checks: its attributes, label, list, children, modifiers and aliases. */
import type { Problem } from "../diagnostics/create-diagnostic.js";
import type { Suggester } from "../diagnostics/suggester.js";
import type { AstNode } from "./node.js";
import type { Literal, Value } from "./value.js";

/** Takes the problems that a component's own check finds. */
export type Report = (problem: Problem) => void;

/** What an attribute of some kind accepts. */
export interface AttributeKind<T = unknown> {
  /** Short name for documentation: `choice`, `boolean`, `size` ... */
  readonly kind: string;
  /** The words it takes, for completion, documentation and modifiers. */
  readonly choices?: readonly string[] | undefined;
  /** Other spellings of choices with the choice that they mean: `top` for `start`. */
  readonly synonyms?: Readonly<Record<string, string>> | undefined;
  /** Whether `{ .. }` after the `=` is its value rather than the element's block. */
  readonly takesObject?: boolean;
  /** True when the modifier `m` means `m=true`. */
  readonly isBoolean?: boolean;
  /** What a reference names: the target must exist (language.md 1.7); an `element` has an id, on the same page. */
  readonly reference?: "navigate" | "opens" | "toggles" | "element" | undefined;
  /** One phrase for documentation: `one of xs, sm, md`. */
  readonly describes: string;
  /** What is wrong with a value, if anything. `name` is the attribute's name. */
  check(literal: Literal, name: string, suggester: Suggester): Problem | undefined;
  /** The typed value, or undefined when it does not fit. Never throws. */
  read(value: Value): T | undefined;
}

/** An attribute of a component. */
export interface AttributeEntry {
  readonly name: string;
  readonly kind: AttributeKind;
  readonly docs: string;
  /** Text of the default value, for documentation. */
  readonly default?: string;
  /** True for the attributes that every element takes. */
  readonly common: boolean;
  /**
   * True for pure semantics (`id`, `href`, `alt` ...): it changes the HTML, not the drawing. A list
   * names the choices of which this is true.
   */
  readonly semantic: boolean | readonly string[];
  /** Names of the only parents in which it has an effect; empty: everywhere. */
  readonly onlyIn: readonly string[];
}

/** The label of a component. */
export interface LabelEntry {
  /** Names of the attributes that can be given instead (language.md 1.2). */
  readonly twins: readonly string[];
  readonly required: boolean;
  /** Attributes that make a required label unnecessary: `icon`. */
  readonly unless: readonly string[];
  /** A block makes a required label unnecessary. */
  readonly unlessBlock: boolean;
  /** So does a list. */
  readonly unlessList: boolean;
  /** Name of the attribute that a second string is; undefined where there is none. */
  readonly second: string | undefined;
  /** Whether it is the address of a picture. */
  readonly isPicture: boolean;
  readonly docs: string;
}

/** The list of a component. */
export interface ListEntry {
  /** Names of the attributes that can be given instead: `options`, `items`. */
  readonly twins: readonly string[];
  readonly required: boolean;
  readonly docs: string;
  /** Whether items are lists themselves (rows of cells). */
  readonly nested: boolean;
  /** Keys that an object in the list may have, each with its kind; empty when items are plain. */
  readonly keys: ReadonlyMap<string, AttributeEntry>;
}

/** Which elements the block of a component may hold. */
export interface ChildrenEntry {
  /** `none`: no block; `any`: every component that is not bound to another parent; `only`: the names. */
  readonly allow: "none" | "any" | "only";
  readonly names: readonly string[];
  /** `required`: a missing block is an error; `expected`: an info; `optional`: nothing. */
  readonly braces: "required" | "expected" | "optional";
  /** True when a block is taken but must stay empty, with an info. */
  readonly mustBeEmpty: boolean;
  /** Attributes that each of them takes here besides its own, by name. */
  readonly each: ReadonlyMap<string, AttributeEntry>;
}

/** A modifier that a component takes. */
export interface ModifierEntry {
  readonly word: string;
  readonly docs: string;
  /** True for the modifiers that every element takes. */
  readonly common: boolean;
  /** The attribute that the modifier sets, as `size` for `lg`; undefined for one with a meaning of its own. */
  readonly attribute?: string;
  /** The value that the modifier gives to that attribute. */
  readonly value?: Value;
}

/** What an alias adds to the component that it stands for. */
export interface AliasEntry {
  readonly word: string;
  readonly docs: string;
  /** Changes the node that was built for the word: adds a modifier, renames attributes. */
  apply?(node: AstNode): void;
}

/** What an element with records instead of a list becomes. */
export interface FromRecords {
  readonly list: Literal;
  /** Attributes that it has besides those that were written. */
  readonly attributes?: readonly { name: string; value: Literal }[];
}

/** How a component takes records, whose fields its attributes name, in the place of its list. */
export interface RecordForm {
  /** The attributes that say so; `data` has the records. */
  readonly attributes: ReadonlyMap<string, AttributeEntry>;
  /**
   * Turns records into what the component takes otherwise.
   *
   * @param given - the values of the other attributes, by name
   */
  read(records: Literal, given: ReadonlyMap<string, Literal>, report: Report): FromRecords;
}
