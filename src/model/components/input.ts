/** Defines and draws `input`. */
import type { Box } from "../box/box.js";
import { icon, token } from "../box/build.js";
import { readAmount } from "../define/amounts.js";
import { boolean, choice, list, text as textAttribute } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { number } from "../define/measures.js";
import { datePanel } from "./parts/calendar/date-panel.js";
import { smallMonthBoxes } from "./parts/calendar/small-month-boxes.js";
import { checkRange } from "./parts/check-range.js";
import { checkType } from "./parts/check-type.js";
import { hasHeight } from "./parts/container.js";
import { fieldCost, framedField } from "./parts/field-frame.js";
import { type FieldParts, fieldAttributes } from "./parts/field-parts.js";
import {
  type InputType,
  inputTypes,
  lookOfType,
  naturalFieldWidth,
  stepArrows,
  swatch,
  typeAttributes,
  type ValueLimits,
} from "./parts/input-types.js";
import { rangeLine } from "./parts/range-line.js";
import { sameForm } from "./parts/same-form.js";
import { shadowBytes } from "./parts/shadow-bytes.js";

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
    "password",
    "passwordfield",
    "securefield",
    "email",
    "formcontrol",
    "numberfield",
    "lineedit",
    "inputtext",
    "inputbox",
    "formitem",
    "otp",
    "inputotp",
    "entryfield",
  ],
  foreignForms: {
    ...sameForm("quantityselector quantityinput quantitystepper", 'input "…" number'),
    email: 'input "…" email',
    ...sameForm("password passwordfield securefield", 'input "…" password'),
    tel: 'input "…" tel',
    phone: 'input "…" tel',
    ...sameForm(
      "number spinbox spinbutton numberstepper quantity stepperinput",
      'input "…" number',
    ),
    ...sameForm("date datechooser rangepicker", 'input "…" date'),
    time: 'input "…" time, or text "…"',
    datetime: 'input "…" datetime',
    ...sameForm("color colour swatchpicker", 'input "…" color'),
    currencyinput: 'input "…" prefix="$"',
    moneyinput: 'input "…" prefix="$"',
    creditcard: 'input "…" icon=credit-card',
    creditcardinput: 'input "…" icon=credit-card',
    ...sameForm("tagsinput chipsinput tokenfield", 'input "…" chips=["…", "…"]'),
    formmessage: 'input "…" error="…"',
    inputs: 'form { input "…" input "…" }',
    fields: 'form { input "…" input "…" }',
    newsletter: 'row gap=2 { input "…" email button "…" }',
    filters: 'row gap=2 { select "…" ["…", "…"] input search placeholder="…" }',
    filterbar: 'row gap=2 { select "…" ["…", "…"] input search placeholder="…" }',
    search: 'input search placeholder="…"',
    searchbox: 'input search placeholder="…"',
    searchbar: 'input search placeholder="…"',
    searchfield: 'input search placeholder="…"',
    searchinput: 'input search placeholder="…"',
    daterange: 'input "…" date',
    datepicker: 'input "…" date',
    daterangepicker: 'input "…" date',
    timepicker: 'input "…" time',
    datetimepicker: 'input "…" datetime',
    monthpicker: 'input "…" month',
    numberinput: 'input "…" number',
    otpinput: 'input "…"',
    pininput: 'input "…"',
    inputnumber: 'input "…" number',
    numericstepper: 'input "…" number',
    colorpicker: 'input "…" color',
    taginput: 'input "…" chips=["…", "…"]',
    chipinput: 'input "…" chips=["…", "…"]',
  },
  label: { twins: ["label"], docs: "Label above the field" },
  attributes: {
    inputType: choice(inputTypes, "Type of value; `type` means the same", {
      default: "text",
      semantic: ["email", "tel", "url"],
      synonyms: { "datetime-local": "datetime" },
      elsewhere: {
        submit: 'button "…" primary',
        reset: 'button "…"',
        button: 'button "…"',
        image: 'button "…" icon=image',
        checkbox: 'checkbox "…"',
        radio: 'radio "…" name=group',
        textarea: 'textarea "…"',
        select: 'select "…" ["…", "…"]',
        week: 'input "…" date',
      },
    }),
    ...fieldAttributes,
    readonly: boolean("Makes it read-only"),
    rounded: boolean("Rounds its ends fully"),
    mono: boolean("Sets letters and figures of one width, for codes and keys"),
    prefix: textAttribute("Text in a filled cell before the value, such as a currency", {
      default: "Browse, with the modifier `file`",
    }),
    suffix: textAttribute("Text in a filled cell after the value, such as a unit"),
    clearable: boolean("Shows a cross that empties the field"),
    open: boolean(
      "Shows the calendar of a `date` or `datetime`, or the year of a `month`, over what follows",
    ),
    chips: list(
      "Values entered before, as chips: strings or objects with `label`, `icon`, `variant`, `removable`",
    ),
    min: number({}, "Minimum of a `number` or `range`", { default: "0 for a range" }),
    max: number({}, "Maximum of a `number` or `range`", { default: "100 for a range" }),
    step: number({ min: 0 }, "Step between two values of a `number` or `range`", {
      semantic: true,
    }),
    rows: number(
      { min: 1, max: 1000, integer: true },
      "Number of lines, with the modifier `textarea`",
      {
        default: "3",
      },
    ),
  },
  attributeAliases: { type: "inputType" },
  modifiers: {
    textarea: "Several lines, like the component `textarea`",
    inline: "An open calendar is placed in the flow instead of over what follows",
  },
  examples: [
    'input "Email" placeholder="you@example.com" email required\ninput "Password" type=password value="secret" error="At least 12 characters"\ninput placeholder="Search orders" icon="search"\ninput "Notes" textarea rows=4',
    'row gap=4 {\n  input "Price" prefix="€" suffix="per seat" value=12 min=0 step=1 number\n  input "Start" value="20 Nov 2026, 9:30" datetime clearable open\n}',
    'input "To" chips=["Ada", "Alan"]\ninput "Volume" min=0 max=11 step=1 value=8 range\ninput "Brand color" value="#336699" color\ninput "Contract" value="contract.pdf" file\ninput "License key" value="7F3A-09CC" mono',
  ],
  check(element, report, suggester) {
    checkRange()(element, report, suggester);
    checkType(element, report, hasDays);
  },
  cost(element) {
    const hasType = element.attribute("inputType") !== undefined || element.modifiers.length > 0;
    const chips = element.attribute("chips");
    const entered = Array.isArray(chips) ? 1 + 4 * chips.length : 0;
    const { boxes } = fieldCost(element, hasType ? 6 : 0);
    const given = [element.attribute("inputType"), ...element.modifiers];
    const isOpen = element.mentions("open") && given.some(hasDays);
    if (!isOpen) return { boxes: boxes + entered };
    return { boxes: boxes + entered + 2 + smallMonthBoxes, cells: 8, output: shadowBytes.md };
  },
}));

