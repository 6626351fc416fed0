/** Draws text controls with the label above and the message below. */
import { type Box, childIn, childrenOf, type TextBox } from "../../box/box.js";
import { column, row, text, token } from "../../box/build.js";
import { hung } from "../../box/hung.js";
import type { Style } from "../../box/style.js";
import { withMore } from "../../box/with-more.js";
import type { LowerContext } from "../../define/component.js";
import { type CostSubject, namedOf, type OwnCost } from "../../define/cost.js";
import { asterisk } from "./asterisk.js";
import { fieldBox, nativeAttributes } from "./field-box.js";
import type { FieldPanel, FieldParts, FieldValues } from "./field-parts.js";
import { naturalFieldWidth } from "./input-types.js";
import { naturalWidth } from "./natural-width.js";
import { leastOfLabel, neededWidth } from "./needed-width.js";

/** A text control with its label above and its message below. */
export function framedField(parts: FieldParts, values: FieldValues, cx: LowerContext): Box {
  const id = cx.ownId(parts.label || values.placeholder || parts.control);
  const messages = messagesOf(values, cx);
  const messageId = messages.length === 0 ? undefined : `${id}-message`;
  const ids = { id, messageId };
  const control = withPanel(
    parts.instead?.(nativeAttributes(parts, values, ids)) ?? fieldBox(parts, values, ids, cx),
    parts.panel,
  );
  const label = parts.label === "" ? [] : [fieldLabel(parts.label, id, values.required, cx)];
  const below = messageId === undefined ? [] : [messageBox(messages, messageId, cx)];
  const paint = values.disabled ? { opacity: 0.5 } : undefined;
  const own = parts.width === undefined ? [naturalWidth(parts.naturalWidth, frame.gap)] : [];
  const styled = (style: Style) => frameStyle(parts, messages.length > 0, style, cx);
  // A search may fill a bar; a choice, a date or a number does not.
  const isShort = parts.control === "select" || parts.naturalWidth < naturalFieldWidth;
  const isNatural =
    cx.axis === "row" && (cx.fields === "natural" || (cx.place === "bar" && isShort));
  const needs = cx.axis === "row" ? neededWidth(parts, values, cx) : 0;
  const shown = isNatural ? naturalStyle(parts, needs) : frameStyles[cx.axis];
  const drawn = column(styled(shown), [...own, ...label, control, ...below], { paint });
  if (cx.axis !== "row" || isNatural || parts.width !== undefined) return drawn;
  const narrow = styled(withMore(naturalStyle(parts, needs), { grow: 1 }));
  const share = { needs, minWidth: drawn.style.minWidth, style: narrow };
  return withMore<Box>(drawn, { share });
}

/** Distance in px between a control and its open panel. */
const panelDistance = 4;

/** The control with its open panel. */
function withPanel(control: Box, panel: FieldPanel | undefined): Box {
  if (!panel) return control;
  const ground = token("paper");
  if (panel.isInline) return column({ gap: panelDistance }, [control, panel.box], { ground });
  const below = hung(panel.box, { side: "bottom", along: "start", distance: panelDistance });
  const { height, grow } = control.style;
  const style: Style = { position: "relative" };
  if (height !== undefined) style.height = height;
  if (grow !== undefined) style.grow = grow;
  return column(style, [control, below], { ground });
}

/** The messages below a field: the error, then the hint. */
function messagesOf({ error, hint }: FieldValues, cx: LowerContext): TextBox[] {
  const size = 12;
  return [
    ...(typeof error === "string" ? [text(error, { size, color: token("dangerText") })] : []),
    ...(hint === undefined ? [] : [text(hint, { size, color: cx.muted })]),
  ];
}

/** A message wraps at the width of its field, and never makes a field with its natural width wider. */
function messageBox(
  [first, ...others]: readonly TextBox[],
  id: string,
  { axis, fields }: LowerContext,
): Box {
  const attributes = { id };
  const isNarrow = axis === "row" && fields === "natural";
  const style: Style = isNarrow ? { width: 0, minWidth: { percent: 100 } } : {};
  const given = { attributes, slot: "message" } as const;
  if (others.length === 0) return { ...first!, ...(isNarrow && { style }), tag: "p", ...given };
  return column({ gap: 2, ...style }, [first!, ...others], given);
}

/** The attributes that set messages below a field. */
export const messageAttributes: readonly string[] = ["error", "hint"];

/** The field in a drawn control: directly in its frame, or in the box with its icons, affixes or chips. */
export function fieldIn(drawn: Box): Box | undefined {
  return controlIn(drawn)?.field;
}

/** Height in px of the control in a frame; undefined if there is none, or if it depends on the content. */
export function fieldHeight(drawn: Box): number | undefined {
  const { control, field } = controlIn(drawn) ?? {};
  if (control?.style.minHeight !== undefined) return undefined;
  const height = control?.style.height ?? field?.style.height;
  return typeof height === "number" ? height : undefined;
}

function controlIn(drawn: Box): { control: Box; field: Box } | undefined {
  for (const control of childrenOf(drawn)) {
    const field = fieldOf(control);
    if (field) return { control, field };
  }
  return undefined;
}

