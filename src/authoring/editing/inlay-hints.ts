/** Explains short numbers in a document: px of spacing steps, shares of a row. */
import { spacingPx, spacingSteps } from "../../base/theme/tokens.js";
import { type Element, walkElements } from "../../language/ast/element.js";
import { textOf } from "../../language/ast/value.js";
import type { Place } from "../../language/diagnostics/diagnostic.js";
import { attributeOf } from "./complete/attributes.js";
import type { LanguageDocument } from "./language-document.js";

/** A few words after a value. */
export interface InlayHint {
  at: number;
  text: string;
  docs: string;
}

/** Columns of a row. */
const columns = 12;

/** The hints in a range. */
export function inlayHints({ analysis }: LanguageDocument, range: Place): InlayHint[] {
  const steps = new Set(spacingSteps());
  const found: InlayHint[] = [];
  /** Whether an element has columns of its own; each is asked for by all of its children. */
  const columned = new Map<Element | undefined, boolean>();
  const hasColumns = (parent: Element | undefined): boolean => {
    const known = columned.get(parent);
    const has = known ?? parent?.attributes.some(({ name }) => name === "columns") ?? false;
    columned.set(parent, has);
    return has;
  };
  walkElements(analysis.elements.elements, (element) => {
    if (element.to < range.from || element.from > range.to) return;
    for (const { name, value } of element.attributes) {
      if (value?.kind !== "number" || value.to < range.from || value.from > range.to) continue;
      const number = Number(textOf(value.value));
      const isStep = steps.has(number) && number > 0;
      if (isStep && attributeOf(element, name)?.kind.kind === "spacing") {
        const px = spacingPx(number);
        found.push({ at: value.to, text: `${px}px`, docs: `step ${number} of the spacing scale` });
      }
      // Without columns of its own, a row has twelve.
      const isSpan = name === "span" && !hasColumns(element.parent);
      if (isSpan && number >= 1 && number < columns) {
        const share = Math.round((number / columns) * 1000) / 10;
        found.push({ at: value.to, text: `of ${columns}`, docs: `${share} % of the width` });
      }
    }
  });
  return found;
}