/** How `input` is drawn. */
export const inputDrawing: Drawing<typeof inputComponent> = {
  lower(element, cx) {
    const { values, label, node } = element;
    const isLong = element.has("textarea");
    const type = isLong ? "text" : (values.inputType ?? "text");
    const { value, prefix, suffix, chips } = values;
    const amount = readAmount(value)?.amount;
    const shown = type === "password" && value ? "•".repeat([...value].length) : value;
    const parts: FieldParts = {
      control: isLong ? "textarea" : type === "file" ? "file" : "input",
      label,
      shown: shown || values.placeholder || "",
      isPlaceholder: !value,
      ...(isLong && { lines: values.rows ?? 3, isSized: hasHeight(node) }),
      ...signsOf(type, values, amount),
      pill: values.rounded === true && !isLong,
      isReadOnly: values.readonly,
      mono: values.mono,
      width: node.attributes?.w,
      leastWidth: leastWidthOf(type, values.clearable),
      naturalWidth: naturalWidthOf(type, values),
      prefix: prefix ?? (type === "file" ? "Browse" : undefined),
      suffix,
      chips,
      attributes: isLong ? {} : typeAttributes(type, values, amount),
    };
    if (values.open && hasDays(type)) {
      parts.panel = { ...datePanel(type, value, cx), isInline: element.has("inline") };
    }
    if (type === "range") {
      const written = (at: number) => `${prefix ?? ""}${value ?? at}${suffix ?? ""}`;
      const name = values["aria-label"] ?? (label === "" ? "range" : undefined);
      parts.instead = (attributes) =>
        rangeLine({ ...values, value: amount, attributes }, written, name, cx);
    }
    return framedField(parts, values, cx);
  },
};

/** Each additional icon needs space. */
function leastWidthOf(type: InputType, isClearable: boolean | undefined): number | undefined {
  const { leastWidth } = lookOfType(type);
  return leastWidth === undefined || !isClearable ? leastWidth : leastWidth + 24;
}

/** Affixes are added to the space for values of the type. */
function naturalWidthOf(
  type: InputType,
  { prefix, suffix }: { prefix?: string | undefined; suffix?: string | undefined },
): number {
  const affixes = [prefix, suffix].filter((affix) => affix !== undefined);
  return affixes.reduce(
    (sum, affix) => sum + 24 + 8 * affix.length,
    lookOfType(type).naturalWidth ?? naturalFieldWidth,
  );
}

/** The icons in a field: the color at the left, the clear button and the icon of its type at the right. */
function signsOf(
  type: InputType,
  values: {
    icon?: string | undefined;
    clearable?: boolean | undefined;
    value?: string | undefined;
  } & ValueLimits,
  amount: number | undefined,
): Pick<FieldParts, "lead" | "glyphs"> {
  const color = token("inkMuted");
  const { glyph } = lookOfType(type);
  const glyphs: Box[] = values.clearable ? [icon("x", 16, color)] : [];
  const patch = type === "color" ? swatch(values.value) : undefined;
  if (type === "number") glyphs.push(stepArrows(values, amount));
  else if (patch && values.icon) glyphs.push(patch);
  else if (glyph && values.icon !== glyph) glyphs.push(icon(glyph, 16, color));
  return { glyphs, lead: values.icon ? undefined : patch };
}

/** Whether values of a type are days or months, which a calendar shows. */
function hasDays(type: unknown): boolean {
  return type === "date" || type === "datetime" || type === "month";
}
