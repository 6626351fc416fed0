/** Draws list entries as app rows: two lines of text, icons before them, a value and a switch after them. */
import { isPressable } from "../../box/behavior.js";
import type { Box, ToggleBox } from "../../box/box.js";
import { column, edgesOf, icon, row, text, token } from "../../box/build.js";
import type { ItemContent, LowerContext, Surroundings } from "../../define/component.js";
import { avatarDisc } from "./avatar-disc.js";
import { countPill } from "./count-mark.js";
import { greekBar } from "./greek.js";
import { pressTag } from "./interaction.js";
import { markedText } from "./marked-text.js";
import { switchSize, switchTrack } from "./switch-track.js";
import { tickBox, tickBoxSide } from "./tick-box.js";
import { drawSwitch } from "./toggle-frame.js";

/**
 * The surroundings of the items on a level of such a list; dividers separate them.
 * @param side distance in px between the edges of the list and the content of its rows
 */
export function rowsOfLevel(side: number): Partial<Surroundings> & {
  item: NonNullable<Surroundings["item"]>;
} {
  let count = 0;
  const item = (content: ItemContent, cx: LowerContext): Box => {
    const isFirst = count++ === 0;
    if (content.kind === "more") return moreRow(isFirst, side, cx);
    return content.childCount > 0
      ? sectionOf(content, side, cx)
      : rowOf(content, isFirst, side, cx);
  };
  return { axis: "column", align: undefined, gap: 0, item };
}

/** An entry with nested entries: its text is above them. */
function sectionOf(content: ItemContent, side: number, cx: LowerContext): Box {
  const style = { size: 12, weight: 600, color: cx.muted } as const;
  const padding = { top: cx.dense(16), bottom: cx.dense(4), left: side, right: side };
  return column(
    {},
    [
      text(content.label, style, { style: { padding } }),
      column({}, content.children(rowsOfLevel(side)), { tag: "ul" }),
    ],
    { tag: "li" },
  );
}

function rowOf(content: ItemContent, isFirst: boolean, side: number, cx: LowerContext): Box {
  const { intent, said, ...pressing } = { href: content.href, ...content.behavior };
  const isPressed = isPressable(pressing);
  const hasHint = content.hint !== undefined && content.hint !== "";
  const ink = content.danger ? token("dangerText") : cx.ink;
  const label = markedText(
    content.written,
    { size: 14, weight: hasHint || content.active ? 500 : 400, color: ink },
    { ink, muted: cx.muted, painted: cx.painted, isPrototype: cx.isPrototype, isInLink: isPressed },
  );
  const hint = hasHint ? [text(content.hint!, { size: 12, color: cx.muted })] : [];
  const words = column({ grow: 1, basis: 0, gap: 2 }, [label, ...hint], {
    ...(isPressed && {
      tag: pressTag(pressing, "a"),
      behavior: { ...pressing, ...(said && { said }) },
    }),
  });
  const parts = [...leadOf(content, ink, cx), words, ...trailOf(content, cx)];
  return row(
    {
      gap: 12,
      align: "center",
      minHeight: cx.dense(hasHint || content.avatar !== undefined ? 56 : 44),
      padding: edgesOf(cx.dense(8), side),
      ...(!isFirst && { border: { top: 1 } }),
    },
    parts,
    {
      tag: "li",
      attributes: { "aria-disabled": content.disabled ? "true" : undefined },
      paint: {
        borderColor: token("line"),
        ...(content.active && { background: token("fill") }),
        ...(content.disabled && { opacity: 0.5 }),
      },
      ...((intent ?? said) && {
        behavior: { ...(intent && { intent }), ...(said && !isPressed && { said }) },
      }),
    },
  );
}

/** The content before the text: a checkbox, an avatar, an icon. */
function leadOf(
  { checked, switch: hasSwitch, avatar, icon: sign, label }: ItemContent,
  ink: LowerContext["ink"],
  cx: LowerContext,
): Box[] {
  const boxes: Box[] = [];
  // Beside a switch, `checked` applies to the switch.
  if (checked !== undefined && hasSwitch === undefined) {
    const size = { width: tickBoxSide, height: tickBoxSide };
    boxes.push(toggleOf(label, checked, size, tickBox, cx));
  }
  if (avatar !== undefined) boxes.push(avatarDisc(avatar, 40, false));
  if (sign !== undefined) boxes.push(icon(sign, 20, ink));
  return boxes;
}

/** The content after the text: a value, a count, a switch, a chevron. */
function trailOf(content: ItemContent, cx: LowerContext): Box[] {
  const { value, badge, switch: hasSwitch, checked, chevron, label } = content;
  const boxes: Box[] = [];
  if (value !== undefined && value !== "") {
    const set = { size: 14, color: cx.muted, align: "right" } as const;
    boxes.push(markedText(value, set, cx));
  }
  if (badge !== undefined) boxes.push(countPill(badge));
  if (hasSwitch !== undefined) {
    const isOn = hasSwitch && checked !== false;
    boxes.push(toggleOf(label, isOn, switchSize, switchTrack, cx));
  }
  if (chevron) boxes.push(icon("chevron-right", 16, token("inkFaint")));
  return boxes;
}

function toggleOf(
  label: string,
  isOn: boolean,
  size: { width: number; height: number },
  draw: (isOn: boolean) => Box,
  cx: LowerContext,
): ToggleBox {
  return {
    kind: "toggle",
    control: "checkbox",
    style: { ...size, shrink: 0 },
    children: drawSwitch(draw, isOn, cx.isPrototype),
    attributes: { checked: isOn, ...(size === switchSize && { role: "switch" }) },
    name: label || "Select",
  };
}

/** A row with greeked text. */
function moreRow(isFirst: boolean, side: number, cx: LowerContext): Box {
  return row(
    {
      align: "center",
      minHeight: cx.dense(44),
      padding: edgesOf(0, side),
      ...(!isFirst && { border: { top: 1 } }),
    },
    [greekBar({ percent: 60 })],
    { decorative: true, paint: { borderColor: token("line") } },
  );
}
