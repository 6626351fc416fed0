/** Prints the graph of pages for people, and as JSON. */
import { printable } from "../../../base/text/display-width.js";
import { jsonPieces } from "../../../base/text/json-pieces.js";
import type { GraphGaps } from "./graph-gaps.js";
import { byKey, type MappedPage, type PageGraph } from "./page-graph.js";

/** Lists each page with the pages that it links to, and the labels of the links. */
export function* describeGraph({ pages, links, first }: PageGraph): Iterable<string> {
  const titles = new Map(pages.map((page) => [page.key, nameOf(page)]));
  const own = byKey(links, ({ from }) => from);
  for (const [at, page] of pages.entries()) {
    if (at > 0) yield "\n";
    yield `${nameOf(page)}${page === first ? "  (start)" : ""}\n`;
    for (const { to, label } of own.get(page.key) ?? []) {
      const words = label === "" ? "" : `  (${printable(label)})`;
      yield `  -> ${titles.get(to)}${words}\n`;
    }
  }
  if (pages.length === 0) yield "\n";
}

function nameOf({ key, title }: MappedPage): string {
  return printable(title === "" || title === key ? key : `${key}  ${JSON.stringify(title)}`);
}

/** The same as JSON, with the gaps of the graph. */
export function graphJson(
  { pages, links, first }: PageGraph,
  { unreachable, deadEnds }: GraphGaps,
): Iterable<string> {
  const data = {
    start: first?.key,
    pages: pages.map(({ key, title, path, id }) => ({ key, id, title, file: path })),
    links: linksOf(links),
    unreachable: unreachable.map(({ key }) => key),
    deadEnds: deadEnds.map(({ key }) => key),
  };
  return jsonPieces(data);
}

function* linksOf(links: PageGraph["links"]): Iterable<object> {
  for (const { from, to, label, attribute, path, line } of links) {
    yield { from, to, label, attribute, file: path, line };
  }
}
