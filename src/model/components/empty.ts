/** Defines and draws `empty`. */
import type { AstNode } from "../../language/ast/node.js";
import { column, edgesOf, icon, text } from "../box/build.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { iconName } from "../define/references.js";
import { sharing } from "./parts/container.js";
import { givenSide } from "./parts/hatched.js";

/** Sizes of its parts and the distances around and between them, in px. */
const sizes = {
  usual: { icon: 40, title: 18, gap: 12, padding: 32 },
  small: { icon: 28, title: 16, gap: 8, padding: 16 },
} as const;

/** Width of a column in px below which it is small. */
const narrow = 320;

/** Whether it is known to be narrow, from its own width, that of its container, or that of the board. */
function isNarrow(node: AstNode, cx: LowerContext): boolean {
  const { parent, board } = cx;
  const widths = [node, parent].map((each) => each && givenSide(each, "w", cx));
  return [...widths, board.width].some((px) => px !== undefined && px < narrow);
}

export const emptyComponent = defineComponent(() => ({
  name: "empty",
  category: "feedback",
  docs: "A placeholder where there is nothing yet: an icon, a title, and what to do about it, all centered.",
  foreignForms: { errorpage: 'empty "…"', notfound: 'empty "…"' },
  foreignWords: ["emptystate", "blankslate", "noresults", "nodata", "result", "contentunavailable"],
  label: { twins: ["title"], required: true, docs: "Title that says what is missing" },
  children: {},
  attributes: { icon: iconName("Icon above the title") },
  ownFlow: true,
  examples: [
    'empty "No orders yet" icon=inbox {\n  text "Orders appear here as soon as somebody buys." muted\n  button "Create an order" primary\n}',
    'empty "No results"',
  ],
  cost: { boxes: 3 },
}));

/** How `empty` is drawn. */
export const emptyDrawing: Drawing<typeof emptyComponent> = {
  lower({ label, values, children, flow, node }, cx) {
    const size = isNarrow(node, cx) ? sizes.small : sizes.usual;
    const { gap } = size;
    const around = { axis: "column", align: "center", gap, textAlign: "center" } as const;
    return column(
      {
        align: "center",
        gap,
        padding: edgesOf(size.padding, size.padding - 8),
        ...flow,
        ...sharing(cx),
      },
      [
        ...(values.icon ? [icon(values.icon, size.icon, cx.muted)] : []),
        text(
          label,
          { size: size.title, weight: 600, lineHeight: 1.3, color: cx.ink, align: "center" },
          { tag: "h3" },
        ),
        ...cx.children(children, around),
      ],
      { tag: "section" },
    );
  },
};
