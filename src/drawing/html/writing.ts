/** Describes the state that all boxes of a document share while they are written as HTML. */
import type { Box } from "../../model/box/box.js";
import type { AttributeRules } from "./attributes.js";
import type { ClassCache } from "./class-cache.js";
import type { Colors } from "./css-value.js";
import type { PrototypeRules } from "./prototype-css.js";
import type { Stylesheet } from "./stylesheet.js";

/** What all boxes of a document share. */
export interface Writing extends AttributeRules {
  stylesheet: Stylesheet;
  classes: ClassCache;
  colors: Colors;
  /** Told of the behavior of every box that is written. */
  rules: PrototypeRules;
  /** Whether boards are screens, of which one is seen at a time. */
  screens: boolean;
  /** Numbers that become `data-box`, for tests and the preview. */
  marks: ReadonlyMap<Box, number> | undefined;
}
