/** The `...`: more of the same. */
import { defineComponent } from "./define.js";
import { greekLines } from "./parts/greek.js";
import { moreItem } from "./parts/item-content.js";

/** More of the same. */
export const moreComponent = defineComponent({
  name: "...",
  type: "More",
  category: "display",
  filler: true,
  docs: "More of the same: three hinted lines of what stands around it.",
  attributes: {},
  examples: ['list { item "Amsterdam" item "Berlin" ... }', 'card "Comments" { ... }'],
  lower(_, cx) {
    return cx.item ? cx.item(moreItem, cx) : greekLines();
  },
});
