/** Turns a text that changed a little into its tree, of which all but the surroundings of the change is that of before. */
import { type ChangedRange, type Tree, TreeFragment } from "@lezer/common";
import type { LRParser } from "@lezer/lr";

/** A tree, and whether its parts may be used again. */
export interface ReadTree {
  tree: Tree;
  /** Brackets without a structure count outside of their nodes, so that these cannot be told apart from others. */
  isDeep: boolean;
}

/** The trees of one text, as each way of reading it has left them. */
export class KeptTrees {
  /** Whether the form of the text had errors when it was last read. */
  isBroken = false;
  readonly #kept = new Map<LRParser, { source: string; tree: Tree }>();

  /**
   * The tree of the text as it is now.
   *
   * @param way - what tells this reading apart from others
   * @param read - reads the text with the fragments that it can use again
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

/** What is left of a tree beside changed ranges. */
export function fragmentsOf(tree: Tree, changes: readonly ChangedRange[]): readonly TreeFragment[] {
  return TreeFragment.applyChanges(TreeFragment.addTree(tree), changes);
}

/** The one range in which two texts differ. */
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
