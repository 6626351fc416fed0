/** Draws the control of a field: its frame, its value, and anything before and after the value. */
import { RADIUS } from "../../../base/theme/tokens.js";
import type { Value } from "../../../language/ast/value.js";
import type { Box, FieldBox, HtmlAttributes } from "../../box/box.js";
import { column, edges, edgesOf, icon, row, text, token } from "../../box/build.js";
import type { Paint, Style, TextStyle } from "../../box/style.js";
import { withMore } from "../../box/with-more.js";
import { boolean, choice } from "../../define/attributes.js";
import type { AttributeMap, LowerContext } from "../../define/component.js";
import { iconName } from "../../define/references.js";
import { chipPill } from "./chip-pill.js";
import type { FieldIds, FieldParts, FieldValues } from "./field-parts.js";
import { hinted } from "./interaction.js";
import { labelOfValue } from "./items.js";
import { statuses } from "./palette.js";
import type { SizeWord } from "./sizes.js";
import { valuesOfObject } from "./values-of-object.js";

const metrics: Readonly<Record<SizeWord, { height: number; font: number }>> = {
  xs: { height: 28, font: 12 },
  sm: { height: 32, font: 13 },
  md: { height: 38, font: 14 },
  lg: { height: 44, font: 16 },
  xl: { height: 50, font: 18 },
};

/** Width in px below which a field has less padding, to leave space for its text. */
const narrow = 96;

/** The metrics of a control, in px. */
interface Measures {
  height: number;
  font: number;
  /** Padding: at the sides, and above and below a line of text. */
  side: number;
  vertical: number;
  /** Distance between an icon and the value. */
  between: number;
  /** Line height of its text. */
  line: number;
  /** The height of its frame. */
  size: Style;
  set: TextStyle;
}

function measuresOf(parts: FieldParts, { size: given }: FieldValues, cx: LowerContext): Measures {
  const lines = parts.lines ?? 1;
  const { height, font, line, vertical } = sizesOf(given, cx);
  const isNarrow = typeof parts.width === "number" && parts.width < narrow;
  return {
    height,
    font,
    side: isNarrow ? 6 : sideOf(height),
    vertical,
    line,
    between: isNarrow ? 4 : 8,
    size:
      lines > 1
        ? { minHeight: parts.isSized ? height : height + (lines - 1) * line, grow: 1 }
        : { height, shrink: 0 },
    set: {
      size: font,
      color: token(parts.isPlaceholder ? "inkFaint" : "ink"),
      wrapping: lines > 1 ? "normal" : "ellipsis",
      ...(parts.mono && { mono: true }),
    },
  };
}

/** The metrics of a size: the height depends on the line height, and the padding on the density of the design. */
function sizesOf(
  given: FieldValues["size"],
  cx: LowerContext,
): Pick<Measures, "height" | "font" | "line" | "vertical"> {
  const { height, font } = presetOf(given, cx);
  const line = cx.letters(font) * 1.5;
  const vertical = cx.dense((height - 2 - font * 1.5) / 2);
  return { height: 2 * vertical + line + 2, font, line, vertical };
}

/** Horizontal padding in px of a control of a height. */
function sideOf(height: number): number {
  return Math.round(height / 3.2);
}

/** Font size in px of a control, and the distance of its text from its edge. */
export function lettersOf({ size }: FieldValues, cx: LowerContext): { font: number; side: number } {
  const { height, font } = presetOf(size, cx);
  return { font, side: sideOf(height) + 1 };
}

function presetOf(given: FieldValues["size"], cx: LowerContext): { height: number; font: number } {
  if (given === undefined) return metrics.md;
  if (typeof given === "string") return metrics[given];
  const font = Math.max(8, cx.length(given));
  return { height: Math.round(font * 1.5) + 17, font };
}

/** The control with everything inside it. */
export function fieldBox(
  parts: FieldParts,
  values: FieldValues,
  ids: FieldIds,
  cx: LowerContext,
): Box {
  const form = measuresOf(parts, values, cx);
  const meaning = meaningOf(parts, values, ids);
  if (parts.control === "file") {
    const words = text(parts.shown, form.set, { style: { grow: 1, basis: 0, minWidth: 0 } });
    const drawn = affixed(words, parts, values, form);
    return {
      kind: "toggle",
      control: "file",
      style: form.size,
      children: [{ ...drawn, style: { ...drawn.style, grow: 1 } }],
      ...meaning,
    };
  }
  const field: FieldBox = {
    kind: "field",
    control: parts.control,
    text: parts.shown,
    isPlaceholder: parts.isPlaceholder,
    textStyle: form.set,
    options: parts.options,
    style: {},
    ...meaning,
    ground: token("paper"),
    origin: undefined,
    paint: undefined,
  };
  const { prefix, suffix, chips } = parts;
  const isAlone = prefix === undefined && suffix === undefined && chips === undefined;
  return isAlone ? framed(field, parts, values, form) : affixed(field, parts, values, form);
}

/** The semantics of the native control. */
function meaningOf(parts: FieldParts, values: FieldValues, ids: FieldIds) {
  const otherwise = parts.label === "" ? (values.placeholder ?? parts.control) : undefined;
  const name = values["aria-label"] ?? otherwise;
  return { name, attributes: nativeAttributes(parts, values, ids), ...hinted(values.title) };
}

