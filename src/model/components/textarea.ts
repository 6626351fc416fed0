/** Defines and draws `textarea`. */
import { boolean } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { number } from "../define/measures.js";
import { hasHeight } from "./parts/container.js";
import { fieldCost, framedField } from "./parts/field-frame.js";
import { fieldAttributes } from "./parts/field-parts.js";

export const textareaComponent = defineComponent(() => ({
  name: "textarea",
  soft: true,
  category: "input",
  docs: "A field of several lines with its label above.",
  foreignWords: [
    "multiline",
    "texteditor",
    "richtext",
    "richtexteditor",
    "wysiwyg",
    "editor",
    "markdowneditor",
    "inputtextarea",
    "composer",
    "commentbox",
    "textareafield",
  ],
  label: { twins: ["label"], docs: "Label above the field" },
  attributes: {
    ...fieldAttributes,
    rows: number({ min: 1, max: 1000, integer: true }, "Number of lines", { default: "3" }),
    readonly: boolean("Makes it read-only"),
  },
  examples: [
    'textarea "Message" placeholder="What happened?" rows=5',
    'textarea "Bio" value="Analyst and poet." hint="At most 200 characters"',
  ],
  cost: (element) => fieldCost(element, 0),
}));

/** How `textarea` is drawn. */
export const textareaDrawing: Drawing<typeof textareaComponent> = {
  lower({ label, values, node }, cx) {
    return framedField(
      {
        control: "textarea",
        label,
        shown: values.value || values.placeholder || "",
        isPlaceholder: !values.value,
        lines: values.rows ?? 3,
        isSized: hasHeight(node),
        width: node.attributes?.w,
        naturalWidth: 320,
        isReadOnly: values.readonly,
        attributes: { rows: values.rows ?? 3 },
      },
      values,
      cx,
    );
  },
};
