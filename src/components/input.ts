/** The input: a one-line field. */
import type { Box, HtmlAttributes } from "../box/box.js";
import { column, icon, token } from "../box/build.js";
import { boolean, choice } from "../define/attributes.js";
import { defineComponent } from "../define/define-component.js";
import { number } from "../define/measures.js";
import { fieldAttributes, fieldCost, framedField } from "./parts/field-frame.js";

const inputTypes = ["text", "email", "password", "number", "tel", "url", "search", "date"] as const;

/** A one-line field. */
export const inputComponent = defineComponent(() => ({
  name: "input",
  category: "input",
  inLine: "field",
  docs: "A one-line field with its label above.",
  foreignWords: [
    "field",
    "textbox",
    "textfield",
    "textinput",
    "edittext",
    "searchbox",
    "searchfield",
    "searchbar",
    "search",
    "password",
    "passwordfield",
    "securefield",
    "email",
    "formcontrol",
    "numberfield",
    "lineedit",
  ],
  foreignForms: {
    datepicker: 'input "…" date',
    daterangepicker: 'input "…" date',
    timepicker: 'input "…" placeholder="12:00"',
    inputnumber: 'input "…" number',
    numericstepper: 'input "…" number',
    colorpicker: 'input "…" placeholder="#336699"',
  },
  label: { twins: ["label"], docs: "Label above the field" },
  attributes: {
    inputType: choice(inputTypes, "Type of value; `type` means the same", {
      default: "text",
      semantic: ["email", "tel", "url"],
      elsewhere: {
        submit: 'button "…" primary',
        reset: 'button "…"',
        button: 'button "…"',
        image: 'button "…" icon=image',
        checkbox: 'checkbox "…"',
        radio: 'radio "…" name=group',
        range: 'slider "…"',
        textarea: 'textarea "…"',
        select: 'select "…" ["…", "…"]',
        file: 'upload "…"',
        color: 'input "…" placeholder="#336699"',
        time: 'input "…" placeholder="12:00"',
        "datetime-local": 'input "…" date',
        datetime: 'input "…" date',
        month: 'input "…" date',
        week: 'input "…" date',
      },
    }),
    ...fieldAttributes,
    readonly: boolean("Can be read but not changed"),
    rounded: boolean("Fully rounded ends"),
    rows: number(
      { min: 1, max: 1000, integer: true },
      "Number of lines, with the modifier `textarea`",
      {
        default: "3",
      },
    ),
  },
  attributeAliases: { type: "inputType" },
  modifiers: { textarea: "Several lines, like the component `textarea`" },
  examples: [
    'input "Email" email placeholder="you@example.com" required',
    'input "Password" type=password value="secret" error="At least 12 characters"',
    'input placeholder="Search orders" icon="search"\ninput "Notes" textarea rows=4',
  ],
  cost(element) {
    const hasType = element.attribute("inputType") !== undefined || element.modifiers.length > 0;
    return fieldCost(element, hasType ? 3 : 0);
  },
  lower(element, cx) {
    const { values, label } = element;
    const isLong = element.has("textarea");
    const type = values.inputType ?? "text";
    const { value } = values;
    const shown = type === "password" && value ? "•".repeat([...value].length) : value;
    return framedField(
      {
        control: isLong ? "textarea" : "input",
        label,
        shown: shown || values.placeholder || "",
        isPlaceholder: !value,
        ...(isLong && {
          lines: values.rows ?? 3,
          isSized: element.node.attributes?.h !== undefined,
        }),
        glyph: isLong || values.icon === glyphs[type] ? undefined : glyphOf(type),
        pill: values.rounded === true && !isLong,
        isReadOnly: values.readonly,
        width: element.node.attributes?.w,
        leastWidth: type === "date" ? dateWidth : undefined,
        attributes: isLong ? {} : htmlType(type),
      },
      values,
      cx,
    );
  },
}));

/** Browsers draw dates and drop what is not a number, so that both would show something else. */
function htmlType(type: string): HtmlAttributes {
  if (type === "date") return { type: "text" };
  return type === "number" ? { type: "text", inputmode: "decimal" } : { type };
}

/** px of a date with its icon. */
const dateWidth = 150;

const glyphs: Readonly<Record<string, string>> = { date: "calendar", search: "search" };

function glyphOf(type: string): Box | undefined {
  const color = token("inkMuted");
  if (type === "number") {
    const arrows = ["chevron-up", "chevron-down"].map((name) =>
      icon(name, 12, color, { style: { margin: { top: -2, bottom: -2 } } }),
    );
    return column({ width: 16, height: 16, align: "center", justify: "center" }, arrows);
  }
  const name = glyphs[type];
  return name === undefined ? undefined : icon(name, 16, color);
}
