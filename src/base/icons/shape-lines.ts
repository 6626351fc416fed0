/** Hands out the shapes of all icons as one string, which the command line reads from the file of the library. */
import { ICON_SHAPES } from "./shapes.generated.js";

/** One line for each icon, in the order of the names. */
export function shapeLines(): string {
  return ICON_SHAPES;
}

/** Resolves once that string is there: in bundles of which it is not a part, only who asks loads it. */
export async function shapesReady(): Promise<void> {}
