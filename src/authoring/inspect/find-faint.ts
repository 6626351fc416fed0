/** Finds text and icons with too little contrast to their background (WCAG 2.2, 1.4.3 and 1.4.11). */

import { contrastRatio } from "../../base/theme/contrast.js";
import { mix } from "../../base/theme/ground.js";
import { nearestSeen } from "../../base/theme/nearest-seen.js";
import { inkOf } from "../../drawing/paint/ink.js";
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import type { TextEdit } from "../../language/diagnostics/diagnostic.js";
import { nameOf } from "./find-overlaps.js";
import type { Inked, InspectedBoard, InspectedElement, Painted } from "./inspected.js";
import type { Found } from "./problem.js";
import type { Rect } from "./rect.js";
import { headOf } from "./source-head.js";

/** Minimum contrast of text, and of large text and icons. */
const leastOfText = 4.5;
const leastOfLarge = 3;

/** Maximum number of steps to search for the background of placed elements. */
const mostSteps = 500_000;

/** The faint texts and icons of a board; each element once, by its lowest contrast. */
export function findFaint({ inked, painted }: InspectedBoard): Found[] {
  const worst = new Map<InspectedElement, Found & { lack: number }>();
  const orders = new Map(painted.map((each, at) => [each.frame, at]));
  let steps = mostSteps;
  for (const each of inked) {
    const { element, frame, theme, opacity } = each;
    const { box } = frame;
    if (box.kind === "icon" ? element.words !== "" && element.frame !== frame : isBars(box))
      continue;
    // Faded elements are disabled.
    if (opacity < 1) continue;
    const grounds = element.isPlaced ? placedGrounds(each) : each.grounds;
    const color =
      box.kind === "icon"
        ? box.color
        : box.kind === "text" || box.kind === "field"
          ? (box.textStyle.color ?? ({ token: "ink" } as const))
          : undefined;
    if (color === undefined) continue;
    const ink = inkOf(color, theme);
    const least = leastFor(each);
    for (const ground of grounds) {
      if (ground === undefined) continue;
      const seen = ink.opacity === undefined ? ink.color : mix(ground, ink.color, ink.opacity);
      const ratio = contrastRatio(seen, ground);
      if (ratio >= least) continue;
      const lack = least / ratio;
      if ((worst.get(element)?.lack ?? 0) >= lack) continue;
      const better = nearestSeen(seen, [ground], least);
      worst.set(element, {
        lack,
        origin: element.origin,
        problem: createProblem(
          "low-contrast",
          "faint",
          {
            name: nameOf(element),
            color: seen,
            ground,
            ratio: Math.floor(ratio * 100) / 100,
            least,
            better,
          },
          { edits: "hex" in color ? editsOf(element, color.hex, better) : undefined },
        ),
      });
    }
  }
  return [...worst.values()].map(({ origin, problem }) => ({ origin, problem }));

  /** The backgrounds of something that may overlap its siblings. */
  function placedGrounds({ frame, grounds }: Inked): Inked["grounds"] {
    const own = orders.get(frame);
    if (own === undefined) return grounds;
    const { rect } = painted[own]!;
    for (let at = own - 1; at >= 0 && steps-- > 0; at--) {
      const below = painted[at]!;
      if (!isBehind(below, rect)) continue;
      const about = below.frame.box;
      // The colors of a picture or drawing are unknown.
      if (about.kind === "image" || about.kind === "shape" || about.isPicture) return [undefined];
      const background = about.paint?.background;
      if (background === undefined) continue;
      const { color, opacity } = inkOf(background, below.theme);
      return opacity === undefined ? [color] : grounds;
    }
    return grounds;
  }
}

function isBars(box: Inked["frame"]["box"]): boolean {
  return (box.kind === "text" || box.kind === "field") && box.textStyle.bars === true;
}

function isBehind({ kind, rect }: Painted, { x, y, width, height }: Rect): boolean {
  if (kind === "ink") return false;
  const [middle, center] = [x + width / 2, y + height / 2];
  return (
    middle >= rect.x &&
    middle <= rect.x + rect.width &&
    center >= rect.y &&
    center <= rect.y + rect.height
  );
}

/** Text is large from 18 pt, or from 14 pt in bold. */
function leastFor({ frame: { box } }: Inked): number {
  if (box.kind !== "text" && box.kind !== "field") return leastOfLarge;
  const { size, weight = 400 } = box.textStyle;
  return size >= 24 || (size >= 18.66 && weight >= 700) ? leastOfLarge : leastOfText;
}

/** Replaces the color of the element, if it is written exactly once in its head. */
function editsOf(
  { origin, node }: InspectedElement,
  hex: string,
  better: string | undefined,
): TextEdit[] | undefined {
  if (better === undefined || node?.attributes?.color !== hex) return undefined;
  const place = headOf(origin)?.attribute("color", hex);
  return place && [{ ...place, insert: better }];
}
