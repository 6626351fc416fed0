/** Converts between what is shown and the URL of the page, so that views can be linked to. */

/** A file, and the board in it that a link points to. */
export interface Shown {
  path: string;
  /** From 1; undefined for all boards. */
  page: number | undefined;
  /** The id of a board that a link from another file points to, until its number is known. */
  board?: string;
  /** The id, label or line of an element to show. */
  element?: string;
}

const start = "/view/";

/** `/view/designs/login.wf?page=2`, or `/view/designs/login.wf#week` if the number is not known. */
export function addressOf({ path, page, board }: Shown): string {
  const steps = path.split("/").map(encodeURIComponent).join("/");
  if (page !== undefined) return `${start}${steps}?page=${page}`;
  return start + steps + (board === undefined ? "" : `#${encodeURIComponent(board)}`);
}

/** The view that a URL describes; undefined if it names no file. */
export function shownAt({ pathname, search, hash }: Location): Shown | undefined {
  if (!pathname.startsWith(start)) return undefined;
  const query = new URLSearchParams(search);
  const page = Number(query.get("page") ?? Number.NaN);
  const element = query.get("element");
  try {
    const path = pathname.slice(start.length).split("/").map(decodeURIComponent).join("/");
    if (path === "") return undefined;
    if (Number.isInteger(page)) return { path, page };
    return {
      path,
      page: undefined,
      ...(element !== null && { element }),
      ...(hash.length > 1 && { board: decodeURIComponent(hash.slice(1)) }),
    };
  } catch {
    return undefined;
  }
}
