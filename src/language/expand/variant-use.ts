/** Decides which elements are drawn in which variants, and reports those that no page ever shows. */
import type { Element } from "../ast/element.js";
import { type Literal, textOf } from "../ast/value.js";
import type { Place } from "../diagnostics/diagnostic.js";
import type { Variants } from "./context.js";
import type { Reporter } from "./reporter.js";

/** The names of the variants of a page; undefined if it has none. */
export function variantsOf({ attributes }: Element): string[] | undefined {
  const value = attributes.findLast(({ name, entry }) => name === "variants" && entry)?.value;
  // One name is a list of one.
  const items = value?.items ?? (value ? [value] : []);
  const names = items.flatMap((item) => textOf(item.value) ?? []);
  return names.length > 0 ? [...new Set(names)] : undefined;
}

/** The facts about a `when` at one place of a source. */
interface Seen {
  readonly place: Place;
  readonly names: readonly string[];
  /** The variants of each page that draws it. */
  readonly pages: Set<readonly string[]>;
  isShown: boolean;
}

/** Evaluates each `when` of a document, and keeps the results. */
export class VariantUse {
  readonly #report: Reporter;
  readonly #seen = new Map<Literal, Seen>();

  constructor(report: Reporter) {
    this.#report = report;
  }

  /**
   * Whether an element is drawn.
   *
   * @param written - its `when` as written in the source
   * @param when - the same with names replaced, at the place of this copy
   */
  isShown(written: Literal, when: Literal, variants: Variants | undefined): boolean {
    const { names, isExcept } = readWhen(when);
    const seen = this.#seen.get(written) ?? {
      place: { from: when.from, to: when.to },
      names,
      pages: new Set<readonly string[]>(),
      isShown: false,
    };
    this.#seen.set(written, seen);
    if (variants) seen.pages.add(variants.all);
    if (!variants || names.includes(variants.name) === isExcept) return false;
    seen.isShown = true;
    return true;
  }

  /** Reports names of variants that no page has, and elements that are never drawn. */
  finish(): void {
    /** Those of the last element, which most elements share. */
    let known: { of: Seen["pages"]; all: ReadonlySet<string>; names: string[] } | undefined;
    for (const { place, names, pages, isShown } of this.#seen.values()) {
      if (!known || !isSame(known.of, pages)) {
        const all = new Set([...pages].flat());
        known = { of: pages, all, names: [...all] };
      }
      const { all } = known;
      const strangers = names.filter((name) => !all.has(name));
      for (const name of strangers) {
        if (this.#report.isEnough("reuse-variant")) break;
        this.#report.add("reuse-variant", "unknown", { name, known: known.names }, place);
      }
      if (strangers.length === 0 && !isShown) this.#report.add("reuse-variant", "never", {}, place);
    }
  }
}

function isSame<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean {
  return one === other || (one.size === other.size && [...one].every((each) => other.has(each)));
}

/** `loading`, `[loading, empty]`, `!ready`, `![loading, empty]`. */
function readWhen({ value }: Literal): { names: string[]; isExcept: boolean } {
  if (Array.isArray(value)) return { names: value.map(String), isExcept: false };
  if (typeof value === "object" && "not" in value) {
    const { not } = value;
    return { names: Array.isArray(not) ? not.map(String) : [String(not)], isExcept: true };
  }
  const text = textOf(value) ?? "";
  return text.startsWith("!")
    ? { names: [text.slice(1)], isExcept: true }
    : { names: [text], isExcept: false };
}
