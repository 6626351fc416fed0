/** Defines and draws `stepper`. */
import type { Box } from "../box/box.js";
import { column, edges, edgesOf, icon, row, text, token } from "../box/build.js";
import type { Color, Paint, Style } from "../box/style.js";
import { boolean, text as textAttribute } from "../define/attributes.js";
import type { Drawing, ItemContent, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { iconName } from "../define/references.js";
import { activeAttribute, activePlace, checkActiveOrPast } from "./parts/active-item.js";
import { filling, sharing } from "./parts/container.js";
import { collectItems, doneKey, stepAttributes } from "./parts/items.js";
import { emptyLine } from "./parts/menu-items.js";
import { roughWidth } from "./parts/natural-width.js";

export const stepperComponent = defineComponent(() => ({
  name: "stepper",
  category: "navigation",
  docs: "The steps of a task: those before the active one are done; with `active` past the last, all are.",
  bareNumber: "active",
  foreignWords: [
    "steps",
    "wizard",
    "progresssteps",
    "progressindicator",
    "stepindicator",
    "process",
  ],
  list: {
    twins: ["items"],
    docs: "Steps: strings or objects",
    keys: {
      label: textAttribute("Name of the step"),
      icon: iconName("Icon instead of the number"),
      active: boolean("Marks the current step"),
      disabled: boolean("Disables the step"),
      ...doneKey,
      ...stepAttributes,
    },
  },
  children: { only: ["item"], items: "leaf" },
  mayBeEmpty: true,
  attributes: {
    active: activeAttribute,
    vertical: boolean("Stacks the steps, with labels beside them"),
  },
  check: checkActiveOrPast,
  without: ["gap", "direction", "justify", "align", "wrap"],
  ownFlow: true,
  examples: [
    'stepper ["Cart", "Address", "Payment", "Done"] active=1',
    'stepper vertical {\n  item "Account" hint="ada@example.com"\n  item "Profile" active\n  item "Team" error="Add at least one person"\n}',
  ],
  cost: { boxes: 2, isFlat: true, item: 9, child: 4, more: 2 },
}));

/** How `stepper` is drawn. */
export const stepperDrawing: Drawing<typeof stepperComponent> = {
  lower(element, cx) {
    const steps = collectItems(element, cx).filter(({ kind }) => kind === "item");
    if (steps.length === 0) return emptyLine("Stepper", cx);
    const present = presentOf(steps, element.values.active);
    const form: Form = { count: steps.length, present };
    if (element.values.vertical) {
      const boxes = steps.map((step, at) => uprightStep(step, at, form, cx));
      return column({ ...sharing(cx) }, boxes, { tag: "ol", name: "Steps" });
    }
    const hasRoom = fitBeside(steps, cx.board.width);
    const boxes = steps.map((step, at) => sideStep(step, at, form, hasRoom, cx));
    const style: Style = { align: "start" };
    if (hasRoom) return row({ ...style, ...filling(cx) }, boxes, { tag: "ol", name: "Steps" });
    const words = steps
      .slice(present, present + 1)
      .flatMap((step) => wordsOf(step, true, "center", cx));
    return column({ gap: 8, ...filling(cx) }, [
      row(style, boxes, { tag: "ol", name: "Steps" }),
      column({ gap: 2 }, words),
    ]);
  },
};

/** Size of a disc in px, and the distance between it and its lines. */
const discSize = 28;
const besideDisc = 8;

/** Padding of a narrow board in px, at both sides together. */
const boardPadding = 48;

/** The distance between a disc and its lines, which is less where the board has no room for lines at all. */
function lineGap(count: number, { board }: LowerContext): number {
  const room = (board.width - boardPadding) / count - discSize;
  return Math.max(0, Math.min(besideDisc, Math.floor(room / 2) - 1));
}

interface Form {
  count: number;
  /** Index of the current step; the number of steps if all are done. */
  present: number;
}

function presentOf(steps: readonly ItemContent[], active: number | string | undefined): number {
  if (typeof active === "number") return active;
  const place = activePlace(active, steps);
  // Without an active step, the first one after those that are marked as done.
  return place >= 0 ? place : steps.findLastIndex(({ done }) => done === true) + 1;
}

/** Distance in px between the labels of two steps. */
const betweenWords = 8;
const apart = edgesOf(0, betweenWords / 2);

/** Whether each label fits below its step, on a board just wide enough for the steps. */
function fitBeside(steps: readonly ItemContent[], px: number): boolean {
  const room = px / steps.length - betweenWords;
  return steps.every(({ label }) =>
    label.split(/\s+/).every((word) => roughWidth(word, 14) <= room),
  );
}

/** A step of a row: its disc between two halves of the line, with its label below if there is space for all. */
function sideStep(
  step: ItemContent,
  at: number,
  { count, present }: Form,
  hasWords: boolean,
  cx: LowerContext,
): Box {
  const half = (isDrawn: boolean, isDone: boolean): Box =>
    line({ height: 2, grow: 1 }, isDrawn, isDone);
  const head = row({ gap: lineGap(count, cx), align: "center", alignSelf: "stretch" }, [
    half(at > 0, at <= present),
    disc(step, at, present),
    half(at < count - 1, at < present),
  ]);
  return column(
    { gap: 8, align: "center", grow: 1, basis: 0 },
    hasWords
      ? [head, column({ gap: 2, padding: apart }, wordsOf(step, at === present, "center", cx))]
      : [head],
    {
      ...stepMeaning(step, at === present),
      ...(!hasWords && step.label !== "" && { name: step.label }),
    },
  );
}

/** A step of a column: its disc above the line to the next one, with its text beside them. */
function uprightStep(
  step: ItemContent,
  at: number,
  { count, present }: Form,
  cx: LowerContext,
): Box {
  const isLast = at === count - 1;
  const rail = column({ gap: 4, align: "center", shrink: 0 }, [
    disc(step, at, present),
    ...(isLast
      ? []
      : [line({ width: 2, grow: 1, minHeight: 16, margin: { bottom: 4 } }, true, at < present)]),
  ]);
  const words = column(
    { gap: 2, grow: 1, basis: 0, padding: { top: 3.5, bottom: isLast ? 0 : 20 } },
    wordsOf(step, at === present, "left", cx),
  );
  return row({ gap: 12 }, [rail, words], stepMeaning(step, at === present));
}

function stepMeaning({ disabled }: ItemContent, isPresent: boolean) {
  return {
    tag: "li",
    attributes: {
      "aria-current": isPresent ? "step" : undefined,
      "aria-disabled": disabled ? "true" : undefined,
    },
    ...(disabled && { paint: { opacity: 0.5 } }),
  };
}

function line(style: Style, isDrawn: boolean, isDone: boolean): Box {
  return column(style, [], {
    decorative: true,
    ...(isDrawn && { paint: { background: token(isDone ? "accent" : "line") } }),
  });
}

function disc({ icon: glyph, error }: ItemContent, at: number, present: number): Box {
  const isDone = at < present;
  const { color, paint } = discLook(error !== undefined, isDone, at === present);
  const sign = error !== undefined ? "x" : isDone ? "check" : glyph;
  const content = sign
    ? icon(sign, 16, color)
    : text(String(at + 1), { size: 13, weight: 600, color, wrapping: "nowrap" });
  const style: Style = {
    width: discSize,
    height: discSize,
    align: "center",
    justify: "center",
    shrink: 0,
    border: edges(2),
  };
  return column(style, [content], { paint: { ...paint, radius: "pill" } });
}

function discLook(
  isWrong: boolean,
  isDone: boolean,
  isPresent: boolean,
): { color: Color; paint: Paint } {
  if (isWrong) {
    return {
      color: token("dangerText"),
      paint: { background: token("dangerFill"), borderColor: token("dangerLine") },
    };
  }
  const accent = token("accent");
  if (isPresent)
    return { color: token("onAccent"), paint: { background: accent, borderColor: accent } };
  const paper = token("paper");
  if (isDone) return { color: token("ink"), paint: { background: paper, borderColor: accent } };
  return {
    color: token("inkMuted"),
    paint: { background: paper, borderColor: token("lineStrong") },
  };
}

function wordsOf(
  { label, hint, error }: ItemContent,
  isPresent: boolean,
  align: "left" | "center",
  cx: LowerContext,
): Box[] {
  const isWrong = error !== undefined;
  const below = typeof error === "string" ? error : hint;
  const color = isWrong ? token("dangerText") : cx.ink;
  const set = { size: 14, align } as const;
  return [
    text(label, { ...set, weight: isPresent ? 600 : 400, color }),
    ...(below === undefined
      ? []
      : [text(below, { ...set, size: 12, color: typeof error === "string" ? color : cx.muted })]),
  ];
}
