/** Defines and draws `item`. */
import { textOf } from "../../language/ast/value.js";
import { row, text } from "../box/build.js";
import type { AttributeMap, Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import type { ComponentShape } from "../define/definition.js";
import type { ItemForm } from "../define/item-form.js";
import { itemHolders, keyHolders } from "./parts/item-holders.generated.js";
import { entryAttributes, itemAttributes, itemOfElement } from "./parts/items.js";
import { boxesOfRow } from "./parts/list-row-cost.js";
import { boxesOfMarks } from "./parts/marked-text.js";
import { sameForm } from "./parts/same-form.js";

const label = {
  required: true,
  unless: ["icon"],
  twins: ["label"],
  docs: "Text of the item",
} as const;
const nested = { only: ["item", "divider"] } as const;

const forms: Readonly<Record<ItemForm, ComponentShape>> = {
  leaf: { label },
  menu: { label, children: nested },
  entry: {
    label: { ...label, twins: ["label", "content"] },
    children: { only: ["item"] },
  },
  branch: { label, children: { only: ["item"] } },
  task: { label, children: { only: ["item", "milestone"] } },
  block: { label, children: {} },
  pair: { label: { ...label, second: "value" }, children: {} },
  note: {
    number: { required: true, docs: "Number of the marker it explains" },
    label: {
      required: true,
      twins: ["label", "title"],
      docs: "Text about what the marker points at",
    },
    children: {},
    countsAs: "annotation",
  },
};

export const itemComponent = defineComponent(() => ({
  name: "item",
  category: "navigation",
  docs: "An entry of a list, tree, menu or path, a step of a task, or an annotation.",
  foreignChildren: {
    text: 'item "…" hint="…"',
    badge: 'item "…" badge="…"',
    icon: 'item "…" icon=…',
    avatar: 'item "…" avatar',
    checkbox: 'item "…" checked=false',
    switch: 'item "…" switch',
    link: 'item "…" href="…"',
  },
  foreignForms: {
    ...sameForm("switchrow switchitem togglerow toggleitem", 'list { item "…" switch }'),
    entry: 'list { item "…" }',
    node: 'tree { item "…" }',
    ...sameForm("listitem li -item listgroupitem bullet", 'list { item "…" }'),
    items: 'list { item "…" item "…" }',
    dropdownitem: 'dropdown { item "…" }',
    menuitem: 'dropdown { item "…" }',
    navitem: 'nav { item "…" }',
    treeitem: 'tree { item "…" }',
    treenode: 'tree { item "…" }',
    step: 'stepper { item "…" }',
    crumb: 'breadcrumb { item "…" }',
    dt: 'descriptions { item "…" "…" }',
    dd: 'descriptions { item "…" "…" }',
    submenu: 'item "…" { item "…" }',
    timelineevent: 'timeline { item "…" time="…" }',
    folder: 'list { item "…" icon=folder }',
    fileitem: 'list { item "…" icon=file }',
    document: 'list { item "…" icon=file }',
    unread: 'item "…" badge=""',
  },
  foreignWords: [
    "li",
    "listitem",
    "dropdownitem",
    "navitem",
    "menuitem",
    "listgroupitem",
    "treeitem",
    "step",
    "dt",
    "dd",
    "entry",
    "node",
    "treenode",
    "bullet",
    "crumb",
  ],
  label,
  children: nested,
  parents: [...Object.keys(itemHolders), "item"],
  within: Object.fromEntries(
    Object.entries(itemHolders).map(([holder, form]) => [holder, forms[form]]),
  ),
  attributes: { ...itemAttributes, ...whereHeld(entryAttributes) },
  examples: [
    'list { item "Milk" item "Bread" { item "Rye" } }',
    'nav vertical { item "Inbox" icon="inbox" active item "Archive" disabled }\nstepper { item "Cart" item "Pay" hint="By card" active }\ntabbar { item "Inbox" icon=mail badge=3 item "Profile" icon=user }\nmenubar open=0 { item "File" { item "Save" shortcut="Ctrl+S" } }\ndescriptions { item "Plan" "Pro" }\ntree {\n  item "src" { item "a.ts" }\n  item "test" expanded { item "b.ts" }\n  item "dist" collapsed { item "c.js" }\n}\ntimeline { item "Ordered" time="9:41" success item "Packed" done item "Sent" }\ngantt columns=["W1", "W2", "W3", "W4"] {\n  item "Build" from=0 to=1 progress=50\n  item "Test" from=1 to=4\n}',
    'annotations { item 1 "Sign in" { text "Opens the dashboard." } }',
  ],
  cost: (element) => ({
    boxes:
      5 +
      (element.mentions("badge") ? 3 : 0) +
      boxesOfRow((word) => element.mentions(word)) +
      boxesOfMarks(element.written) +
      boxesOfMarks(textOf(element.attribute("value") ?? "") ?? ""),
  }),
}));

/** How `item` is drawn. */
export const itemDrawing: Drawing<typeof itemComponent> = {
  lower(element, cx) {
    const content = itemOfElement(element, cx);
    if (cx.item) return cx.item(content, cx);
    return row({ gap: 8 }, [
      text(element.label, { size: 14, color: cx.ink }),
      ...content.children({ axis: "row", align: undefined, gap: 8 }),
    ]);
  },
};

/** Attributes that have an effect only in components whose lists have them as keys. */
function whereHeld<A extends AttributeMap>(attributes: A): A {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, declared]) => [
      name,
      { ...declared, onlyIn: keyHolders[name] ?? [] },
    ]),
  ) as A;
}
