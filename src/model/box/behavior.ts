/** What a box does when one clicks through a document: where it leads, what it opens, when it shows. */

import type { ArrowPlan } from "./canvas-plan.js";

/**
 * The behavior of a box. It changes no geometry and no paint: pictures look the same without it, HTML
 * makes it happen, and PDF follows the links.
 */
export interface Behavior {
  /** Where a click leads: an address, or `#` and the id of another box. */
  href?: string | undefined;
  /** The popover that a click opens or closes. */
  opens?: PopoverPress | undefined;
  /** The radio that a click chooses. */
  chooses?: string | undefined;
  /** What the source says that a click does, for those who read the markup. */
  intent?: Intent;
  /** What the source says about it to those who do not see it, and to those who point at it. */
  said?: Said;
  /**
   * Out of sight until something opens it, over its board or beside what opened it; it has an id. A `state` is
   * never seen: others look whether it is open.
   */
  popover?: "board" | "place" | "state";
  /** The states of popovers and radios in which alone it shows, all of them. */
  shows?: readonly Shown[] | undefined;
  /** State of the folding part, of the control, or of the pointer, in which alone it shows. */
  when?: "open" | "closed" | "on" | "off" | "hover";
  /**
   * Its first child contains radios; of the others, only the panel of the chosen radio shows. In a `strip`, the
   * second child contains panels too: that of the chosen radio shows, and its neighbors. Positions rather than slots,
   * because the stylesheet can find a radio and its panel by nothing but their order.
   */
  panels?: true | "strip";
  /** Which of the radios shows it, from 1. */
  panel?: number;
}

/** A popover that is open or not, or a radio that is chosen or not. */
export interface Shown {
  id: string;
  isOn: boolean;
}

/** A press on what opens a popover; without `action` it opens a closed one and closes an open one. */
export interface PopoverPress {
  /** Id of the popover. */
  id: string;
  action?: "show" | "hide";
}

/** What a click does, in the words of the source. */
export interface Intent {
  navigate?: string | undefined;
  opens?: string | undefined;
  toggles?: string | undefined;
  action?: string | undefined;
  /** What is said of the arrow to where it leads. */
  arrow?: ArrowPlan | undefined;
}

/** Words about a box that are not drawn. */
export interface Said {
  /** Its name for screen readers, instead of what is written on it. */
  name?: string | undefined;
  /** A hint that shows while the pointer is over it. */
  hint?: string | undefined;
}

/** Whether a click on a box of this behavior does anything. */
export function isPressable(behavior: Behavior | undefined): boolean {
  return (behavior?.href ?? behavior?.opens ?? behavior?.chooses) !== undefined;
}
