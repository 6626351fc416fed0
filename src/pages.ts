/** Finds pages that the sources of a project reference in each other. */
import { type AnalyzeOptions, analyze } from "./analyze.js";
import type { AstNode, DocumentNode } from "./language/ast/node.js";
import type { OtherPages } from "./language/check/other-pages.js";
import { readSourceReference } from "./language/syntax/source-reference.js";
import { vocabulary } from "./model/components/registry.generated.js";
import { Identifiers } from "./model/define/identifiers.js";
import { PageNames } from "./model/define/page-names.js";
import { pagesOf } from "./model/define/pages-of.js";

/** A page that was found in a source. */
export interface FoundPage {
  /** Path of its source. */
  file: string;
  /** Its node, and the document that contains it, both without what is in the pages. */
  node: AstNode;
  document: DocumentNode;
  /** The id of its board. */
  id: string;
}

/** The pages of a source, without what is in them: that of all sources can be more than fits into memory. */
export interface SourcePages {
  document: DocumentNode;
  pages: readonly AstNode[];
  /** The ids of their boards. */
  ids: ReadonlyMap<AstNode, string>;
  /** The pages by what references may call them. */
  named: ReadonlyMap<string, AstNode>;
}

/** What a source needs in order to import files. */
export type SourceImports = Pick<AnalyzeOptions, "load" | "units" | "file">;

/** The pages of all sources of a project; sources are read when a reference to another file is first resolved. */
export class PageIndex {
  readonly #files: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #names: PageNames;
  readonly #read: (file: string) => string | undefined;
  readonly #importsOf: (file: string) => SourceImports;
  readonly #sources: Map<string, SourcePages | undefined>;

  /**
   * @param files absolute paths of the sources, with slashes
   * @param read returns the text of one of them; undefined if it cannot be read
   * @param importsOf returns what one of them needs in order to import files
   * @param sources a cache of pages, shared with indexes of overlapping sources
   */
  constructor(
    files: readonly string[],
    read: (file: string) => string | undefined,
    importsOf: (file: string) => SourceImports = () => ({}),
    sources = new Map<string, SourcePages | undefined>(),
  ) {
    this.#sources = sources;
    this.#files = files;
    this.#known = new Set(files);
    this.#read = read;
    this.#importsOf = importsOf;
    this.#names = new PageNames(files, (file) => this.#sourceOf(file)?.named.keys());
  }

  /** Forgets a source, so that it is read again when it is next needed. */
  forget(file: string): void {
    this.#sources.delete(file);
    this.#names.clear();
  }

  /** The pages that one of the sources can reference. */
  seenFrom(file: string): OtherPages {
    return {
      has: (reference) => {
        const written = readSourceReference(reference);
        if (written && !this.#known.has(resolvePath(file, written.file))) return undefined;
        // Who asks knows its own pages, and reading them again would double the time of an edit.
        return this.#find(reference, file, false) !== undefined;
      },
      names: (other) => this.#namesFrom(file, other),
    };
  }

  /** The page that a reference in a source names; undefined if there is none. */
  find(reference: string, from: string): FoundPage | undefined {
    return this.#find(reference, from, true);
  }

  #find(reference: string, from: string, takesOwn: boolean): FoundPage | undefined {
    const written = readSourceReference(reference);
    if (written) {
      const file = resolvePath(from, written.file);
      return this.#known.has(file) ? this.#pageIn(file, written.page) : undefined;
    }
    const own = takesOwn && this.#known.has(from) ? this.#pageIn(from, reference) : undefined;
    if (own) return own;
    // Then come the pages of other sources in order, then the source of that name.
    const other = this.#names.fileWith([reference, reference.replace(/^#/, "")], from);
    if (other !== undefined) return this.#pageIn(other, reference);
    const named = this.#names.fileOfStem(reference);
    return named === undefined ? undefined : this.#pageIn(named, undefined);
  }

  /** Whether one of the sources has a page with this id or title. */
  hasPage(file: string, page: string): boolean {
    return this.#pageIn(file, page) !== undefined;
  }

  #pageIn(file: string, reference: string | undefined): FoundPage | undefined {
    const source = this.#sourceOf(file);
    if (!source) return undefined;
    const { document, ids, pages, named } = source;
    const node =
      reference === undefined
        ? pages[0]
        : (named.get(reference) ?? named.get(reference.replace(/^#/, "")));
    return node && { file, node, document, id: ids.get(node)! };
  }

  #namesFrom(from: string, written: string | undefined): string[] {
    const all = this.#files.filter((file) => file !== from);
    const files = written === undefined ? all : [resolvePath(from, written)];
    return files.flatMap((file) =>
      (this.#sourceOf(file)?.pages ?? []).flatMap((page) => {
        const name = writtenId(page) ?? page.label;
        if (!name) return [];
        return written === undefined ? [name] : [`${written}#${name}`];
      }),
    );
  }

  #sourceOf(file: string): SourcePages | undefined {
    if (this.#sources.has(file)) return this.#sources.get(file);
    const text = this.#read(file);
    const source = text === undefined ? undefined : readPages(text, this.#importsOf(file));
    this.#sources.set(file, source);
    return source;
  }
}

function readPages(text: string, imports: SourceImports): SourcePages {
  const { ast } = analyze(text, imports);
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

function writtenId({ attributes }: AstNode): string | undefined {
  const id = attributes?.id;
  return id === undefined ? undefined : String(id);
}

/** Resolves a path in a source to an absolute path. */
function resolvePath(from: string, path: string): string {
  const steps = path.startsWith("/") ? [] : from.split("/").slice(0, -1);
  for (const step of path.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && (step !== "" || steps.length === 0)) steps.push(step);
  }
  return steps.join("/");
}
