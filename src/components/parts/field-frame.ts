/** What text controls share: sizes, the label above, the icon and glyph inside, the message below. */
import type { Value } from "../../ast/value.js";
import { type Box, childrenOf, type FieldBox, type TextBox } from "../../box/box.js";
import { column, edges, icon, row, text, token } from "../../box/build.js";
import type { Style } from "../../box/style.js";
import { boolean, text as textAttribute } from "../../define/attributes.js";
import type { AttributeMap, AttributeValues, LowerContext } from "../../define/component.js";
import type { CostSubject, OwnCost } from "../../define/cost.js";
import { booleanOr, size } from "../../define/measures.js";
import { iconName } from "../../define/references.js";
import { asterisk } from "./asterisk.js";
import { type SizeWord, sizeWords } from "./sizes.js";

/** Attributes of input, textarea and select. */
export const fieldAttributes = {
  name: textAttribute("Name of the value when the form is submitted", { semantic: true }),
  placeholder: textAttribute("Text shown while there is no value"),
  value: textAttribute("Value of the field"),
  required: boolean("Must be filled in: shows an asterisk after the label"),
  disabled: boolean("Disabled, drawn faded"),
  error: booleanOr(textAttribute(""), "Error state, with an optional message below", {
    default: "false",
  }),
  hint: textAttribute("Help text below the field"),
  icon: iconName("Icon inside the field, on the left"),
  size: size(sizeWords, "Height and font size", { default: "md" }),
} satisfies AttributeMap;

/** Typed values of the field attributes. */
export type FieldValues = Partial<AttributeValues<typeof fieldAttributes>>;

const metrics: Readonly<Record<SizeWord, { height: number; font: number }>> = {
  xs: { height: 28, font: 12 },
  sm: { height: 32, font: 13 },
  md: { height: 38, font: 14 },
  lg: { height: 44, font: 16 },
  xl: { height: 50, font: 18 },
};

/** Height and font size of a control. */
function fieldMetrics(
  given: FieldValues["size"],
  cx: LowerContext,
): { height: number; font: number } {
  if (given === undefined) return metrics.md;
  if (typeof given === "string") return metrics[given];
  const font = Math.max(8, cx.length(given));
  return { height: Math.round(font * 1.5) + 17, font };
}

/** What distinguishes one control from another. */
export interface FieldParts {
  control: FieldBox["control"];
  label: string;
  shown: string;
  isPlaceholder: boolean;
  /** Lines of text; 1. */
  lines?: number;
  /** Whether its height is given, so that its lines are as many as fit. */
  isSized?: boolean;
  /** Drawn inside at the right: 16 px wide. */
  glyph?: Box | undefined;
  options?: readonly string[];
  pill?: boolean;
  /** The width that the source gives it. */
  width?: Value | undefined;
  /** px that its type needs in a row, if more than others. */
  leastWidth?: number | undefined;
  isReadOnly?: boolean | undefined;
  attributes: FieldBox["attributes"];
}

/** A text control with its label above and its message below. */
export function framedField(parts: FieldParts, values: FieldValues, cx: LowerContext): Box {
  const id = cx.ownId(parts.label || values.placeholder || parts.control);
  const messages = messagesOf(values, cx);
  const messageId = messages.length === 0 ? undefined : `${id}-message`;
  const control = fieldBox(parts, values, { id, messageId }, cx);
  const label = parts.label === "" ? [] : [fieldLabel(parts.label, id, values.required, cx)];
  const below = messageId === undefined ? [] : [messageBox(messages, messageId)];
  const paint = values.disabled ? { opacity: 0.5 } : undefined;
  return column(frameStyle(parts, messages.length > 0, cx), [...label, control, ...below], {
    paint,
  });
}

/** What stands below a field: what is wrong, then what helps. */
function messagesOf({ error, hint }: FieldValues, cx: LowerContext): TextBox[] {
  const size = 12;
  return [
    ...(typeof error === "string" ? [text(error, { size, color: token("dangerText") })] : []),
    ...(hint === undefined ? [] : [text(hint, { size, color: cx.muted })]),
  ];
}

function messageBox([first, ...others]: readonly TextBox[], id: string): Box {
  const attributes = { id };
  if (others.length === 0) return { ...first!, tag: "p", attributes };
  return column({ gap: 2 }, [first!, ...others], { attributes });
}

/** The attributes that say what stands below a field. */
export const messageAttributes: readonly string[] = ["error", "hint"];

/** The field in a drawn control: that is in its frame, or in that with its icons. */
export function fieldIn(drawn: Box): Box | undefined {
  for (const inner of childrenOf(drawn)) {
    const field = inner.kind === "field" ? inner : childrenOf(inner).find(isField);
    if (field) return field;
  }
  return undefined;
}

function isField({ kind }: Box): boolean {
  return kind === "field";
}

/** A drawn control with boxes placed on its field instead of on field, label and message together. */
export function withOnField(drawn: Box, placed: readonly Box[]): Box {
  if (drawn.kind !== "stack") return drawn;
  const children = drawn.children.map((inner) => {
    const isIt = isField(inner) || childrenOf(inner).some(isField);
    if (!isIt) return inner;
    const { grow } = inner.style;
    return column({ position: "relative", ...(grow && { grow }) }, [inner, ...placed]);
  });
  return { ...drawn, children };
}

/**
 * What a text control takes.
 * @param glyph boxes of what it draws inside at the right
 */
export function fieldCost(element: CostSubject, glyph: number): OwnCost {
  const label = element.label === "" ? 0 : element.mentions("required") ? 3 : 2;
  const inside = (element.mentions("icon") ? 1 : 0) + glyph;
  const message = (element.mentions("error") ? 2 : 0) + (element.mentions("hint") ? 1 : 0);
  return { boxes: 2 + label + inside + (inside > 0 ? 1 : 0) + message };
}

