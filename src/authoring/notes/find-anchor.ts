/** Finds the element that a note is pinned to in a source that has changed: by id, then by place and words. */
import type { NotedElement } from "./list-elements.js";
import type { Anchor } from "./note.js";

/** The elements of a document, so that many notes are found in it at once. */
export class AnchorFinder {
  readonly #byId = new Map<string, NotedElement>();
  readonly #byPath = new Map<string, NotedElement>();
  readonly #byWords = new Map<string, NotedElement[]>();

  /** @param elements as `listElements` gives them */
  constructor(elements: readonly NotedElement[]) {
    for (const element of elements) {
      const { id, path, words } = element.anchor;
      // The first of several counts: a repeat writes an element out many times.
      if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element);
      if (!this.#byPath.has(path)) this.#byPath.set(path, element);
      if (words === "") continue;
      const same = this.#byWords.get(words);
      if (same) same.push(element);
      else this.#byWords.set(words, [element]);
    }
  }

  /** The element; undefined where it is lost. */
  find(anchor: Anchor): NotedElement | undefined {
    return (
      this.#withId(anchor) ??
      this.#unchanged(anchor) ??
      this.#moved(anchor) ??
      this.#reworded(anchor) ??
      this.#replaced(anchor)
    );
  }

  /** Ids are there to be found by; of those that a repeat writes several times, the one at the same place. */
  #withId({ id, path, component }: Anchor): NotedElement | undefined {
    if (id === undefined) return undefined;
    const here = this.#byPath.get(path);
    if (here?.anchor.id === id && here.anchor.component === component) return here;
    return this.#byId.get(id);
  }

  #unchanged({ path, component, words }: Anchor): NotedElement | undefined {
    const here = this.#byPath.get(path)?.anchor;
    const isSame = here?.component === component && here.words === words;
    return isSame ? this.#byPath.get(path) : undefined;
  }

  /** The same component with the same words elsewhere, at the place that is most alike. */
  #moved({ path, component, words, page }: Anchor): NotedElement | undefined {
    const same = this.#byWords.get(words) ?? [];
    let best: NotedElement | undefined;
    let bestScore = -1;
    for (const candidate of same) {
      if (candidate.anchor.component !== component) continue;
      const onPage = candidate.anchor.page === page ? 1000 : 0;
      const score = onPage + sharedSteps(candidate.anchor.path, path);
      if (score > bestScore) [best, bestScore] = [candidate, score];
    }
    return best;
  }

  /** Other words at the same place, unless it is a neighbor that has moved up there. */
  #reworded({ path, component, words, beside = ["", ""] }: Anchor): NotedElement | undefined {
    const here = this.#byPath.get(path);
    if (!here || here.anchor.component !== component) return undefined;
    const now = here.anchor;
    // What has neither an id nor words of its own is only known by where it is.
    if (words === "" && now.words === "") return here;
    if (now.words !== "" && beside.includes(now.words)) return undefined;
    const [before, after] = now.beside ?? ["", ""];
    const [oldBefore, oldAfter] = beside;
    // An element that was replaced keeps at least one neighbor, or its container, which had nothing else.
    const isAlone = oldBefore === "" && oldAfter === "";
    return isAlone || before === oldBefore || after === oldAfter ? here : undefined;
  }

  /** Another component with the same words in the same container; what contains it may have its words too. */
  #replaced({ path, words }: Anchor): NotedElement | undefined {
    const container = containerOf(path);
    const same = (this.#byWords.get(words) ?? []).filter(
      ({ anchor }) => containerOf(anchor.path) === container,
    );
    return same.length === 1 ? same[0] : undefined;
  }
}

/** The path of what an element is in. */
function containerOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** How many steps two paths share at their beginning and at their end. */
function sharedSteps(a: string, b: string): number {
  if (a === b) return 500;
  const [first, second] = [a.split("/"), b.split("/")];
  const most = Math.min(first.length, second.length);
  let start = 0;
  while (start < most && first[start] === second[start]) start++;
  let end = 0;
  while (end < most - start && first.at(-1 - end) === second.at(-1 - end)) end++;
  return start * 2 + end;
}
