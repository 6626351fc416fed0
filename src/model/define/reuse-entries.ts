/** Extends a vocabulary with the components, layouts and data that a source defines. */
import type { ComponentEntry } from "../../language/ast/element.js";
import type { AttributeEntry } from "../../language/ast/entries.js";
import { type FormKind, formAttributes, type Parameter } from "../../language/ast/form.js";
import type { Literal } from "../../language/ast/value.js";
import { kindProblem } from "../../language/ast/value-problem.js";
import type { ReuseEntries, Vocabulary } from "../../language/ast/vocabulary.js";
import { attributeEntry } from "./attribute-tables.js";
import { type AttributeDefinition, attribute, boolean, choice, list, text } from "./attributes.js";
import type { AttributeMap } from "./component.js";
import { defineComponent } from "./define-component.js";
import type { AnyDefinition, ComponentShape } from "./definition.js";
import { number } from "./measures.js";
import { once } from "./once.js";
import { iconName } from "./references.js";

/**
 * The vocabulary plus the definitions of a source.
 *
 * @param calls - what its components accept, by the word that uses them
 */
export function extendVocabulary<V extends Vocabulary>(
  base: V,
  calls: ReadonlyMap<string, ComponentEntry>,
): V & { reuse: ReuseEntries } {
  const extended = Object.create(extendable(base)) as V & { reuse: ReuseEntries };
  return Object.assign(extended, { reuse: { ...formsOfAll(), calls } });
}

/** The forms of all sources that define something. */
const formsOfAll = once(() => ({
  forms: formEntries(),
  attributes: everywhere(),
  pageAttributes: onPages(),
}));

const prototypes = new WeakMap<Vocabulary, object>();

/**
 * The prototype of extended vocabularies. With getters of its own, each extension would have its own hidden class, and
 * V8 would keep everything in the scope of the getters alive.
 */
function extendable(base: Vocabulary): object {
  const known = prototypes.get(base);
  if (known) return known;
  const made = Object.create(base, {
    component: {
      value(this: { reuse: ReuseEntries }, word: string) {
        return base.component(word) ?? this.reuse.calls.get(word);
      },
    },
    words: {
      get(this: { reuse: ReuseEntries }) {
        const value = [...base.words, ...this.reuse.calls.keys()];
        Object.defineProperty(this, "words", { value });
        return value;
      },
    },
  });
  prototypes.set(base, made);
  return made;
}

/** What each form accepts besides its head. */
const formShapes: Record<FormKind, Pick<AnyDefinition, "docs" | "without"> & ComponentShape> = {
  component: {
    docs: "Defines a component: what it takes between parentheses, and its body.",
    without: "all",
    children: { braces: "required" },
  },
  layout: {
    docs: "Defines the frame of pages; its slot is where their content goes.",
    without: "all",
    children: { braces: "required" },
  },
  use: { docs: "Draws a component that the source defines or imports.", children: {} },
  slot: {
    docs: "Where what is put into a component or layout goes.",
    without: "all",
    children: {},
  },
  fill: {
    docs: "What goes into a slot that has a name.",
    without: "all",
    children: { braces: "required" },
  },
  repeat: {
    docs: "Draws its block several times, or once for each entry of a list.",
    without: "all",
    children: { braces: "required" },
  },
  data: { docs: "Names a list of values.", without: "all" },
  import: { docs: "Brings what another file defines.", without: "all" },
  tokens: {
    docs: "Says what the pages look like: accent, font, corners, density.",
    without: "all",
  },
};

/** The attributes that only some of them accept. */
const ownAttributes: Partial<Record<FormKind, AttributeMap>> = {
  get layout() {
    return { uses: usesAttribute, with: withAttribute, states: statesAttribute };
  },
  get use() {
    return { from: text("The name of the import that brings it") };
  },
};

function formEntries(): ReadonlyMap<FormKind, ComponentEntry> {
  return new Map(
    Object.entries(formShapes).map(([kind, shape]) => [
      kind as FormKind,
      entryOf(kind, shape, ownAttributes[kind as FormKind] ?? {}),
    ]),
  );
}

/** The entry of a form, which is expanded before anything is drawn. */
function entryOf(
  name: string,
  shape: Pick<AnyDefinition, "docs" | "without"> & ComponentShape,
  attributes: AttributeMap,
): ComponentEntry {
  const definition = {
    name,
    category: "layout",
    examples: [],
    attributes,
    cost: { boxes: 0 },
    ...shape,
  };
  return defineComponent(() => definition as never)();
}

