/** Turns elements into what was written after what: which words follow where is how candidates are ranked. */
import type { Element } from "../../../language/ast/element.js";
import { textOf } from "../../../language/ast/value.js";

/** Takes one word with what it follows, from the most to the least specific. */
export type TakeWord = (contexts: readonly string[], word: string) => void;

/** Tells of every word of elements that others could be in the place of. */
export function eachWord(elements: readonly Element[], text: string, take: TakeWord): void {
  visit(elements, undefined, text, take);
}

function visit(
  elements: readonly Element[],
  parent: Element | undefined,
  text: string,
  take: TakeWord,
): void {
  let before: Element | undefined;
  for (const element of elements) {
    const isOnLine =
      before !== undefined && !before.block && !/[\r\n]/.test(text.slice(before.to, element.from));
    const contexts =
      isOnLine && before ? contextsAfter(before, element.from) : contextsInBlock(parent, before);
    take(contexts, element.word);
    const parts = [
      ...element.attributes.map(({ name, nameFrom }) => ({ word: name, from: nameFrom })),
      ...element.modifiers,
    ].sort((a, b) => a.from - b.from);
    for (const { word, from } of parts) {
      if (from > element.wordTo) take(contextsAfter(element, from), word);
    }
    for (const { name, value, viaCall } of element.attributes) {
      const written = value && !viaCall ? textOf(value.value) : undefined;
      if (written !== undefined) take(contextsOfValue(element.word, name), written);
    }
    if (element.block) visit(element.block.elements, element, text, take);
    before = element;
  }
}

/** What a word follows that begins an element on a line of its own. */
export function contextsInBlock(
  parent: Element | undefined,
  before: Element | undefined,
): readonly string[] {
  const around = parent?.word ?? "";
  const grand = parent?.parent?.word ?? "";
  const last = before?.word ?? "";
  return [`${grand} ${around}>${last}`, `${around}>${last}`, `${around}>`, `>${last}`, ">"];
}

/** What a word follows that belongs to an element, or to the next one on its line. */
export function contextsAfter(element: Element, offset: number): readonly string[] {
  const given = [
    ...element.attributes.map(({ name, from }) => ({ word: name, from })),
    ...element.modifiers,
  ].filter(({ from }) => from < offset);
  given.sort((a, b) => a.from - b.from);
  const last = given.at(-1)?.word ?? (element.label ? '"' : element.list ? "[" : "");
  const { word } = element;
  const around = element.parent?.word ?? "";
  return [`${around}>${word} ${last}`, `${word} ${last}`, `${word} `, ` ${last}`, " "];
}

/** What a value follows. */
export function contextsOfValue(word: string, attribute: string): readonly string[] {
  return [`${word}.${attribute}=`, `${attribute}=`];
}
