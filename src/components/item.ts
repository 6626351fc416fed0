/** The item: an entry of a list, menu or breadcrumb, or an annotation. */
import { row, text } from "../box/build.js";
import { defineComponent } from "../define/define-component.js";
import { badgeKey, itemAttributes, itemOfElement, stepAttributes } from "./parts/items.js";
import { boxesOfMarks } from "./parts/marked-text.js";

const label = { required: true, unless: ["icon"], docs: "Text of the item" } as const;
const nested = { only: ["item", "divider"] } as const;

/** An entry. */
export const itemComponent = defineComponent(() => ({
  name: "item",
  category: "navigation",
  docs: "An entry of a list, nav, dropdown, breadcrumb or annotations.",
  foreignWords: [
    "li",
    "listitem",
    "dropdownitem",
    "navitem",
    "menuitem",
    "listgroupitem",
    "treeitem",
    "dt",
    "dd",
  ],
  label: { ...label, twins: ["label"] },
  children: nested,
  parents: [
    "list",
    "nav",
    "dropdown",
    "breadcrumb",
    "annotations",
    "group",
    "item",
    "segmented",
    "stepper",
    "tabbar",
  ],
  within: {
    list: {
      label: { ...label, twins: ["label", "content"] },
      children: { only: ["item"] },
    },
    nav: { label: { ...label, twins: ["label"] }, children: nested },
    group: { label: { ...label, twins: ["label"] }, children: nested },
    dropdown: { label: { ...label, twins: ["label"] } },
    breadcrumb: { label: { ...label, twins: ["label"] } },
    segmented: { label: { ...label, twins: ["label"] } },
    stepper: { label: { ...label, twins: ["label"] } },
    tabbar: { label: { ...label, twins: ["label"] } },
    annotations: {
      number: { required: true, docs: "Number of the marker it explains" },
      label: { required: true, twins: ["label", "title"], docs: "What the marker points at" },
      children: {},
      countsAs: "annotation",
    },
  },
  attributes: { ...itemAttributes, ...stepAttributes, ...badgeKey },
  examples: [
    'list { item "Milk" item "Bread" { item "Rye" } }',
    'nav vertical { item "Inbox" icon="inbox" active item "Archive" disabled }\nstepper { item "Cart" item "Pay" active hint="By card" }\ntabbar { item "Inbox" icon=mail badge=3 item "Profile" icon=user }',
    'annotations { item 1 "Sign in" { text "Opens the dashboard." } }',
  ],
  cost: ({ written }) => ({ boxes: 5 + boxesOfMarks(written) }),
  lower(element, cx) {
    const content = itemOfElement(element, cx);
    if (cx.item) return cx.item(content, cx);
    return row({ gap: 8 }, [
      text(element.label, { size: 14, color: cx.ink }),
      ...content.children({ axis: "row", align: undefined, gap: 8 }),
    ]);
  },
}));
