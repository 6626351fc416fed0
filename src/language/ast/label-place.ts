/** Attaches the place of its label to a node, for diagnostics about the label alone. */
import type { AstNode } from "./node.js";

/** A place as nodes have it: its location, and the uses that lead to it. */
export type LabelPlace = Pick<AstNode, "loc" | "via">;

/** Must not be in the JSON that users see. Programs may consist of several bundles, so the symbol is global. */
const key = Symbol.for("wf label place");

type Placed = AstNode & { [key]?: LabelPlace };

/** Sets the place of a node's label. */
export function setLabelPlace(node: AstNode, place: LabelPlace): void {
  Object.defineProperty(node, key, { value: place });
}

/** The place of a node's label; undefined if it is not known. */
export function labelPlaceOf(node: AstNode): LabelPlace | undefined {
  return (node as Placed)[key];
}
