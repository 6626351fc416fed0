/** Finds pages that the sources of a project reference in each other. */
import type { AstNode, DocumentNode } from "./language/ast/node.js";
import type { OtherPages } from "./language/check/other-pages.js";
import { readSourceReference } from "./language/syntax/source-reference.js";
import { PagesBySource, type SourceImports, type SourcePages } from "./source-pages.js";

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

/** The pages of all sources of a project; sources are read when a reference to another file is first resolved. */
export class PageIndex {
  readonly #files: readonly string[];
  readonly #known: ReadonlySet<string>;
  /** What answers whether a page exists, and what gives the ids of boards as they are drawn. */
  readonly #heads: PagesBySource;
  readonly #drawn: PagesBySource;

  /**
   * @param files absolute paths of the sources, with slashes
   * @param read returns the text of one of them; undefined if it cannot be read
   * @param importsOf returns what one of them needs in order to import files
   * @param heads a cache of the names of pages, shared with indexes of overlapping sources
   */
  constructor(
    files: readonly string[],
    read: (file: string) => string | undefined,
    importsOf: (file: string) => SourceImports = () => ({}),
    heads?: Map<string, SourcePages | undefined>,
  ) {
    this.#files = files;
    this.#known = new Set(files);
    const reading = { files, read, importsOf };
    this.#heads = new PagesBySource(reading, true, heads);
    this.#drawn = new PagesBySource(reading, false);
  }

  /** Forgets a source, so that it is read again when it is next needed. */
  forget(file: string): void {
    this.#heads.forget(file);
    this.#drawn.forget(file);
  }

  /** The pages that one of the sources can reference. */
  seenFrom(file: string): OtherPages {
    return {
      has: (reference) => {
        const written = readSourceReference(reference);
        if (written && !this.#known.has(resolvePath(file, written.file))) return undefined;
        // Who asks knows its own pages, and reading them again would double the time of an edit.
        return this.#find(reference, file, this.#heads, false) !== undefined;
      },
      names: (other) => this.#namesFrom(file, other),
    };
  }

  /** The page that a reference in a source names; undefined if there is none. */
  find(reference: string, from: string): FoundPage | undefined {
    return this.#find(reference, from, this.#drawn, true);
  }

  #find(
    reference: string,
    from: string,
    among: PagesBySource,
    takesOwn: boolean,
  ): FoundPage | undefined {
    const written = readSourceReference(reference);
    if (written) {
      const file = resolvePath(from, written.file);
      return this.#known.has(file) ? pageIn(file, written.page, among) : undefined;
    }
    const own = takesOwn && this.#known.has(from) ? pageIn(from, reference, among) : undefined;
    if (own) return own;
    // Then come the pages of other sources in order, then the source of that name.
    const other = among.names.fileWith([reference, reference.replace(/^#/, "")], from);
    if (other !== undefined) return pageIn(other, reference, among);
    const named = among.names.fileOfStem(reference);
    return named === undefined ? undefined : pageIn(named, undefined, among);
  }

  /** Whether one of the sources has a page with this id or title. */
  hasPage(file: string, page: string): boolean {
    return pageIn(file, page, this.#heads) !== undefined;
  }

  #namesFrom(from: string, written: string | undefined): string[] {
    const all = this.#files.filter((file) => file !== from);
    const files = written === undefined ? all : [resolvePath(from, written)];
    return files.flatMap((file) =>
      (this.#heads.of(file)?.pages ?? []).flatMap((page) => {
        const name = writtenId(page) ?? page.label;
        if (!name) return [];
        return written === undefined ? [name] : [`${written}#${name}`];
      }),
    );
  }
}

function pageIn(
  file: string,
  reference: string | undefined,
  among: PagesBySource,
): FoundPage | undefined {
  const source = among.of(file);
  if (!source) return undefined;
  const { document, ids, pages, named } = source;
  const node =
    reference === undefined
      ? pages[0]
      : (named.get(reference) ?? named.get(reference.replace(/^#/, "")));
  return node && { file, node, document, id: ids.get(node)! };
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
