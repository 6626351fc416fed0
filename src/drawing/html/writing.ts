/** Describes the state that all boxes of a document share while they are written as HTML. */
import type { Box } from "../../model/box/box.js";
import type { AttributeRules } from "./attributes.js";
import type { ClassCache } from "./class-cache.js";
import type { Colors } from "./css-value.js";
import type { PrototypeRules } from "./prototype-css.js";
import type { Stylesheet } from "./stylesheet.js";

/** The state shared by all boxes of a document. */
export interface Writing extends AttributeRules {
  stylesheet: Stylesheet;
  classes: ClassCache;
  colors: Colors;
  /** Records the behavior of every box. */
  rules: PrototypeRules;
  /** Whether boards are screens that are shown one at a time. */
  screens: boolean;
  /** Numbers for `data-box`, for tests and the preview. */
  marks: ReadonlyMap<Box, number> | undefined;
}
