/** Removes words from real screens, and checks whether completion proposes them. */

import { analyze } from "../src/analyze.js";
import { complete } from "../src/authoring/editing/complete/complete.js";
import type { WordCounts } from "../src/authoring/editing/complete/likelihood.js";
import { LanguageDocument } from "../src/authoring/editing/language-document.js";
import type { Element } from "../src/language/ast/element.js";
import { walkElements } from "../src/language/ast/element.js";

/** The kind of a word. */
export type WordKind = "component" | "attribute" | "modifier" | "value" | "reference";

/** A place where a word was removed. */
export interface Place {
  file: string;
  kind: WordKind;
  word: string;
  from: number;
  to: number;
}

/** A place with the result of completion. */
export interface Judged extends Place {
  /** Index of the word among the candidates; -1 if it is missing. */
  rank: number;
  first: readonly string[];
}

/** All words of a source that the language or the source itself defines: no texts, numbers or icons. */
export function wordsOf(file: string, text: string): Place[] {
  const { elements } = analyze(text).elements;
  const found: Place[] = [];
  const add = (kind: WordKind, word: string, from: number): void => {
    found.push({ file, kind, word, from, to: from + word.length });
  };
  const addValues = ({ attributes }: Element): void => {
    for (const { entry, value } of attributes) {
      if (value?.kind !== "word") continue;
      const word = String(value.value);
      if (entry?.kind.reference) add("reference", word, value.from);
      else if (entry?.kind.choices?.includes(word)) add("value", word, value.from);
    }
  };
  walkElements(elements, (element) => {
    if (!element.form) add("component", element.word, element.wordFrom);
    for (const { name, nameFrom, to, entry, viaCall } of element.attributes) {
      // The value is removed with the word, since nobody writes the value first.
      if (entry && !viaCall)
        found.push({ file, kind: "attribute", word: name, from: nameFrom, to });
    }
    for (const { word, from } of element.modifiers) {
      if (element.component?.modifiers.has(word)) add("modifier", word, from);
    }
    addValues(element);
  });
  return found.sort((a, b) => a.from - b.from);
}

/** Up to `count` of the places, evenly spread. */
export function sample(places: readonly Place[], count: number): Place[] {
  const step = places.length / count;
  return Array.from({ length: Math.min(count, places.length) }, (_, at) => {
    return places[Math.floor(at * step)]!;
  });
}

/**
 * Runs completion at a place.
 *
 * @param usual - the usual words, counted in sources other than this one
 * @param typed - how many letters of the word are typed
 */
export function judge(place: Place, text: string, usual: WordCounts, typed = 0): Judged {
  const { from, to, word } = place;
  const before = text.slice(0, from) + word.slice(0, typed);
  const document = new LanguageDocument(before + text.slice(to));
  const labels = complete(document, before.length, usual).candidates.map(({ label }) => label);
  return { ...place, rank: labels.indexOf(word), first: labels.slice(0, 5) };
}
