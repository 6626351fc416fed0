/** Turns what is shown into the address of the page and back, so that it can be linked to. */

/** A file, and the board of it that a link points at. */
export interface Shown {
  path: string;
  /** From 1; undefined for all of them. */
  page: number | undefined;
}

const start = "/view/";

/** `/view/designs/login.wf?page=2` */
export function addressOf({ path, page }: Shown): string {
  const steps = path.split("/").map(encodeURIComponent).join("/");
  return start + steps + (page === undefined ? "" : `?page=${page}`);
}

/** What an address shows; undefined where it names no file. */
export function shownAt({ pathname, search }: Location): Shown | undefined {
  if (!pathname.startsWith(start)) return undefined;
  const page = Number(new URLSearchParams(search).get("page") ?? Number.NaN);
  try {
    const path = pathname.slice(start.length).split("/").map(decodeURIComponent).join("/");
    return path === "" ? undefined : { path, page: Number.isInteger(page) ? page : undefined };
  } catch {
    return undefined;
  }
}
