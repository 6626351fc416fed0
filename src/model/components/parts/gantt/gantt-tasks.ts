/** Reads the tasks of a gantt chart in the order of their lines, each with its own span or that of its nested tasks. */
import type { Box } from "../../../box/box.js";
import { row } from "../../../box/build.js";
import type { ItemContent, LowerContext, LoweredElement } from "../../../define/component.js";
import { drawItems } from "../items.js";

/** A line of a gantt chart. */
export interface Task {
  readonly content: ItemContent;
  /** Number of tasks around it. */
  readonly level: number;
  /** Its start and end; undefined if it has no bar. */
  readonly span: Span | undefined;
  /** Whether it summarizes nested tasks, because it has no span of its own. */
  readonly isSummary: boolean;
}

/** A span between two edges of columns; a milestone ends where it begins. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** All tasks, each followed by its nested ones. */
export function ganttTasks(
  { items, children }: Pick<LoweredElement, "items" | "children">,
  cx: LowerContext,
): Task[] {
  const tasks: Task[] = [];
  const read = (content: ItemContent, level: number, spans: Span[]): Box => {
    const place = tasks.length;
    const inner: Span[] = [];
    tasks.push({ content, level, span: undefined, isSummary: false });
    if (content.kind === "item") {
      content.children({ item: (each) => read(each, level + 1, inner) });
      const span = spanOf(content, inner);
      const isSummary =
        inner.length > 0 && (content.from ?? content.to ?? content.at) === undefined;
      tasks[place] = { content, level, span, isSummary };
      if (span) spans.push(span);
    }
    return row({}, []);
  };
  const outer: Span[] = [];
  drawItems(items, children, { item: (content) => read(content, 0, outer) }, cx);
  return tasks;
}

function spanOf({ from, to, at }: ItemContent, inner: readonly Span[]): Span | undefined {
  if (at !== undefined) return { from: at, to: at };
  const first =
    inner.length > 0
      ? inner.map((span) => span.from).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
      : undefined;
  const last =
    inner.length > 0
      ? inner.map((span) => span.to).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
      : undefined;
  const begin = from ?? first ?? (to === undefined ? undefined : 0);
  if (begin === undefined) return undefined;
  const end = to ?? (last !== undefined && last > begin ? last : begin + 1);
  const isMoment = from === undefined && to === undefined && first === last;
  return end > begin || isMoment ? { from: begin, to: isMoment ? begin : end } : undefined;
}
