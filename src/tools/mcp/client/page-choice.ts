/** Shows which page is drawn, and lets the person choose another one, or all. */
import { element } from "../../preview/client/element.js";
import type { Review } from "../review.js";

/** The tool's word for all pages. */
const everyPage = "all";

/**
 * The field; nothing for a source with one page.
 *
 * @param choose called with the number of a page, or the word for all
 */
export function pageChoice(
  { pages, allPages }: Pick<Review, "pages" | "allPages">,
  choose: (page: string) => void,
): HTMLElement[] {
  if (allPages.length < 2) return [];
  const shown = new Set(pages.map(({ at }) => at));
  const isAll = shown.size > 1;
  const options = allPages.map(({ at, name }, index) =>
    element(
      "option",
      { value: index + 1, selected: !isAll && shown.has(at) },
      `Page ${index + 1} of ${allPages.length}${name === "" ? "" : `: ${name}`}`,
    ),
  );
  const all = element("option", { value: everyPage, selected: isAll }, "All pages");
  const field = element(
    "select",
    { "aria-label": "Page", "data-key": "pages", onchange: () => choose(field.value) },
    options,
    all,
  );
  return [field];
}
