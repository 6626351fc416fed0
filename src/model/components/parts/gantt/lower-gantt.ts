/** Draws a gantt chart from its element: names at the left, and columns with bars and diamonds. */
import { RADIUS } from "../../../../base/theme/tokens.js";
import type { Box, Shape } from "../../../box/box.js";
import { column, edges, grid, group, icon, row, shape, text, token } from "../../../box/build.js";
import type { Color, Style } from "../../../box/style.js";
import type { ItemContent, LowerContext, LoweredElement } from "../../../define/component.js";
import { filling } from "../container.js";
import { greekBar } from "../greek.js";
import { pressTag } from "../interaction.js";
import { labelOfValue } from "../items.js";
import { emptyLine } from "../menu-items.js";
import { naturalWidth } from "../natural-width.js";
import { statusColors } from "../palette.js";
import { figureTitle, isUnderTitle } from "../titled.js";
import type { ganttAttributes } from "./gantt-attributes.js";
import { ganttTasks, type Span, type Task } from "./gantt-tasks.js";

/** Height in px of a line, of a bar, and of a summary bar. */
const lineHeight = 36;
const barHeight = 20;
const summaryHeight = 8;

/** Size of a diamond in px. */
const diamondSide = 16;

/** Space in px at both ends of the columns, so that a diamond at their edge is not cut. */
const room = 12;

/** Minimum width in px of the names, and of the columns with the space at their ends. */
const leastName = 48;
const leastPlot = 56;

/** Natural width in px. */
const usualWidth = 480;

/** Height of a divider in px. */
const dividerHeight = 12;

/** Indentation of each level in px. */
const indent = 16;

/** Maximum number of lines between columns; more would merge into a gray area. */
const mostLines = 60;

/** The columns of a gantt chart, which positions are relative to. */
interface Scale {
  readonly labels: readonly string[];
  readonly count: number;
  readonly now: number | undefined;
}

/** The gantt chart of an element. */
export function lowerGantt(element: LoweredElement<typeof ganttAttributes>, cx: LowerContext): Box {
  const { label, values } = element;
  const tasks = ganttTasks(element, cx);
  const labels = (values.columns ?? []).map(labelOfValue);
  if (tasks.length === 0 && labels.length === 0) return emptyLine(label || "Gantt", cx);
  const ends = tasks.flatMap(({ span }) => (span ? [span.to] : []));
  const count =
    labels.length ||
    Math.max(1, Math.ceil(ends.reduce((a, b) => Math.max(a, b), Math.max(0, values.now ?? 0))));
  const scale: Scale = { labels, count, now: values.now };
  const hasLine = (at: number) => at > 0 || labels.length > 0;
  const lines = tasks.map((task, at) =>
    group("tr", [nameCell(task, hasLine(at), cx), plotCell(task, hasLine(at), scale)], {
      role: "row",
    }),
  );
  const head =
    labels.length > 0
      ? [group("thead", [group("tr", headCells(scale, cx), { role: "row" })], { role: "rowgroup" })]
      : [];
  const table = grid(
    {
      columns: [{ kind: "auto" }, { kind: "fr", value: 1 }],
      border: edges(1),
      overflow: "hidden",
    },
    [...head, group("tbody", lines, { role: "rowgroup" })],
    {
      tag: "table",
      role: "table",
      name: label || "Plan",
      paint: { borderColor: token("line"), radius: RADIUS },
    },
  );
  const title = figureTitle(label, isUnderTitle(cx), cx);
  const own = naturalWidth(usualWidth, 12);
  return column({ gap: 12, ...filling(cx) }, [own, ...(label === "" ? [] : [title]), table]);
}

const linePaint = { borderColor: token("line") };

/** The labels above the columns; those without enough space are dropped once there are frames. */
function headCells({ labels, count, now }: Scale, cx: LowerContext): Box[] {
  const words = { size: 12, weight: 500, color: cx.muted, wrapping: "ellipsis" } as const;
  const cells = labels.map((label, at) => {
    const style: Style = {
      width: share(1, count),
      minWidth: 0,
      align: "center",
      border: { left: at > 0 ? 1 : 0 },
      justify: "center",
    };
    return column(style, [text(label, words)], { paint: linePaint });
  });
  const ends = now === undefined || now > count ? [] : [nowDot(now, count)];
  const heads: Style = { height: 32, position: "relative" };
  return [
    column({ border: { right: 1 } }, [], { tag: "td", role: "cell", paint: linePaint }),
    column(
      { minWidth: leastPlot, padding: { left: room, right: room } },
      [row(heads, [...cells, ...ends], { slot: "heads" })],
      {
        tag: "th",
        role: "columnheader",
      },
    ),
  ];
}

/** @param hasLine whether there is a divider above it */
function nameCell({ content, level }: Task, hasLine: boolean, cx: LowerContext): Box {
  const { icon: glyph, label, kind, childCount, href, behavior, disabled } = content;
  const pressing = { href, ...behavior };
  const words =
    kind === "item"
      ? text(label, {
          size: 14,
          weight: childCount > 0 ? 600 : 400,
          color: cx.ink,
          wrapping: "ellipsis",
        })
      : greekBar(kind === "more" ? 88 : 0);
  const name = row(
    { gap: 8, align: "center", minWidth: 0 },
    [...(glyph ? [icon(glyph, 16, cx.muted)] : []), words],
    { tag: pressTag(pressing, "div"), behavior: pressing },
  );
  return row(
    {
      height: heightOf(content) + (hasLine ? 1 : 0),
      minWidth: leastName,
      maxWidth: Math.max(96, Math.min(320, Math.round(cx.board.width * 0.4))),
      align: "center",
      padding: { left: 12 + level * indent, right: 16 },
      border: { top: hasLine ? 1 : 0, right: 1 },
    },
    [name],
    {
      tag: "th",
      role: "rowheader",
      attributes: { "aria-disabled": disabled ? "true" : undefined },
      paint: {
        ...linePaint,
        ...(content.active && { background: token("fill") }),
        ...(disabled && { opacity: 0.5 }),
      },
    },
  );
}

