/** Turns the box of an overlay into a popover of a prototype: hidden until a button opens it by its id. */
import type { Behavior } from "../../model/box/behavior.js";
import type { Box } from "../../model/box/box.js";
import { column, edges, row, token } from "../../model/box/build.js";
import type { Style } from "../../model/box/style.js";
import type { Layer } from "../../model/define/layer.js";

/** How the sheet of an overlay is placed on its board. */
export const fronts: Readonly<Record<Extract<Layer, { at: "front" }>["side"], Style>> = {
  center: { align: "center", justify: "center", padding: edges(24) },
  left: {},
  right: { justify: "end" },
  top: {},
  bottom: { justify: "end" },
};

/** Whether the sheet is at the left or right, so that it is as high as its board. */
export function isUpright(side: keyof typeof fronts): boolean {
  return side === "left" || side === "right";
}

/** Properties that place a box in its container; a popover has no container. */
const outerNames = [
  "position",
  "inset",
  "raised",
  "alignSelf",
  "margin",
  "grow",
  "shrink",
  "basis",
  "order",
  "columnSpan",
] as const;

/** The box as a popover next to the button that opens it. */
export function popoverOf(box: Box, id: string): Box {
  const style: Style = { ...box.style };
  for (const name of outerNames) delete style[name];
  const attributes = { ...box.attributes, id };
  const behavior: Behavior = { ...box.behavior, popover: "place" };
  return { ...box, style, attributes, behavior } as Box;
}

/** The sheet over its dimmed board; a click outside the sheet closes it. */
export function boardPopover(
  sheet: Box,
  side: keyof typeof fronts,
  id: string,
  title: string,
): Box {
  const whole = { top: 0, right: 0, bottom: 0, left: 0 };
  const close = column({ position: "absolute", inset: whole }, [], {
    tag: "button",
    name: `Close ${title}`,
    attributes: { type: "button", tabindex: -1 },
    behavior: { opens: { id, action: "hide" } },
  });
  const front: Style = { ...sheet.style, position: "relative" };
  const standing = { ...sheet, style: front } as Box;
  return (isUpright(side) ? row : column)({ ...fronts[side] }, [close, standing], {
    attributes: { id },
    behavior: { popover: "board" },
    paint: { background: token("scrim") },
  });
}

/** Buttons for overlays that no element opens, so that they can still be seen. */
export function openerPanel(overlays: readonly { title: string; popover: string }[]): Box {
  const buttons = overlays.map(({ title, popover }) =>
    row(
      { padding: { top: 4, right: 10, bottom: 4, left: 10 }, border: edges(1) },
      [{ kind: "text", text: title, style: {}, textStyle: { size: 12, color: token("inkMuted") } }],
      {
        tag: "button",
        attributes: { type: "button" },
        behavior: { opens: { id: popover } },
        paint: { borderColor: token("line"), radius: 6 },
      },
    ),
  );
  return row({ gap: 8, wrap: true, align: "center" }, [
    {
      kind: "text",
      text: "Opens over this page:",
      style: {},
      textStyle: { size: 12, color: token("inkMuted") },
    },
    ...buttons,
  ]);
}
