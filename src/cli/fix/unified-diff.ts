/** Shows the difference of two texts as a unified diff. */

interface Step {
  mark: " " | "-" | "+";
  line: string;
}

/** Unchanged lines around a change. */
const contextLines = 3;

/** Pairs of lines that are compared at most; beyond, the changed part is shown as replaced whole. */
const comparisonLimit = 4_000_000;

/** The diff from one text to another with `a/` and `b/` before the name; empty when they are equal. */
export function unifiedDiff(name: string, before: string, after: string): string {
  if (before === after) return "";
  const steps = stepsBetween(splitLines(before), splitLines(after));
  let text = `--- a/${name}\n+++ b/${name}\n`;
  for (const [first, last] of hunks(steps)) text += hunkText(steps, first, last);
  return text;
}

/** Lines with their line breaks, so that a change of those alone shows. */
function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function stepsBetween(a: readonly string[], b: readonly string[]): Step[] {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  const most = Math.min(a.length, b.length) - head;
  while (tail < most && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  return [
    ...a.slice(0, head).map((line): Step => ({ mark: " ", line })),
    ...middleSteps(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    ...a.slice(a.length - tail).map((line): Step => ({ mark: " ", line })),
  ];
}

/** The steps of a longest common subsequence. */
function middleSteps(a: readonly string[], b: readonly string[]): Step[] {
  const removed = (line: string): Step => ({ mark: "-", line });
  const added = (line: string): Step => ({ mark: "+", line });
  if (a.length * b.length > comparisonLimit) return [...a.map(removed), ...b.map(added)];
  const width = b.length + 1;
  const common = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const at = i * width + j;
      common[at] =
        a[i] === b[j]
          ? common[at + width + 1]! + 1
          : Math.max(common[at + width]!, common[at + 1]!);
    }
  }
  const steps: Step[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const at = i * width + j;
    if (i < a.length && j < b.length && a[i] === b[j]) {
      steps.push({ mark: " ", line: a[i]! });
      i++;
      j++;
    } else if (i < a.length && (j === b.length || common[at + width]! >= common[at + 1]!)) {
      steps.push(removed(a[i++]!));
    } else {
      steps.push(added(b[j++]!));
    }
  }
  return steps;
}

/** First and last step of each group of changes with its context. */
function hunks(steps: readonly Step[]): [number, number][] {
  const found: [number, number][] = [];
  for (const [at, { mark }] of steps.entries()) {
    if (mark === " ") continue;
    const last = found.at(-1);
    const end = Math.min(at + contextLines, steps.length - 1);
    if (last && at - contextLines <= last[1] + 1) last[1] = end;
    else found.push([Math.max(0, at - contextLines), end]);
  }
  return found;
}

function hunkText(steps: readonly Step[], first: number, last: number): string {
  const inside = steps.slice(first, last + 1);
  const count = (list: readonly Step[], other: Step["mark"]): number =>
    list.filter(({ mark }) => mark !== other).length;
  const range = (other: Step["mark"]): string => {
    const length = count(inside, other);
    const start = count(steps.slice(0, first), other) + (length === 0 ? 0 : 1);
    return length === 1 ? `${start}` : `${start},${length}`;
  };
  const lines = inside.map(({ mark, line }) =>
    line.endsWith("\n") ? mark + line : `${mark}${line}\n\\ No newline at end of file\n`,
  );
  return `@@ -${range("+")} +${range("-")} @@\n${lines.join("")}`;
}
