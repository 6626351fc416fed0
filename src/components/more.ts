/** The `...`: more of the same. */
import { column, edges, token } from "../box/build.js";
import { defineComponent } from "../define/define-component.js";
import { RADIUS } from "../theme/tokens.js";
import { sharing } from "./parts/container.js";
import { greekLines } from "./parts/greek.js";
import { moreItem } from "./parts/items.js";

/** More of the same. */
export const moreComponent = defineComponent(() => ({
  name: "...",
  type: "More",
  category: "display",
  filler: true,
  docs: "More of the same: draws gray lines that hint at more of what is around it.",
  attributes: {},
  examples: ['list { item "Amsterdam" item "Berlin" ... }', 'card "Comments" { ... }'],
  cost: { boxes: 5 },
  lower(_, cx) {
    if (cx.item) return cx.item(moreItem, cx);
    // After a framed group more of the same is a frame too.
    if (!cx.before?.framed) return greekLines();
    return column({ padding: edges(16), border: edges(1), ...sharing(cx) }, [greekLines()], {
      decorative: true,
      paint: { background: token("paper"), borderColor: token("line"), radius: RADIUS },
    });
  },
}));
