/** Reduces a box tree to a small one with the same fault. */
import { type Box, childrenOf } from "../../src/model/box/box.js";

/** Removes parts one after another as long as the rest still fails. */
export async function shrinkBox(box: Box, fails: (smaller: Box) => Promise<boolean>): Promise<Box> {
  let smallest = box;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const smaller of smallerBoxes(smallest)) {
      if (!(await fails(smaller))) continue;
      smallest = smaller;
      isSmaller = true;
      break;
    }
  }
  return smallest;
}

/** All trees without one part of this one, those with the largest missing parts first. */
function* smallerBoxes(box: Box): Generator<Box> {
  const children = childrenOf(box);
  if (children.length === 1) yield children[0]!;
  for (const [at, child] of children.entries()) {
    yield withChildren(box, children.toSpliced(at, 1));
    const inner = childrenOf(child);
    if (inner.length > 0) yield withChildren(box, children.toSpliced(at, 1, ...inner));
  }
  yield* plainerBoxes(box);
  for (const [at, child] of children.entries()) {
    for (const smaller of smallerBoxes(child)) {
      yield withChildren(box, children.with(at, smaller));
    }
  }
}

function withChildren(box: Box, children: readonly Box[]): Box {
  return "children" in box ? { ...box, children } : box;
}

/** The same tree with fewer properties of the box itself. */
function* plainerBoxes(box: Box): Generator<Box> {
  for (const name of Object.keys(box.style)) {
    if (isNeeded(box, name)) continue;
    yield { ...box, style: without(box.style, name) };
  }
  if (box.kind === "grid" && Array.isArray(box.style.columns) && box.style.columns.length > 1) {
    for (const at of box.style.columns.keys()) {
      yield { ...box, style: { ...box.style, columns: box.style.columns.toSpliced(at, 1) } };
    }
  }
  if (box.kind !== "text") return;
  const words = box.text.split(" ");
  if (words.length > 1) {
    yield { ...box, text: words.slice(1).join(" ") };
    yield { ...box, text: words.slice(0, -1).join(" ") };
  }
  for (const name of Object.keys(box.textStyle)) {
    if (name !== "size")
      yield { ...box, textStyle: { ...without(box.textStyle, name), size: box.textStyle.size } };
  }
}

/** Whether no component draws a box without this property. */
function isNeeded({ kind, style }: Box, name: string): boolean {
  if (name === "minHeight" && style.aspectRatio !== undefined) return true;
  if (name === "direction" || (name === "grow" && style.basis !== undefined)) return true;
  return kind === "grid" ? name === "columns" : kind === "image" && name !== "aspectRatio";
}

function without<T extends object>(given: T, name: string): Partial<T> {
  const { [name as keyof T]: _, ...rest } = given;
  return rest as Partial<T>;
}
