/** Caches CSS classes by style, so that identical boxes share one rule. */
import type { ThemeChoice } from "../../base/theme/theme.js";
import type { Box } from "../../model/box/box.js";
import type { Placing } from "./layout-css.js";

/** A box that was written, with everything that its declarations depend on, and its class. */
export interface CachedClass {
  readonly box: Box;
  readonly placing: Placing;
  readonly theme: ThemeChoice;
  readonly isReversed: boolean;
  readonly className: string | undefined;
}

/** Maximum number of cached classes for a kind of box; documents need few, and more would take longer to search. */
const mostClasses = 12;

/** The cache of one document. */
export class ClassCache {
  readonly #byKind = new Map<Box["kind"], CachedClass[]>();
  #next = 0;

  /**
   * The cached class of a box like this, if there is one.
   * @param isReversed whether its text runs from right to left
   */
  find(
    box: Box,
    placing: Placing,
    theme: ThemeChoice,
    isReversed: boolean,
  ): CachedClass | undefined {
    for (const cached of this.#byKind.get(box.kind) ?? none) {
      if (cached.theme !== theme || cached.isReversed !== isReversed) continue;
      if (sameValues(cached.placing, placing) && sameDeclarations(cached.box, box)) return cached;
    }
    return undefined;
  }

  /** Adds a class; if the cache is full, replaces an older one. */
  keep(cached: CachedClass): void {
    const { kind } = cached.box;
    const classes = this.#byKind.get(kind);
    if (classes === undefined) this.#byKind.set(kind, [cached]);
    else if (classes.length < mostClasses) classes.push(cached);
    else classes[this.#next++ % mostClasses] = cached;
  }
}

const none: readonly CachedClass[] = [];

/** Whether two boxes of a kind have the same declarations. */
function sameDeclarations(one: Box, other: Box): boolean {
  if (one.decorative !== other.decorative) return false;
  if (!sameValues(one.style, other.style) || !sameValues(one.paint, other.paint)) return false;
  if ("children" in one && "children" in other) {
    return (one.children.length === 0) === (other.children.length === 0);
  }
  switch (one.kind) {
    case "text":
      return other.kind === "text" && sameValues(one.textStyle, other.textStyle);
    case "field":
      return (
        other.kind === "field" &&
        one.control === other.control &&
        sameValues(one.textStyle, other.textStyle)
      );
    case "icon":
      return other.kind === "icon" && one.size === other.size && sameValues(one.color, other.color);
    case "shape":
      return other.kind === "shape" && sameValues(one.viewBox, other.viewBox);
    default:
      return false;
  }
}

/** Whether two styles, or parts of them, are equal. */
function sameValues(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  let more = 0;
  for (const name in one) {
    if (!sameValues(one[name], other[name])) return false;
    more++;
  }
  for (const _ in other) more--;
  return more === 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
