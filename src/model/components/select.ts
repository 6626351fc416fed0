/** Defines and draws `select`. */
import { textOf, type Value } from "../../language/ast/value.js";
import { icon, token } from "../box/build.js";
import { boolean, text } from "../define/attributes.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { fieldCost, framedField } from "./parts/field-frame.js";
import { type FieldPanel, fieldAttributes } from "./parts/field-parts.js";
import { isObject, labelOfValue } from "./parts/items.js";
import { roughWidth } from "./parts/natural-width.js";
import { optionList } from "./parts/option-list.js";
import { shadowBytes } from "./parts/shadow-bytes.js";

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
    "typeahead",
    "autosuggest",
    "filter",
    "sort",
    "sortby",
    "selectfield",
    "selectinput",
    "selectmenu",
    "datalist",
    "languageselector",
    "languageswitcher",
    "selecttrigger",
    "selectcontent",
    "selectvalue",
    "selectgroup",
    "selector",
    "chooser",
    "switcher",
    "dropdownfield",
  ],
  foreignForms: {
    optgroup: 'select "…" ["…", "…"]',
    selectitem: 'select "…" ["…", "…"]',
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
      disabled: boolean("Prevents selection"),
    },
  },
  children: { mustBeEmpty: true },
  keepsModifiers: true,
  attributes: {
    ...fieldAttributes,
    open: boolean("Shows its options, over what follows"),
  },
  modifiers: { inline: "Open options are placed in the flow instead of over what follows" },
  examples: [
    'select "Country" ["Finland", "Norway", "Sweden"] value="Norway"',
    'select "Sort by" [{label="Newest first" value=newest}, {label="Oldest first" value=oldest}]\nselect placeholder="All teams" w=160 sm',
    'select "Assignee" ["Ada Lovelace", "Alan Turing", {label="Grace Hopper" disabled}]\n    value="Alan Turing" open',
  ],
  cost(element) {
    const field = fieldCost(element, 1);
    if (!element.mentions("open")) return field;
    return { boxes: field.boxes + 2, item: 4, more: 4, output: shadowBytes.md };
  },
}));

/** How `select` is drawn. */
export const selectDrawing: Drawing<typeof selectComponent> = {
  lower(element, cx) {
    const { node, label, values, items } = element;
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
        glyphs: [icon("chevron-down", 16, token("inkMuted"))],
        width: node.attributes?.w,
        naturalWidth: widthOf([shown, ...options]),
        panel: values.open ? panelOf(items, shown, element.has("inline"), cx) : undefined,
        attributes: {},
      },
      values,
      cx,
    );
  },
};

/** Width in px for the longest option and the arrow. */
function widthOf(options: readonly string[]): number {
  const longest = options.reduce((most, option) => Math.max(most, roughWidth(option, 14)), 0);
  return Math.min(320, Math.max(120, longest + 2 * 12 + 8 + 16 + 2));
}

/** The open panel below it; in a prototype, the field opens it. */
function panelOf(
  items: readonly Value[],
  shown: string,
  isInline: boolean,
  cx: LowerContext,
): FieldPanel | undefined {
  if (items.length === 0 || cx.isPrototype) return undefined;
  const options = items.map((item) => ({
    label: item === "..." ? undefined : labelOfValue(item),
    isChosen: item !== "..." && labelOfValue(item) === shown,
    isDisabled: isObject(item) && item.disabled === true,
  }));
  return { ...optionList(options), isInline };
}

function sentValue(item: Value): string | undefined {
  const value = isObject(item) ? (item.value ?? item.label) : item;
  return value === undefined ? undefined : textOf(value);
}
