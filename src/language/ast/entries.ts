/** Describes a component for syntax and checks: attributes, label, list, children, modifiers and aliases. */
import type { Problem } from "../diagnostics/create-diagnostic.js";
import type { Suggester } from "../diagnostics/suggester.js";
import type { AstNode } from "./node.js";
import type { Literal, Value } from "./value.js";

/** Receives the problems that a component's own check finds. */
export type Report = (problem: Problem) => void;

/** What an attribute of some kind accepts. */
export interface AttributeKind<T = unknown> {
  /** Short name for documentation: `choice`, `boolean`, `size` ... */
  readonly kind: string;
  /** Its words, for completion, documentation and modifiers. */
  readonly choices?: readonly string[] | undefined;
  /** Other spellings of choices, each with the choice: `top` for `start`. */
  readonly synonyms?: Readonly<Record<string, string>> | undefined;
  /** Whether `{ .. }` after the `=` is its value rather than the element's block. */
  readonly takesObject?: boolean;
  /** True when the modifier `m` means `m=true`. */
  readonly isBoolean?: boolean;
  /**
   * What a reference refers to: the target must exist (language.md 1.7); an `element` is given by its id, on the same
   * page.
   */
  readonly reference?: "navigate" | "opens" | "toggles" | "element" | undefined;
  /** One phrase for documentation: `one of xs, sm, md`. */
  readonly describes: string;
  /** The problem with a value, if any. `name` is the attribute's name. */
  check(literal: Literal, name: string, suggester: Suggester): Problem | undefined;
  /** The typed value; undefined if it does not fit. Never throws. */
  read(value: Value): T | undefined;
}

/** An attribute of a component. */
export interface AttributeEntry {
  readonly name: string;
  readonly kind: AttributeKind;
  readonly docs: string;
  /** Text of the default value, for documentation. */
  readonly default?: string;
  /** True for the common attributes. */
  readonly common: boolean;
  /**
   * True for attributes without a visual effect (`id`, `href`, `alt` ...): they only change the HTML. A list names the
   * choices for which this is true.
   */
  readonly semantic: boolean | readonly string[];
  /** Names of the only parents in which it has an effect; empty if it has one everywhere. */
  readonly onlyIn: readonly string[];
}

/** The label of a component. */
export interface LabelEntry {
  /** Names of attributes that can be used instead (language.md 1.2). */
  readonly twins: readonly string[];
  readonly required: boolean;
  /** Attributes that make a required label unnecessary: `icon`. */
  readonly unless: readonly string[];
  /** Whether a block makes a required label unnecessary. */
  readonly unlessBlock: boolean;
  /** Whether a list makes a required label unnecessary. */
  readonly unlessList: boolean;
  /** The attribute set by a second string; undefined if there is none. */
  readonly second: string | undefined;
  /** Whether it is the URL of a picture. */
  readonly isPicture: boolean;
  readonly docs: string;
}

/** The list of a component. */
export interface ListEntry {
  /** Names of attributes that can be used instead: `options`, `items`. */
  readonly twins: readonly string[];
  readonly required: boolean;
  readonly docs: string;
  /** Whether items are themselves lists (rows of cells), or may be. */
  readonly nested: boolean | "allowed";
  /** Whether marks in its texts are drawn. */
  readonly marks: boolean;
  /** Keys of objects in the list, each with its kind; empty if items are plain. */
  readonly keys: ReadonlyMap<string, AttributeEntry>;
}

/**
 * How a component is written in a text: as a mark with its label after it, with details such as a variant in the brackets,
 * or with its label in the brackets; or as the text of its label alone.
 */
export type MarkForm = "words" | "inside" | "plain" | readonly string[];

/** The elements that a component's block may contain. */
export interface ChildrenEntry {
  /** `none`: no block; `any`: every component that does not require another parent; `only`: the listed names. */
  readonly allow: "none" | "any" | "only";
  readonly names: readonly string[];
  /** `required`: a missing block is an error; `expected`: an info; `optional`: nothing. */
  readonly braces: "required" | "expected" | "optional";
  /** True if a block is accepted but must stay empty, with an info. */
  readonly mustBeEmpty: boolean;
  /** Additional attributes that each of them accepts here, by name. */
  readonly each: ReadonlyMap<string, AttributeEntry>;
}

/** A modifier of a component. */
export interface ModifierEntry {
  readonly word: string;
  readonly docs: string;
  /** True for modifiers that every element accepts. */
  readonly common: boolean;
  /** The attribute that the modifier sets, as `size` for `lg`; undefined for a modifier with a meaning of its own. */
  readonly attribute?: string;
  /** The value to which it sets that attribute. */
  readonly value?: Value;
}

/** What an alias adds to its component. */
export interface AliasEntry {
  readonly word: string;
  readonly docs: string;
  /** Changes the node of the word: adds a modifier, renames attributes. */
  apply?(node: AstNode): void;
}

/** The content that records produce in place of a list. */
export interface FromRecords {
  readonly list: Literal;
  /** Attributes in addition to those that were written. */
  readonly attributes?: readonly { name: string; value: Literal }[];
}

/** How a component accepts records in place of its list; its attributes name their fields. */
export interface RecordForm {
  /** The attributes for this; `data` has the records. */
  readonly attributes: ReadonlyMap<string, AttributeEntry>;
  /**
   * Turns records into the component's usual content.
   *
   * @param given - the values of the other attributes, by name
   */
  read(records: Literal, given: ReadonlyMap<string, Literal>, report: Report): FromRecords;
}
