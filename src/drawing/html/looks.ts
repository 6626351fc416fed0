/** Remembers which class a look got, so that the many boxes that look alike are turned into CSS once. */
import type { ThemeChoice } from "../../base/theme/theme.js";
import type { Box } from "../../model/box/box.js";
import type { Placing } from "./layout-css.js";

/** A box that was written, with all that its declarations follow from, and its class. */
export interface Look {
  readonly box: Box;
  readonly placing: Placing;
  readonly theme: ThemeChoice;
  readonly isReversed: boolean;
  readonly className: string | undefined;
}

/** Looks of one kind that are remembered; a document has few, and more would take longer to search. */
const mostLooks = 12;

/** The looks of one document. */
export class Looks {
  readonly #byKind = new Map<Box["kind"], Look[]>();
  #next = 0;

  /**
   * The look of a box like this, if it is remembered.
   * @param isReversed whether its text runs from right to left
   */
  find(box: Box, placing: Placing, theme: ThemeChoice, isReversed: boolean): Look | undefined {
    for (const look of this.#byKind.get(box.kind) ?? none) {
      if (look.theme !== theme || look.isReversed !== isReversed) continue;
      if (sameValues(look.placing, placing) && sameLook(look.box, box)) return look;
    }
    return undefined;
  }

  /** Remembers a look, in place of an older one where there are many. */
  keep(look: Look): void {
    const { kind } = look.box;
    const looks = this.#byKind.get(kind);
    if (looks === undefined) this.#byKind.set(kind, [look]);
    else if (looks.length < mostLooks) looks.push(look);
    else looks[this.#next++ % mostLooks] = look;
  }
}

const none: readonly Look[] = [];

/** Whether two boxes of a kind have the same declarations. */
function sameLook(one: Box, other: Box): boolean {
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

/** Whether two styles, or parts of them, say the same. */
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
