/** Reports dead references, with the existing targets. */
import { listed, quoted, withArticle } from "../../base/text/phrases.js";
import type { Element } from "../ast/element.js";
import type { AttributeEntry } from "../ast/entries.js";
import type { Literal } from "../ast/value.js";
import type { CheckContext } from "./context.js";
import type { OtherPages } from "./other-pages.js";

/** What a reference refers to. */
export type ReferenceKind = NonNullable<AttributeEntry["kind"]["reference"]>;

/** What a click on an element does. */
export type TargetKind = Exclude<ReferenceKind, "element">;

/** A reference as it was written, without a leading `#`. */
export interface Reference {
  kind: ReferenceKind;
  attribute: string;
  target: string;
  literal: Literal;
  /** The number of its page. */
  page: number;
}

/** A dead reference. */
export interface DeadReference extends Reference {
  /** The names of possible targets. */
  names: ReadonlySet<string>;
  /** The element with that id, which is not a valid target. */
  other: Element | undefined;
  /** The source that it names, which does not have such a page. */
  elsewhere: string | undefined;
}

/**
 * Reports dead references.
 * @param isElsewhere whether the page may be in a file that was not read
 * @param isFragment whether the source has no pages, so that the target may be in a page around it
 */
export function reportDeadReferences(
  dead: readonly DeadReference[],
  isFragment: boolean,
  isElsewhere: (reference: DeadReference) => boolean,
  others: OtherPages | undefined,
  cx: CheckContext,
): void {
  const { collector, suggester } = cx;
  const details = { severity: isFragment ? ("info" as const) : undefined };
  // Created once, because a source may have thousands of dead references.
  const hints = new Map<string, string>();
  const pages = new Map<string, readonly string[]>();
  for (const reference of dead) {
    const { kind, attribute, target, literal, names, other, elsewhere } = reference;
    if (!other && elsewhere === undefined && isElsewhere(reference)) {
      collector.add("reference-missing", "apart", { attribute, target }, literal, {
        severity: "info",
      });
      continue;
    }
    const about = kind === "element" ? `${attribute} ${reference.page}` : attribute;
    const takes = hints.get(about) ?? wordHint(attribute, kind, names, cx);
    hints.set(about, takes);
    if (other && kind === "element") {
      collector.add("reference-missing", "away", { attribute, target, takes }, literal, details);
    } else if (other) {
      const data = { attribute, target, word: other.word, takes };
      collector.add("reference-missing", "unsuitable", data, literal, details);
    } else if (elsewhere !== undefined) {
      const known = pages.get(elsewhere) ?? others?.names(elsewhere) ?? [];
      pages.set(elsewhere, known);
      const data = { attribute, target, file: elsewhere, known };
      collector.add("reference-missing", "elsewhere", data, literal, details);
    } else {
      const meant = suggester.nearest(target, names, () => [
        ...names,
        ...(kind === "navigate" ? (others?.names() ?? []) : []),
      ]);
      const data = { attribute, target, meant, takes };
      collector.add("reference-missing", "missing", data, literal, details);
    }
  }
}

function wordHint(
  attribute: string,
  kind: ReferenceKind,
  names: ReadonlySet<string>,
  { vocabulary }: CheckContext,
): string {
  const known = [...names].map(quoted);
  const of = known.length === 0 ? "" : `: ${listed(known, "or", 5)}`;
  if (kind === "element") {
    const takes = `${attribute} takes the id of an element on the same page`;
    return of === "" ? `${takes}; no element there has one` : takes + of;
  }
  const kinds = vocabulary.components.filter(({ targetOf }) => targetOf.includes(kind));
  const places = listed(
    kinds.map(({ name }) => name),
    "or",
  );
  const takes = `${attribute} takes the id or label of ${withArticle(places)}`;
  return of === "" ? `${takes}; this source has none` : takes + of;
}
