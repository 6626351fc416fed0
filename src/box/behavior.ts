/** What a box does when one clicks through a document: where it leads, what it opens, when it shows. */

/**
 * The behavior of a box. It changes no geometry and no paint: pictures look the same without it, HTML
 * makes it happen, and PDF follows the links.
 */
export interface Behavior {
  /** Where a click leads: an address, or `#` and the id of another box. */
  href?: string | undefined;
  /** The popover that a click opens or closes. */
  opens?: PopoverPress | undefined;
  /** What the source says that a click does, for those who read the markup. */
  intent?: Intent;
  /** Out of sight until something opens it, over its board or beside what opened it; it has an id. */
  popover?: "board" | "place";
  /** State of the folding part, of the control, or of the pointer, in which alone it shows. */
  when?: "open" | "closed" | "on" | "off" | "hover";
  /** Its first child contains radios; of the others, only the panel of the chosen radio shows. */
  panels?: true;
  /** Which of the radios shows it, from 1. */
  panel?: number;
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
}

/** Whether a click on a box of this behavior does anything. */
export function isPressable(behavior: Behavior | undefined): boolean {
  return behavior?.href !== undefined || behavior?.opens !== undefined;
}
