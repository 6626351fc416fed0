/** Describes upper bounds for drawing an element, as its component declares them next to `lower`. */
import type { AstNode } from "../../language/ast/node.js";
import type { Value } from "../../language/ast/value.js";

/** Upper bounds for drawing an element, however it is drawn, without the elements in its block. */
export interface OwnCost {
  /** Boxes, including those of its label, icon and frame. */
  boxes: number;
  /** Boxes for each item of its list. */
  item?: number;
  /** Set if the contents of its items are not drawn. */
  isFlat?: true;
  /** Boxes for each `...` in its list or block, if it draws those in its own way. */
  more?: number;
  /** Boxes around each element in its block. */
  child?: number;
  /** Cells of a table. */
  cells?: number;
  /** Bytes of output beyond those of boxes and texts, such as shadows. */
  output?: number;
  /**
   * The index of the only element in its block that pictures show, -1 for none. Prototypes contain all of them, since
   * they have no copies of boards. Omitted if all are shown.
   */
  shows?: number | undefined;
  /**
   * Set if the elements in its block are already counted, except overlays: true for all elements, or the name of one
   * component.
   */
  coversBlock?: true | string;
}

/** The facts that a cost may depend on: those of an element in the source, or equally of its node. */
export interface CostSubject {
  /** The label as in the tree; empty if there is none. */
  readonly written: string;
  /** The label as displayed. */
  readonly label: string;
  /** The list, or the attribute given instead; empty if there is none. */
  readonly items: readonly Value[];
  readonly modifiers: readonly string[];
  /** Whether its node has `children`, even if empty. */
  readonly hasChildren: boolean;
  /** The elements in its block. */
  readonly parts: readonly CostSubject[];
  /** The same as nodes with all of their content; use it only if the block is covered. */
  readonly children: readonly AstNode[];
  attribute(name: string): Value | undefined;
  /** Whether it has a modifier: `m`, `m=true` or `m="true"`; `m=false` removes it. */
  has(modifier: string): boolean;
  /** Whether it names an attribute or modifier, whatever its value. */
  mentions(name: string): boolean;
  /** Whether an element in its block, at any depth, has one of these attributes. */
  holds(attributes: readonly string[]): boolean;
}

/** The cost of a component: always the same, or computed from an element. */
export type CostRule = OwnCost | ((element: CostSubject) => OwnCost);

/** The number of these attributes that an element names, for attributes that take one box each. */
export function namedOf(subject: CostSubject, ...names: string[]): number {
  let count = 0;
  for (let at = 0; at < names.length; at++) if (subject.mentions(names[at]!)) count++;
  return count;
}

/** The amount that an attribute asks for, but at least the default and at most its limit. */
export function amount(
  subject: CostSubject,
  name: string,
  { preset, most }: { preset: number; most: number },
): number {
  const given = subject.attribute(name);
  const value = typeof given === "object" && "value" in given ? given.value : given;
  const read = Number(value ?? preset);
  return Number.isFinite(read) ? Math.min(Math.max(read, preset), most) : preset;
}
