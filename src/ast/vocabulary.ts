/** What syntax and checks may ask about components; implemented by the registry, handed in as an argument. */
import type { Problem } from "../text/create-diagnostic.js";
import type { Suggester } from "../text/suggester.js";
import type { Element } from "./element.js";
import type { AstNode } from "./node.js";
import type { Literal, Value } from "./value.js";

/** Takes the problems that a component's own check finds. */
export type Report = (problem: Problem) => void;

/** What an attribute of some kind accepts. */
export interface AttributeKind<T = unknown> {
  /** Short name for documentation: `choice`, `flag`, `size` ... */
  readonly kind: string;
  /** The words it takes, for completion, documentation and bare modifiers. */
  readonly choices?: readonly string[];
  /** Other spellings of choices with the choice that they mean: `top` for `start`. */
  readonly synonyms?: Readonly<Record<string, string>>;
  /** Whether `{ .. }` behind the `=` is its value rather than the element's block. */
  readonly takesObject?: boolean;
  /** True when the value is a bare word `m` and `m=true` alike. */
  readonly isFlag?: boolean;
  /** What a reference names: the target must exist (language.md 1.7). */
  readonly reference?: "navigate" | "opens" | "toggles";
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
  /** Text of the value that holds when none is given, for documentation. */
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

/** The positional string of a component. */
export interface LabelEntry {
  /** Names of the attributes that mean the same (language.md 1.2, twins). */
  readonly twins: readonly string[];
  readonly required: boolean;
  /** Attributes that make a required label unnecessary: `icon`. */
  readonly unless: readonly string[];
  readonly docs: string;
}

/** The positional array of a component. */
export interface ListEntry {
  /** Attributes that may hold the same array: `options`, `items`. */
  readonly twins: readonly string[];
  readonly required: boolean;
  readonly docs: string;
  /** Whether items are arrays themselves (rows of cells). */
  readonly nested: boolean;
  /** Keys that an object item may have, each with its kind; empty when items are plain. */
  readonly keys: ReadonlyMap<string, AttributeEntry>;
}

/** Which elements may stand in the braces of a component. */
export interface ChildrenEntry {
  /** `none`: no block; `any`: every component that is not bound to another parent; `only`: the names. */
  readonly allow: "none" | "any" | "only";
  readonly names: readonly string[];
  /** `required`: missing braces are an error; `expected`: an info; `optional`: nothing. */
  readonly braces: "required" | "expected" | "optional";
  /** True when a block is taken but must stay empty, with an info. */
  readonly mustBeEmpty: boolean;
}

/** A bare word that a component knows. */
export interface ModifierEntry {
  readonly word: string;
  readonly docs: string;
  /** The attribute whose value the word gives, as `size` for `lg`; undefined for a word of its own. */
  readonly attribute?: string;
  /** The value that the word gives to that attribute. */
  readonly value?: Value;
}

/** What an alias adds to the component that it stands for. */
export interface AliasEntry {
  readonly word: string;
  readonly docs: string;
  /** Changes the node that was built for the word: adds a modifier, renames attributes. */
  apply?(node: AstNode): void;
}

/** Everything that is said about one component, seen from a certain parent. */
export interface ComponentEntry {
  /** Canonical name, lower case. */
  readonly name: string;
  /** Type of its nodes, PascalCase. */
  readonly type: string;
  readonly category: string;
  readonly docs: string;
  /** What HTML and other libraries call it. */
  readonly foreignWords: readonly string[];
  readonly examples: readonly string[];
  readonly aliases: ReadonlyMap<string, AliasEntry>;
  /** True for the one structural word, the page. */
  readonly root: boolean;
  /** True for words that are a modifier as often as a component (language.md 1.3). */
  readonly soft: boolean;
  /** True when it needs neither label, number, array nor braces (language.md 1.3). */
  readonly bare: boolean;
  /** Whether its nodes have `modifiers` and `children` even when empty (language.md 1.2). */
  readonly keepsModifiers: boolean;
  readonly keepsChildren: boolean;
  readonly label: LabelEntry | undefined;
  /** Set for components whose positional is an integer. */
  readonly number: { readonly required: boolean; readonly docs: string } | undefined;
  readonly list: ListEntry | undefined;
  readonly attributes: ReadonlyMap<string, AttributeEntry>;
  /** Other names of attributes with the name that they stand for: `padding` for `p`. */
  readonly attributeAliases: ReadonlyMap<string, string>;
  readonly modifiers: ReadonlyMap<string, ModifierEntry>;
  readonly children: ChildrenEntry;
  /** Names of the only components it may stand in; empty: anywhere. */
  readonly parents: readonly string[];
  /** True when it may stand in every block, whatever else may stand there, but nowhere else. */
  readonly filler: boolean;
  /** Its number is a mark on the page, or explains the mark of the same number. */
  readonly countsAs: "marker" | "annotation" | undefined;
  /** True when a missing array and block is accepted with an info and drawn as a titled dashed line. */
  readonly mayBeEmpty: boolean;
  /** Where it may be the target of `navigate`, `opens` or `toggles`. */
  readonly targetOf: readonly ("navigate" | "opens" | "toggles")[];
  /** The same component inside a parent that changes what it takes; itself where none does. */
  within(parent: ComponentEntry | undefined): ComponentEntry;
  /** What it takes in each parent that changes it, by the parent's name. */
  readonly variants: ReadonlyMap<string, ComponentEntry>;
  /** Rules that the tables cannot say. */
  check?(element: Element, report: Report, suggester: Suggester): void;
}

/** All components, looked up by word. */
export interface Vocabulary {
  /** The component of a name or alias. */
  component(word: string): ComponentEntry | undefined;
  /** The component whose nodes have a type. */
  componentOfType(type: string): ComponentEntry | undefined;
  /** The structural component that every document consists of. */
  readonly root: ComponentEntry;
  /** All components, sorted by name. */
  readonly components: readonly ComponentEntry[];
  /** All names and aliases, for suggestions. */
  readonly words: readonly string[];
  /** Words of other languages with the component that they mean: `btn`, `img`, `h1`. */
  readonly foreignWords: ReadonlyMap<string, string>;
}
