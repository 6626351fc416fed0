/** Finds the variants of each page, and links them to each other. */
import type { AstNode } from "../../language/ast/node.js";
import { isUnitValue } from "../../language/ast/value.js";
import type { BoardLink } from "../../model/box/box.js";
import type { Identifiers } from "../../model/define/identifiers.js";

/** Maximum number of links above a page; with more variants, it links to the nearest ones. */
const mostLinks = 20;

/** The links above each page that is a variant. Variants of a page follow each other, the first one first. */
export function variantLinks(
  pages: readonly AstNode[],
  ids: Identifiers,
): ReadonlyMap<AstNode, readonly BoardLink[]> {
  const groups: { page: AstNode; title: string; href: string }[][] = [];
  // Each page may occur once for each device.
  const open = new Map<unknown, (typeof groups)[number]>();
  for (const page of pages) {
    const variant = variantOf(page);
    const device = page.attributes?.device;
    const group = variant && !variant.isFirst && open.get(device);
    const id = ids.own(page);
    if (!variant || id === undefined) continue;
    const entry = { page, title: variant.name, href: `#${id}` };
    if (group) group.push(entry);
    else {
      open.set(device, [entry]);
      groups.push(open.get(device)!);
    }
  }
  const links = new Map<AstNode, readonly BoardLink[]>();
  for (const group of groups) {
    if (group.length < 2) continue;
    for (const [at, own] of group.entries()) {
      const start = Math.max(0, Math.min(at - mostLinks / 2, group.length - mostLinks));
      const others = group.slice(start, start + mostLinks).map(({ page, title, href }) => ({
        title,
        href: page === own.page ? undefined : href,
      }));
      links.set(own.page, others);
    }
  }
  return links;
}

/** The variant that a page is; undefined if it is not a variant. */
function variantOf({ attributes }: AstNode): { name: string; isFirst: boolean } | undefined {
  const variant = attributes?.variant;
  if (typeof variant !== "object" || Array.isArray(variant) || isUnitValue(variant)) {
    return undefined;
  }
  const { name, isFirst } = variant;
  if (typeof name !== "string" || typeof isFirst !== "boolean") return undefined;
  return { name, isFirst };
}
