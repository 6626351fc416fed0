/** Turns tools into what has a caption below it in a toolbar, and tools beside that into boxes that end as low. */
import type { Box, StackBox } from "../../box/box.js";
import { column, row } from "../../box/build.js";
import { withMore } from "../../box/with-more.js";

/** px of a caption with the distance above it. */
const gap = 2;
const lineHeight = 16.5;
const captionRoom = gap + lineHeight;

/** Tools side by side, with the parts of their caption, which may be none. */
export function captionedTools(tools: readonly Box[], caption: readonly Box[]): Box[] {
  const line = row({ gap: 2, align: "center" }, tools);
  if (caption.length === 0) return [line];
  return [line, row({ gap: 4, align: "center", height: lineHeight }, caption)];
}

/** The column that holds tools and their caption. */
export function toolColumn(
  style: StackBox["style"],
  children: readonly Box[],
  rest: Parameters<typeof column>[2],
): Box {
  return column({ gap, align: "center", ...style }, children, rest);
}

/** What stands in a toolbar, on the line of those tools that have a caption below them. */
export function onToolLine(boxes: readonly Box[]): readonly Box[] {
  if (!boxes.some(hasCaption)) return boxes;
  return boxes.map((box) => {
    const { style } = box;
    if (hasCaption(box) || style.position === "absolute" || style.alignSelf === "stretch")
      return box;
    // The line at the side of a group is as long as that of others.
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
