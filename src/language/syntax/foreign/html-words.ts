/** Extracts the words from HTML elements. */
import type { MarkupNode } from "./read-markup.js";

/** Tags that only format words in a sentence. */
export const inlineTags: ReadonlySet<string> = new Set(
  "abbr b bdi big cite del em font i ins mark q s small span strong sub sup time u".split(" "),
);

/** The words in some nodes; undefined if there is more than words. */
export function plainText(nodes: readonly MarkupNode[]): string | undefined {
  const parts: string[] = [];
  for (const node of nodes) {
    if (node.kind === "text") parts.push(node.text.replace(/\s+/g, " "));
    if (node.kind !== "element") continue;
    // The icon of a button or link; its words say the same.
    if (isTag(node, "svg")) continue;
    if (isTag(node, "br")) {
      parts.push("\n");
      continue;
    }
    const inner = inlineTags.has(node.name) ? plainText(node.children) : undefined;
    if (inner === undefined) return undefined;
    parts.push(inner);
  }
  return parts
    .join("")
    .replace(/ *\n */g, "\n")
    .trim();
}

/** Whether a node is an element with one of these tags. */
export function isTag(node: MarkupNode, ...tags: readonly string[]): boolean {
  return node.kind === "element" && tags.includes(node.name);
}

/** Whether a node is only space. */
export function isBlank(node: MarkupNode): boolean {
  return node.kind === "text" && node.text.trim() === "";
}
