/** Finds headings that skip a level, which confuses readers who navigate by headings. */
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import type { TextEdit } from "../../language/diagnostics/diagnostic.js";
import { nameOf } from "./find-overlaps.js";
import type { Heading, InspectedBoard } from "./inspected.js";
import type { Found } from "./problem.js";
import { headOf } from "./source-head.js";

/** A heading and the level that it should have. */
interface Leveled {
  written: number;
  meant: number;
}

/** The headings of a board that are more than one level below the heading above them. */
export function findHeadingSkips({ headings }: InspectedBoard): Found[] {
  const above = new Map<number, Leveled[]>();
  return headings.flatMap((heading) => {
    const { element, level, plane } = heading;
    // Headings of one level all get the level that the first of them should have.
    const over = (above.get(plane) ?? []).filter(({ written }) => written < level);
    const parent = over.at(-1);
    const meant = parent === undefined ? level : Math.min(level, parent.meant + 1);
    above.set(plane, [...over, { written: level, meant }]);
    // A component chooses the levels of its own headings.
    if (meant === level || heading.box !== element.frame.box) return [];
    const data = { name: nameOf(element), level, above: parent!.meant };
    const edits = editsOf(heading, meant);
    const problem = createProblem("heading-skip", "skipped", data, { edits });
    return [{ origin: element.origin, problem }];
  });
}

/** Replaces the level, and sets the size so that the heading looks the same. */
function editsOf({ element, box, level }: Heading, wanted: number): TextEdit[] | undefined {
  const place = headOf(element.origin)?.attribute("level", String(level));
  if (place === undefined || box.kind !== "text") return undefined;
  const isSized = element.node?.attributes?.size !== undefined;
  const size = isSized ? "" : ` size=${box.textStyle.size}`;
  return [{ ...place, insert: `${wanted}${size}` }];
}
