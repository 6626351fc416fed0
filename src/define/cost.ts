/** Describes what drawing an element takes at most, as its component declares it next to `lower`. */
import type { AstNode } from "../ast/node.js";
import type { LoweredElement } from "./component.js";

/** What drawing an element takes at most, whichever way it is drawn, without the elements in its block. */
export interface OwnCost {
  /** Boxes, those of its label, icon and frame included. */
  boxes: number;
  /** Boxes for each item of its list. */
  item?: number;
  /** Boxes for each `...` in its list or block, where it draws that in its own way. */
  more?: number;
  /** Boxes around each element in its block. */
  child?: number;
  /** Cells of a table. */
  cells?: number;
  /** Bytes of a picture beyond what boxes and texts take: those of a shadow, say. */
  output?: number;
  /** Set where the elements in its block are counted already. */
  coversBlock?: true;
}

/** What a cost may depend on. */
export type CostSubject = Pick<LoweredElement, "label" | "items" | "children" | "has"> & {
  readonly node: AstNode;
};

/** The cost of a component: always the same, or computed from an element. */
export type CostRule = OwnCost | ((element: CostSubject) => OwnCost);

/**
 * The amount that an attribute asks for: at least what is drawn without it, at most what it takes.
 */
export function amount(
  { node }: CostSubject,
  name: string,
  { preset, most }: { preset: number; most: number },
): number {
  const given = node.attributes?.[name];
  const value = typeof given === "object" && "value" in given ? given.value : given;
  const read = Number(value ?? preset);
  return Number.isFinite(read) ? Math.min(Math.max(read, preset), most) : preset;
}

/** Whether an element names an attribute or modifier, whatever value it has. */
export function mentions({ node }: CostSubject, name: string): boolean {
  return node.attributes?.[name] !== undefined || node.modifiers?.includes(name) === true;
}
