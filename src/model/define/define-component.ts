/** Turns the definition in a component file into the entry for syntax, checks, docs and drawing. */
import type { ComponentEntry } from "../../language/ast/element.js";
import type { RecordForm } from "../../language/ast/entries.js";
import { attributeTable, modifierTable } from "./attribute-tables.js";
import { longNames } from "./common-attributes.js";
import type { AttributeMap, Component, ComponentSource } from "./component.js";
import { aliasEntries, keyEntries, type ShapeEntries, shapeEntries } from "./component-entries.js";
import type { AnyDefinition, ComponentDefinition, ComponentShape } from "./definition.js";
import { once } from "./once.js";
import { typeOfName } from "./type-of-name.js";

/** Declares a component. A run uses only few components, so each definition is computed on demand. */
export function defineComponent<const A extends AttributeMap, M extends string = never>(
  define: () => ComponentDefinition<A, M>,
): ComponentSource<A, M> {
  return once(() => new DefinedComponent(define() as unknown as AnyDefinition));
}

/** A component with its definition; rarely needed parts are computed on demand. */
class DefinedComponent implements Component {
  readonly #definition: AnyDefinition;
  readonly #base: DefinedComponent;
  readonly #variants = new Map<string, DefinedComponent>();
  readonly name: string;
  readonly type: string;
  readonly label: ShapeEntries["label"];
  readonly number: ShapeEntries["number"];
  readonly list: ShapeEntries["list"];
  readonly children: ShapeEntries["children"];
  readonly countsAs: ShapeEntries["countsAs"];
  readonly bare: boolean;
  readonly bareIn: readonly string[];
  readonly keepsModifiers: boolean;
  readonly keepsChildren: boolean;
  readonly check?: NonNullable<Component["check"]>;
  readonly board?: NonNullable<Component["board"]>;
  readonly plan?: NonNullable<Component["plan"]>;
  readonly layer?: NonNullable<Component["layer"]>;
  #attributes: Component["attributes"] | undefined;
  #modifiers: Component["modifiers"] | undefined;
  #aliases: Component["aliases"] | undefined;
  #attributeAliases: Component["attributeAliases"] | undefined;
  #ownAttributes: Component["ownAttributes"] | undefined;
  #foreignChildren: ReadonlyMap<string, string> | undefined;
  #foreignForms: ReadonlyMap<string, string> | undefined;
  #foreignAttributes: ReadonlyMap<string, string> | undefined;
  #records: RecordForm | undefined;

  /**
   * @param shape what it accepts inside a certain parent
   * @param base the component outside that parent
   */
  constructor(definition: AnyDefinition, shape?: ComponentShape, base?: DefinedComponent) {
    this.#definition = definition;
    this.#base = base ?? this;
    const { name, type, check, board, plan, layer } = definition;
    this.name = name;
    this.type = type ?? typeOfName(name);
    const entries = shapeEntries(shape ?? definition, definition);
    this.label = entries.label;
    this.number = entries.number;
    this.list = entries.list;
    this.children = entries.children;
    this.countsAs = entries.countsAs;
    this.bare = entries.bare;
    this.bareIn = entries.bareIn;
    this.keepsModifiers = entries.keepsModifiers;
    this.keepsChildren = entries.keepsChildren;
    if (check) this.check = check;
    if (board) this.board = board;
    if (plan) this.plan = plan;
    if (layer) this.layer = layer;
    if (base || !definition.within) return;
    for (const [parent, inside] of Object.entries(definition.within)) {
      this.#variants.set(parent, new DefinedComponent(definition, inside, this));
    }
  }

