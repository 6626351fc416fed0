/** Places overlapping events side by side: each gets a column, and as much of the width as is free. */

/** Something with a start and an end. */
interface Timed {
  readonly start: number;
  readonly end: number;
}

/** The column of an event among overlapping ones, the number of columns that it spans, and their total number. */
export interface Beside<T> {
  readonly event: T;
  readonly column: number;
  readonly span: number;
  readonly count: number;
}

/** The columns of events. */
export function sideBySide<T extends Timed>(events: readonly T[]): Beside<T>[] {
  const sorted = [...events].sort((a, b) => a.start - b.start || b.end - a.end);
  const found: Beside<T>[] = [];
  // Events that overlap, directly or through others, share their width.
  let cluster: { event: T; column: number }[] = [];
  let until = Number.NEGATIVE_INFINITY;
  const close = (): void => {
    const count = 1 + cluster.map(({ column }) => column).reduce((a, b) => Math.max(a, b), -1);
    for (const { event, column } of cluster) {
      const inTheWay = cluster.filter(
        (other) => other.column > column && overlap(other.event, event),
      );
      const next = inTheWay.map((other) => other.column).reduce((a, b) => Math.min(a, b), count);
      found.push({ event, column, span: next - column, count });
    }
    cluster = [];
  };
  for (const event of sorted) {
    if (event.start >= until) close();
    const taken = new Set(
      cluster.filter((other) => overlap(other.event, event)).map(({ column }) => column),
    );
    let column = 0;
    while (taken.has(column)) column++;
    cluster.push({ event, column });
    until = Math.max(until, event.end);
  }
  close();
  return found;
}

function overlap(a: Timed, b: Timed): boolean {
  return a.start < b.end && b.start < a.end;
}
