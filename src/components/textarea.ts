/** The textarea: several lines to fill in. */
import { flag } from "../define/attributes.js";
import { defineComponent } from "../define/define-component.js";
import { number } from "../define/measures.js";
import { fieldAttributes, fieldCost, framedField } from "./parts/field-frame.js";

/** Several lines to fill in. */
export const textareaComponent = defineComponent({
  name: "textarea",
  soft: true,
  category: "input",
  docs: "Several lines to fill in, with their label above.",
  foreignWords: ["multiline", "text-area"],
  label: { twins: ["label"], docs: "Label above the field" },
  attributes: {
    ...fieldAttributes,
    rows: number({ min: 1, max: 1000, integer: true }, "Number of lines", { default: "3" }),
    readonly: flag("Can be read only"),
  },
  examples: [
    'textarea "Message" placeholder="What happened?" rows=5',
    'textarea "Bio" value="Analyst and poet." hint="At most 200 characters"',
  ],
  cost: (element) => fieldCost(element, 0),
  lower({ label, values, node }, cx) {
    return framedField(
      {
        control: "textarea",
        label,
        shown: values.value || values.placeholder || "",
        isPlaceholder: !values.value,
        lines: values.rows ?? 3,
        isSized: node.attributes?.h !== undefined,
        isReadOnly: values.readonly,
        attributes: { rows: values.rows ?? 3 },
      },
      values,
      cx,
    );
  },
});
