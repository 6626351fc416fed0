/** Parses a slightly changed text, reusing the earlier tree except around the change. */
import { type ChangedRange, type Tree, TreeFragment } from "@lezer/common";
import type { LRParser } from "@lezer/lr";

/** A tree, and whether its parts may be reused. */
export interface ReadTree {
  tree: Tree;
  /** Whether it has brackets without nodes, which affect nodes elsewhere, so that nothing of it can be reused. */
  isDeep: boolean;
}

/** The latest trees of one text, one for each way of reading it. */
export class KeptTrees {
  readonly #kept = new Map<LRParser, { source: string; tree: Tree }>();

  /**
   * The tree of the current text.
   *
   * @param way - identifies the way of reading
   * @param read - parses the text with the fragments that it can reuse
   */
  parse(
    way: LRParser,
    source: string,
    read: (fragments: readonly TreeFragment[]) => ReadTree,
  ): Tree {
    const before = this.#kept.get(way);
    if (before?.source === source) return before.tree;
    const fragments = before ? fragmentsOf(before.tree, [changeOf(before.source, source)]) : [];
    const { tree, isDeep } = read(fragments);
    if (isDeep) this.#kept.delete(way);
    else this.#kept.set(way, { source, tree });
    return tree;
  }
}

/** The fragments of a tree outside changed ranges. */
export function fragmentsOf(tree: Tree, changes: readonly ChangedRange[]): readonly TreeFragment[] {
  return TreeFragment.applyChanges(TreeFragment.addTree(tree), changes);
}

/** The single range in which two texts differ. */
export function changeOf(before: string, after: string): ChangedRange {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before.charCodeAt(from) === after.charCodeAt(from)) from++;
  let same = 0;
  while (
    same < most - from &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  ) {
    same++;
  }
  return { fromA: from, toA: before.length - same, fromB: from, toB: after.length - same };
}
