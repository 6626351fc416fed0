/** Cuts a list into the pages in which it is shown. */

/** A page of a list. */
export interface ListPage<T> {
  /** The entries of the page. */
  shown: readonly T[];
  /** Which page it is; the first is 1. */
  page: number;
  /** Number of pages; at least 1. */
  pages: number;
  /** Number of entries before the page. */
  before: number;
  /** Number of entries of the whole list. */
  total: number;
}

/** A page of a list by its number; the nearest one if there is no such page. */
export function listPage<T>(list: readonly T[], asked: number, size: number): ListPage<T> {
  const place = placeOfPage(list.length, asked, size);
  return { ...place, shown: list.slice(place.before, place.before + size) };
}

/** Where a page is in a list of a length. */
export function placeOfPage(
  total: number,
  asked: number,
  size: number,
): Omit<ListPage<never>, "shown"> {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, asked), pages);
  return { page, pages, before: (page - 1) * size, total };
}
