/** Gives each frame a seed for its strokes that edits elsewhere in the source leave as it is. */
import type { Frame } from "../../layout/frame.js";

/** The seeds of a frame and all in it, from their place in the tree. */
export function seedsOf(root: Frame): WeakMap<Frame, number> {
  const words = new WeakMap<Frame, string>();
  readWords(root, words);
  const seeds = new WeakMap<Frame, number>();
  giveSeeds(root, 0x2f6b, words, seeds);
  return seeds;
}

/**
 * What follows from a place is the way to it, one step for each level: which box of its kind and words it is among
 * its siblings. So a box that is added changes no others, unless they are like it and come after it.
 */
function giveSeeds(
  frame: Frame,
  key: number,
  words: WeakMap<Frame, string>,
  seeds: WeakMap<Frame, number>,
): void {
  // A seed of 0 would be none to the generator.
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

/** What is written in a box, if it is one text or icon of the same element; returns that. */
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
