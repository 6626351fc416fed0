/** Turns what a component file declares into the entry that syntax, checks, docs and drawing read. */
import {
  centerModifiers,
  commonAttributes,
  commonModifiers,
  longNames,
} from "./common-attributes.js";
import type {
  AttributeMap,
  Component,
  ComponentDefinition,
  ComponentShape,
  LoweredElement,
} from "./component.js";
import {
  aliasEntries,
  attributeEntries,
  modifierEntries,
  shapeEntries,
  withTwins,
} from "./component-entries.js";

/** Makes a component from its definition. */
export function defineComponent<const A extends AttributeMap, M extends string = never>(
  definition: ComponentDefinition<A, M>,
): Component {
  // A run meets few of the components, so the tables of each are made when somebody looks at them.
  const { without = [] } = definition;
  const knows = (name: string): boolean => without !== "all" && !without.includes(name);
  const attributes = once(() => {
    const common = [...commonEntries()].filter(([name]) => knows(name));
    return new Map([...common, ...attributeEntries(withTwins(definition), false)]);
  });
  const modifiers = once(() => {
    const common = Object.entries(commonModifiers).filter(([word]) => knows(word));
    const own = { ...(definition.centers && centerModifiers), ...definition.modifiers };
    return modifierEntries(attributes(), Object.fromEntries(common), own);
  });
  const variants = new Map<string, Component>();
  const aliases = aliasEntries(definition.aliases ?? {});
  const ownAttributes = new Set(Object.keys(definition.attributes));
  const attributeAliases = definition.attributeAliases
    ? new Map([...longNameEntries, ...Object.entries(definition.attributeAliases)])
    : longNameEntries;
  const seenAs = (shape: ComponentShape, within: Component["within"]): Component => ({
    variants,
    name: definition.name,
    type: definition.type ?? definition.name[0]!.toUpperCase() + definition.name.slice(1),
    category: definition.category,
    docs: definition.docs,
    foreignWords: definition.foreignWords ?? [],
    foreignForms: new Map(Object.entries(definition.foreignForms ?? {})),
    foreignAttributes: new Map(Object.entries(definition.foreignAttributes ?? {})),
    examples: definition.examples,
    aliases,
    root: definition.root ?? false,
    soft: definition.soft ?? false,
    structural: definition.structural ?? false,
    centers: definition.centers ?? false,
    framed: definition.framed ?? false,
    folds: definition.folds ?? false,
    band: definition.band,
    ownFlow: definition.ownFlow ?? false,
    ownAttributes,
    ...shapeEntries(shape, definition),
    get attributes() {
      return attributes();
    },
    get modifiers() {
      return modifiers();
    },
    attributeAliases,
    parents: definition.parents ?? [],
    filler: definition.filler ?? false,
    mayBeEmpty: definition.mayBeEmpty ?? false,
    targetOf: definition.targetOf ?? [],
    within,
    ...(definition.check && { check: definition.check }),
    ...(definition.board && { board: definition.board as NonNullable<Component["board"]> }),
    ...(definition.layer && { layer: definition.layer as NonNullable<Component["layer"]> }),
    cost: definition.cost,
    draw: (element, cx) => definition.lower(element as LoweredElement<A, M>, cx),
  });
  // An element inside one of its own kind is treated the same way: nested items keep their meaning.
  const within: Component["within"] = (parent) =>
    parent?.name === base.name ? (parent as Component) : (variants.get(parent?.name ?? "") ?? base);
  const base = seenAs(definition, definition.within ? within : () => base);
  for (const [parent, shape] of Object.entries(definition.within ?? {})) {
    variants.set(parent, seenAs(shape, within));
  }
  return base;
}

/** Computes a value when it is first asked for. */
function once<T>(compute: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}

const commonEntries = once(() => attributeEntries(commonAttributes, true));

const longNameEntries: ReadonlyMap<string, string> = new Map(Object.entries(longNames));