/** The attributes of the native control. */
export function nativeAttributes(
  parts: FieldParts,
  values: FieldValues,
  ids: FieldIds,
): HtmlAttributes {
  return {
    id: ids.id,
    name: values.name,
    required: values.required,
    disabled: values.disabled,
    readonly: parts.isReadOnly,
    "aria-invalid": isWrong(values) ? "true" : undefined,
    "aria-describedby": ids.messageId,
    ...parts.attributes,
  };
}

function isWrong({ error }: FieldValues): boolean {
  return error !== undefined && error !== false;
}

function paintOf(parts: FieldParts, values: FieldValues): Paint {
  return {
    background: token(parts.isReadOnly ? "fill" : "paper"),
    borderColor: token(isWrong(values) ? "dangerLine" : "lineStrong"),
    radius: parts.pill ? "pill" : RADIUS,
  };
}

/** The icon before the value: the given one, else that of the type. */
function leadOf({ lead }: FieldParts, values: FieldValues): Box | undefined {
  return lead ?? (values.icon ? icon(values.icon, 16, token("inkMuted")) : undefined);
}

/** A field whose control is the frame itself, with icons over it. */
function framed(field: FieldBox, parts: FieldParts, values: FieldValues, form: Measures): Box {
  const { height, side, vertical, between, size } = form;
  const lead = leadOf(parts, values);
  const { glyphs = [] } = parts;
  const beside = side + 16 + between;
  field.style = withMore(size, {
    border: edges(1),
    padding: {
      top: vertical,
      bottom: vertical,
      left: lead ? beside : side,
      right: glyphs.length === 0 ? side : beside + (glyphs.length - 1) * (16 + between),
    },
  });
  field.paint = paintOf(parts, values);
  if (!lead && glyphs.length === 0) return field;
  const top = (height - 16) / 2;
  const placed = (box: Box, inset: NonNullable<Style["inset"]>): Box =>
    ({ ...box, style: { ...box.style, position: "absolute", inset } }) as Box;
  return column(
    { position: "relative", ...(size.grow && { grow: size.grow }) },
    [
      field,
      ...(lead ? [placed(lead, { left: side, top })] : []),
      ...glyphs.map((glyph, at) => {
        const right = side + (glyphs.length - 1 - at) * (16 + between);
        return placed(glyph, { right, top });
      }),
    ],
    { ground: token("paper") },
  );
}

/** A frame with everything side by side: affixes, icons, chips and the value. */
function affixed(value: Box, parts: FieldParts, values: FieldValues, form: Measures): Box {
  const { height, font, line, side, vertical, between, size } = form;
  const { prefix, suffix, chips, glyphs = [] } = parts;
  const lead = leadOf(parts, values);
  const paint = paintOf(parts, values);
  const top = vertical + (line - 16) / 2;
  const cell = (words: string, border: Style["border"]): Box =>
    row(
      { padding: edgesOf(vertical, side - 1), minWidth: 0, border: border! },
      [text(words, { size: font, color: token("inkMuted"), wrapping: "ellipsis" })],
      { paint: { background: token("fill"), borderColor: paint.borderColor! } },
    );
  const sign = (box: Box, margin: NonNullable<Style["margin"]>): Box =>
    ({ ...box, style: { ...box.style, margin: { top, ...margin } } }) as Box;
  const padding = {
    top: vertical,
    bottom: vertical,
    left: lead ? between : side,
    right: glyphs.length > 0 ? between : side,
  };
  const inner: Box = chips
    ? enteredBefore(chips, value, { ...padding, top: 4, bottom: 4 }, height)
    : { ...value, style: { ...value.style, grow: 1, basis: 0, minWidth: 40, padding } };
  return row(
    { ...(chips ? { minHeight: height } : size), border: edges(1), overflow: "hidden" },
    [
      ...(prefix === undefined ? [] : [cell(prefix, { right: 1 })]),
      ...(lead ? [sign(lead, { left: side })] : []),
      inner,
      ...glyphs.map((glyph, at) =>
        sign(glyph, { right: at === glyphs.length - 1 ? side : between }),
      ),
      ...(suffix === undefined ? [] : [cell(suffix, { left: 1 })]),
    ],
    { paint, ground: token("paper") },
  );
}

const chipKeys = {
  icon: iconName("Icon before the text"),
  removable: boolean("Shows a cross after the text", { default: "true" }),
  variant: choice(statuses, "Meaning, shown by its color"),
} satisfies AttributeMap;

/** Entered values, as chips that wrap, and the field for more. */
function enteredBefore(
  chips: readonly Value[],
  field: Box,
  padding: NonNullable<Style["padding"]>,
  height: number,
): Box {
  const low = height - 10;
  const pills = chips.map((chip): Box => {
    const face = {
      removable: true,
      quiet: true,
      ...valuesOfObject(chip, chipKeys),
      label: labelOfValue(chip),
    };
    const pill = chipPill(face, { height: low, font: Math.min(13, Math.round(low * 0.46)) });
    return { ...pill, style: { ...pill.style, minWidth: 0 } };
  });
  const { left = 0, ...others } = padding;
  return row(
    {
      wrap: true,
      gap: 4,
      grow: 1,
      basis: 0,
      minWidth: 0,
      padding: { ...others, left: Math.min(left, 4) },
    },
    [
      ...pills,
      { ...field, style: { height: low, grow: 1, basis: 64, minWidth: 0, padding: { left: 6 } } },
    ],
    { ground: token("paper") },
  );
}
