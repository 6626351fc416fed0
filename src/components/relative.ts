/** The relative: a frame in which children stand at coordinates or on an edge. */
import type { Box } from "../box/box.js";
import { column } from "../box/build.js";
import { defineComponent } from "./define.js";
import { hugging, layChildren } from "./parts/container.js";

/** A frame for placed children. */
export const relativeComponent = defineComponent({
  name: "relative",
  category: "layout",
  docs: "A frame in which children stand at `x` and `y`, or on an edge by their `anchor`.",
  children: { braces: "required" },
  attributes: {},
  ownFlow: true,
  examples: [
    'relative {\n  icon "bell" lg\n  badge "3" danger pill anchor=top-right\n}',
    'relative w=320 h=180 {\n  image alt="Floor plan" w=320 h=180\n  text "Desk 12" x=24 y=40\n}',
  ],
  lower(element, cx) {
    const { style, children } = layChildren(element, cx, { position: "relative" });
    return column(children.every(isSmall) ? { ...style, ...hugging(cx) } : style, children);
  },
});

/** Whether a child keeps its own size, so that the frame closes around it. */
function isSmall({ style }: Box): boolean {
  return (
    style.position === "absolute" || style.alignSelf === "start" || typeof style.width === "number"
  );
}
