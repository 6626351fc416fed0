/** What holds items, generated from the folder by scripts/build-registry.mjs. */
import type { ItemForm } from "../../define/item-form.js";

/** The components that hold items, each with the form of its items. */
export const itemHolders: Readonly<Record<string, ItemForm>> = {
  annotations: "note",
  breadcrumb: "leaf",
  descriptions: "pair",
  dropdown: "leaf",
  gantt: "task",
  group: "menu",
  list: "entry",
  menubar: "menu",
  nav: "menu",
  segmented: "leaf",
  stepper: "leaf",
  tabbar: "leaf",
  timeline: "block",
  tree: "branch",
};

/** The attributes of items that mean something in some of these only: in those whose lists know them. */
export const keyHolders: Readonly<Record<string, readonly string[]>> = {
  hint: ["list", "stepper"],
  value: ["descriptions", "list"],
  avatar: ["list"],
  chevron: ["list"],
  checked: ["list"],
  switch: ["list"],
  error: ["stepper"],
  badge: ["list", "nav", "tabbar", "group"],
  shortcut: ["menubar"],
  collapsed: ["tree"],
  expanded: ["tree"],
  time: ["timeline"],
  done: ["stepper", "timeline"],
  variant: ["gantt", "timeline"],
  from: ["gantt"],
  to: ["gantt"],
  progress: ["gantt"],
  at: ["gantt"],
};