const frame = { direction: "column", gap: 6 } as const;

/** The style of the frame of a control by the axis of what it is in. */
const frameStyles: Readonly<Record<LowerContext["axis"], Style>> = {
  row: { ...frame, grow: 1, basis: 0, minWidth: 80 },
  column: { ...frame, width: { percent: 100 } },
  grid: frame,
};

/**
 * In a row a field shrinks no further than its type of value needs. Where the ends of a row line up,
 * the end of a field is that of its control, and its message is below the line.
 */
function frameStyle(
  { leastWidth }: FieldParts,
  hasMessage: boolean,
  { axis, align }: LowerContext,
): Style {
  const style = frameStyles[axis];
  const hangs = hasMessage && axis === "row" && align === "end";
  if (!hangs && (leastWidth === undefined || axis !== "row")) return style;
  return {
    ...style,
    ...(leastWidth !== undefined && { minWidth: leastWidth }),
    ...(hangs && { margin: { bottom: -messageRoom } }),
  };
}

/** px of a message of one line with its distance. */
const messageRoom = 6 + 18;

/**
 * A drawn field without the message below it, and that message; for rows that place it themselves. The field
 * may be alone in a column.
 */
export function splitMessage(box: Box): { frame: Box; message?: Box } {
  if (box.kind !== "stack") return { frame: box };
  const { children } = box;
  if (children.length === 1) {
    const { frame: only, message } = splitMessage(children[0]!);
    return message ? { frame: { ...box, children: [only] }, message } : { frame: box };
  }
  const words = children.at(-1);
  if (words?.attributes?.id === undefined || !hasMessageFor(fieldIn(box), words)) {
    return { frame: box };
  }
  const { margin = {}, width, ...style } = box.style;
  const { bottom, ...others } = margin;
  const own = bottom === -messageRoom ? others : margin;
  const below: Style = { ...words.style, margin: { top: frame.gap }, alignSelf: "start" };
  if (typeof width === "number") below.width = width;
  return {
    frame: {
      ...box,
      style: { ...style, ...(width !== undefined && { width }), margin: own },
      children: children.slice(0, -1),
    },
    message: { ...words, style: below } as Box,
  };
}

function hasMessageFor(field: Box | undefined, { attributes }: Box): boolean {
  return field !== undefined && field.attributes?.["aria-describedby"] === attributes?.id;
}

const labelStyle: Style = { direction: "row", gap: 3 };

/** The label of a control, an asterisk after it where the control must be filled in. */
function fieldLabel(
  label: string,
  id: string,
  required: boolean | undefined,
  cx: LowerContext,
): Box {
  const words = text(label, { size: 14, weight: 500, color: cx.ink });
  const parts = required ? [words, asterisk()] : [words];
  return row(labelStyle, parts, { tag: "label", attributes: { for: id } });
}

/** px below which the padding of a field gives way to its text. */
const narrow = 96;

function fieldBox(
  parts: FieldParts,
  values: FieldValues,
  ids: { id: string; messageId: string | undefined },
  cx: LowerContext,
): Box {
  const { height, font } = fieldMetrics(values.size, cx);
  const lines = parts.lines ?? 1;
  const vertical = (height - 2 - font * 1.5) / 2;
  const isNarrow = typeof parts.width === "number" && parts.width < narrow;
  const side = isNarrow ? 6 : Math.round(height / 3.2);
  const beside = side + 16 + (isNarrow ? 4 : 8);
  const wrong = values.error !== undefined && values.error !== false;
  const style: Style =
    lines > 1
      ? { minHeight: parts.isSized ? height : height + (lines - 1) * font * 1.5, grow: 1 }
      : { height, shrink: 0 };
  style.border = edges(1);
  style.padding = {
    top: vertical,
    bottom: vertical,
    left: values.icon ? beside : side,
    right: parts.glyph ? beside : side,
  };
  const field: FieldBox = {
    kind: "field",
    control: parts.control,
    text: parts.shown,
    isPlaceholder: parts.isPlaceholder,
    textStyle: {
      size: font,
      color: token(parts.isPlaceholder ? "inkFaint" : "ink"),
      wrapping: lines > 1 ? "normal" : "ellipsis",
    },
    options: parts.options,
    style,
    paint: {
      background: token(parts.isReadOnly ? "fill" : "paper"),
      borderColor: token(wrong ? "dangerLine" : "lineStrong"),
      radius: parts.pill ? "pill" : 6,
    },
    name: parts.label === "" ? (values.placeholder ?? parts.control) : undefined,
    ground: token("paper"),
    attributes: {
      id: ids.id,
      name: values.name,
      required: values.required,
      disabled: values.disabled,
      readonly: parts.isReadOnly,
      "aria-invalid": wrong ? "true" : undefined,
      "aria-describedby": ids.messageId,
      ...parts.attributes,
    },
    origin: undefined,
  };
  if (!values.icon && !parts.glyph) return field;
  const top = (height - 16) / 2;
  const color = token("inkMuted");
  const inner: Box[] = [field];
  if (values.icon) {
    const style = { position: "absolute", inset: { left: side, top } } as const;
    inner.push(icon(values.icon, 16, color, { style }));
  }
  if (parts.glyph) {
    const style = { ...parts.glyph.style, position: "absolute", inset: { right: side, top } };
    inner.push({ ...parts.glyph, style } as Box);
  }
  return column({ position: "relative", ...(lines > 1 && { grow: 1 }) }, inner, {
    ground: token("paper"),
  });
}
