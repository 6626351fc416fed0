/** Names the pictures of a Markdown file after their fence, its pages, or its number. */
import { pageNames } from "../../drawing/lower/choose-pages.js";
import type { DocumentNode } from "../../language/ast/node.js";
import { slug } from "../../model/define/identifiers.js";

/** The parts of a fence that name it. */
export interface NamedFence {
  /** The text after the tag. */
  info: string;
  ast: DocumentNode;
}

/** The sources of names; names from earlier ones get no number. */
const sources = ["written", "page", "number"] as const;

interface Wish {
  source: (typeof sources)[number];
  names: string[];
}

/**
 * The file names of each fence's pictures: one, or one for each page. All are different: the second `login` becomes
 * `login-2`.
 */
export function nameFences(fences: readonly NamedFence[], isSplit: boolean): string[][] {
  const wishes = fences.map((fence) => wishOf(fence, isSplit));
  const given: string[][] = wishes.map(() => []);
  const names = new Names();
  let number = 0;
  for (const wanted of sources) {
    for (const [at, { source, names: wished }] of wishes.entries()) {
      if (source !== wanted) continue;
      given[at] = wished.map((name) => names.claim(name || String(++number)));
    }
  }
  return given;
}

function wishOf({ info, ast }: NamedFence, isSplit: boolean): Wish {
  const written = fileName(writtenName(info));
  const source = written === "" ? "page" : "written";
  if (isSplit) {
    const pages = pageNames(ast).map(fileName);
    return { source, names: pages.map((page) => (written === "" ? page : `${written}-${page}`)) };
  }
  const name = written || fileName(titleOf(ast));
  return { source: name === "" ? "number" : source, names: [name] };
}

/**
 * The first word after the tag, or an id after a class, unless it is an attribute of another tool, as in `{1,3}` or
 * `x=1`.
 */
function writtenName(info: string): string {
  const [, word = ""] = /^\}?[ \t]+#?(?!\.\w)([^\s={}"'#][^\s={}"']*)(?=[\s}]|$)/.exec(info) ?? [];
  return word.replace(/\.(?:wf|wireframe)$/i, "");
}

/** The id of the first page, or else its title. */
function titleOf({ children: [page] }: DocumentNode): string {
  const id = page?.attributes?.id;
  return typeof id === "string" || typeof id === "number" ? String(id) : (page?.label ?? "");
}

/** Letters, digits and hyphens; a long slug is truncated, which must not split a character. */
function fileName(text: string): string {
  return slug(text).replace(/[\p{Surrogate}-]+$/u, "");
}

class Names {
  readonly #taken = new Set<string>();
  /** The last number used for each name, so that equal ones need no search. */
  readonly #counts = new Map<string, number>();

  claim(stem: string): string {
    let count = this.#counts.get(stem) ?? 1;
    let name = count === 1 ? stem : `${stem}-${count}`;
    while (this.#taken.has(name)) name = `${stem}-${++count}`;
    this.#counts.set(stem, count);
    this.#taken.add(name);
    return name;
  }
}
