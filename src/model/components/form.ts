/** Defines and draws `form`. */
import { column } from "../box/build.js";
import { text } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { layChildren, readable } from "./parts/container.js";
import { sidesOfColumn } from "./parts/sideways.js";

export const formComponent = defineComponent(() => ({
  name: "form",
  category: "layout",
  structural: true,
  centers: true,
  docs: "Fields and buttons that are submitted together, one below the other.",
  foreignAttributes: sidesOfColumn,
  foreignWords: ["formgroup", "login", "signin", "signup", "register", "checkout", "loginbox"],
  children: { braces: "required" },
  attributes: {
    action: text("What submitting the form does, in your own words", { semantic: true }),
  },
  ownFlow: true,
  examples: [
    'form {\n  input "Email" email required\n  textarea "Message"\n  button "Send" primary\n}',
  ],
  cost: { boxes: 1 },
}));

/** How `form` is drawn. */
export const formDrawing: Drawing<typeof formComponent> = {
  lower(element, cx) {
    const { style, children } = layChildren(element, cx, { gap: cx.dense(16), ...readable(cx) });
    const { action } = element.values;
    return column(style, children, {
      tag: "form",
      ...(action !== undefined && { behavior: { intent: { action } } }),
    });
  },
};
