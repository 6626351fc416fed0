/** The empty state: what is shown where there is nothing yet. */
import { column, icon, text } from "../box/build.js";
import { defineComponent } from "../define/define-component.js";
import { iconName } from "../define/references.js";
import { sharing } from "./parts/container.js";

/** What is shown where there is nothing yet. */
export const emptyComponent = defineComponent(() => ({
  name: "empty",
  category: "feedback",
  docs: "What is shown where there is nothing yet: an icon, a title, and what to do about it, all centered.",
  foreignWords: ["emptystate", "blankslate", "noresults", "nodata", "result", "contentunavailable"],
  label: { twins: ["title"], required: true, docs: "What there is nothing of" },
  children: {},
  attributes: { icon: iconName("Icon above the title") },
  ownFlow: true,
  examples: [
    'empty "No orders yet" icon=inbox {\n  text "Orders appear here as soon as somebody buys." muted\n  button "Create an order" primary\n}',
    'empty "No results"',
  ],
  cost: { boxes: 3 },
  lower({ label, values, children, flow }, cx) {
    const around = { axis: "column", align: "center", gap: 12, textAlign: "center" } as const;
    return column(
      {
        align: "center",
        gap: 12,
        padding: { top: 32, right: 24, bottom: 32, left: 24 },
        ...flow,
        ...sharing(cx),
      },
      [
        ...(values.icon ? [icon(values.icon, 40, cx.muted)] : []),
        text(
          label,
          { size: 18, weight: 600, lineHeight: 1.3, color: cx.ink, align: "center" },
          { tag: "h3" },
        ),
        ...cx.children(children, around),
      ],
      { tag: "section" },
    );
  },
}));
