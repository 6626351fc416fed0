/** Describes what syntax and checks need to know about components; the registry implements it. */
import type { ComponentEntry } from "./element.js";
import type { AttributeEntry } from "./entries.js";
import type { FormKind } from "./form.js";

/** A word of another language that means a form of a component here. */
export interface ForeignForm {
  /** Name of the component. */
  readonly component: string;
  /** One line that shows the form. */
  readonly example: string;
}

/** All components, looked up by word. */
export interface Vocabulary {
  /** The component with a name or alias. */
  component(word: string): ComponentEntry | undefined;
  /** The component whose nodes have a type. */
  componentOfType(type: string): ComponentEntry | undefined;
  /** The structural component that every document consists of. */
  readonly root: ComponentEntry;
  /** All components, sorted by name. */
  readonly components: readonly ComponentEntry[];
  /** All names and aliases, for suggestions. */
  readonly words: readonly string[];
  /** Words of other languages, each with the component that it means: `btn`, `img`, `h1`. */
  readonly foreignWords: ReadonlyMap<string, string>;
  /** Words of other languages that mean a form of a component: `hero`, `tr`, `datepicker`. */
  readonly foreignForms: ReadonlyMap<string, ForeignForm>;
  /** Definitions and uses of components, layouts and data; only in sources that contain any. */
  readonly reuse?: ReuseEntries;
}

/** What reuse adds to a vocabulary. */
export interface ReuseEntries {
  /** What each form accepts besides its head, by kind. */
  readonly forms: ReadonlyMap<FormKind, ComponentEntry>;
  /** Attributes that exist because of reuse: those of all elements, and those of pages only. */
  readonly attributes: ReadonlyMap<string, AttributeEntry>;
  readonly pageAttributes: ReadonlyMap<string, AttributeEntry>;
  /** What each defined component accepts if it is used like a built-in one. */
  readonly calls: ReadonlyMap<string, ComponentEntry>;
}
