/** Turns an element into its box. Builds of which some programs only check have a table of drawings here. */
import type { Box } from "../../model/box/box.js";
import type {
  Component,
  LowerContext,
  LoweredElement,
  Narrowing,
} from "../../model/define/component.js";

/** Draws an element as its component says. */
export function drawElement(component: Component, element: LoweredElement, cx: LowerContext): Box {
  return component.draw(element, cx);
}

/** How the elements of a component give way. */
export function narrowingOf(component: Component): Narrowing | undefined {
  return component.narrow;
}
