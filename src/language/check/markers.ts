/** Matches the numbers of markers with those of the annotations on the same page. */
import type { Element } from "../ast/element.js";
import type { CheckContext } from "./context.js";

/** The numbered elements of one page, by number. */
interface Board {
  markers: Map<number, Element>;
  annotations: Map<number, Element>;
}

/** Collects numbered elements page by page; consecutive elements outside of pages count as one page. */
export class MarkerMatcher {
  readonly #cx: CheckContext;
  #board: Board = { markers: new Map(), annotations: new Map() };
  #inRun = false;

  constructor(cx: CheckContext) {
    this.#cx = cx;
  }

  /** Visits the next element of the source; reports a number that its page already has. */
  visit(element: Element): void {
    if (!element.parent) this.#enter(element);
    const role = element.component?.countsAs;
    const number = element.number?.value;
    if (!role || typeof number !== "number") return;
    const seen = role === "marker" ? this.#board.markers : this.#board.annotations;
    const first = seen.get(number);
    if (first) this.#reportTwice(element, first, number);
    else seen.set(number, element);
  }

  /** Ends the last page. */
  finish(): void {
    const { markers, annotations } = this.#board;
    this.#board = { markers: new Map(), annotations: new Map() };
    if (annotations.size === 0) return;
    if (!this.#cx.nestingTrusted) return;
    const explained = [...annotations.keys()].map(String);
    for (const [number, { word, number: literal }] of markers) {
      if (annotations.has(number)) continue;
      const data = { word, number, explained };
      this.#cx.collector.add("marker-unmatched", "unexplained", data, literal!);
    }
  }

  #enter(element: Element): void {
    const isRoot = element.component?.root === true;
    if (isRoot || !this.#inRun) this.finish();
    this.#inRun = !isRoot;
  }

  #reportTwice({ word, number: literal }: Element, first: Element, number: number): void {
    if (!this.#cx.nestingTrusted) return;
    const related = first.number!;
    this.#cx.collector.add("marker-unmatched", "repeated", { word, number }, literal!, { related });
  }
}