/** What a component or layout accepts where it is used; `name` is the word that uses it. */
export function definedEntry(name: string, parameters: readonly Parameter[]): ComponentEntry {
  const label = parameters.find(({ type }) => type === "string");
  const items = parameters.find(({ type }) => type === "list");
  const attributes: AttributeMap = {};
  for (const parameter of parameters) {
    attributes[parameter.name.text] = asError(parameterAttribute(parameter));
  }
  const shape: ComponentShape = {
    ...(label && {
      label: {
        twins: [label.name.text],
        required: label.preset === undefined,
        docs: label.name.text,
      },
    }),
    ...(items && { list: { twins: [items.name.text], docs: items.name.text } }),
    children: {},
  };
  return entryOf(name, { docs: `A component of this source.`, ...shape }, attributes);
}

/** A wrong argument is an error: the drawing would not be what the author meant. */
function asError(declared: AttributeDefinition<unknown>): AttributeDefinition<unknown> {
  const { kind } = declared;
  const check: typeof kind.check = (...given) => {
    const problem = kind.check(...given);
    return problem && { ...problem, severity: "error" };
  };
  return { ...declared, kind: Object.assign(Object.create(kind), { check }) };
}

/** The attribute for a parameter. */
function parameterAttribute({ name, type }: Parameter): AttributeDefinition<unknown> {
  const docs = `The parameter ${name.text}`;
  if (typeof type !== "string") return choice(type, docs);
  switch (type) {
    case "number":
      return number({}, docs);
    case "boolean":
      return boolean(docs);
    case "icon":
      return iconName(docs);
    case "list":
      return list(docs);
    case "record":
      return attribute(docs, recordKind);
    case "string":
      return text(docs);
  }
}

const recordKind = kindOf("record", "a record: { name=value … }", (literal) => {
  return literal.kind === "object";
});

/** A kind that only checks how a value was written. */
function kindOf(kind: string, describes: string, fits: (literal: Literal) => boolean) {
  return {
    kind,
    describes,
    takesObject: true,
    check: (literal: Literal, name: string) =>
      fits(literal) ? undefined : kindProblem(literal, name, describes),
    read: (value: unknown) => value,
  };
}

function has({ properties }: Literal, name: string): boolean {
  return properties?.some(({ key }) => key === name) ?? false;
}

function eachHas(literal: Literal, name: string): boolean {
  return literal.items ? literal.items.every((item) => has(item, name)) : has(literal, name);
}

/** Whether a value may be a name: `ready`, `"ready"`, or `2` in a list. */
function isNameKind(kind: Literal["kind"]): boolean {
  return kind === "word" || kind === "string" || kind === "number";
}

const usesAttribute = attribute(
  "The layout that the page is put into",
  kindOf("layout", "the name of a layout", ({ kind }) => kind === "word" || kind === "string"),
);
const withAttribute = attribute(
  "Values of the parameters of the layout",
  kindOf("record", "a record: { name=value … }", ({ kind }) => kind === "object"),
);
const variantsAttribute = attribute(
  "States in which the page is drawn, side by side",
  kindOf("names", "a list of names: [loading, ready]", (literal) =>
    (literal.items ?? [literal]).every(({ kind }) => isNameKind(kind)),
  ),
);
const whenAttribute = attribute(
  "The variants of the page that show the element",
  kindOf("variants", "a variant, or a list of them", ({ kind }) => kind !== "number"),
);

const statesAttribute = attribute(
  "What guards ask: names, each with its initial value",
  kindOf("records", "a list of records: [{ name=… initial=… }]", ({ items }) =>
    Boolean(items?.every((item) => has(item, "name"))),
  ),
);
const guard = kindOf("record", "a record: { state=… equals=… }", (literal) =>
  has(literal, "state"),
);
const guards = kindOf("record", "a record, or a list of them: { state=… equals=… }", (literal) =>
  eachHas(literal, "state"),
);
const handler = kindOf(
  "record",
  "a record, or a list of them: { event=click effects=[ … ] }",
  (literal) => eachHas(literal, "effects"),
);

const everywhere = () =>
  entriesOf({
    when: whenAttribute,
    visibleWhen: attribute("The state in which the element is drawn", guards),
    enabledWhen: attribute("The state in which it can be used", guard),
    on: attribute("What an event does", handler),
  });

const onPages = () =>
  entriesOf({
    uses: usesAttribute,
    with: withAttribute,
    variants: variantsAttribute,
    states: statesAttribute,
  });

function entriesOf(attributes: AttributeMap): ReadonlyMap<string, AttributeEntry> {
  return new Map(
    Object.entries(attributes)
      .filter(([name]) => formAttributes.has(name))
      .map(([name, declared]) => [name, attributeEntry(name, declared, true)]),
  );
}
