/** Gives each frame a seed for its strokes that does not depend on edits elsewhere in the source. */
import type { Frame } from "../../layout/frame.js";

/** The seeds of a frame and its content, by their place in the tree. */
export function seedsOf(root: Frame): WeakMap<Frame, number> {
  const words = new WeakMap<Frame, string>();
  readWords(root, words);
  const seeds = new WeakMap<Frame, number>();
  giveSeeds(root, 0x2f6b, words, seeds);
  return seeds;
}

/**
 * A seed is derived from the path to the frame, with one step for each level: its index among siblings of the same kind
 * with the same words. So an added box changes no others, except similar ones after it.
 */
function giveSeeds(
  frame: Frame,
  key: number,
  words: WeakMap<Frame, string>,
  seeds: WeakMap<Frame, number>,
): void {
  // The generator would treat a seed of 0 as missing.
  seeds.set(frame, (key & 0x7fffffff) | 1);
  const counts = new Map<string, number>();
  for (const child of frame.children) {
    const step = `${child.box.kind} ${child.box.tag ?? ""} ${words.get(child) ?? ""}`;
    const count = counts.get(step) ?? 0;
    counts.set(step, count + 1);
    giveSeeds(child, hash(`${step}${count}`, key), words, seeds);
  }
}

const mostLetters = 40;

/** The words of a box, if it contains a single text or icon of the same element; records and returns them. */
function readWords(frame: Frame, into: WeakMap<Frame, string>): string | undefined {
  const { box, children } = frame;
  let own: string | undefined;
  if (box.kind === "text" || box.kind === "field") own = box.text.slice(0, mostLetters);
  else if (box.kind === "icon") own = box.icon;
  let count = own === undefined ? 0 : 1;
  for (const child of children) {
    const found = readWords(child, into);
    const { origin } = child.box;
    if (found === undefined || (origin !== undefined && origin.from !== box.origin?.from)) continue;
    own = found;
    count++;
  }
  const words = count === 1 ? own : undefined;
  if (words !== undefined) into.set(frame, words);
  return words;
}

/** FNV-1a over UTF-16 units. */
function hash(text: string, seed: number): number {
  let value = seed ^ 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value ^ (value >>> 15);
}
