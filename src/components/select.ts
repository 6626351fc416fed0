/** The select: a field with a list of options to pick one from. */
import { textOf, type Value } from "../ast/value.js";
import { icon, token } from "../box/build.js";
import { boolean, text } from "../define/attributes.js";
import { defineComponent } from "../define/define-component.js";
import { fieldAttributes, fieldCost, framedField } from "./parts/field-frame.js";
import { isObject, labelOfValue } from "./parts/items.js";

/** A field with a list of options. */
export const selectComponent = defineComponent(() => ({
  name: "select",
  category: "input",
  inLine: "field",
  docs: "A field that opens a list of options to pick one from.",
  foreignWords: [
    "combobox",
    "combo",
    "picker",
    "dropdownlist",
    "listbox",
    "autocomplete",
    "multiselect",
    "formselect",
    "cascader",
    "treeselect",
  ],
  foreignForms: {
    option: 'select "…" ["…", "…"]',
    options: 'select "…" ["…", "…"]',
  },
  label: { twins: ["label"], docs: "Label above the field" },
  list: {
    twins: ["options", "items"],
    docs: "Options: strings or objects",
    keys: {
      label: text("Text of the option"),
      value: text("Value to submit"),
      disabled: boolean("Cannot be selected"),
    },
  },
  children: { mustBeEmpty: true },
  keepsModifiers: true,
  attributes: fieldAttributes,
  examples: [
    'select "Country" ["Finland", "Norway", "Sweden"] value="Norway"',
    'select "Sort by" [{label="Newest first" value=newest}, {label="Oldest first" value=oldest}]',
    'select placeholder="All teams" sm w=160',
  ],
  cost: (element) => fieldCost(element, 1),
  lower({ node, label, values, items }, cx) {
    const options = items.filter((item) => item !== "...").map(labelOfValue);
    const chosen = items.find(
      (item) => values.value !== undefined && sentValue(item) === values.value,
    );
    const value = chosen === undefined ? values.value : labelOfValue(chosen);
    const shown = value ?? values.placeholder ?? options[0] ?? "Select";
    return framedField(
      {
        control: "select",
        label,
        shown,
        isPlaceholder:
          value === undefined && (values.placeholder !== undefined || options.length === 0),
        options: options.includes(shown) ? options : [shown, ...options],
        glyph: icon("chevron-down", 16, token("inkMuted")),
        width: node.attributes?.w,
        attributes: {},
      },
      values,
      cx,
    );
  },
}));

function sentValue(item: Value): string | undefined {
  const value = isObject(item) ? (item.value ?? item.label) : item;
  return value === undefined ? undefined : textOf(value);
}
