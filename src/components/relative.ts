/** The relative: a frame that places its children at coordinates or on an edge. */
import type { Box } from "../box/box.js";
import { column } from "../box/build.js";
import { defineComponent } from "../define/define-component.js";
import { hugging, layChildren } from "./parts/container.js";

/** A frame that places its children. */
export const relativeComponent = defineComponent(() => ({
  name: "relative",
  category: "layout",
  structural: true,
  centers: true,
  docs: "A frame that places its children at their `x` and `y`, or on the edge their `anchor` names.",
  foreignWords: ["absolute", "overlay", "zstack", "framelayout", "relativelayout", "positioned"],
  children: { braces: "required" },
  attributes: {},
  ownFlow: true,
  examples: [
    'relative {\n  icon "bell" lg\n  badge "3" danger pill anchor=top-right\n}',
    'relative w=320 h=180 {\n  image alt="Floor plan" w=320 h=180\n  text "Desk 12" x=24 y=40\n}',
  ],
  cost: { boxes: 1 },
  lower(element, cx) {
    const { style, children } = layChildren(element, cx, { position: "relative" });
    if (!children.every(isSmall)) return column(style, children);
    const closed = { ...style, ...hugging(cx) };
    const side = style.width ?? style.height;
    return column(closed, side === undefined ? aroundDisc(children) : children);
  },
}));

/** Whether a child keeps its own size, so that the frame closes around it. */
function isSmall({ style }: Box): boolean {
  return (
    style.position === "absolute" || style.alignSelf === "start" || typeof style.width === "number"
  );
}

/** What of a square's side lies between its corner and the disc in it. */
const cornerShare = (1 - Math.SQRT1_2) / 2;

/** A lone disc has no corners: what is anchored to one of them straddles the disc itself. */
function aroundDisc(children: Box[]): Box[] {
  const [disc, ...others] = children.filter(({ style }) => style.position !== "absolute");
  const side = disc?.style.width;
  const isDisc = disc?.paint?.radius === "pill" && side === disc.style.height;
  if (!isDisc || typeof side !== "number" || others.length > 0) return children;
  return children.map((child) => {
    const { width, height, inset = {} } = child.style;
    const edges = Object.entries(inset).filter(([, distance]) => distance === 0);
    if (width !== 0 || height !== 0 || edges.length < 2) return child;
    const moved = Object.fromEntries(edges.map(([edge]) => [edge, side * cornerShare]));
    return { ...child, style: { ...child.style, inset: moved } };
  });
}
