/** Describes a drawn element outside the flow of its page. */
import type { Shown } from "../../model/box/behavior.js";
import type { Box } from "../../model/box/box.js";
import type { BoardName } from "../../model/box/canvas-plan.js";
import type { Layer } from "../../model/define/layer.js";

/** An element drawn over its board, at its edge, or beside it. */
export interface Layered {
  layer: Exclude<Layer, { at: "place" }>;
  box: Box;
  /** The title of the copy of the board that shows it. */
  title: string;
  /** The names that references use for it. */
  called?: BoardName;
  /** The id by which a prototype opens it. */
  popover?: string;
  /** Whether an element of the prototype opens it. */
  isOpened?: boolean;
  /** The states in which it is visible, in a prototype that switches them. */
  shows?: readonly Shown[];
}
