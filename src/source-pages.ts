/** Reads the pages of sources: their names alone, or with the ids of their boards. */
import { type AnalyzeOptions, analyze } from "./analyze.js";
import type { AstNode, DocumentNode } from "./language/ast/node.js";
import { vocabulary } from "./model/components/registry.generated.js";
import { Identifiers } from "./model/define/identifiers.js";
import { PageNames } from "./model/define/page-names.js";
import { pagesOf } from "./model/define/pages-of.js";

/** The pages of a source, without what is in them: that of all sources can be more than fits into memory. */
export interface SourcePages {
  document: DocumentNode;
  pages: readonly AstNode[];
  /** The ids of their boards; right only if the source was read as a whole. */
  ids: ReadonlyMap<AstNode, string>;
  /** The pages by what references may call them. */
  named: ReadonlyMap<string, AstNode>;
}

/** What a source needs in order to import files. */
export type SourceImports = Pick<AnalyzeOptions, "load" | "units" | "file">;

/** How the sources of a project are read. */
export interface ReadSources {
  /** Absolute paths of the sources, with slashes. */
  readonly files: readonly string[];
  /** Returns the text of one of them; undefined if it cannot be read. */
  readonly read: (file: string) => string | undefined;
  /** Returns what one of them needs in order to import files. */
  readonly importsOf: (file: string) => SourceImports;
}

/** The pages of all sources of a project; each source is read when it is first needed. */
export class PagesBySource {
  readonly #sources: Map<string, SourcePages | undefined>;
  readonly #reading: ReadSources;
  readonly #headsOnly: boolean;
  /** Finds the source of a name. */
  readonly names: PageNames;

  /**
   * @param headsOnly whether only the names of pages are needed, which takes a fraction of the time
   * @param sources a cache of pages, shared with those of overlapping sources
   */
  constructor(
    reading: ReadSources,
    headsOnly: boolean,
    sources = new Map<string, SourcePages | undefined>(),
  ) {
    this.#reading = reading;
    this.#headsOnly = headsOnly;
    this.#sources = sources;
    this.names = new PageNames(reading.files, (file) => this.of(file)?.named.keys());
  }

  /** Forgets a source, so that it is read again when it is next needed. */
  forget(file: string): void {
    this.#sources.delete(file);
    this.names.clear();
  }

  /** The pages of a source; undefined if it cannot be read. */
  of(file: string): SourcePages | undefined {
    if (this.#sources.has(file)) return this.#sources.get(file);
    const { read, importsOf } = this.#reading;
    const text = read(file);
    const source = text === undefined ? undefined : this.#pagesIn(text, importsOf(file));
    this.#sources.set(file, source);
    return source;
  }

  #pagesIn(text: string, imports: SourceImports): SourcePages {
    const { ast } = analyze(text, { ...imports, headsOnly: this.#headsOnly });
    const written = pagesOf(ast, vocabulary);
    const identifiers = new Identifiers(ast, written);
    const children = ast.children.map(withoutContent);
    const copies = new Map(ast.children.map((node, at) => [node, children[at]!]));
    const copyOf = (node: AstNode): AstNode => copies.get(node) ?? withoutContent(node);
    const pages = written.map(copyOf);
    const ids = new Map(pages.map((page, at) => [page, identifiers.own(written[at]!)!]));
    const byId = new Map(pages.map((page) => [ids.get(page), page]));
    const named = new Map<string, AstNode>();
    for (const name of identifiers.pageNames()) {
      const page = byId.get(identifiers.page(name));
      if (page) named.set(detached(name), page);
    }
    return { document: { type: ast.type, children }, pages, ids, named };
  }
}

/** A node with its name only. */
function withoutContent({ type, label, attributes }: AstNode): AstNode {
  const id = attributes?.id;
  return detached({
    type,
    ...(label !== undefined && { label }),
    ...(id !== undefined && { attributes: { id } }),
  });
}

/** A copy that does not keep the source in memory, as parts of a string do. */
function detached<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
