/** Mirrors the style of a box. */
import type { Style } from "./style.js";
import { withMore } from "./with-more.js";

/**
 * The parts of a style that are mirrored: those that concern the parent, and those between its edge and its content.
 */
export interface MirroredParts {
  outside: boolean;
  inside: boolean;
}

interface Sides<T> {
  left?: T;
  right?: T;
}

/**
 * The style with left and right exchanged. Rows, grids and alignments stay the same, since they follow the text
 * direction. Mirroring twice restores the style.
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
