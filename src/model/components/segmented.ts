/** Defines and draws `segmented`. */
import type { Box } from "../box/box.js";
import { icon, row, text, token } from "../box/build.js";
import type { Style } from "../box/style.js";
import { boolean, text as textAttribute } from "../define/attributes.js";
import type { Drawing, ItemContent, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { iconName } from "../define/references.js";
import { activeAttribute, activePlace, checkActive } from "./parts/active-item.js";
import { hugging } from "./parts/container.js";
import { collectItems } from "./parts/items.js";
import { emptyLine } from "./parts/menu-items.js";
import { paperInk } from "./parts/palette.js";
import { shadowBytes } from "./parts/shadow-bytes.js";
import { switched } from "./parts/toggle-frame.js";

export const segmentedComponent = defineComponent(() => ({
  name: "segmented",
  category: "input",
  inLine: "control",
  docs: "A few choices side by side in one track; the chosen one is raised.",
  foreignWords: [
    "segmentedcontrol",
    "segmentedbutton",
    "segmentedbuttons",
    "togglegroup",
    "togglebuttongroup",
    "radiogroup",
    "contentswitcher",
  ],
  list: {
    twins: ["items"],
    docs: "Choices: strings or objects",
    keys: {
      label: textAttribute("Text of the choice"),
      icon: iconName("Icon before the label, or alone without one"),
      active: boolean("Marks it as selected"),
      disabled: boolean("Prevents selection"),
    },
  },
  children: { only: ["item"], items: "leaf" },
  mayBeEmpty: true,
  attributes: { active: activeAttribute },
  check: checkActive,
  without: ["gap", "direction", "justify", "align", "wrap"],
  ownFlow: true,
  examples: [
    'segmented ["Day", "Week", "Month"] active=1',
    "segmented [{icon=list}, {icon=layout-grid active}]",
    'segmented fullWidth { item "Map" icon=map active item "List" icon=list }',
  ],
  cost: { boxes: 2, isFlat: true, item: 8, child: 3, more: 2, output: shadowBytes.sm },
}));

/** How `segmented` is drawn. */
export const segmentedDrawing: Drawing<typeof segmentedComponent> = {
  lower(element, cx) {
    const choices = collectItems(element, cx).filter(({ kind }) => kind === "item");
    if (choices.length === 0) return emptyLine("Segmented", cx);
    const chosen = choices[Math.max(0, activePlace(element.values.active, choices))];
    const isFull =
      element.has("fullWidth") || element.node.attributes?.w !== undefined || cx.axis === "grid";
    const share: Style = isFull ? { grow: 1, basis: 0 } : {};
    const style: Style = { padding: { top: 3, right: 3, bottom: 3, left: 3 } };
    const name = cx.isPrototype ? cx.groupName(cx.id("segmented")) : "";
    const segments = choices.map((content): Box => {
      if (!cx.isPrototype) return segment(content, content === chosen, share, true, cx);
      return {
        kind: "toggle",
        control: "radio",
        style: { shrink: 0, ...share },
        children: [
          switched(segment(content, true, {}, false, cx), "on"),
          switched(segment(content, false, {}, false, cx), "off"),
        ],
        name: nameOf(content),
        attributes: { name, checked: content === chosen, disabled: content.disabled },
      };
    });
    return row({ ...style, ...(isFull && cx.axis !== "row" ? {} : hugging(cx)) }, segments, {
      role: "radiogroup",
      name: "Choices",
      paint: { background: token("fillStrong"), radius: 8 },
    });
  },
};

function nameOf({ label, icon: glyph }: ItemContent): string {
  return label || (glyph ?? "").replaceAll("-", " ");
}

/** One choice, on the background of the track, whatever is behind that. */
function segment(
  content: ItemContent,
  isChosen: boolean,
  share: Style,
  isRadio: boolean,
  cx: LowerContext,
): Box {
  const color = isChosen ? paperInk.ink : paperInk.muted;
  const { label, icon: glyph, disabled } = content;
  const words =
    label === "" ? [] : [text(label, { size: 14, weight: 500, color, wrapping: "nowrap" })];
  return row(
    {
      gap: 6,
      align: "center",
      justify: "center",
      height: cx.dense(9) + cx.letters(14) * 1.5,
      padding: { left: label === "" ? 8 : 12, right: label === "" ? 8 : 12 },
      ...share,
    },
    [...(glyph ? [icon(glyph, 16, color)] : []), ...words],
    {
      ...(isRadio && {
        tag: "button",
        role: "radio",
        name: label === "" ? nameOf(content) : undefined,
        attributes: {
          type: "button",
          "aria-checked": isChosen ? "true" : "false",
          disabled,
        },
      }),
      paint: {
        radius: 6,
        ...(isChosen && {
          background: token("thumb"),
          edge: { color: token("thumbLine"), width: 1 },
          shadow: "sm",
        }),
        ...(disabled && { opacity: 0.5 }),
      },
    },
  );
}
