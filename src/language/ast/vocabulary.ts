/** What syntax and checks may ask about components; implemented by the registry, handed in as an argument. */
import type { Problem } from "../diagnostics/create-diagnostic.js";
import type { Suggester } from "../diagnostics/suggester.js";
import type { Element } from "./element.js";
import type { FormKind } from "./form.js";
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
  /** Words of other libraries for which it has a form, each with a line that shows the form. */
  readonly foreignForms: ReadonlyMap<string, string>;
  /** Attributes that other libraries give it, each with what to write instead. */
  readonly foreignAttributes: ReadonlyMap<string, string>;
  readonly examples: readonly string[];
  readonly aliases: ReadonlyMap<string, AliasEntry>;
  /** True for the one structural word, the page. */
  readonly root: boolean;
  /** True for what is said of all pages, once, at the top level. */
  readonly ofCanvas: boolean;
  /** True for what editors offer to put around other elements. */
  readonly wraps: boolean;
  /** True for words that are a modifier as often as a component (language.md 1.3). */
  readonly soft: boolean;
  /** True when it can stand alone: it requires no label, number, list or block (language.md 1.3). */
  readonly bare: boolean;
  /** The parents in which a component that has to have one of them can stand without anything. */
  readonly bareIn: readonly string[];
  /** Whether its nodes have `modifiers` and `children` even when empty (language.md 1.2). */
  readonly keepsModifiers: boolean;
  readonly keepsChildren: boolean;
  readonly label: LabelEntry | undefined;
  /** Set for components that take a whole number after their name. */
  readonly number: { readonly required: boolean; readonly docs: string } | undefined;
  readonly list: ListEntry | undefined;
  /** Set for components that take records. */
  readonly records: RecordForm | undefined;
  readonly attributes: ReadonlyMap<string, AttributeEntry>;
  /** Other names of attributes, each with the name it stands for: `padding` for `p`. */
  readonly attributeAliases: ReadonlyMap<string, string>;
  readonly modifiers: ReadonlyMap<string, ModifierEntry>;
  readonly children: ChildrenEntry;
  /** Names of the only components it may be inside; empty: anywhere. */
  readonly parents: readonly string[];
  /** True when every block may hold it, whatever else the block takes, and nothing else may. */
  readonly filler: boolean;
  /** Its number is a mark on the page, or explains the mark of the same number. */
  readonly countsAs: "marker" | "annotation" | undefined;
  /** True when a missing list and block is accepted with an info and drawn as a titled dashed line. */
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

/** What another language has a word for and this one a form of a component. */
export interface ForeignForm {
  /** Name of the component whose form it is. */
  readonly component: string;
  /** One line that shows the form. */
  readonly example: string;
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
  /** Words from other languages, each with the component that it means: `btn`, `img`, `h1`. */
  readonly foreignWords: ReadonlyMap<string, string>;
  /** Words from other languages for which a component has a form: `hero`, `tr`, `datepicker`. */
  readonly foreignForms: ReadonlyMap<string, ForeignForm>;
  /** What defines and uses components, layouts and data; only where a source does either. */
  readonly reuse?: ReuseEntries;
}

/** What reuse adds to a vocabulary. */
export interface ReuseEntries {
  /** What each form takes besides its head, by kind. */
  readonly forms: ReadonlyMap<FormKind, ComponentEntry>;
  /** The attributes that elements take because of reuse: those of all elements, and those of pages only. */
  readonly attributes: ReadonlyMap<string, AttributeEntry>;
  readonly pageAttributes: ReadonlyMap<string, AttributeEntry>;
  /** What the definition of a component takes where it is used like a built-in one. */
  readonly calls: ReadonlyMap<string, ComponentEntry>;
}
