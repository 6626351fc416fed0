/** Finds unused definitions and imports in a source, with the edits that remove them. */
import { type Element, walkElements } from "../../language/ast/element.js";
import type { Form, Parameter } from "../../language/ast/form.js";
import { DiagnosticCollector } from "../../language/diagnostics/collector.js";
import type { Diagnostic, Place, TextEdit } from "../../language/diagnostics/diagnostic.js";
import type { Definition, Unit } from "../../language/expand/unit.js";
import { WordCounts } from "./word-counts.js";

type ImportForm = Extract<Form, { kind: "import" }>;

/**
 * Reports what is not used; a source that contains only definitions is meant for others.
 *
 * @param used - the definitions that are drawn
 * @param broughtBy - returns the names in an import; undefined if its file cannot be read
 */
export function findUnused(
  unit: Unit,
  used: ReadonlySet<Definition>,
  broughtBy: (form: ImportForm) => readonly string[] | undefined,
): readonly Diagnostic[] {
  if (unit.elements.every(({ form }) => form !== undefined)) return [];
  return new UnusedFinder(unit).find(used, broughtBy);
}

class UnusedFinder {
  readonly #unit: Unit;
  readonly #collector: DiagnosticCollector;
  #counted: WordCounts | undefined;
  /** The words in imports, which do not count as uses. */
  readonly #imported = new WordCounts();
  /** Whether the source uses any of the names from an import. */
  readonly #usedWholes = new Map<readonly string[], boolean>();

  constructor(unit: Unit) {
    this.#unit = unit;
    this.#collector = new DiagnosticCollector(unit.id);
    for (const element of unit.elements) {
      if (element.form?.kind === "import") this.#imported.add(this.#textOf(element));
    }
  }

