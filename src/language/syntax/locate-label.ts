/** Records the place of a node's label, or of the attribute that replaces it. */
import { attributeName } from "../ast/attribute-value.js";
import type { Element } from "../ast/element.js";
import type { LabelEntry } from "../ast/entries.js";
import { type LabelPlace, setLabelPlace } from "../ast/label-place.js";
import type { AstNode } from "../ast/node.js";

/** Records the place of the label of an element with its node. */
export function locateLabel(
  node: AstNode,
  { attributes, component, label }: Element,
  { twins }: LabelEntry,
  locate: (from: number, to: number) => LabelPlace,
): void {
  const twin = attributes.findLast(
    (clause) => clause.value && twins.includes(attributeName(clause, component)),
  );
  const written = twin?.value ?? label;
  if (written) setLabelPlace(node, locate(written.from, written.to));
}
