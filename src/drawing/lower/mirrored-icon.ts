/** Turns the name of an icon into that of its mirror image. */

/** Icons that point along the reading direction, each with its mirror image. */
const pairs: readonly (readonly [string, string])[] = [
  ["undo", "redo"],
  ["undo-2", "redo-2"],
  ["undo-dot", "redo-dot"],
  ["reply", "forward"],
  ["text-align-start", "text-align-end"],
  ["panels-left-bottom", "panels-right-bottom"],
];

/** Icons that do not depend on the reading direction, are symmetric, or have no mirror image. */
const others =
  /left-right|right-left|^(?:mouse|decimals|handle|layout|panels-top|square-arrow-right-e|triangle|user-round-arrow)-?/;

/** The icon with the same meaning on a page that runs the other way. */
export function mirroredIcon(name: string): string {
  for (const [one, other] of pairs) {
    if (name === one) return other;
    if (name === other) return one;
  }
  if (others.test(name)) return name;
  return name.replace(/\b(?:left|right)\b/g, (side) => (side === "left" ? "right" : "left"));
}
