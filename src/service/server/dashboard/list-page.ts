/** Cuts a list into the pages in which it is shown. */

/** Number of entries on a page. */
const pageSize = 100;

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

/** The page that a URL asks for; the nearest one if there is no such page, and the first if it asks for none. */
export function listPage<T>(list: readonly T[], asked: unknown): ListPage<T> {
  const pages = Math.max(1, Math.ceil(list.length / pageSize));
  const number = typeof asked === "string" && /^\d{1,9}$/.test(asked) ? Number(asked) : 1;
  const page = Math.min(Math.max(1, number), pages);
  const before = (page - 1) * pageSize;
  return {
    shown: list.slice(before, before + pageSize),
    page,
    pages,
    before,
    total: list.length,
  };
}
