/** Describes what drawing an element takes at most, as its component declares it next to `lower`. */
import type { AstNode } from "../../language/ast/node.js";
import type { Value } from "../../language/ast/value.js";

/** What drawing an element takes at most, whichever way it is drawn, without the elements in its block. */
export interface OwnCost {
  /** Boxes, those of its label, icon and frame included. */
  boxes: number;
  /** Boxes for each item of its list. */
  item?: number;
  /** Set where what is in its items is not drawn. */
  isFlat?: true;
  /** Boxes for each `...` in its list or block, where it draws that in its own way. */
  more?: number;
  /** Boxes around each element in its block. */
  child?: number;
  /** Cells of a table. */
  cells?: number;
  /** Bytes of a picture beyond what boxes and texts take: those of a shadow, say. */
  output?: number;
  /**
   * Which of the elements in its block is the only one that pictures show, -1 for none; prototypes, which have
   * no copies of boards, hold all. Left out where all are shown.
   */
  shows?: number | undefined;
  /** Set where the elements in its block are counted already, but for overlays: all, or those of one component. */
  coversBlock?: true | string;
}

/** What a cost may depend on: an element as it was written or its node, of which both say the same. */
export interface CostSubject {
  /** The label as the tree has it; empty when there is none. */
  readonly written: string;
  /** The label as it is shown. */
  readonly label: string;
  /** The list, or the attribute given instead; empty when there is none. */
  readonly items: readonly Value[];
  readonly modifiers: readonly string[];
  /** Whether its node has children, be it none. */
  readonly hasChildren: boolean;
  /** The elements in its block. */
  readonly parts: readonly CostSubject[];
  /** The same as nodes, with all that is in them; to be asked for only where the block is covered. */
  readonly children: readonly AstNode[];
  attribute(name: string): Value | undefined;
  /** Whether it has a modifier: `m`, `m=true` and `m="true"`; `m=false` takes it away. */
  has(modifier: string): boolean;
  /** Whether it names an attribute or modifier, whatever value it has. */
  mentions(name: string): boolean;
  /** Whether an element in its block, however deep, has one of these attributes. */
  holds(attributes: readonly string[]): boolean;
}

/** The cost of a component: always the same, or computed from an element. */
export type CostRule = OwnCost | ((element: CostSubject) => OwnCost);

/** How many of these attributes an element names: as many boxes as each of them takes one. */
export function namedOf(subject: CostSubject, ...names: string[]): number {
  let count = 0;
  for (let at = 0; at < names.length; at++) if (subject.mentions(names[at]!)) count++;
  return count;
}

/**
 * The amount that an attribute asks for: at least what is drawn without it, at most what it takes.
 */
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
