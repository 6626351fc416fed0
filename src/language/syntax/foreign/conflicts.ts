/** Finds git merge conflicts: two versions between lines of markers. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import { type FindPassages, type ForeignPassage, linesOf } from "./passage.js";

/** Finds each conflict as one passage, and reads the version of the current branch. */
export const findConflicts: FindPassages = ({ source }) => readConflicts(source);

/** The conflicts in a source of any length. */
function readConflicts(source: string): ForeignPassage[] {
  if (!/^<{7}(?:[ \r\n]|$)/m.test(source)) return [];
  const found: ForeignPassage[] = [];
  let open: { from: number; to: number } | undefined;
  let ours: { from: number; to: number } | undefined;
  for (const { from, to } of linesOf(source)) {
    const [marker] = /^(?:<{7}|\|{7}|={7}|>{7})(?= |$)/.exec(source.slice(from, to)) ?? [];
    if (marker === undefined) continue;
    if (marker[0] === "<") {
      open = { from, to };
      ours = undefined;
    } else if (open && marker[0] !== ">") ours ??= { from: open.to, to: from };
    else if (open && ours) {
      const blank = (start: number, end: number) =>
        source.slice(start, end).replace(/[^\r\n]/g, " ");
      found.push({
        from: open.from,
        to,
        reads: blank(open.from, open.to) + source.slice(ours.from, ours.to) + blank(ours.to, to),
        problem: createProblem("merge-conflict", "left", {}, { place: open }),
      });
      open = undefined;
    }
  }
  return found;
}