  /** The words of the source; counted on first access, because most sources need none. */
  get #words(): WordCounts {
    this.#counted ??= new WordCounts(this.#unit.text);
    return this.#counted;
  }

  find(
    used: ReadonlySet<Definition>,
    broughtBy: (form: ImportForm) => readonly string[] | undefined,
  ): readonly Diagnostic[] {
    const { components, layouts, elements } = this.#unit;
    const users = usersOf(this.#unit);
    for (const definition of [...components.values(), ...layouts.values()]) {
      const { unit, kind, name, element } = definition;
      if (unit !== this.#unit) continue;
      // If another definition uses it, that one should be removed first.
      const others = users.get(`${kind} ${name}`);
      const isMentioned = others !== undefined && (others.size > 1 || !others.has(element));
      if (used.has(definition) || isMentioned) this.#reportParameters(definition);
      else this.#reportDefinition(kind, name, element);
    }
    for (const element of elements) {
      const { form } = element;
      if (form?.kind === "data") {
        const { text } = form.name;
        const own = new WordCounts(this.#textOf(element));
        const isUsed = this.#words.of(text) - own.of(text) > this.#imported.of(text);
        if (!isUsed) this.#reportDefinition("data", text, element);
      } else if (form?.kind === "import") {
        const brought = broughtBy(form);
        if (brought) this.#reportImport(element, form, brought);
      }
    }
    return this.#collector.all;
  }

  #textOf({ from, to }: Place): string {
    return this.#unit.text.slice(from, to);
  }

  #reportDefinition(kind: string, name: string, element: Element): void {
    const edits = [removal(element, this.#unit.text)];
    this.#collector.add("reuse-unused", "definition", { kind, name }, nameOf(element), { edits });
  }

  /** Reports parameters whose value is never used. */
  #reportParameters({ parameters, element }: Definition): void {
    const asked = askedNames(this.#textOf(element));
    for (const parameter of parameters) {
      const { name } = parameter;
      if (asked.has(name.text)) continue;
      const edits = this.#parameterRemoval(parameter, element);
      const data = { kind: "parameter", name: name.text };
      this.#collector.add("reuse-unused", "definition", data, name, { edits });
    }
  }

  /** The edit that removes a parameter; undefined if a use may give it a value. */
  #parameterRemoval({ name, type }: Parameter, element: Element): TextEdit[] | undefined {
    const { text } = this.#unit;
    const isPositional = type === "string" || type === "list";
    if (isPositional || this.#words.of(name.text) > 1) return undefined;
    const end = Math.min(element.block?.open ?? element.to, name.from + longestParameter);
    const [written = ""] = parameterText.exec(text.slice(name.from, end)) ?? [];
    const to = name.from + written.length;
    const [after] = /^,\s*/.exec(text.slice(to, end)) ?? [];
    if (after !== undefined) return [{ from: name.from, to: to + after.length, insert: "" }];
    const start = Math.max(element.from, name.from - longestParameter);
    const before = text.slice(start, name.from).trimEnd();
    const from = start + before.length - (before.endsWith(",") ? 1 : 0);
    return [{ from, to, insert: "" }];
  }

  #reportImport(element: Element, { file, names, as }: ImportForm, brought: readonly string[]) {
    // Design tokens apply to all pages.
    const isUsed = (name: string) =>
      name === "tokens" || this.#words.of(name) > this.#imported.of(name);
    // Lines that import the same file share the array of names.
    const isAnyUsed = this.#usedWholes.get(brought) ?? brought.some(isUsed);
    this.#usedWholes.set(brought, isAnyUsed);
    if (!isAnyUsed) {
      const edits = [removal(element, this.#unit.text)];
      const data = { path: String(file.value) };
      this.#collector.add("reuse-unused", "import", data, file, { edits });
      return;
    }
    if (as) return;
    const all = new Set(brought);
    for (const [at, name] of (names ?? []).entries()) {
      if (!all.has(name.text) || isUsed(name.text)) continue;
      const next = names![at + 1];
      const edit = next
        ? { from: name.from, to: next.from, insert: "" }
        : { from: names![at - 1]?.to ?? name.from, to: name.to, insert: "" };
      this.#collector.add("reuse-unused", "name", { name: name.text }, name, { edits: [edit] });
    }
  }
}

/** Maximum length of a parameter to remove, in characters. */
const longestParameter = 1000;

/** A parameter up to the following comma or parenthesis. */
const parameterText = /^(?:"(?:[^"\\]|\\.)*"|\[[^\]]*\]|\{[^}]*\}|[^,)"[{])*/;

function nameOf({ form, from, to }: Element): Place {
  return form && "name" in form && form.name ? form.name : { from, to };
}

/** The edit that removes an element, including its lines if nothing else is on them. */
function removal({ from, to }: Place, text: string): TextEdit {
  const [after = ""] = /^[ \t]*(?:\r\n|\r|\n)/.exec(text.slice(to, to + 200)) ?? [];
  const isFirst = from === 0 || /[\r\n]/.test(text[from - 1]!);
  return { from, to: isFirst ? to + after.length : to, insert: "" };
}

/** The top-level elements that use each component and layout of a source, by kind and name. */
function usersOf({
  elements,
  components,
  layouts,
}: Unit): ReadonlyMap<string, ReadonlySet<Element>> {
  const users = new Map<string, Set<Element>>();
  for (const top of elements) {
    const note = (key: string): void => {
      const own = users.get(key) ?? new Set();
      users.set(key, own.add(top));
    };
    walkElements([top], ({ form, word, attributes }) => {
      const called = form?.kind === "use" ? form.name.text : form ? undefined : word;
      if (called !== undefined && components.has(called)) note(`component ${called}`);
      for (let at = 0; at < attributes.length; at++) {
        const { name, value } = attributes[at]!;
        if (name !== "uses" || !value) continue;
        const layout = String(value.value);
        if (layouts.has(layout)) note(`layout ${layout}`);
      }
    });
  }
  return users;
}

/** The names whose values a definition uses: after `$`, and the names of lists without it. */
function askedNames(text: string): ReadonlySet<string> {
  const found = text.matchAll(
    /(?:\$\{?\s{0,20}|\brepeat\s{1,20}|=\s{0,20})([\p{L}_][\p{L}\p{M}\p{N}_-]*)/gu,
  );
  return new Set([...found].map(([, name]) => name!));
}
