/** Resolves what the wireframes of a run need from other files: addresses of pages, and imports. */
import { dirname, relative, resolve } from "node:path";
import type { ThemeChoice } from "../../../base/theme/theme.js";
import { presetIdPrefix } from "../../../drawing/html/preset-id-prefix.js";
import { pageNames } from "../../../drawing/lower/choose-pages.js";
import type { PageAddress } from "../../../drawing/lower/lower-document.js";
import type { AstNode, DocumentNode } from "../../../language/ast/node.js";
import type { OtherPages } from "../../../language/check/other-pages.js";
import { type FormatName, formats } from "../../../output/formats/format-list.js";
import type { PageIndex } from "../../../pages.js";
import type { SourceImports } from "../../../source-pages.js";
import { CallPages } from "../../../workspace/files/call-pages.js";
import { Imports } from "../../../workspace/files/imports.js";
import { pageIndexOf } from "../../../workspace/files/page-index-of.js";
import { withSlashes } from "../../../workspace/files/with-slashes.js";
import { type PlannedFile, targetOf } from "../pictures/plan-pictures.js";
import type { Imported } from "./tell-diagnostics.js";

/** Links between the pictures of a run. */
export class PageLinks {
  readonly #planned: readonly PlannedFile[];
  readonly #cwd: string;
  #imports: Imports;
  #said = new Set<string>();
  readonly #paths: readonly string[];
  #index: PageIndex | undefined;
  #callPages: CallPages;
  /** The planned files by their absolute path, with slashes. */
  #byPath: ReadonlyMap<string, PlannedFile> | undefined;
  /** The names of the pages of each document. */
  readonly #names = new WeakMap<DocumentNode, ReadonlyMap<AstNode, string>>();

  /**
   * @param planned all files of the run
   * @param paths the operands that named them
   */
  constructor(planned: readonly PlannedFile[], paths: readonly string[], cwd: string) {
    this.#planned = planned;
    this.#paths = paths;
    this.#cwd = cwd;
    this.#imports = new Imports(cwd);
    this.#callPages = this.#openPages();
  }

  /** What a wireframe can import, and the pages that it can link to. */
  seenFrom(planned: PlannedFile): SourceImports & { others: OtherPages } {
    const absolute = this.#absoluteOf(planned);
    this.#imports.trim();
    return {
      ...this.#imports.of(absolute),
      others: this.#callPages.seenFrom(absolute, planned.maxFileSize),
    };
  }

  /** Projects that were too large to search completely for pages. */
  get unsearched(): readonly string[] {
    return this.#callPages.unsearched;
  }

  /** Forgets the contents of imported files, and the diagnostics already reported for them. */
  readAgain(): void {
    this.#imports = new Imports(this.#cwd);
    this.#callPages = this.#openPages();
    this.#index = undefined;
    this.#said = new Set();
  }

  #absoluteOf({ file: { absolute } }: PlannedFile): string {
    return absolute ?? resolve(this.#cwd, "stdin");
  }

  #openPages(): CallPages {
    const files = this.#planned.map(({ file }) => file);
    return new CallPages({ files, paths: this.#paths }, this.#imports);
  }

  /** The files imported so far. */
  get imported(): Imported {
    return { texts: this.#imports.texts, said: this.#said };
  }

  get #pages(): PageIndex {
    if (this.#index) return this.#index;
    const most = new Map(
      this.#planned.map(({ file, maxFileSize }) => [file.absolute, maxFileSize]),
    );
    this.#index = pageIndexOf(
      this.#planned.map(({ file }) => file),
      this.#imports,
      (absolute) => most.get(absolute),
    );
    return this.#index;
  }

  /** The addresses of pages, as linked from a picture at a path in the same format and theme. */
  from(
    { file }: PlannedFile,
    { format, theme }: { format: FormatName; theme: ThemeChoice },
    target: string | undefined,
  ): PageAddress | undefined {
    const { absolute } = file;
    if (absolute === undefined || target === undefined) return undefined;
    return (reference) => {
      const found = this.#pages.find(reference, withSlashes(absolute));
      const planned = found && this.#plannedAt(found.file);
      if (!found || !planned) return undefined;
      const picture = planned.pictures.find(
        (each) => each.format === format && each.theme === theme,
      );
      const { document, node, id } = found;
      const { split, idPrefix } = planned.options;
      const name = split ? this.#nameOf(node, document) : undefined;
      const path = picture && targetOf(picture, name);
      if (path === undefined) return undefined;
      const own = dirname(resolve(this.#cwd, target));
      const steps = withSlashes(relative(own, resolve(this.#cwd, path))).split("/");
      const address = steps.map(encodeURIComponent).join("/");
      // Ids inside another fragment cannot be predicted without a fixed prefix.
      if (formats[format].isPart && idPrefix === undefined) return address;
      return `${address}#${idPrefix ?? presetIdPrefix}-${encodeURIComponent(id)}`;
    };
  }

  #plannedAt(path: string): PlannedFile | undefined {
    this.#byPath ??= new Map(
      this.#planned
        .filter(({ file }) => file.absolute !== undefined)
        .toReversed()
        .map((each) => [withSlashes(each.file.absolute!), each]),
    );
    return this.#byPath.get(path);
  }

  /** The name of a page's file; those of a document are made once, since thousands of links may lead to it. */
  #nameOf(page: AstNode, document: DocumentNode): string | undefined {
    let names = this.#names.get(document);
    if (!names) {
      const all = pageNames(document);
      names = new Map(document.children.map((each, at) => [each, all[at]!]));
      this.#names.set(document, names);
    }
    return names.get(page);
  }
}
