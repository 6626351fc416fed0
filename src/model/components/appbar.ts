/** Defines and draws `appbar`. */
import type { AstNode } from "../../language/ast/node.js";
import type { Box } from "../box/box.js";
import { column, edges, icon, row, text, token } from "../box/build.js";
import { boolean, choice, text as textAttribute } from "../define/attributes.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { booleanOr } from "../define/measures.js";
import { filling } from "./parts/container.js";
import { flushSide } from "./parts/page-bar.js";
import { pulledTo } from "./parts/pulled-out.js";
import { titleLineHeight } from "./parts/titled.js";

export const appbarComponent = defineComponent(() => ({
  name: "appbar",
  category: "navigation",
  docs: "The bar at the top of an app: title or heading in the middle, other children at the right.",
  foreignWords: ["topappbar", "sliverappbar"],
  band: "bar",
  label: { twins: ["title"], docs: "Title of the screen" },
  children: {
    each: { position: choice(["left", "right"], "Side of the bar; right unless it leads") },
  },
  attributes: {
    back: booleanOr(textAttribute(""), "Shows the way back, with the name of the screen before"),
    large: boolean("Shows a large title below the bar"),
  },
  without: ["gap", "direction", "justify", "align", "wrap"],
  ownFlow: true,
  examples: [
    'appbar "Inbox" back="Mailboxes" { button icon=square-pen ghost }',
    'appbar "Photos" large {\n  button icon=menu position=left ghost\n  button icon=search ghost\n}',
    'appbar "Details" back',
  ],
  cost: { boxes: 11 },
}));

/** px beside the lines in the picture of a 24 px chevron. */
const besideChevron = 9;

/** Height in px of a button beside the back button. */
const besideBack = 44;

/** How `appbar` is drawn. */
export const appbarDrawing: Drawing<typeof appbarComponent> = {
  narrow: "leads",
  lower(element, cx) {
    const { label, values, children } = element;
    const isLarge = values.large === true && label !== "";
    const inside = { axis: "row", align: "center", gap: 4, place: "bar" } as const;
    const headingAt = label === "" ? children.findIndex((child) => isHeading(child, cx)) : -1;
    const leads = (child: AstNode, at: number) => isLeading(child) || at < headingAt;
    const leading = children.filter(leads);
    const trailing = children.filter((child, at) => at !== headingAt && !leads(child, at));
    const heading = children.filter((_, at) => at === headingAt);
    const drawn = (nodes: readonly AstNode[]) =>
      cx.children(
        nodes.map((child) => bare(child, cx)),
        inside,
      );
    const slot = { grow: 1, basis: 0, align: "center", gap: 4 } as const;
    const back =
      values.back === undefined || values.back === false ? [] : [wayBack(values.back, cx)];
    const style = { size: 17, weight: 600, color: cx.ink, wrapping: "ellipsis" } as const;
    const title =
      label === "" || isLarge
        ? drawn(heading)
        : [text(label, style, { tag: "h1", style: { minWidth: 0 } })];
    const bar = row(
      {
        align: "center",
        gap: 8,
        minHeight: 55,
        shrink: 0,
        padding: { left: flushSide, right: flushSide },
      },
      [
        row(
          {
            ...slot,
            ...(back.length > 0 && {
              minWidth: (values.back === true ? 24 : 64) + leading.length * besideBack,
            }),
          },
          back.length > 0 ? [...back, ...drawn(leading)] : pulledTo("left", drawn(leading)),
        ),
        ...title,
        row({ ...slot, justify: "end" }, pulledTo("right", drawn(trailing))),
      ],
    );
    const below = isLarge ? [largeTitle(label, cx)] : [];
    return column(
      { border: { ...edges(0), bottom: 1 }, shrink: 0, ...filling(cx) },
      [bar, ...below],
      {
        tag: "header",
        paint: { borderColor: token("line") },
      },
    );
  },
};

/** Icons in the bars of apps have no frame, unless the source gives them one. */
function bare(node: AstNode, cx: LowerContext): AstNode {
  const { attributes = {}, label = "", modifiers = [] } = node;
  if (label !== "" || attributes.icon === undefined) return node;
  const looks = ["primary", "secondary", "outline", "ghost", "danger"];
  const isKnown = cx.componentOf(node)?.ownAttributes.has("ghost") === true;
  const isGiven = looks.some((look) => modifiers.includes(look) || attributes[look] !== undefined);
  return isGiven || !isKnown ? node : { ...node, modifiers: [...modifiers, "ghost"] };
}

/** Whether a child is a heading, which stands in the middle of a bar without a title of its own. */
function isHeading(child: AstNode, cx: LowerContext): boolean {
  return cx.componentOf(child)?.heads === true && !isLeading(child);
}

function isLeading({ attributes }: AstNode): boolean {
  return attributes?.position === "left";
}

/** In a prototype, the name of a page links to it. */
function wayBack(name: string | true, cx: LowerContext): Box {
  const words = name === true ? "" : name;
  const href = cx.isPrototype && words !== "" ? cx.pageAddress(words) : undefined;
  return row(
    { align: "center", gap: 2, shrink: 1, minWidth: 24, margin: { left: -besideChevron } },
    [
      icon("chevron-left", 24, cx.ink),
      ...(words === ""
        ? []
        : [
            text(
              words,
              { size: 16, color: cx.ink, wrapping: "ellipsis" },
              { style: { minWidth: 0 } },
            ),
          ]),
    ],
    {
      tag: href === undefined ? "button" : "a",
      name: words === "" ? "Back" : undefined,
      attributes: href === undefined ? { type: "button" } : {},
      behavior: { href },
    },
  );
}

function largeTitle(label: string, cx: LowerContext): Box {
  const size = 32;
  const lineHeight = titleLineHeight(size);
  return text(
    label,
    { size, weight: 700, lineHeight, color: cx.ink },
    { tag: "h1", style: { padding: { top: 2, right: 16, bottom: 10, left: 16 } } },
  );
}
