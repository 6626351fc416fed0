/** Places captions below tools in a toolbar, and aligns tools without captions with the others. */
import type { Box, StackBox } from "../../box/box.js";
import { column, row } from "../../box/build.js";
import { withMore } from "../../box/with-more.js";

/** Height in px of a caption, including the distance above it. */
const gap = 2;
const lineHeight = 16.5;
const captionRoom = gap + lineHeight;

/** Tools side by side, with the parts of their caption, if any. */
export function captionedTools(tools: readonly Box[], caption: readonly Box[]): Box[] {
  const line = row({ gap: 2, align: "center" }, tools);
  if (caption.length === 0) return [line];
  return [line, row({ gap: 4, align: "center", height: lineHeight }, caption)];
}

/** The column with tools and their caption. */
export function toolColumn(
  style: StackBox["style"],
  children: readonly Box[],
  rest: Parameters<typeof column>[2],
): Box {
  return column({ gap, align: "center", ...style }, children, rest);
}

/** The boxes of a toolbar, aligned with the tools that have a caption. */
export function onToolLine(boxes: readonly Box[]): readonly Box[] {
  if (!boxes.some(hasCaption)) return boxes;
  return boxes.map((box) => {
    const { style } = box;
    if (hasCaption(box) || style.position === "absolute" || style.alignSelf === "stretch")
      return box;
    // The divider at the side of a group has the same length as others.
    const room =
      box.role === "group"
        ? { padding: { ...style.padding, bottom: captionRoom } }
        : { margin: { bottom: captionRoom, ...style.margin } };
    return withMore<Box>(box, { style: withMore(style, room) });
  });
}

function hasCaption(box: Box): boolean {
  return box.role === "group" && box.kind === "stack" && box.children.length > 1;
}
