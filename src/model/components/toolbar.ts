/** Defines and draws `toolbar`. */
import { row, token } from "../box/build.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { followsLabel, layChildren } from "./parts/container.js";
import { sidesOfRow } from "./parts/sideways.js";
import { onToolLine } from "./parts/tool-caption.js";

export const toolbarComponent = defineComponent(() => ({
  name: "toolbar",
  category: "navigation",
  docs: "A strip of tools with lines between groups; `divider` draws one anywhere.",
  foreignAttributes: sidesOfRow,
  foreignWords: ["commandbar", "actionbar", "ribbon", "editortoolbar", "toolstrip"],
  band: "bar",
  children: { braces: "required" },
  attributes: {},
  ownFlow: true,
  examples: [
    "toolbar {\n  group { button icon=bold ghost button icon=italic ghost }\n  group { button icon=list ghost button icon=list-ordered ghost }\n  button icon=link ghost\n}",
    'toolbar {\n  group "Clipboard" { button "Paste" icon=clipboard ghost button icon=copy ghost }\n  divider\n  select "" ["Inter", "Georgia"] w=120\n}',
  ],
  cost: { boxes: 1 },
}));

/** How `toolbar` is drawn. */
export const toolbarDrawing: Drawing<typeof toolbarComponent> = {
  lower(element, cx) {
    // Labels above fields leave the boxes below; what is beside them stands beside those.
    const hasLabels = element.children.some(
      (child) => child.label && cx.componentOf(child)?.inLine === "field",
    );
    const { style, children } = layChildren(
      element,
      cx,
      {
        direction: "row",
        align: hasLabels ? "end" : "center",
        wrap: true,
        gap: followsLabel(element.children, cx) ? 12 : 4,
        rowGap: 4,
        minHeight: 44,
        shrink: 0,
        padding: { top: 4, right: 8, bottom: 4, left: 8 },
        border: { bottom: 1 },
      },
      { place: "bar" },
    );
    return row(style, onToolLine(children), {
      role: "toolbar",
      paint: { borderColor: token("line") },
    });
  },
};
