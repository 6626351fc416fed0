/** Looks up components by word and by type: the vocabulary of the whole compiler. */
import type { ForeignForm, Vocabulary } from "../../language/ast/vocabulary.js";
import type { Component, ComponentSource } from "./component.js";
import { once } from "./once.js";
import { typeOfName } from "./type-of-name.js";

/** A vocabulary whose components can be drawn. */
export interface ComponentVocabulary extends Vocabulary {
  component(word: string): Component | undefined;
  componentOfType(type: string): Component | undefined;
  readonly root: Component;
  /** The component that groups several elements treated as one, if there is one. */
  readonly group: Component | undefined;
  readonly components: readonly Component[];
}

/** The facts about a component that are needed before it is created. */
export interface IndexEntry {
  /** Its name, then its aliases. */
  readonly words: readonly string[];
  /** Omitted if it is the name in PascalCase. */
  readonly type?: string;
  readonly isRoot?: true;
  readonly isGroup?: true;
  readonly component: ComponentSource;
}

/** The index entry of a component. */
export function indexEntryOf(component: Component): IndexEntry {
  const { name, aliases, type, root, groups } = component;
  return {
    words: [name, ...aliases.keys()],
    ...(type !== typeOfName(name) && { type }),
    ...(root && { isRoot: true }),
    ...(groups && { isGroup: true }),
    component: () => component,
  };
}

/** Creates a vocabulary; throws if two components share a word or a type, or if none is the root. */
export function createVocabulary(components: readonly Component[]): ComponentVocabulary {
  return indexVocabulary(components.map(indexEntryOf));
}

/** Creates a vocabulary whose components are created when they are looked up. */
export function indexVocabulary(entries: readonly IndexEntry[]): ComponentVocabulary {
  const byWord = new Map<string, IndexEntry>();
  const byType = new Map<string, IndexEntry>();
  for (const entry of entries) {
    for (const word of entry.words) claim(byWord, word, entry);
    claim(byType, entry.type ?? typeOfName(entry.words[0]!), entry);
  }
  const roots = entries.filter(({ isRoot }) => isRoot);
  const [root] = roots;
  if (root === undefined || roots.length > 1) {
    throw new Error(`a vocabulary needs one root component, not ${roots.length}`);
  }
  const components = once(() =>
    entries.map(({ component }) => component()).sort((a, b) => (a.name < b.name ? -1 : 1)),
  );
  const words = once(() => [...byWord.keys()]);
  const foreignWords = once(() => foreignWordsOf(components()));
  const foreignForms = once(() => foreignFormsOf(components()));
  return {
    component: (word) => byWord.get(word)?.component(),
    componentOfType: (type) => byType.get(type)?.component(),
    get root() {
      return root.component();
    },
    get group() {
      return entries.find(({ isGroup }) => isGroup)?.component();
    },
    get components() {
      return components();
    },
    get words() {
      return words();
    },
    get foreignWords() {
      return foreignWords();
    },
    get foreignForms() {
      return foreignForms();
    },
  };
}

function claim(owners: Map<string, IndexEntry>, word: string, entry: IndexEntry): void {
  const owner = owners.get(word);
  if (owner) throw new Error(`"${word}" names both ${owner.words[0]} and ${entry.words[0]}`);
  owners.set(word, entry);
}

function foreignWordsOf(components: readonly Component[]): ReadonlyMap<string, string> {
  return new Map(
    components.flatMap(({ name, foreignWords }) => foreignWords.map((word) => [word, name])),
  );
}

function foreignFormsOf(components: readonly Component[]): ReadonlyMap<string, ForeignForm> {
  return new Map(
    components.flatMap(({ name, foreignForms }) =>
      [...foreignForms].map(([word, example]) => [word, { component: name, example }] as const),
    ),
  );
}
