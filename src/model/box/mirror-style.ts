/** Turns the style of a box into that of its mirror image. */
import type { Style } from "./style.js";
import { withMore } from "./with-more.js";

/** The parts of a style that are mirrored: what the box is to its parent, and what is between its edge and its content. */
export interface MirroredParts {
  outside: boolean;
  inside: boolean;
}

interface Sides<T> {
  left?: T;
  right?: T;
}

/**
 * The style with left and right exchanged. What rows, grids and alignments make of it runs from the other side
 * anyway, so it stays. Mirrored twice, a style is what it was.
 */
export function mirrorStyle(style: Style, { outside, inside }: MirroredParts): Style {
  let mirrored = style;
  const { padding, border, margin, inset } = style;
  if (inside && isUneven(padding)) mirrored = withMore(mirrored, { padding: exchanged(padding) });
  if (inside && isUneven(border)) mirrored = withMore(mirrored, { border: exchanged(border) });
  if (outside && isUneven(margin)) mirrored = withMore(mirrored, { margin: exchanged(margin) });
  if (outside && isUneven(inset)) mirrored = withMore(mirrored, { inset: exchanged(inset) });
  return mirrored;
}

function isUneven<S extends Sides<unknown>>(sides: S | undefined): sides is S {
  return sides !== undefined && sides.left !== sides.right;
}

function exchanged<T, S extends Sides<T>>(sides: S): S {
  const { left, right, ...others } = sides;
  return {
    ...others,
    ...(right !== undefined && { left: right }),
    ...(left !== undefined && { right: left }),
  } as S;
}
