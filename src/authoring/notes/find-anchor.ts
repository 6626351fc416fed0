/** Finds the element of a note in a changed source: by id, then by place and text. */
import type { NotedElement } from "./list-elements.js";
import type { Anchor } from "./note.js";
import { sharedSteps } from "./shared-steps.js";

/**
 * Maximum number of characters of paths compared for all anchors: more than thousands of notes need whose elements have
 * moved. Beyond it, only elements with the same id or at the same place are found.
 */
const mostCompared = 20_000_000;

/** What looking at an element costs besides. */
const costOfElement = 8;

/** The elements of a document, indexed to find many notes. */
export class AnchorFinder {
  readonly #byId = new Map<string, NotedElement>();
  readonly #byPath = new Map<string, NotedElement>();
  readonly #byWords = new Map<string, NotedElement[]>();
  readonly #byContainer = new Map<string, NotedElement[]>();
  /** What was found for anchors whose elements have changed. */
  readonly #changed = new Map<string, NotedElement | undefined>();
  #left = mostCompared;

  /** @param elements the result of `listElements` */
  constructor(elements: readonly NotedElement[]) {
    for (const element of elements) {
      const { id, path, words } = element.anchor;
      // Only the first one counts: a repeat copies an element many times.
      if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element);
      if (!this.#byPath.has(path)) this.#byPath.set(path, element);
      const container = containerOf(path);
      const siblings = this.#byContainer.get(container);
      if (siblings) siblings.push(element);
      else this.#byContainer.set(container, [element]);
      if (words === "") continue;
      const same = this.#byWords.get(words);
      if (same) same.push(element);
      else this.#byWords.set(words, [element]);
    }
  }

  /** The element; undefined if it is lost. */
  find(anchor: Anchor): NotedElement | undefined {
    return this.#withId(anchor) ?? this.#unchanged(anchor) ?? this.#changedOne(anchor);
  }

  /** Finds an element that has changed; notes with equal anchors share a search. */
  #changedOne(anchor: Anchor): NotedElement | undefined {
    const { path, component, words, beside, page } = anchor;
    const key = JSON.stringify([path, component, words, beside, page]);
    if (this.#changed.has(key)) return this.#changed.get(key);
    const found = this.#moved(anchor) ?? this.#reworded(anchor) ?? this.#replaced(anchor);
    // A search that was not finished could have found another one.
    const sure = this.#left < 0 ? undefined : found;
    this.#changed.set(key, sure);
    return sure;
  }

  /** Whether an element may still be looked at, and as many characters compared. */
  #mayCompare(characters: number): boolean {
    this.#left -= costOfElement + characters;
    return this.#left >= 0;
  }

  /** Finds by id; among the copies made by a repeat, chooses the one at the same place. */
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

  /** Finds the same component with the same text, at the most similar place. */
  #moved({ path, component, words, page }: Anchor): NotedElement | undefined {
    const same = this.#byWords.get(words) ?? [];
    let best: NotedElement | undefined;
    let bestScore = -1;
    for (const candidate of same) {
      const { anchor } = candidate;
      if (!this.#mayCompare(Math.min(anchor.path.length, path.length))) break;
      if (anchor.component !== component) continue;
      const onPage = anchor.page === page ? 1000 : 0;
      const score = onPage + sharedSteps(anchor.path, path);
      if (score > bestScore) [best, bestScore] = [candidate, score];
    }
    return best;
  }

  /** Finds the element at the same place with another text, unless it is a neighbor that has moved there. */
  #reworded({ path, component, words, beside = ["", ""] }: Anchor): NotedElement | undefined {
    const here = this.#byPath.get(path);
    if (!here || here.anchor.component !== component) return undefined;
    const now = here.anchor;
    // An element with neither an id nor a text can only be recognized by its place.
    if (words === "" && now.words === "") return here;
    if (now.words !== "" && beside.includes(now.words)) return undefined;
    const [before, after] = now.beside ?? ["", ""];
    const [oldBefore, oldAfter] = beside;
    // A changed element keeps at least one neighbor, or its container if it was alone there.
    const isAlone = oldBefore === "" && oldAfter === "";
    if (before === oldBefore && after === oldAfter) return here;
    if (!isAlone && before !== oldBefore && after !== oldAfter) return undefined;
    return this.#isDoubtful(here, beside) ? undefined : here;
  }

  /**
   * Whether another element has as good a claim to the place of a changed one: a sibling of the same component, as new
   * as that, at its other end. A lost note says so, and a note on the wrong element does not.
   */
  #isDoubtful(here: NotedElement, beside: readonly [string, string]): boolean {
    const { path, component } = here.anchor;
    const siblings = this.#byContainer.get(containerOf(path)) ?? [];
    return siblings.some((other) => {
      if (!this.#mayCompare(0)) return true;
      const { component: kind, words, beside: around } = other.anchor;
      const [before, after] = around ?? ["", ""];
      const isCandidate = before === beside[0] || after === beside[1];
      return other !== here && isCandidate && kind === component && !beside.includes(words);
    });
  }

  /** Finds another component with the same text in the same container, but not an ancestor that repeats the text. */
  #replaced({ path, words }: Anchor): NotedElement | undefined {
    const container = containerOf(path);
    let only: NotedElement | undefined;
    for (const candidate of this.#byWords.get(words) ?? []) {
      if (!this.#mayCompare(container.length)) break;
      if (containerOf(candidate.anchor.path) !== container) continue;
      if (only) return undefined;
      only = candidate;
    }
    return only;
  }
}

/** The path of an element's container. */
function containerOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
