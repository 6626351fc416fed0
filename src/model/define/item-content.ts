/** What an item of a list, menu or path says to the container that draws it, however it was written. */
import type { Behavior } from "../box/behavior.js";
import type { Box } from "../box/box.js";
import type { Surroundings } from "./surroundings.js";

/** An item ready to be drawn by its container. */
export interface ItemContent {
  readonly kind: "item" | "divider" | "more";
  readonly label: string;
  /** The label as the source has it: it may hold marks. */
  readonly written: string;
  readonly number?: number | undefined;
  readonly icon?: string | undefined;
  readonly active?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly danger?: boolean | undefined;
  /** A count over its icon; empty for a dot. */
  readonly badge?: string | undefined;
  /** What is said of a term, as the source has it. */
  readonly value?: string | undefined;
  /** Whose initials stand before it. */
  readonly avatar?: string | undefined;
  /** Whether it leads on, which a chevron at its end says. */
  readonly chevron?: boolean | undefined;
  /** Whether it is ticked; undefined for one that cannot be. */
  readonly checked?: boolean | undefined;
  /** Whether its switch is on; undefined for one without a switch. */
  readonly switch?: boolean | undefined;
  /** The keys that choose it. */
  readonly shortcut?: string | undefined;
  /** Whether the entries below it are not shown. */
  readonly isCollapsed?: boolean;
  /** When it happened. */
  readonly time?: string | undefined;
  /** Whether it is over. */
  readonly done?: boolean | undefined;
  /** How it went. */
  readonly variant?: "success" | "warning" | "danger" | "info" | undefined;
  /** Where a task begins and ends, or a milestone is, in columns; and the percent of it that is done. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly at?: number | undefined;
  readonly progress?: number | undefined;
  /** Help text of a step. */
  readonly hint?: string | undefined;
  /** That a step went wrong, or why. */
  readonly error?: string | true | undefined;
  readonly href?: string | undefined;
  readonly behavior?: Behavior;
  /** How many elements are in its block. */
  readonly childCount: number;
  /** Whether any of the items in it has an icon. */
  readonly holdsIcons?: boolean;
  /** Draws the elements in its block. */
  children(inside: Partial<Surroundings>): Box[];
}