function heightOf({ kind }: ItemContent): number {
  return kind === "divider" ? dividerHeight : lineHeight;
}

function plotCell(task: Task, hasLine: boolean, scale: Scale): Box {
  const { content, span } = task;
  const { count, now } = scale;
  const height = heightOf(content);
  const lines: Shape[] = [];
  const stroke = { color: token("line"), width: 1 };
  // Dropped like the labels: every second, fourth … one remains.
  const step = 2 ** Math.max(0, Math.ceil(Math.log2(count / mostLines)));
  for (let at = step; at < count; at += step) {
    lines.push({ figure: "line", x1: at, y1: 0, x2: at, y2: height, stroke });
  }
  const whole = { width: { percent: 100 }, height };
  const boxes: Box[] =
    lines.length === 0
      ? [column(whole, [])]
      : [shape({ width: count, height }, lines, whole, { fit: "stretch", slot: "ticks" })];
  const isSeen = span !== undefined && span.from <= count;
  if (isSeen)
    boxes.push(span.from === span.to ? diamond(task, span, scale) : bar(task, span, scale));
  if (now !== undefined && now <= count) {
    const place: Style = { position: "absolute", inset: { left: share(now, count), top: 0 } };
    boxes.push(
      column({ ...place, width: 2, height, margin: { left: -1 } }, [], {
        decorative: true,
        paint: { background: token("dangerLine") },
      }),
    );
  }
  const style: Style = {
    minWidth: leastPlot,
    padding: { left: room, right: room },
    border: { top: hasLine ? 1 : 0 },
  };
  return column(style, [column({ position: "relative" }, boxes)], {
    tag: "td",
    role: "cell",
    attributes: { "aria-disabled": content.disabled ? "true" : undefined },
    paint: {
      ...linePaint,
      ...(content.active && { background: token("fill") }),
      ...(content.disabled && { opacity: 0.5 }),
    },
  });
}

/** The dot at the top of the line for the current time. */
function nowDot(now: number, count: number): Box {
  return column(
    {
      position: "absolute",
      inset: { left: share(now, count), bottom: 0 },
      width: 8,
      height: 8,
      margin: { left: -4 },
    },
    [],
    { decorative: true, paint: { background: token("dangerLine"), radius: "pill" } },
  );
}

/** The colors of the completed and remaining parts. */
function huesOf({ content, isSummary }: Task): { solid: Color; tint: Color; line: Color } {
  const status = content.danger ? "danger" : content.variant;
  if (status) {
    const { line, fill } = statusColors(status);
    return { solid: line, tint: fill, line };
  }
  const solid = token(isSummary || content.at !== undefined ? "accent" : "mark");
  return { solid, tint: token("fillStrong"), line: token("lineStrong") };
}

function bar(task: Task, { from, to }: Span, { count, labels }: Scale): Box {
  const { progress } = task.content;
  const { solid, tint, line } = huesOf(task);
  const height = task.isSummary ? summaryHeight : barHeight;
  const isPartial = progress !== undefined && progress < 100;
  const done =
    isPartial && progress > 0
      ? [
          column({ width: { percent: progress }, grow: 1 }, [], {
            decorative: true,
            paint: { background: solid },
          }),
        ]
      : [];
  const words = [spoken({ from, to }, labels), progress === undefined ? "" : `${progress} %`];
  return column(
    {
      position: "absolute",
      inset: {
        left: share(from, count),
        right: share(count - Math.min(to, count), count),
        top: (lineHeight - height) / 2,
      },
      height,
      overflow: "hidden",
      align: "start",
      ...(isPartial && { border: edges(1) }),
    },
    done,
    {
      role: "img",
      name: words.filter((each) => each !== "").join(", "),
      paint: {
        background: isPartial ? tint : solid,
        radius: 4,
        ...(isPartial && { borderColor: line }),
      },
    },
  );
}

function diamond(task: Task, { from }: Span, { count, labels }: Scale): Box {
  const half = diamondSide / 2;
  const d = `M${half} 0L${diamondSide} ${half}L${half} ${diamondSide}L0 ${half}Z`;
  return shape(
    { width: diamondSide, height: diamondSide },
    [{ figure: "path", d, fill: huesOf(task).solid }],
    {
      position: "absolute",
      inset: { left: share(from, count), top: (lineHeight - diamondSide) / 2 },
      margin: { left: -half },
    },
    { decorative: false, role: "img", name: spoken({ from, to: from }, labels) },
  );
}

/** The columns of a span, in words. */
function spoken({ from, to }: Span, labels: readonly string[]): string {
  const last = Math.max(0, Math.ceil(to) - 1);
  const first = Math.min(Math.floor(from), last);
  const [start, end] = [labels[first] ?? String(first + 1), labels[last] ?? String(last + 1)];
  return from === to || first === last ? end : `${start} – ${end}`;
}

function share(part: number, whole: number) {
  return { percent: Math.round((part * 100_000) / whole) / 1000 };
}
