/** Describes the input of an estimate: the elements of a source or the nodes of a document. */
import type { SourcePlace } from "../../language/diagnostics/diagnostic.js";
import type { Component, LayerSubject } from "../define/component.js";
import type { CostSubject } from "../define/cost.js";
import type { TextCost } from "./text-cost.js";

/** An element, for estimates. */
export interface Costed extends CostSubject {
  /** Its component, seen from its parent; undefined for an unknown word. */
  readonly component: Component | undefined;
  /** Its place; the start of the source if that is unknown. */
  readonly place: SourcePlace;
  /** Whether it may have modifiers, which is faster to check than a certain one. */
  readonly isModified: boolean;
  readonly parts: readonly Costed[];
  /** Number of parts. */
  readonly partCount: number;
  /** One of the parts, created on access, so that they need not all be in memory at once. */
  part(at: number): Costed;
  /** The facts with which a component decides where it is placed. */
  layerSubject(component: Component): LayerSubject;
  /** Adds its label, attributes and list, whether or not they are drawn. */
  addTexts(into: TextCost): void;
}
