/** Describes what an estimate walks over: the elements of a source or the nodes of a document. */
import type { SourcePlace } from "../../language/diagnostics/diagnostic.js";
import type { Component, LayerSubject } from "../define/component.js";
import type { CostSubject } from "../define/cost.js";
import type { TextCost } from "./text-cost.js";

/** An element as a cost sees it. */
export interface Costed extends CostSubject {
  /** Its component, seen from its parent; undefined for an unknown word. */
  readonly component: Component | undefined;
  /** Where it was written; the start of the source where nobody knows. */
  readonly place: SourcePlace;
  /** Whether it may have modifiers; to look for a certain one takes longer. */
  readonly isModified: boolean;
  readonly parts: readonly Costed[];
  /** How many parts there are. */
  readonly partCount: number;
  /** One of the parts, made when it is looked at: all at once would be alive together. */
  part(at: number): Costed;
  /** What its component is told that asks where it is placed. */
  layerSubject(component: Component): LayerSubject;
  /** Adds its label, attributes and list, whether or not they are drawn. */
  addTexts(into: TextCost): void;
}
