/** Turns what is shown into the address of the page and back, so that it can be linked to. */

/** A file, and the board of it that a link points at. */
export interface Shown {
  path: string;
  /** From 1; undefined for all of them. */
  page: number | undefined;
  /** The id of the board that a link from another file points at, until its number is known. */
  board?: string;
  /** What an element is called that is to be looked at: its id, label or line. */
  element?: string;
}

const start = "/view/";

/** `/view/designs/login.wf?page=2`, or `/view/designs/login.wf#week` while the number is not known. */
export function addressOf({ path, page, board }: Shown): string {
  const steps = path.split("/").map(encodeURIComponent).join("/");
  if (page !== undefined) return `${start}${steps}?page=${page}`;
  return start + steps + (board === undefined ? "" : `#${encodeURIComponent(board)}`);
}

/** What an address shows; undefined where it names no file. */
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
