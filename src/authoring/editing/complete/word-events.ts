/** Lists the words of elements with their contexts: candidates are ranked by which words follow which. */
import type { Element } from "../../../language/ast/element.js";
import { textOf } from "../../../language/ast/value.js";

/** Receives a word with its contexts, from the most to the least specific. */
export type TakeWord = (contexts: readonly string[], word: string) => void;

/** The text between two of the places that elements have. */
export type TextBetween = (from: number, to: number) => string;

/**
 * Calls back for every word for which there are alternatives.
 *
 * @param textBetween - the text between two places
 * @param above - the element before the first one
 */
export function eachWord(
  elements: readonly Element[],
  textBetween: TextBetween,
  take: TakeWord,
  above?: Element,
): void {
  visit(elements, undefined, above, textBetween, take);
}

function visit(
  elements: readonly Element[],
  parent: Element | undefined,
  above: Element | undefined,
  textBetween: TextBetween,
  take: TakeWord,
): void {
  let before = above;
  for (const element of elements) {
    const isOnLine =
      before !== undefined && !before.block && !/[\r\n]/.test(textBetween(before.to, element.from));
    const contexts =
      isOnLine && before ? contextsAfter(before, element.from) : contextsInBlock(parent, before);
    take(contexts, element.word);
    const parts = [
      ...element.attributes.map(({ name, nameFrom }) => ({ word: name, from: nameFrom })),
      ...element.modifiers,
    ].sort((a, b) => a.from - b.from);
    const given = wordsGiven(element);
    let count = 0;
    for (const { word, from } of parts) {
      while (count < given.length && given[count]!.from < from) count++;
      if (from > element.wordTo) take(contextsAfterWord(element, given[count - 1]?.word), word);
    }
    for (const { name, value, viaCall } of element.attributes) {
      const written = value && !viaCall ? textOf(value.value) : undefined;
      if (written !== undefined) take(contextsOfValue(element.word, name), written);
    }
    if (element.block) visit(element.block.elements, element, undefined, textBetween, take);
    before = element;
  }
}

/** The contexts of a word that starts an element on its own line. */
export function contextsInBlock(
  parent: Element | undefined,
  before: Element | undefined,
): readonly string[] {
  const around = parent?.word ?? "";
  const grand = parent?.parent?.word ?? "";
  const last = before?.word ?? "";
  return [`${grand} ${around}>${last}`, `${around}>${last}`, `${around}>`, `>${last}`, ">"];
}

/** The contexts of a word that belongs to an element, or to the next element on the line. */
export function contextsAfter(element: Element, offset: number): readonly string[] {
  const last = wordsGiven(element).findLast(({ from }) => from < offset);
  return contextsAfterWord(element, last?.word);
}

/** The attributes and modifiers of an element, in order. */
function wordsGiven({ attributes, modifiers }: Element): { word: string; from: number }[] {
  const given = [...attributes.map(({ name, from }) => ({ word: name, from })), ...modifiers];
  return given.sort((a, b) => a.from - b.from);
}

function contextsAfterWord(element: Element, before: string | undefined): readonly string[] {
  const last = before ?? (element.label ? '"' : element.list ? "[" : "");
  const { word } = element;
  const around = element.parent?.word ?? "";
  return [`${around}>${word} ${last}`, `${word} ${last}`, `${word} `, ` ${last}`, " "];
}

/** The contexts of a value. */
export function contextsOfValue(word: string, attribute: string): readonly string[] {
  return [`${word}.${attribute}=`, `${attribute}=`];
}
