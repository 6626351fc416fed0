/** Resolves links of live HTML to a board, a place in a board, or an address. */
import type { BoardView } from "../protocol.js";

/** The target of a link. */
export type LiveLink =
  /** A board of the picture, by its number from 1. */
  | { kind: "board"; page: number; element: HTMLElement }
  /** An element within a board. */
  | { kind: "place"; element: HTMLElement }
  /** An address outside the picture, as written. */
  | { kind: "address"; href: string }
  /** A place that does not exist in the picture. */
  | { kind: "nothing"; href: string };

/** The link around an element. */
export function linkAround(target: Element): HTMLAnchorElement | null {
  return target.closest<HTMLAnchorElement>("a[href]");
}

/** The target of a link. */
export function readLink(link: HTMLAnchorElement, boards: readonly BoardView[]): LiveLink {
  const href = link.getAttribute("href") ?? "";
  if (!href.startsWith("#")) return { kind: "address", href };
  const id = decoded(href.slice(1));
  const found = link.ownerDocument.getElementById(id);
  if (!found) return { kind: "nothing", href };
  const page = boardNumber(link.ownerDocument, id, boards);
  return page === undefined
    ? { kind: "place", element: found }
    : { kind: "board", page, element: found };
}

/** The number, from 1, of the board whose page has an id. */
export function boardNumber(
  inner: Document,
  id: string,
  boards: readonly BoardView[],
): number | undefined {
  const found = inner.getElementById(id);
  const at = boards.findIndex((board) => found && pageIn(boardElement(inner, board)) === found);
  return at < 0 ? undefined : at + 1;
}

/** The element of a board. */
export function boardElement(inner: Document, { box }: BoardView): HTMLElement | undefined {
  if (box === undefined) return undefined;
  return inner.querySelector<HTMLElement>(`[data-box="${box}"]`) ?? undefined;
}

/** The first id in a board is that of its page. */
function pageIn(board: HTMLElement | undefined): Element | null {
  if (!board) return null;
  return board.id === "" ? board.querySelector("[id]") : board;
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * The watched file that an address in another file points to, as a path in the list, and the id at its end; undefined
 * for any other address.
 */
export function linkedFile(
  href: string,
  from: string,
  isWatched: (path: string) => boolean,
): { path: string; board?: string } | undefined {
  const base = "file:///";
  const start = new URL(from.split("/").map(encodeURIComponent).join("/"), base);
  if (!URL.canParse(href, start.href)) return undefined;
  const { protocol, host, pathname, hash } = new URL(href, start);
  if (protocol !== "file:" || host !== "") return undefined;
  const path = decoded(pathname.slice(1));
  if (!isWatched(path)) return undefined;
  return { path, ...(hash.length > 1 && { board: decoded(hash.slice(1)) }) };
}
