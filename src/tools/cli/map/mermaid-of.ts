/** Writes the graph of pages as Mermaid text, which many Markdown viewers draw. */
import { printable } from "../../../base/text/display-width.js";
import { byKey, type PageGraph } from "./page-graph.js";

/** A flowchart from left to right; one group for each source if there are several. */
export function mermaidOf({ pages, links, first }: PageGraph): string {
  const names = new Map(pages.map(({ key }, at) => [key, `p${at + 1}`]));
  const groups = byKey(pages, ({ path }) => path);
  const lines = ["flowchart LR"];
  for (const [at, [path, own]] of [...groups].entries()) {
    const isGroup = groups.size > 1;
    if (isGroup) lines.push(`  subgraph s${at + 1}[${quotedText(path)}]`);
    for (const page of own) {
      const text = quotedText(page.title || page.id);
      const shape = page === first ? `([${text}])` : `[${text}]`;
      lines.push(`${isGroup ? "    " : "  "}${names.get(page.key)}${shape}`);
    }
    if (isGroup) lines.push("  end");
  }
  for (const { from, to, label } of links) {
    const words = label === "" ? "" : `|${quotedText(label)}|`;
    lines.push(`  ${names.get(from)} -->${words} ${names.get(to)}`);
  }
  return `${lines.join("\n")}\n`;
}

/** A quoted text; characters that would end it, or start markup or a directive (`%%{init: …}%%`), become entities. */
function quotedText(text: string): string {
  const line = printable(text.replace(/\s+/g, " ").trim());
  return `"${line.replace(/[#&"<>`|\\]|%(?=[%{])/g, (sign) => `#${sign.codePointAt(0)};`)}"`;
}
