/** Writes the graph of pages as a wireframe: a small board for each page, connected by arrows. */
import { graphGaps } from "./graph-gaps.js";
import { byKey, type MappedLink, type MappedPage, type PageGraph } from "./page-graph.js";

/** Maximum number of links listed on a board; the rest is counted. */
const mostRows = 12;

/** The source; it begins with the first page, which determines the column of each other page. */
export function mapSource(graph: PageGraph): string {
  const { pages, links, first } = graph;
  const { unreachable } = graphGaps(graph);
  const lost = new Set(unreachable);
  const names = new Map(pages.map(({ key }, at) => [key, `p${at + 1}`]));
  const hasFiles = new Set(pages.map(({ path }) => path)).size > 1;
  const order = first ? [first, ...pages.filter((page) => page !== first)] : pages;
  const linksOf = byKey(links, ({ from }) => from);
  const boards = order.map((page) => {
    const sign = page === first ? "start" : lost.has(page) ? "unreachable" : undefined;
    return board(page, sign, linksOf.get(page.key) ?? [], names, hasFiles);
  });
  return ["canvas flow lanes", ...boards, ""].join("\n");
}

/** The note above the rows of a page. */
const signs = {
  start: '  badge "start" primary',
  unreachable: '  badge "unreachable" warning',
} as const;

function board(
  { key, title, id, path }: MappedPage,
  sign: keyof typeof signs | undefined,
  links: readonly MappedLink[],
  names: ReadonlyMap<string, string>,
  hasFiles: boolean,
): string {
  const rows = links.slice(0, mostRows).map(({ to, label }) => {
    const words = label === "" ? id : label;
    return `  button ${written(words)} outline sm w=full navigate=${names.get(to)}`;
  });
  if (links.length > mostRows) rows.push(`  text "${links.length - mostRows} more" sm muted`);
  if (rows.length === 0) rows.push('  text "leads nowhere" sm muted');
  const lane = hasFiles ? ` lane=${written(path)}` : "";
  return [
    `page ${written(title || id)} id=${names.get(key)} w=200${lane} p=3 gap=2 {`,
    ...(sign ? [signs[sign]] : []),
    ...rows,
    "}",
  ].join("\n");
}

/** A text as a string literal, with brackets escaped. */
function written(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return `"${line.replace(/[\\"[]/g, "\\$&")}"`;
}
