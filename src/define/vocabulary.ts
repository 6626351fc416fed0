/** Looks components up by word and by type: the vocabulary that the whole compiler works with. */
import type { Vocabulary } from "../ast/vocabulary.js";
import type { Component } from "./component.js";

/** A vocabulary whose components can be drawn. */
export interface ComponentVocabulary extends Vocabulary {
  component(word: string): Component | undefined;
  componentOfType(type: string): Component | undefined;
  readonly root: Component;
  readonly components: readonly Component[];
}

/** Makes a vocabulary; throws when two components share a word or a type, or none is the root. */
export function createVocabulary(components: readonly Component[]): ComponentVocabulary {
  const byWord = new Map<string, Component>();
  const byType = new Map<string, Component>();
  for (const component of components) {
    for (const word of [component.name, ...component.aliases.keys()]) {
      claim(byWord, word, component);
    }
    claim(byType, component.type, component);
  }
  const roots = components.filter((component) => component.root);
  const [root] = roots;
  if (root === undefined || roots.length > 1) {
    throw new Error(`a vocabulary needs one root component, not ${roots.length}`);
  }
  return {
    component: (word) => byWord.get(word),
    componentOfType: (type) => byType.get(type),
    root,
    components: components.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    words: [...byWord.keys()],
    foreignWords: new Map(
      components.flatMap(({ name, foreignWords }) => foreignWords.map((word) => [word, name])),
    ),
    foreignForms: new Map(
      components.flatMap(({ name, foreignForms }) =>
        [...foreignForms].map(([word, example]) => [word, { component: name, example }] as const),
      ),
    ),
  };
}

function claim(owners: Map<string, Component>, word: string, component: Component): void {
  const owner = owners.get(word);
  if (owner) throw new Error(`"${word}" names both ${owner.name} and ${component.name}`);
  owners.set(word, component);
}
