/** Turns the sources of a project into the graph of their pages: which element of which page leads where. */
import type { AttributeEntry } from "../../../language/ast/entries.js";
import { type AstNode, type DocumentNode, walkNodes } from "../../../language/ast/node.js";
import { plainText } from "../../../language/ast/plain-text.js";
import { textOf, type Value } from "../../../language/ast/value.js";
import type { Place } from "../../../language/diagnostics/diagnostic.js";
import { readSourceReference } from "../../../language/syntax/source-reference.js";
import { vocabulary } from "../../../model/components/registry.generated.js";
import type { Component } from "../../../model/define/component.js";
import { Identifiers } from "../../../model/define/identifiers.js";
import { pagesOf } from "../../../model/define/pages-of.js";
import { hasModifier } from "../../../model/define/read-element.js";
import type { PageIndex } from "../../../pages.js";

/** A source whose pages are mapped. */
export interface MappedSource {
  /** As messages show it. */
  path: string;
  /** As the index of pages has it. */
  file: string;
  /** What is drawn of it, with locations. */
  document: DocumentNode;
}

/** A page. */
export interface MappedPage {
  /** Unique in the map: its id, with the path of its source where there are several. */
  key: string;
  id: string;
  title: string;
  path: string;
  /** Where it is written; undefined for elements that stand without a page, and in imported files. */
  place: Place | undefined;
}

/** A way from one page to another. */
export interface MappedLink {
  from: string;
  to: string;
  /** What the element says. */
  label: string;
  /** The attribute that leads there. */
  attribute: string;
  path: string;
  /** From 1; undefined where the element is in another source. */
  line: number | undefined;
}

/** Pages in the order of their sources, and the ways between them in the order of their elements. */
export interface PageGraph {
  pages: readonly MappedPage[];
  links: readonly MappedLink[];
  /** The page where people start; undefined where there is no page. */
  first: MappedPage | undefined;
}

/** What is known of attributes, by name. */
type Entries = ReadonlyMap<string, AttributeEntry>;

/** A reference as an element has it. */
interface Reference {
  attribute: string;
  kind: "navigate" | "opens";
  target: string;
  label: string;
}

/** The graph of all pages; what leads nowhere is left out, for a check reports it. */
export function pageGraph(sources: readonly MappedSource[], index: PageIndex): PageGraph {
  const pages: MappedPage[] = [];
  const keys = new Map<string, string>();
  const found: { key: string; page: AstNode; source: MappedSource; opened: ReadonlySet<string> }[] =
    [];
  for (const source of sources) {
    const { path, file, document } = source;
    const nodes = pagesOf(document, vocabulary);
    const ids = new Identifiers(document, nodes);
    const opened = overlayNames(document);
    for (const page of nodes) {
      const id = ids.own(page)!;
      const key = sources.length > 1 ? `${path}#${id}` : id;
      keys.set(`${file}#${id}`, key);
      pages.push({ key, id, title: page.label ?? "", path, place: placeOf(page) });
      found.push({ key, page, source, opened });
    }
  }
  const links: MappedLink[] = [];
  const seen = new Set<string>();
  for (const { key: from, page, source, opened } of found) {
    eachReference(page, ({ attribute, kind, target, label }, node) => {
      if (kind === "opens" && opened.has(target)) return;
      const other = index.find(target, source.file);
      const to = other && keys.get(`${other.file}#${other.id}`);
      const link = [from, to, label, attribute].join("\0");
      if (to === undefined || to === from || seen.has(link)) return;
      seen.add(link);
      const line = node.loc?.source === undefined ? node.loc?.start.line : undefined;
      links.push({ from, to, label, attribute, path: source.path, line });
    });
  }
  const first = pages.find(({ path }) => /(?:^|[\\/])index\.[^.\\/]+$/.test(path)) ?? pages[0];
  return { pages, links, first };
}

/** The names that `opens` may mean within a source, which come before those of pages. */
function overlayNames(document: DocumentNode): Set<string> {
  const names = new Set<string>();
  walkNodes(document, (node) => {
    const component = vocabulary.componentOfType(node.type);
    if (!component?.targetOf.includes("opens") || component.root) return;
    for (const name of [node.attributes?.id, node.label]) {
      const text = name === undefined ? undefined : textOf(name);
      if (text) names.add(text);
    }
  });
  return names;
}

/** Calls back with each reference to a page in a node and below it. */
function eachReference(page: AstNode, tell: (reference: Reference, node: AstNode) => void): void {
  const visit = (node: AstNode, parent: Component | undefined): void => {
    const component = vocabulary.componentOfType(node.type)?.within(parent);
    if (hasModifier(node, "hidden")) return;
    if (component) {
      tellOf(node.attributes, component.attributes, () => labelOf(node), node);
      const { list } = component;
      const lists = [node.items, ...(list?.twins ?? []).map((twin) => node.attributes?.[twin])];
      if (list?.keys) for (const items of lists) visitItems(items, list.keys, node);
    }
    for (const child of node.children ?? []) visit(child, component);
  };
  const visitItems = (items: unknown, keys: Entries, node: AstNode): void => {
    if (!Array.isArray(items)) return;
    for (const item of items as Value[]) {
      if (typeof item !== "object" || item === null) continue;
      if (Array.isArray(item)) visitItems(item, keys, node);
      else {
        const values = item as Record<string, Value>;
        tellOf(values, keys, () => textOf(values.label ?? "") ?? "", node);
        visitItems(values.items, keys, node);
      }
    }
  };
  const tellOf = (
    values: Readonly<Record<string, Value>> | undefined,
    entries: Entries,
    label: () => string,
    node: AstNode,
  ): void => {
    for (const [attribute, value] of Object.entries(values ?? {})) {
      const entry = entries.get(attribute)?.kind;
      const written = entry?.reference && textOf(value);
      if (!entry?.reference || !written) continue;
      if (entry.reference === "toggles" || entry.reference === "element") continue;
      const isLocal = written.startsWith("#");
      // An address names a page only by its fragment, or by a source.
      if (entry.kind === "url" && !isLocal && readSourceReference(written) === undefined) continue;
      const target = isLocal ? written.slice(1) : written;
      tell({ attribute, kind: entry.reference, target, label: plainText(label()) }, node);
    }
  };
  visit(page, undefined);
}

/** What an element says: its label, else its name, else the first words in it. */
function labelOf(node: AstNode): string {
  const own = node.label || textOf(node.attributes?.["aria-label"] ?? "");
  if (own) return own;
  for (const child of node.children ?? []) {
    const label = labelOf(child);
    if (label !== "") return label;
  }
  return "";
}

/** Of what a source of its own writes. */
function placeOf({ loc }: AstNode): Place | undefined {
  if (loc === undefined || loc.source !== undefined) return undefined;
  return { from: loc.start.offset, to: loc.start.offset + "page".length };
}
