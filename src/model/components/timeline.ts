/** Defines and draws `timeline`. */
import type { ObjectValue, Value } from "../../language/ast/value.js";
import type { Box } from "../box/box.js";
import { column, edges, icon, row, text, token } from "../box/build.js";
import type { Color, Paint, Style } from "../box/style.js";
import { boolean, text as textAttribute } from "../define/attributes.js";
import type { Drawing, ItemContent, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { iconName } from "../define/references.js";
import { checkMarks } from "./parts/check-marks.js";
import { sharing } from "./parts/container.js";
import { greekBar } from "./parts/greek.js";
import { interactionKeys, pressTag } from "./parts/interaction.js";
import { collectItems, isObject, momentAttributes, writtenLabel } from "./parts/items.js";
import { boxesOfMarks, markedText } from "./parts/marked-text.js";
import { emptyLine } from "./parts/menu-items.js";
import { isStatus, statusColors, statuses } from "./parts/palette.js";

export const timelineComponent = defineComponent(() => ({
  name: "timeline",
  category: "data",
  docs: "What happened, and when, along a line; everything before the active item is over.",
  foreignWords: ["feed", "activity", "activityfeed", "history", "eventlog"],
  foreignChildren: { event: 'item "…" time="…"' },
  list: {
    twins: ["items"],
    docs: "Events: strings or objects",
    keys: {
      label: textAttribute("What happened"),
      icon: iconName("Icon instead of the dot"),
      active: boolean("Marks the current event"),
      disabled: boolean("Draws it faded"),
      ...momentAttributes,
      ...Object.fromEntries(statuses.map((word) => [word, boolean(`\`variant=${word}\``)])),
      ...interactionKeys,
    },
  },
  children: { only: ["item"], items: "block" },
  mayBeEmpty: true,
  attributes: { horizontal: boolean("Places events side by side") },
  without: ["gap", "direction", "justify", "align", "wrap"],
  ownFlow: true,
  check: checkMarks,
  examples: [
    'timeline [\n  {label="Ordered" time="Mon, 9:41" icon=check success},\n  {label="Packed" time="Tue, 14:10" active},\n  "Delivered"\n]',
    'timeline {\n  item "Ada merged the change" time="2 h ago" icon=git-merge done {\n    text "Ready for the release." sm muted\n  }\n  item "The build failed" time="1 h ago" variant=danger\n  item "Alan is looking into it" active\n}',
    'timeline ["Ordered", {label="Shipped" active time="Today"}, "Delivered"] horizontal',
  ],
  cost: ({ items }) => ({
    boxes: 2 + items.reduce<number>((sum, item) => sum + boxesOfMarks(writtenLabel(item)), 0),
    isFlat: true,
    item: 12,
    child: 7,
    more: 12,
  }),
}));

/** How `timeline` is drawn. */
export const timelineDrawing: Drawing<typeof timelineComponent> = {
  lower(element, cx) {
    const items = element.items.map(withVariant);
    const events = collectItems({ items, children: element.children }, cx).filter(
      ({ kind }) => kind !== "divider",
    );
    if (events.length === 0) return emptyLine("Timeline", cx);
    const present = events.findLastIndex(({ active }) => active);
    const states = events.map(({ done }, at) => done === true || at < present);
    const isWide = element.values.horizontal === true;
    const boxes = events.map((event, at) => {
      const line = {
        isFirst: at === 0,
        isLast: at === events.length - 1,
        wasDone: at > 0 && states[at - 1]!,
        isDone: states[at]!,
      };
      return isWide ? sideEvent(event, line, cx) : uprightEvent(event, line, cx);
    });
    const style = { ...sharing(cx) };
    const list = { tag: "ol", name: "Timeline" };
    return isWide ? row({ align: "start", ...style }, boxes, list) : column(style, boxes, list);
  },
};

/** The position of an event on the line. */
interface EventPlace {
  isFirst: boolean;
  isLast: boolean;
  wasDone: boolean;
  isDone: boolean;
}

/** Turns a key that is the name of a variant, which items accept, into `variant`. */
function withVariant(value: Value): Value {
  if (!isObject(value)) return value;
  const word = statuses.find((status) => value[status] === true);
  const given: ObjectValue = value;
  return word === undefined || given.variant !== undefined ? given : { ...given, variant: word };
}

/** Size in px of a dot, and of a disc with an icon; the line runs through the middle of a disc. */
const dotSide = 12;
const discSide = 28;

/** An event in a column: its mark above the line to the next one, with its text beside them. */
function uprightEvent(event: ItemContent, place: EventPlace, cx: LowerContext): Box {
  const height = (discSide - dotSide) / 2;
  const before = place.isFirst
    ? column({ height, shrink: 0 }, [])
    : line({ width: 2, height }, place.wasDone);
  const rail = column({ width: discSide, align: "center", shrink: 0 }, [
    ...(event.icon === undefined ? [before] : []),
    mark(event, place, cx),
    ...(place.isLast ? [] : [line({ width: 2, grow: 1, minHeight: 12 }, place.isDone)]),
  ]);
  const words = column(
    { gap: 8, grow: 1, basis: 0, padding: { top: 3.5, bottom: place.isLast ? 0 : 20 } },
    wordsOf(event, "row", cx),
  );
  return row({ gap: 12 }, [rail, words], meaningOf(event));
}

/** An event in a row: its mark between two halves of the line, with its text below. */
function sideEvent(event: ItemContent, place: EventPlace, cx: LowerContext): Box {
  const head = row({ align: "center", height: discSide }, [
    mark(event, place, cx),
    ...(place.isLast ? [] : [line({ height: 2, grow: 1 }, place.isDone)]),
  ]);
  const words = column({ gap: 8, padding: { right: 16 } }, wordsOf(event, "column", cx));
  const share = place.isLast && event.childCount === 0 ? { shrink: 1 } : {};
  return column(
    { gap: 6, grow: 1, basis: 0, minWidth: 0, ...share },
    [head, words],
    meaningOf(event),
  );
}

function meaningOf({ active, disabled, kind }: ItemContent) {
  return {
    tag: "li",
    attributes: {
      "aria-current": active ? "true" : undefined,
      "aria-disabled": disabled ? "true" : undefined,
    },
    ...(kind === "more" && { decorative: true }),
    ...(disabled && { paint: { opacity: 0.5 } }),
  };
}

function line(style: Style, isDone: boolean): Box {
  const paint = { background: token(isDone ? "accent" : "line") };
  return column({ ...style, shrink: 0 }, [], { decorative: true, paint });
}

/** A dot, or a disc with an icon. */
function mark(event: ItemContent, { isDone }: EventPlace, cx: LowerContext): Box {
  const { color, paint } = lookOf(event, isDone, cx);
  const { icon: glyph } = event;
  const size = glyph === undefined ? dotSide : discSide;
  return column(
    { width: size, height: size, align: "center", justify: "center", shrink: 0, border: edges(2) },
    glyph === undefined ? [] : [icon(glyph, 14, color)],
    { decorative: true, paint: { ...paint, radius: "pill" } },
  );
}

function lookOf(
  event: ItemContent,
  isDone: boolean,
  cx: LowerContext,
): { color: Color; paint: Paint } {
  const { active, danger, variant = danger ? "danger" : undefined } = event;
  const hasIcon = event.icon !== undefined;
  if (isStatus(variant)) {
    const { text: ink, fill, line: hue } = statusColors(variant);
    return { color: ink, paint: { background: hasIcon ? fill : hue, borderColor: hue } };
  }
  const accent = token("accent");
  if (active && hasIcon) {
    return { color: token("onAccent"), paint: { background: accent, borderColor: accent } };
  }
  if (active) return { color: accent, paint: { borderColor: accent } };
  if (isDone) {
    const paint = { borderColor: accent, ...(!hasIcon && { background: accent }) };
    return { color: cx.ink, paint };
  }
  return { color: cx.muted, paint: { borderColor: token("lineStrong") } };
}

/** Label and time, with the content of the block below. */
function wordsOf(event: ItemContent, axis: "row" | "column", cx: LowerContext): Box[] {
  if (event.kind === "more") return [row({ height: 21, align: "center" }, [greekBar(104)])];
  const { active, danger, time, href, behavior } = event;
  const pressing = { href, ...behavior };
  const color = danger ? token("dangerText") : cx.ink;
  const style = { size: 14, weight: active ? 600 : 400, color } as const;
  const words = event.written === "" ? [] : [labelBox(event, style, pressing, cx)];
  const when =
    time === undefined ? [] : [text(time, { size: 12, color: cx.muted, wrapping: "nowrap" })];
  const head =
    axis === "column"
      ? column({ gap: 2 }, [...words, ...when])
      : row({ gap: 8, rowGap: 0, wrap: true, align: "baseline" }, [...words, ...when]);
  const inside = {
    axis: "column",
    align: undefined,
    gap: 8,
    textSize: 14,
    item: undefined,
  } as const;
  const below = event.children(inside);
  return below.length === 0 ? [head] : [head, column({ gap: 8 }, below)];
}

function labelBox(
  { written }: ItemContent,
  style: Parameters<typeof markedText>[1],
  pressing: NonNullable<Box["behavior"]>,
  cx: LowerContext,
): Box {
  const tag = pressTag(pressing, "");
  const { ink, muted, painted, isPrototype } = cx;
  const inks = { ink, muted, painted, isPrototype, isInLink: tag !== "" };
  const drawn = markedText(written, style, inks);
  return { ...drawn, ...(tag !== "" && { tag }), behavior: pressing };
}
