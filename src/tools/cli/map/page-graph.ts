/** Builds the graph of the pages of a project: which element of which page links to which page. */
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

/** A source to map. */
export interface MappedSource {
  /** The path that messages show. */
  path: string;
  /** The path in the index of pages. */
  file: string;
  /** Its document as drawn, with locations. */
  document: DocumentNode;
}

/** A page. */
export interface MappedPage {
  /** Unique in the map: the id, preceded by the path of its source if there are several. */
  key: string;
  id: string;
  title: string;
  path: string;
  /** Its place; undefined for elements outside of pages, and in imported files. */
  place: Place | undefined;
}

/** A link from one page to another. */
export interface MappedLink {
  from: string;
  to: string;
  /** The label of the element. */
  label: string;
  /** The attribute with the reference. */
  attribute: string;
  path: string;
  /** Starts at 1; undefined if the element is in another source. */
  line: number | undefined;
}

/** Pages in the order of their sources, and links in the order of their elements. */
export interface PageGraph {
  pages: readonly MappedPage[];
  links: readonly MappedLink[];
  /** The page to start with; undefined if there are no pages. */
  first: MappedPage | undefined;
}

/** Attributes by name. */
type Entries = ReadonlyMap<string, AttributeEntry>;

/** A reference to a page. */
interface Reference {
  attribute: string;
  kind: "navigate" | "opens";
  target: string;
  label: string;
}

/** Builds the graph of all pages. Dead references are skipped, since checks report them. */
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

/** Things by a key, in their order; looking through all of them for each key would take very long. */
export function byKey<Each>(all: readonly Each[], keyOf: (each: Each) => string) {
  const groups = new Map<string, Each[]>();
  for (const each of all) {
    const known = groups.get(keyOf(each));
    if (known) known.push(each);
    else groups.set(keyOf(each), [each]);
  }
  return groups as ReadonlyMap<string, readonly Each[]>;
}

/** The targets of `opens` within a source, which take precedence over pages. */
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

/** Calls `tell` for each reference to a page in a node and its descendants. */
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
      // A URL refers to a page only as a fragment or as a path to a source.
      if (entry.kind === "url" && !isLocal && readSourceReference(written) === undefined) continue;
      const target = isLocal ? written.slice(1) : written;
      tell({ attribute, kind: entry.reference, target, label: plainText(label()) }, node);
    }
  };
  visit(page, undefined);
}

/** A name for an element: its label, else its id, else the first text in it. */
function labelOf(node: AstNode): string {
  const own = node.label || textOf(node.attributes?.["aria-label"] ?? "");
  if (own) return own;
  for (const child of node.children ?? []) {
    const label = labelOf(child);
    if (label !== "") return label;
  }
  return "";
}

/** The place of a node, unless it is in an imported file. */
function placeOf({ loc }: AstNode): Place | undefined {
  if (loc === undefined || loc.source !== undefined) return undefined;
  return { from: loc.start.offset, to: loc.start.offset + "page".length };
}
