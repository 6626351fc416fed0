/** Keeps with a node where its label is written, for those who report what is wrong with it alone. */
import type { AstNode } from "./node.js";

/** A place as nodes have it: where something is written, and the uses that lead there. */
export type LabelPlace = Pick<AstNode, "loc" | "via">;

/** No part of the JSON that users see; programs may consist of several bundles, which all know this name. */
const key = Symbol.for("wf label place");

type Placed = AstNode & { [key]?: LabelPlace };

/** Says where the label of a node is written. */
export function setLabelPlace(node: AstNode, place: LabelPlace): void {
  Object.defineProperty(node, key, { value: place });
}

/** Where the label of a node is written, as far as that was kept. */
export function labelPlaceOf(node: AstNode): LabelPlace | undefined {
  return (node as Placed)[key];
}
