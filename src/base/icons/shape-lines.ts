/** Provides the shapes of all icons as one string, which the command line reads from the library's file. */
import { ICON_SHAPES } from "./shapes.generated.js";

/** One line for each icon, in the order of the names. */
export function shapeLines(): string {
  return ICON_SHAPES;
}

/** Resolves once that string is available: bundles that do not contain it load it on demand. */
export async function shapesReady(): Promise<void> {}
