/** Finds all names that a source defines and uses. */
import type { Analysis } from "../../../analyze.js";
import { type AttributeClause, type Element, walkElements } from "../../../language/ast/element.js";
import type { Form } from "../../../language/ast/form.js";
import { recordsName } from "../../../language/ast/form.js";
import type { Name } from "../../../language/ast/name.js";
import { type Literal, textOf } from "../../../language/ast/value.js";
import type { Definition } from "../../../language/expand/unit.js";
import { readSourceReference } from "../../../language/syntax/source-reference.js";
import type { NameKind, Occurrence } from "./occurrence.js";

/** The names of a source, in order. */
export function occurrencesIn(analysis: Analysis, text: string, file: string): Occurrence[] {
  const gatherer = new NameGatherer(analysis, text, file);
  gatherer.gather();
  return gatherer.found.sort((a, b) => a.from - b.from || a.to - b.to);
}

/** The attributes whose value is the unquoted name of a list. */
const dataAttributes: ReadonlySet<string> = new Set([recordsName, "options", "items"]);

const insertedName =
  /\$(?:\$|\{\s*([\p{L}_][\p{L}\p{M}\p{N}_-]*)|([\p{L}_][\p{L}\p{M}\p{N}_-]*))/gu;

class NameGatherer {
  readonly found: Occurrence[] = [];
  readonly #analysis: Analysis;
  readonly #text: string;
  readonly #file: string;
  /** The targets in the source itself. */
  readonly #targets = new Set<string>();

  constructor(analysis: Analysis, text: string, file: string) {
    this.#analysis = analysis;
    this.#text = text;
    this.#file = file;
  }

  gather(): void {
    const { elements } = this.#analysis.elements;
    const ids = new Set<string>();
    walkElements(elements, ({ attributes }) => {
      for (const { name, value } of attributes) {
        const id = name === "id" && value ? textOf(value.value) : undefined;
        if (id) ids.add(id);
      }
    });
    for (const id of ids) this.#targets.add(id);
    walkElements(elements, (element) => this.#addTargets(element, ids));
    walkElements(elements, (element) => {
      if (element.form) this.#addForm(element, element.form);
      else this.#addCall(element);
      for (const clause of element.attributes) this.#addAttribute(element, clause);
      for (const literal of [element.label, element.number, element.list]) {
        if (literal) this.#addLiteral(literal, element);
      }
      for (const item of element.list?.items ?? []) this.#addKeys(element, item);
    });
  }

  #add(
    kind: NameKind,
    name: string,
    place: { from: number; to: number },
    more: Partial<Occurrence> = {},
  ): void {
    const own = { file: this.#file, isDefinition: false, isPublic: false };
    this.found.push({ kind, name, ...own, ...more, from: place.from, to: place.to });
  }

  /** Ids, and titles that something can refer to. */
  #addTargets(element: Element, ids: ReadonlySet<string>): void {
    const { attributes, component, label } = element;
    const head = { from: element.from, to: element.block?.open ?? element.to };
    for (const { name, value } of attributes) {
      const id = name === "id" && value ? textOf(value.value) : undefined;
      if (!id) continue;
      const isPublic = component?.root === true;
      const more = { isDefinition: true, isPublic, isQuoted: value!.kind === "string", head };
      this.#add("target", id, inner(value!), more);
    }
    const title = label && label.kind === "string" ? String(label.value) : "";
    const isTarget = component !== undefined && component.targetOf.length > 0;
    // Ids take precedence over titles.
    if (!isTarget || title === "" || ids.has(title) || this.#targets.has(title)) return;
    this.#targets.add(title);
    const more = { isDefinition: true, isPublic: component.root, isQuoted: true, head };
    this.#add("target", title, inner(label!), more);
  }

  #addForm(element: Element, form: Form): void {
    switch (form.kind) {
      case "component":
      case "layout": {
        const head = { from: element.from, to: element.block?.open ?? element.to };
        const more = { isDefinition: true, isPublic: true, head };
        this.#add(form.kind, form.name.text, form.name, more);
        for (const { name, preset } of form.parameters) {
          const owner = `${form.kind} ${form.name.text}`;
          this.#add("parameter", name.text, name, {
            owner,
            isDefinition: true,
            isPublic: true,
            head,
          });
          if (preset) this.#addLiteral(preset, element);
        }
        return;
      }
      case "use": {
        const definition = this.#addReference("component", form.name);
        for (const { name, value } of form.arguments) {
          this.#addArgument(name, definition);
          this.#addLiteral(value, element);
        }
        return;
      }
      case "slot": {
        const owner = ownerOfSlot(element);
        if (!form.name || owner === undefined) return;
        const head = { from: element.from, to: element.block?.open ?? element.to };
        const more = { owner, isDefinition: true, isPublic: true, head };
        this.#add("slot", form.name.text, form.name, more);
        return;
      }
      case "fill": {
        const definition = element.parent && this.#definitionOf(element.parent);
        if (!definition) return;
        const owner = `${definition.kind} ${definition.name}`;
        const file = this.#idOf(definition);
        this.#add("slot", form.name.text, form.name, { file, owner, isPublic: true });
        return;
      }
      case "data": {
        const head = { from: element.from, to: element.to };
        this.#add("data", form.name.text, form.name, { isDefinition: true, isPublic: true, head });
        return;
      }
      case "repeat":
        this.#addOver(form.over, element);
        for (const name of [form.as, form.index]) {
          if (!name) continue;
          const owner = `repeat ${element.from}`;
          const head = { from: element.from, to: element.block?.open ?? element.to };
          this.#add("entry", name.text, name, { owner, isDefinition: true, head });
        }
        return;
      case "import":
        for (const name of form.names ?? []) {
          for (const kind of ["component", "layout", "data"] as const) {
            const file = this.#fileOf(kind, name.text);
            if (file !== undefined) this.#add(kind, name.text, name, { file, isPublic: true });
          }
        }
        if (form.as) this.#add("namespace", form.as.text, form.as, { isDefinition: true });
        return;
    }
  }

  /** Adds an element of a component defined in the source. */
  #addCall({ word, wordFrom, wordTo, attributes }: Element): void {
    if (!this.#analysis.vocabulary.reuse?.calls.has(word)) return;
    const definition = this.#addReference("component", { text: word, from: wordFrom, to: wordTo });
    for (const { name, nameFrom, nameTo } of attributes) {
      this.#addArgument({ text: name, from: nameFrom, to: nameTo }, definition);
    }
  }

  #addArgument(name: Name, definition: Definition | undefined): void {
    if (!definition?.parameters.some((parameter) => parameter.name.text === name.text)) return;
    const owner = `${definition.kind} ${definition.name}`;
    this.#add("parameter", name.text, name, {
      file: this.#idOf(definition),
      owner,
      isPublic: true,
    });
  }

  #addAttribute(element: Element, { name, entry, value }: AttributeClause): void {
    if (!value) return;
    this.#addLiteral(value, element);
    const text = textOf(value.value);
    if (entry?.kind.reference && text)
      this.#addTarget(entry.kind.reference, entry.kind.kind, value);
    if (name === "uses" && text) {
      const { from, to } = inner(value);
      // Arguments follow the name within the value.
      const end = value.arguments ? from + text.length : to;
      const definition = this.#addReference("layout", { text, from, to: end });
      for (const argument of value.arguments ?? []) this.#addArgument(argument.name, definition);
    }
    if (dataAttributes.has(name) && value.kind === "word") this.#addOver(value, element);
  }

  /** The references in the objects of a list. */
  #addKeys(element: Element, { properties }: Literal): void {
    const keys = element.component?.list?.keys;
    for (const { key, value } of properties ?? []) {
      const kind = keys?.get(key)?.kind;
      if (kind?.reference) this.#addTarget(kind.reference, kind.kind, value);
    }
  }

  #addTarget(reference: string, kind: string, value: Literal): void {
    const text = textOf(value.value);
    if (!text) return;
    const isQuoted = value.kind === "string";
    const place = inner(value);
    const isLocal = text.startsWith("#");
    if (kind === "url" && !isLocal) return;
    const written = readSourceReference(text);
    if (written) {
      if (written.page === undefined) return;
      const from = place.to - written.page.length;
      this.#add("target", written.page, { from, to: place.to }, { file: undefined, isQuoted });
      return;
    }
    const name = isLocal ? text.slice(1) : text;
    if (reference === "navigate" && /[/:?.]/.test(name)) return;
    const file = this.#targets.has(name) ? this.#file : undefined;
    if (file === undefined && reference !== "navigate") return;
    const from = isLocal ? place.from + 1 : place.from;
    this.#add("target", name, { from, to: place.to }, { file, isQuoted });
  }

  /** Adds the name of a list: an entry, a parameter or data. */
  #addOver(over: Literal, element: Element): void {
    if (over.kind === "word") {
      const [first = ""] = String(over.value).split(".");
      this.#addInserted(String(over.value), first, over.from, element);
    } else this.#addLiteral(over, element);
  }

  /** Adds the names inserted into the texts of a value. */
  #addLiteral(literal: Literal, element: Element): void {
    const { kind, from, to, items, properties } = literal;
    if (kind === "string") {
      if (!this.#analysis.vocabulary.reuse) return;
      for (const found of this.#text.slice(from, to).matchAll(insertedName)) {
        const name = found[1] ?? found[2];
        if (name === undefined) continue;
        const at = from + found.index + found[0].length - name.length;
        this.#addInserted(name, name, at, element);
      }
    }
    for (const item of items ?? []) this.#addLiteral(item, element);
    for (const { value } of properties ?? []) this.#addLiteral(value, element);
    for (const { value } of literal.arguments ?? []) this.#addLiteral(value, element);
  }

  /** Adds a name that stands for a value; inner scopes come first. */
  #addInserted(written: string, name: string, from: number, element: Element): void {
    const place = { from, to: from + name.length };
    for (let at = element.parent; at; at = at.parent) {
      const { form } = at;
      if (form?.kind === "repeat" && (form.as?.text === name || form.index?.text === name)) {
        this.#add("entry", name, place, { owner: `repeat ${at.from}` });
        return;
      }
      const isDefinition = form?.kind === "component" || form?.kind === "layout";
      if (isDefinition && form.parameters.some((parameter) => parameter.name.text === name)) {
        const owner = `${form.kind} ${form.name.text}`;
        this.#add("parameter", name, place, { owner, isPublic: true });
        return;
      }
    }
    const { names } = this.#analysis;
    if (names?.data.has(name)) this.#addReference("data", { text: name, ...place });
    else if (names?.data.has(written)) {
      this.#addReference("data", { text: written, from, to: from + written.length });
    }
  }

  /** Adds a use of a top-level definition, with or without the name of its import. */
  #addReference(kind: "component" | "layout" | "data", name: Name): Definition | undefined {
    const file = this.#fileOf(kind, name.text);
    const dot = name.text.indexOf(".");
    if (dot > 0) {
      const namespace = name.text.slice(0, dot);
      this.#add("namespace", namespace, { from: name.from, to: name.from + dot });
    }
    const own = name.text.slice(dot + 1);
    const more = { file: file ?? this.#file, isPublic: true };
    this.#add(kind, own, { from: name.to - own.length, to: name.to }, more);
    const { names } = this.#analysis;
    return kind === "data" || !names
      ? undefined
      : names[kind === "layout" ? "layouts" : "components"].get(name.text);
  }

  /** The definition whose slots an element fills. */
  #definitionOf({ form, word, attributes }: Element): Definition | undefined {
    const { names } = this.#analysis;
    if (form) return form.kind === "use" ? names?.components.get(form.name.text) : undefined;
    const layout = attributes.find(({ name }) => name === "uses")?.value;
    if (layout) return names?.layouts.get(textOf(layout.value) ?? "");
    return names?.components.get(word);
  }

  #fileOf(kind: "component" | "layout" | "data", name: string): string | undefined {
    const { names } = this.#analysis;
    const tables = { component: names?.components, layout: names?.layouts, data: names?.data };
    const definition = tables[kind]?.get(name);
    return definition && this.#idOf(definition);
  }

  #idOf({ unit }: Pick<Definition, "unit">): string {
    return unit.id ?? this.#file;
  }
}

/** The owner of a slot: the definition around it. */
function ownerOfSlot(element: Element): string | undefined {
  for (let at = element.parent; at; at = at.parent) {
    const { form } = at;
    if (form?.kind === "component" || form?.kind === "layout") {
      return `${form.kind} ${form.name.text}`;
    }
  }
  return undefined;
}

/** The place of a text without its quotes. */
function inner({ kind, from, to }: Literal): { from: number; to: number } {
  return kind === "string" ? { from: from + 1, to: Math.max(from + 1, to - 1) } : { from, to };
}
