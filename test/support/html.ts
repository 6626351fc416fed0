/** Parses HTML with a real parser, like a browser, into a flat list of elements. */
import { type DefaultTreeAdapterMap, parse } from "parse5";

/** An element with its attributes and the text directly in it. */
export interface HtmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

type Node = DefaultTreeAdapterMap["node"];

/** All elements of a document in document order, including those in templates. */
export function readHtml(html: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  const visit = (node: Node): void => {
    if ("tagName" in node) {
      found.push({
        name: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        text: node.childNodes.map((child) => ("value" in child ? child.value : "")).join(""),
      });
    }
    if ("content" in node) visit(node.content);
    if ("childNodes" in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html));
  return found;
}
