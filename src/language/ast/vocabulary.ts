/** What syntax and checks may ask about components; implemented by the registry, handed in as an argument. */
import type { ComponentEntry } from "./element.js";
import type { AttributeEntry } from "./entries.js";
import type { FormKind } from "./form.js";

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
