/** The divider: a line between elements. */

import type { Box } from "../box/box.js";
import { column, row, text, token } from "../box/build.js";
import { boolean } from "../define/attributes.js";
import { defineComponent } from "../define/define-component.js";

/** A line between elements. */
export const dividerComponent = defineComponent(() => ({
  name: "divider",
  category: "layout",
  inLine: "small",
  structural: true,
  docs: "A line between elements, vertical in a row; a label interrupts it in the middle.",
  foreignWords: ["hr", "separator", "rule", "line", "spacer", "sizedbox"],
  label: { twins: ["label"], docs: "Text in the middle of the line" },
  children: { mustBeEmpty: true },
  keepsModifiers: true,
  attributes: { vertical: boolean("Vertical; the default in a row") },
  examples: ["divider", 'divider "or"', 'row gap=3 { text "Draft" divider text "3 pages" }'],
  cost: ({ label }) => ({ boxes: label === "" ? 1 : 4 }),
  lower({ label, values }, cx) {
    const isUpright = values.vertical ?? cx.axis === "row";
    if (isUpright) {
      const line = column({ width: 1, minHeight: 16, alignSelf: "stretch", shrink: 0 }, [], {
        tag: "hr",
        attributes: { "aria-orientation": "vertical" },
        paint: { background: token("line") },
      });
      const style = { ...line.style, margin: { left: 8, right: 8 } };
      return { ...line, style };
    }
    const margin = { top: 8, bottom: 8 };
    const across = cx.axis === "row" ? { grow: 1 } : { alignSelf: "stretch" as const };
    if (label === "") return horizontalLine({ margin, ...across });
    return row({ gap: 12, align: "center", margin, ...across }, [
      { ...horizontalLine({ grow: 1 }), decorative: true },
      text(label, { size: 12, color: cx.muted }),
      { ...horizontalLine({ grow: 1 }), decorative: true },
    ]);
  },
}));

function horizontalLine(style: Box["style"]): Box {
  return column({ height: 1, shrink: 0, ...style }, [], {
    tag: "hr",
    paint: { background: token("line") },
  });
}
