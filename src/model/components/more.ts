/** Defines and draws `...`. */
import { RADIUS } from "../../base/theme/tokens.js";
import { isUnitValue } from "../../language/ast/value.js";
import type { Box } from "../box/box.js";
import { column, edges, token } from "../box/build.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { sharing } from "./parts/container.js";
import { greekLines } from "./parts/greek.js";
import { moreItem } from "./parts/items.js";

export const moreComponent = defineComponent(() => ({
  name: "...",
  type: "More",
  category: "display",
  filler: true,
  docs: "More of the same: draws gray lines that hint at more of what is around it.",
  attributes: {},
  examples: ['list { item "Amsterdam" item "Berlin" ... }', 'card "Comments" { ... }'],
  cost: { boxes: 5 },
}));

/** How `...` is drawn. */
export const moreDrawing: Drawing<typeof moreComponent> = {
  lower(_, cx) {
    if (cx.item) return cx.item(moreItem, cx);
    // After a framed element, it is a frame as well.
    if (!cx.before?.framed) return padded(greekLines(), paddingBefore(cx));
    return column({ padding: edges(16), border: edges(1), ...sharing(cx) }, [greekLines()], {
      decorative: true,
      paint: { background: token("paper"), borderColor: token("line"), radius: RADIUS },
    });
  },
};

/**
 * Horizontal padding in px of the element before it, if the container has none, so that its lines align with the text
 * above.
 */
function paddingBefore(cx: LowerContext): number {
  const { parent, nodeBefore } = cx;
  if (!parent || cx.componentOf(parent)?.structural !== true) return 0;
  const [own, before] = [parent, nodeBefore].map(
    (each) => each?.attributes?.px ?? each?.attributes?.p,
  );
  const isGiven = typeof before === "number" || isUnitValue(before);
  return own === undefined && isGiven ? Math.max(0, cx.spacing(before)) : 0;
}

function padded(lines: Box, side: number): Box {
  return side > 0 ? column({ padding: { left: side, right: side } }, [lines]) : lines;
}
