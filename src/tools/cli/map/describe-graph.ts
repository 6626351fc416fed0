/** Prints the graph of pages for people, and as JSON. */
import { printable } from "../../../base/text/display-width.js";
import { jsonText } from "../../../base/text/json-text.js";
import type { GraphGaps } from "./graph-gaps.js";
import { byKey, type MappedPage, type PageGraph } from "./page-graph.js";

/** Lists each page with the pages that it links to, and the labels of the links. */
export function describeGraph({ pages, links, first }: PageGraph): string {
  const titles = new Map(pages.map((page) => [page.key, nameOf(page)]));
  const own = byKey(links, ({ from }) => from);
  const blocks = pages.map((page) => {
    const ways = (own.get(page.key) ?? []).map(({ to, label }) => {
      const words = label === "" ? "" : `  (${printable(label)})`;
      return `  -> ${titles.get(to)}${words}`;
    });
    const start = page === first ? "  (start)" : "";
    return [`${nameOf(page)}${start}`, ...ways].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

function nameOf({ key, title }: MappedPage): string {
  return printable(title === "" || title === key ? key : `${key}  ${JSON.stringify(title)}`);
}

/** The same as JSON, with the gaps of the graph. */
export function graphJson(
  { pages, links, first }: PageGraph,
  { unreachable, deadEnds }: GraphGaps,
): string {
  const data = {
    start: first?.key,
    pages: pages.map(({ key, title, path, id }) => ({ key, id, title, file: path })),
    links: links.map(({ from, to, label, attribute, path, line }) => ({
      from,
      to,
      label,
      attribute,
      file: path,
      line,
    })),
    unreachable: unreachable.map(({ key }) => key),
    deadEnds: deadEnds.map(({ key }) => key),
  };
  return jsonText(data);
}
