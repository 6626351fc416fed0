/** Defines and draws `divider`. */

import type { Box, HtmlAttributes } from "../box/box.js";
import { column, row, text, token } from "../box/build.js";
import { boolean } from "../define/attributes.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { sameForm } from "./parts/same-form.js";

export const dividerComponent = defineComponent(() => ({
  name: "divider",
  category: "layout",
  inLine: "small",
  structural: true,
  line: true,
  docs: "A line between elements, vertical in a row; a label interrupts it in the middle.",
  foreignForms: { ...sameForm("dividerwithtext textdivider ordivider", 'divider "…"') },
  foreignWords: ["hr", "separator", "rule", "line", "separatorline"],
  label: { twins: ["label"], docs: "Text in the middle of the line" },
  children: { mustBeEmpty: true },
  keepsModifiers: true,
  attributes: {
    vertical: boolean("Makes it vertical; the default in a row"),
    dashed: boolean("Draws it dashed"),
  },
  examples: [
    "divider",
    'divider "or"',
    'row gap=3 { text "Draft" divider text "3 pages" }\ndivider dashed',
  ],
  cost: ({ label }) => ({ boxes: label === "" ? 1 : 4 }),
}));

/** How `divider` is drawn. */
export const dividerDrawing: Drawing<typeof dividerComponent> = {
  lower({ label, values }, cx) {
    const ownDistance = distanceBeside(cx);
    const isUpright = values.vertical ?? cx.axis === "row";
    if (isUpright) {
      const style: Box["style"] = { width: 1, minHeight: 16, alignSelf: "stretch", shrink: 0 };
      const margin = { left: ownDistance, right: ownDistance };
      return line({ ...style, margin }, values.dashed ? "left" : undefined, {
        "aria-orientation": "vertical",
      });
    }
    const margin = { top: ownDistance, bottom: ownDistance };
    const across = cx.axis === "row" ? { grow: 1 } : { alignSelf: "stretch" as const };
    const dashes = values.dashed ? "top" : undefined;
    if (label === "") return line({ height: 1, shrink: 0, margin, ...across }, dashes);
    return row({ gap: 12, align: "center", margin, ...across }, [
      { ...line({ height: 1, shrink: 0, grow: 1 }, dashes), decorative: true },
      text(label, { size: 12, color: cx.muted }),
      { ...line({ height: 1, shrink: 0, grow: 1 }, dashes), decorative: true },
    ]);
  },
};

/** Margin in px in addition to the gap: none if the source sets no gap, or a gap for all children. */
function distanceBeside({ gap, gapFrom }: Pick<LowerContext, "gap" | "gapFrom">): number {
  if (gapFrom === "source") return gap === 0 ? 0 : 8;
  return gapFrom === "content" ? Math.max(0, 8 - gap) : 8;
}

/** @param dashes the edge that is dashed; undefined for a solid line */
function line(
  style: Box["style"],
  dashes: "left" | "top" | undefined,
  attributes: HtmlAttributes = {},
): Box {
  return column(dashes ? { ...style, border: { [dashes]: 1 } } : style, [], {
    tag: "hr",
    attributes,
    paint: dashes
      ? { borderColor: token("lineStrong"), borderStyle: "dashed" }
      : { background: token("line") },
  });
}