/** The field that a box is or contains; frames of fields are recognized by their own background. */
function fieldOf(box: Box): Box | undefined {
  if (isField(box)) return box;
  for (const inner of childrenOf(box)) {
    const field = box.ground === undefined ? isField(inner) && inner : fieldOf(inner);
    if (field) return field;
  }
  return undefined;
}

function isField(box: Box): boolean {
  return box.kind === "field" || (box.kind === "toggle" && box.control === "file");
}

/** A drawn control with boxes positioned on its field alone, rather than on field, label and message together. */
export function withOnField(drawn: Box, placed: readonly Box[]): Box {
  if (drawn.kind !== "stack") return drawn;
  const children = drawn.children.map((inner) => {
    if (!fieldOf(inner)) return inner;
    const { grow } = inner.style;
    return column({ position: "relative", ...(grow && { grow }) }, [inner, ...placed]);
  });
  return { ...drawn, children };
}

/**
 * The cost of a text control.
 * @param glyph number of boxes inside it at the right
 */
export function fieldCost(element: CostSubject, glyph: number): OwnCost {
  const label = element.label === "" ? 0 : element.mentions("required") ? 3 : 2;
  const inside = glyph + namedOf(element, "icon", "clearable");
  const affixes = 2 * namedOf(element, "prefix", "suffix");
  const message = (element.mentions("error") ? 2 : 0) + (element.mentions("hint") ? 1 : 0);
  return {
    boxes: 3 + label + inside + affixes + (inside + affixes > 0 ? 1 : 0) + message,
  };
}

const frame = { direction: "column", gap: 6 } as const;

/** The style of a control's frame, by the axis of its container. */
const frameStyles: Readonly<Record<LowerContext["axis"], Style>> = {
  row: { ...frame, grow: 1, basis: 0, minWidth: 80 },
  column: { ...frame, width: { percent: 100 } },
  grid: frame,
};

/** Minimum width in px of a field with a natural width: a narrow field is better than a button outside of the board. */
const leastNatural = 56;

/** A field that needs at most this many px shows its value in any case. */
const leastShown = 64;

/**
 * A field with its natural width in a row: in a full one, it shrinks in proportion to what it has above its need, and long
 * before what is beside the fields.
 */
function naturalStyle({ naturalWidth: natural, label }: FieldParts, needs: number): Style {
  const shrink = Math.max(1, Math.round((100 * (natural - needs)) / natural));
  const shown = needs > leastShown ? leastNatural : Math.ceil(needs);
  const minWidth = Math.max(leastNatural, shown, leastOfLabel(label));
  return withMore<Style>(frame, { minWidth, shrink });
}

/**
 * In a row, a field shrinks no further than its type of value needs. In a bottom-aligned row, the bottom of a field is
 * that of its control, and its message is below the line. Otherwise, if nothing follows on the board, space is reserved
 * for the open panel.
 */
function frameStyle(
  { leastWidth, panel }: FieldParts,
  hasMessage: boolean,
  own: Style,
  { axis, align, isLast }: LowerContext,
): Style {
  const isAtEnd = axis === "row" && align === "end";
  const least = axis === "row" ? leastWidth : undefined;
  const room = panel && !panel.isInline && isLast && !isAtEnd ? panel.height + panelDistance : 0;
  const bottom = hasMessage && isAtEnd ? -messageRoom : room;
  if (bottom === 0 && least === undefined) return own;
  return {
    ...own,
    ...(least !== undefined && { minWidth: least }),
    ...(bottom !== 0 && { margin: { bottom } }),
  };
}

/** Height in px of a single-line message with its distance. */
const messageRoom = 6 + 18;

/**
 * Splits a drawn field into the field and its message, for rows that place messages themselves. The field may be the
 * only child of a column.
 */
export function splitMessage(box: Box): { frame: Box; message?: Box } {
  if (box.kind !== "stack") return { frame: box };
  const { children } = box;
  if (children.length === 1) {
    const { frame: only, message } = splitMessage(children[0]!);
    return message ? { frame: { ...box, children: [only] }, message } : { frame: box };
  }
  const words = childIn(box, "message");
  if (words === undefined || !hasMessageFor(fieldIn(box), words)) return { frame: box };
  const { margin = {}, width, ...style } = box.style;
  const { bottom, ...others } = margin;
  const own = bottom === -messageRoom ? others : margin;
  const below: Style = { ...words.style, margin: { top: frame.gap }, alignSelf: "start" };
  if (typeof width === "number") below.width = width;
  return {
    frame: {
      ...box,
      style: { ...style, ...(width !== undefined && { width }), margin: own },
      children: children.filter((child) => child !== words),
    },
    message: { ...words, style: below } as Box,
  };
}

function hasMessageFor(field: Box | undefined, { attributes }: Box): boolean {
  return field !== undefined && field.attributes?.["aria-describedby"] === attributes?.id;
}

const labelStyle: Style = { direction: "row", gap: 3 };

/** The label of a control, followed by an asterisk if the control is required. */
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