  get category() {
    return this.#definition.category;
  }
  get docs() {
    return this.#definition.docs;
  }
  get examples() {
    return this.#definition.examples;
  }
  get foreignWords() {
    return this.#definition.foreignWords ?? [];
  }
  get foreignForms() {
    this.#foreignForms ??= new Map(Object.entries(this.#definition.foreignForms ?? {}));
    return this.#foreignForms;
  }
  get bareNumber() {
    return this.#definition.bareNumber;
  }
  get foreignOutside() {
    return this.#definition.foreignOutside;
  }
  get mark() {
    return this.#definition.mark;
  }
  get foreignChildren() {
    this.#foreignChildren ??= new Map(Object.entries(this.#definition.foreignChildren ?? {}));
    return this.#foreignChildren;
  }
  get foreignAttributes() {
    this.#foreignAttributes ??= new Map(Object.entries(this.#definition.foreignAttributes ?? {}));
    return this.#foreignAttributes;
  }
  get root() {
    return this.#definition.root ?? false;
  }
  get ofCanvas() {
    return this.#definition.ofCanvas ?? false;
  }
  get wraps() {
    return this.#definition.wraps ?? false;
  }
  get groups() {
    return this.#definition.groups ?? false;
  }
  get soft() {
    return this.#definition.soft ?? false;
  }
  get structural() {
    return this.#definition.structural ?? false;
  }
  get centers() {
    return this.#definition.centers ?? false;
  }
  get framed() {
    return this.#definition.framed ?? false;
  }
  get outlined() {
    return this.framed || (this.#definition.outlined ?? false);
  }

  get atEdges() {
    return this.#definition.atEdges ?? false;
  }

  get inLine() {
    return this.#definition.inLine;
  }

  get labelAfter() {
    return this.#definition.labelAfter ?? false;
  }

  get oneLine() {
    return this.#definition.oneLine ?? false;
  }

  get wide() {
    return this.#definition.wide ?? false;
  }
  get itemForm() {
    return this.#definition.children?.items;
  }
  get folds() {
    return this.#definition.folds ?? false;
  }
  get band() {
    return this.#definition.band;
  }
  get ownFlow() {
    return this.#definition.ownFlow ?? false;
  }
  get parents() {
    return this.#definition.parents ?? none;
  }
  get heads() {
    return this.#definition.heads ?? false;
  }
  get line() {
    return this.#definition.line ?? false;
  }
  get room() {
    return this.#definition.room ?? false;
  }
  get filler() {
    return this.#definition.filler ?? false;
  }
  get mayBeEmpty() {
    return this.#definition.mayBeEmpty ?? false;
  }
  get targetOf() {
    return this.#definition.targetOf ?? none;
  }
  get cost() {
    return this.#definition.cost;
  }

  get aliases(): Component["aliases"] {
    this.#aliases ??= aliasEntries(this.#definition.aliases ?? {});
    return this.#aliases;
  }

  get attributes(): Component["attributes"] {
    const base = this.#base;
    base.#attributes ??= attributeTable(this.#definition);
    return base.#attributes;
  }

  get modifiers(): Component["modifiers"] {
    const base = this.#base;
    base.#modifiers ??= modifierTable(this.#definition, this.attributes);
    return base.#modifiers;
  }

  get attributeAliases(): Component["attributeAliases"] {
    const { attributeAliases: own } = this.#definition;
    if (!own) return longNameEntries();
    this.#attributeAliases ??= new Map([...longNameEntries(), ...Object.entries(own)]);
    return this.#attributeAliases;
  }

  get records() {
    const { records } = this.#definition;
    if (!records) return undefined;
    this.#records ??= { read: records.read, attributes: keyEntries(records.attributes) };
    return this.#records;
  }

  get ownAttributes(): Component["ownAttributes"] {
    this.#ownAttributes ??= new Set(Object.keys(this.#definition.attributes));
    return this.#ownAttributes;
  }

  get variants(): Component["variants"] {
    return this.#base.#variants;
  }

  within(parent: ComponentEntry | undefined): Component {
    const variants = this.#base.#variants;
    if (variants.size === 0) return this;
    // Inside an element of its own kind, the rules of the outer one apply, so that nested items keep their meaning.
    if (parent?.name === this.name) return parent as Component;
    return variants.get(parent?.name ?? "") ?? this.#base;
  }
}

const none: readonly never[] = [];

const longNameEntries = once((): ReadonlyMap<string, string> => new Map(Object.entries(longNames)));
