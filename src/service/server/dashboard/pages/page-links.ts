/** Renders the links between the pages of a list. */
import { htmlElement } from "../../../../base/markup/element.js";
import { escapeText } from "../../../../base/markup/escape.js";
import type { ListPage } from "../../../store/list-page.js";
import { writeNumber } from "./moments.js";

/**
 * The links to newer and older entries, and how many there are in all; empty if one page shows them all.
 *
 * @param what the entries, such as `keys`
 * @param urlOf the URL of a page
 */
export function pageLinks(
  { shown, page, pages, before, total }: ListPage<unknown>,
  what: string,
  urlOf: (page: number) => string,
): string {
  if (pages === 1) return "";
  const link = (to: number, rel: string, text: string) =>
    to < 1 || to > pages
      ? ""
      : htmlElement("a", { href: urlOf(to), rel, class: "button small" }, text);
  const [first, last] = [before + 1, before + shown.length].map(writeNumber);
  const count = `${first}–${last} of ${writeNumber(total)} ${what}`;
  return htmlElement(
    "nav",
    { class: "page-links", "aria-label": `Pages of ${what}` },
    link(page - 1, "prev", "Newer") +
      htmlElement("span", {}, escapeText(count)) +
      link(page + 1, "next", "Older"),
  );
}
