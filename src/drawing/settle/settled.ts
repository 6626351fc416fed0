/** Runs the steps that change what does not fit, each only on the boards with something that it is about. */
import { type Board, type Box, type Canvas, childrenOf } from "../../model/box/box.js";
import type { CanvasRoom } from "../layout/layout-canvas.js";

/** A step that lays boards out, and changes what does not fit. */
export interface SettleStep {
  /** The kinds of boxes that it may be about; all if it has none. */
  readonly kinds?: readonly Box["kind"][];
  /** Whether a box of such a kind is one that the step is about. Runs for each box of each picture. */
  concerns(box: Box): boolean;
  /**
   * The boards after the step, in the same order; the same object for a board that stays.
   *
   * @param boards - those with boxes that the step is about
   */
  settle(boards: readonly Board[], room: CanvasRoom): readonly Board[];
}

/** The canvas after all steps, of which there are at most 31. A board that no step is about is not laid out. */
export function settled(canvas: Canvas, room: CanvasRoom, steps: readonly SettleStep[]): Canvas {
  let { boards } = canvas;
  const searched = new Searched(steps);
  /** The steps that are about a board, as bits; each board is searched once for all of them. */
  const known = new Map<Board, number>();
  const isConcerned = (board: Board, at: number): boolean => {
    let concerned = known.get(board);
    if (concerned === undefined) {
      concerned = searched.concernedIn(board);
      known.set(board, concerned);
    }
    return (concerned & (1 << at)) !== 0;
  };
  for (let at = 0; at < steps.length; at++) {
    const concerned = boards.filter((board) => isConcerned(board, at));
    if (concerned.length === 0) continue;
    const after = steps[at]!.settle(concerned, room);
    if (after.every((board, index) => board === concerned[index])) continue;
    const others = new Map(concerned.map((board, index) => [board, after[index]!]));
    boards = boards.map((board) => others.get(board) ?? board);
  }
  return boards === canvas.boards ? canvas : { ...canvas, boards };
}

/** Steps whose boxes are searched for, by the kind of these boxes. */
class Searched {
  readonly #steps: readonly SettleStep[];
  readonly #ofKinds = new Map<Box["kind"], readonly number[]>();

  constructor(steps: readonly SettleStep[]) {
    this.#steps = steps;
  }

  /** The steps that are about a board, as bits. */
  concernedIn({ box, asides }: Board): number {
    let concerned = this.#search(box, 0);
    if (asides) for (const aside of asides) concerned = this.#search(aside.box, concerned);
    return concerned;
  }

  #search(box: Box, known: number): number {
    let concerned = known;
    const own = this.#ofKind(box.kind);
    for (let at = 0; at < own.length; at++) {
      const step = own[at]!;
      if ((concerned & (1 << step)) === 0 && this.#steps[step]!.concerns(box)) {
        concerned |= 1 << step;
      }
    }
    const children = childrenOf(box);
    for (let at = 0; at < children.length; at++) concerned = this.#search(children[at]!, concerned);
    return concerned;
  }

  #ofKind(kind: Box["kind"]): readonly number[] {
    const known = this.#ofKinds.get(kind);
    if (known) return known;
    const own = this.#steps.flatMap(({ kinds }, at) =>
      kinds === undefined || kinds.includes(kind) ? [at] : [],
    );
    this.#ofKinds.set(kind, own);
    return own;
  }
}
