/** Describes the behavior of a box in a prototype: where a click leads, what it opens, when the box is visible. */

import type { ArrowPlan } from "./canvas-plan.js";

/**
 * The behavior of a box. It changes neither geometry nor paint: pictures are the same without it, while HTML implements
 * it, and PDF contains the links.
 */
export interface Behavior {
  /** The target of a click: a URL, or `#` and the id of another box. */
  href?: string | undefined;
  /** The popover that a click opens or closes. */
  opens?: PopoverPress | undefined;
  /** The radio that a click selects. */
  chooses?: string | undefined;
  /** The effect of a click according to the source, for readers of the markup. */
  intent?: Intent;
  /** Descriptions in the source, for screen readers and tooltips. */
  said?: Said;
  /**
   * Invisible until something opens it, over its board or beside the box that opened it; it has an id. A `state` is
   * never visible: other boxes depend on whether it is open.
   */
  popover?: "board" | "place" | "state";
  /** The states of popovers and radios in which it is visible; all of them must apply. */
  shows?: readonly Shown[] | undefined;
  /** The state of the foldable part, the control or the pointer in which it is visible. */
  when?: "open" | "closed" | "on" | "off" | "hover";
  /**
   * Its first child contains radios; of the others, only the panel of the selected radio is visible. In a `strip`, the
   * second child contains panels too: that of the selected radio is visible, and its neighbors. Positions rather than
   * slots, because the stylesheet can match radios and panels only by their order.
   */
  panels?: true | "strip";
  /** The number of the radio that shows it, from 1. */
  panel?: number;
}

/** An open or closed popover, or a selected or unselected radio. */
export interface Shown {
  id: string;
  isOn: boolean;
}

/** A click that opens a popover; without `action`, it toggles it. */
export interface PopoverPress {
  /** Id of the popover. */
  id: string;
  action?: "show" | "hide";
}

/** The effect of a click, as described in the source. */
export interface Intent {
  navigate?: string | undefined;
  opens?: string | undefined;
  toggles?: string | undefined;
  action?: string | undefined;
  /** The arrow to its target. */
  arrow?: ArrowPlan | undefined;
}

/** Texts about a box that are not drawn. */
export interface Said {
  /** Its accessible name, instead of its text. */
  name?: string | undefined;
  /** Its tooltip. */
  hint?: string | undefined;
}

/** Whether a click on a box with this behavior has any effect. */
export function isPressable(behavior: Behavior | undefined): boolean {
  return (behavior?.href ?? behavior?.opens ?? behavior?.chooses) !== undefined;
}
