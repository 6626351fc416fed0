/** Explains short numbers in a document: px of spacing steps, shares of a row. */
import { spacingPx, spacingSteps } from "../../base/theme/tokens.js";
import { walkElements } from "../../language/ast/element.js";
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
  walkElements(analysis.elements.elements, (element) => {
    if (element.to < range.from || element.from > range.to) return;
    for (const { name, value } of element.attributes) {
      if (value?.kind !== "number" || value.to < range.from || value.from > range.to) continue;
      const number = Number(textOf(value.value));
      const entry = attributeOf(element, name);
      if (entry?.kind.kind === "spacing" && steps.has(number) && number > 0) {
        const px = spacingPx(number);
        found.push({ at: value.to, text: `${px}px`, docs: `step ${number} of the spacing scale` });
      }
      // Without columns of its own, a row has twelve.
      const isSpan =
        name === "span" && !element.parent?.attributes.some((a) => a.name === "columns");
      if (isSpan && number >= 1 && number < columns) {
        const share = Math.round((number / columns) * 1000) / 10;
        found.push({ at: value.to, text: `of ${columns}`, docs: `${share} % of the width` });
      }
    }
  });
  return found;
}
