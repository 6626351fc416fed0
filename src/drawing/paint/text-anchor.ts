/** Finds the point of a text that stays in place if its font has other widths than ours. */
import { fullEdges } from "../../model/box/geometry.js";
import type { Align, Justify } from "../../model/box/style.js";
import type { Frame } from "../layout/frame.js";

/** The point of a line that stays in place if the line is drawn wider or narrower than it was measured. */
export type TextAnchor = "middle" | "end";

/** Maximum number of siblings to check: a row with more is not a line of text. */
const mostBeside = 32;

/** Maximum difference between positions due to rounding, in px. */
const rounding = 0.75;

const anchors: Readonly<Partial<Record<Align | Justify, TextAnchor>>> = {
  center: "middle",
  safe: "middle",
  around: "middle",
  evenly: "middle",
  end: "end",
};

/**
 * The anchor of a box in the frame around it; undefined for its left edge.
 *
 * @param around the anchor of the frame itself
 */
export function anchorIn(
  parent: Frame,
  child: Frame,
  around: TextAnchor | undefined,
): TextAnchor | undefined {
  const { box } = parent;
  if (box.kind !== "stack" || child.box.style.position === "absolute") return undefined;
  const { direction = "column", align, justify, wrap } = box.style;
  const margin = marginAnchor(child);
  if (direction === "column" || direction === "column-reverse") {
    const held = margin ?? anchors[child.box.style.alignSelf ?? align ?? "stretch"];
    return held ?? inherited(parent, child, around);
  }
  if (direction === "row-reverse" || wrap) return undefined;
  if (isAlone(parent, child)) {
    return margin ?? anchors[justify ?? "start"] ?? inherited(parent, child, around);
  }
  return isPushed(parent, child) ? "end" : undefined;
}

/**
 * The anchor of the lines of a text.
 *
 * @param held the anchor of its box
 */
export function textAnchor(frame: Frame, held: TextAnchor | undefined): TextAnchor | undefined {
  const { box, lines = [] } = frame;
  if (box.kind !== "text" && box.kind !== "field") return undefined;
  const { align } = box.textStyle;
  if (align !== undefined) {
    return align === "center" ? "middle" : align === "right" ? "end" : undefined;
  }
  // With several lines, all but the longest would move away from the edge at which they start.
  if (held === undefined || lines.length !== 1) return undefined;
  const { x, width } = lines[0]!;
  if (held === "end") return frame.width - width < rounding ? "end" : undefined;
  const middle = x + width / 2;
  return Math.abs(middle - frame.x - frame.width / 2) < rounding ? "middle" : undefined;
}

/** The anchor set by automatic margins. */
function marginAnchor({ box }: Frame): TextAnchor | undefined {
  const { margin } = box.style;
  if (margin?.left !== "auto") return undefined;
  return margin.right === "auto" ? "middle" : "end";
}

/** A frame of the same width as its only child passes on its own anchor. */
function inherited(
  parent: Frame,
  child: Frame,
  around: TextAnchor | undefined,
): TextAnchor | undefined {
  if (around === undefined || !isAlone(parent, child)) return undefined;
  return parent.width - child.width < rounding ? around : undefined;
}

function isAlone({ children }: Frame, child: Frame): boolean {
  if (children.length > mostBeside) return false;
  return children.every((each) => each === child || each.box.style.position === "absolute");
}

/** Whether the last box of a row is at the end of the row because something before it takes the remaining space. */
function isPushed(parent: Frame, child: Frame): boolean {
  const { children, box } = parent;
  if (children.length > mostBeside) return false;
  const inFlow = children.filter((each) => each.box.style.position !== "absolute");
  if (inFlow.at(-1) !== child || child.box.style.grow) return false;
  const { padding, border, justify } = box.style;
  const edge = parent.x + parent.width - fullEdges(padding).right - fullEdges(border).right;
  if (Math.abs(edge - child.x - child.width) > rounding) return false;
  return (
    justify === "end" ||
    justify === "between" ||
    child.box.style.margin?.left === "auto" ||
    inFlow.some(({ box: { style } }) => style.grow || style.margin?.right === "auto")
  );
}
