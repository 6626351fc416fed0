/** Defines and draws `segmented`. */
import type { Box } from "../box/box.js";
import { edges, icon, row, text, token } from "../box/build.js";
import type { Style } from "../box/style.js";
import { boolean, text as textAttribute } from "../define/attributes.js";
import type { Drawing, ItemContent, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { size } from "../define/measures.js";
import { iconName } from "../define/references.js";
import { activeAttribute, activePlace, checkActive } from "./parts/active-item.js";
import { type ButtonMetrics, metricsOf } from "./parts/button-look.js";
import { hugging } from "./parts/container.js";
import { collectItems } from "./parts/items.js";
import { emptyLine } from "./parts/menu-items.js";
import { paperInk } from "./parts/palette.js";
import { shadowBytes } from "./parts/shadow-bytes.js";
import { sizeWords } from "./parts/sizes.js";
import { switched } from "./parts/toggle-frame.js";

/** Padding of the track in px. */
const inset = 3;

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
  attributes: {
    active: activeAttribute,
    size: size(sizeWords, "Height and font size", { default: "md" }),
  },
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
    const style: Style = { padding: edges(inset) };
    const metrics = metricsOf(element.values.size, cx);
    const choice = (content: ItemContent, isChosen: boolean, own: Style, isRadio: boolean) =>
      segment({ content, isChosen, isRadio, metrics }, own, cx);
    const name = cx.isPrototype ? cx.groupName(cx.id("segmented")) : "";
    const segments = choices.map((content): Box => {
      if (!cx.isPrototype) return choice(content, content === chosen, share, true);
      return {
        kind: "toggle",
        control: "radio",
        style: { shrink: 0, ...share },
        children: [
          switched(choice(content, true, {}, false), "on"),
          switched(choice(content, false, {}, false), "off"),
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

interface Choice {
  content: ItemContent;
  isChosen: boolean;
  isRadio: boolean;
  metrics: ButtonMetrics;
}

/** One choice, on the background of the track, whatever is behind that. */
function segment(
  { content, isChosen, isRadio, metrics }: Choice,
  share: Style,
  cx: LowerContext,
): Box {
  const { font, padding } = metrics;
  const [vertical, horizontal] = padding;
  // As high as a button, whose border is part of its height, without the padding of the track.
  const height = 2 * vertical + cx.letters(font) * 1.5 + 2 - 2 * inset;
  const side = Math.round(horizontal * (content.label === "" ? 0.5 : 0.75));
  const color = isChosen ? paperInk.ink : paperInk.muted;
  const { label, icon: glyph, disabled } = content;
  const words =
    label === "" ? [] : [text(label, { size: font, weight: 500, color, wrapping: "nowrap" })];
  return row(
    {
      gap: 6,
      align: "center",
      justify: "center",
      height,
      padding: { left: side, right: side },
      ...share,
    },
    [...(glyph ? [icon(glyph, metrics.icon, color)] : []), ...words],
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
