/** Copies elements to another place of their source. */
import type { AttributeClause, Element, ModifierWord } from "../../ast/element.js";
import type { Literal, Property } from "../../ast/value.js";

/** Elements as if they had been read `by` characters further down, with all their descendants; themselves for 0. */
export function movedElements(elements: readonly Element[], by: number): readonly Element[] {
  return by === 0 ? elements : elements.map((element) => movedElement(element, by, undefined));
}

function movedElement(element: Element, by: number, parent: Element | undefined): Element {
  const { block } = element;
  const moved = movedHead(element, by, parent);
  if (block) {
    moved.block = {
      open: block.open + by,
      close: block.close === undefined ? undefined : block.close + by,
      elements: block.elements.map((inner) => movedElement(inner, by, moved)),
    };
  }
  return moved;
}

/** An element without its block, as if it had been read `by` characters further down. */
export function movedHead(element: Element, by: number, parent: Element | undefined): Element {
  const { label, number, list } = element;
  return {
    ...element,
    wordFrom: element.wordFrom + by,
    wordTo: element.wordTo + by,
    from: element.from + by,
    to: element.to + by,
    label: label && movedLiteral(label, by),
    number: number && movedLiteral(number, by),
    list: list && movedLiteral(list, by),
    attributes: element.attributes.map((clause) => movedClause(clause, by)),
    modifiers: element.modifiers.map((modifier) => movedPlace(modifier, by)),
    block: undefined,
    parent,
  };
}

function movedClause(clause: AttributeClause, by: number): AttributeClause {
  const { nameFrom, nameTo, value } = clause;
  return {
    ...movedPlace(clause, by),
    nameFrom: nameFrom + by,
    nameTo: nameTo + by,
    value: value && movedLiteral(value, by),
  };
}

function movedLiteral(literal: Literal, by: number): Literal {
  const moved = movedPlace(literal, by);
  const { items, properties } = literal;
  if (items) moved.items = items.map((item) => movedLiteral(item, by));
  if (properties) moved.properties = properties.map((property) => movedProperty(property, by));
  return moved;
}

function movedProperty({ key, keyFrom, keyTo, value }: Property, by: number): Property {
  return { key, keyFrom: keyFrom + by, keyTo: keyTo + by, value: movedLiteral(value, by) };
}

function movedPlace<T extends ModifierWord | AttributeClause | Literal>(placed: T, by: number): T {
  return { ...placed, from: placed.from + by, to: placed.to + by };
}
