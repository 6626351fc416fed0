/** Finds the height of a single-line box before layout. */
import { type Box, childrenOf } from "../../box/box.js";
import { lineHeightOf } from "../../box/geometry.js";

/** Height in px of a single-line box; undefined if it is not known before layout. */
export function ownHeight(box: Box): number | undefined {
  const { height, padding, border, direction } = box.style;
  if (typeof height === "number") return height;
  if (box.kind === "text") return lineHeightOf(box.textStyle);
  if (box.kind === "icon") return box.size;
  const isRow = direction === "row" || box.kind === "toggle";
  const inFlow = childrenOf(box).filter(({ style }) => style.position !== "absolute");
  if (!isRow && inFlow.length > 1) return undefined;
  const inner = inFlow.map(ownHeight);
  if (inner.length === 0 || inner.includes(undefined)) return undefined;
  const around = [padding?.top, padding?.bottom, border?.top, border?.bottom];
  return around.reduce(
    (sum: number, px) => sum + (px ?? 0),
    (inner as number[]).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
  );
}
