/** What holds items, generated from the folder by scripts/build-registry.mjs. */
import type { ItemForm } from "../../define/item-form.js";

/** The components that hold items, each with the form of its items. */
export const itemHolders: Readonly<Record<string, ItemForm>> = {
  annotations: "note",
  breadcrumb: "leaf",
  descriptions: "pair",
  dropdown: "leaf",
  group: "menu",
  list: "entry",
  menubar: "menu",
  nav: "menu",
  segmented: "leaf",
  stepper: "leaf",
  tabbar: "leaf",
};

/** The attributes of items that mean something in some of these only: in those whose lists know them. */
export const keyHolders: Readonly<Record<string, readonly string[]>> = {
  hint: ["stepper"],
  error: ["stepper"],
  badge: ["tabbar"],
  value: ["descriptions"],
  shortcut: ["menubar"],
};
