/** Converts the shapes of a board to a look before they reach a serializer. */
import type { Look } from "../../../base/theme/looks.js";
import type { Frame } from "../../layout/frame.js";
import type { Shapes } from "../shapes.js";
import { asBars } from "./bar-shapes.js";
import { byHand } from "./by-hand.js";
import { onGrid } from "./grid-shapes.js";

/** The receiver for the shapes of a frame and its content; the serializer itself if the look changes none. */
export function inLook(look: Look | undefined, into: Shapes, frame: Frame): Shapes {
  if (look === undefined) return into;
  if (look.pen === "hand") return byHand(into, frame);
  if (look.content === "bars") return asBars(into);
  return look.sheet === "grid" ? onGrid(into, frame) : into;
}
