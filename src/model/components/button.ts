/** Defines and draws `button`. */

import { RADIUS } from "../../base/theme/tokens.js";
import type { AstNode } from "../../language/ast/node.js";
import { isUnitValue } from "../../language/ast/value.js";
import type { Box } from "../box/box.js";
import { edges, edgesOf, icon, row, text } from "../box/build.js";
import type { Paint, Style, TextStyle } from "../box/style.js";
import { boolean } from "../define/attributes.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { size } from "../define/measures.js";
import { iconName } from "../define/references.js";
import { besideWords, countOn } from "./parts/button-content.js";
import { type ButtonMetrics, buttonColors, metricsOf } from "./parts/button-look.js";
import { huggingWords } from "./parts/container.js";
import { badgeAttribute, countedName, countPill, withCount } from "./parts/count-mark.js";
import { interactionAttributes, interactionBehavior } from "./parts/interaction.js";
import { sameForm } from "./parts/same-form.js";
import { sizeWords } from "./parts/sizes.js";
import { sidePadding, wrappingOf } from "./parts/snug.js";
import { spinnerRing } from "./parts/spinner-ring.js";
import { splitButton } from "./parts/split-button.js";

export const buttonComponent = defineComponent(() => ({
  name: "button",
  category: "input",
  inLine: "control",
  docs: "Performs the action that its label names.",
  mark: "words",
  foreignForms: {
    close: 'button icon=x aria-label="Close"',
    back: 'button "Back" icon=arrow-left',
    backbutton: 'button "Back" icon=arrow-left',
    buttons: 'row gap=2 { button "…" button "…" }',
    ...sameForm("hamburger hamburgermenu burger", 'button icon=menu aria-label="Menu"'),
    notificationbell: 'button icon=bell badge=3 aria-label="Notifications"',
    "-trigger": 'button "…" opens=…',
    toolbaritem: 'button "…"',
    arrow: 'button "…" navigate=PAGE, or icon "arrow-right"',
    connector: 'button "…" navigate=PAGE',
    splitbutton: 'button "…" split',
    iconbutton: 'button icon=… aria-label="…"',
    closebutton: 'button icon=x aria-label="Close"',
    dropdownbutton: 'button "…" iconRight=chevron-down opens=…',
    menubutton: 'button "…" iconRight=chevron-down opens=…',
  },
  foreignWords: [
    "btn",
    "submit",
    "cta",
    "elevatedbutton",
    "textbutton",
    "outlinedbutton",
    "filledbutton",
    "uibutton",
    "imagebutton",
    "reset",
    "cancel",
    "action",
    "pressable",
    "touchable",
    "touchableopacity",
    "touchablehighlight",
    "inkwell",
    "materialbutton",
  ],
  foreignAttributes: { type: "leave it out; for the main action of a form, write primary" },
  label: { twins: ["content"], required: true, unless: ["icon"], docs: "Text on the button" },
  attributes: {
    primary: boolean("Marks the main action, with a solid fill"),
    secondary: boolean("Fills it with gray"),
    outline: boolean("Draws an outline without fill"),
    ghost: boolean("Removes outline and fill"),
    danger: boolean("Marks a destructive action, in red"),
    link: boolean("Looks like a link"),
    size: size(sizeWords, "Padding and font size", { default: "md" }),
    icon: iconName("Icon before the label, or alone without a label"),
    disabled: boolean("Disables it and draws it faded"),
    loading: boolean("Shows a spinner before the label"),
    pill: boolean("Rounds its ends fully; with only an icon, makes it round"),
    iconRight: iconName("Icon after the label"),
    split: boolean("Adds a second part with an arrow that opens more actions"),
    badge: badgeAttribute,
    ...interactionAttributes,
  },
  ownFlow: true,
  examples: [
    'button "Save changes" primary\nbutton "Continue" iconRight=arrow-right align=end',
    'row gap=2 { button "Cancel" ghost button "Delete" icon="trash-2" danger button "Merge" split }',
    'button icon="settings" sm\nbutton "Inbox" badge=3',
  ],
  cost: (element) => ({
    boxes:
      (element.mentions("icon") || element.mentions("loading") ? 4 : 2) +
      (element.mentions("iconRight") ? 4 : 0) +
      (element.mentions("badge") ? 5 : 0) +
      (element.mentions("split") ? 5 : 0),
  }),
}));

/** px from the corner of an icon button without frame to the center of its count, which is on its icon. */
const onGlyph = 8;

const besideLabel = { slot: "sign" } as const;

/** How `button` is drawn. */
export const buttonDrawing: Drawing<typeof buttonComponent> = {
  lower(element, cx) {
    const { label, values } = element;
    const metrics = metricsOf(values.size, cx);
    const { color, background, line: edge } = buttonColors(values, cx);
    const { badge, iconRight } = values;
    const isIconOnly = label === "" && values.icon !== undefined && iconRight === undefined;
    const { place, inside } = placesOf(element.flow, cx);
    const [vertical, horizontal] = metrics.padding;
    const line = cx.letters(metrics.font) * 1.5;
    const padding = edgesOf(
      vertical,
      isIconOnly
        ? square(metrics, line)
        : values.link
          ? 0
          : place.margin || inside.justify
            ? horizontal
            : sidePadding(horizontal, element, cx),
    );
    const paint: Paint = { radius: values.pill ? "pill" : RADIUS };
    if (background) paint.background = background;
    if (edge) paint.borderColor = edge;
    if (values.disabled) paint.opacity = 0.5;
    const lead: Box[] = values.loading
      ? [spinnerRing(metrics.icon, 2, color, background !== undefined)]
      : values.icon
        ? [icon(values.icon, metrics.icon, color, besideLabel)]
        : [];
    const set: TextStyle = { size: metrics.font, weight: 500, color, wrapping: wrappingOf(label) };
    const tile = isTile(element.node, cx);
    if (tile) set.align = "center";
    if (values.link) set.underline = true;
    const isInLine = badge !== undefined && !isIconOnly && (badge !== "" || !(background || edge));
    const trail: Box[] = [
      ...(isInLine
        ? [countPill(badge, countOn(values, color, background), metrics.font * 1.5)]
        : []),
      ...(iconRight ? [icon(iconRight, metrics.icon, color, besideLabel)] : []),
    ];
    // The line box gives an icon the height of a label, so that icon buttons align with others.
    const content = isIconOnly
      ? [row({ height: line, align: "center" }, lead)]
      : besideWords(lead, text(label, set), trail, { metrics, tile, inside });
    const { split, disabled } = values;
    const said = countedName(values["aria-label"], badge);
    const sign = label === "" ? (values.icon ?? iconRight) : undefined;
    const main = row(
      {
        align: "center",
        justify: "center",
        padding,
        ...(split ? { grow: 1 } : { border: edges(1) }),
        ...(!split && place),
        ...spread(inside),
      },
      content,
      {
        tag: "button",
        name: said ?? countedName(sign?.replaceAll("-", " "), badge),
        attributes: {
          type: "button",
          disabled,
          "aria-busy": values.loading ? "true" : undefined,
        },
        behavior: interactionBehavior(values, cx, said),
        ...(!split && { paint }),
      },
    );
    const whole = split
      ? splitButton(main, { color, line: edge, paint, place, metrics, disabled })
      : main;
    const inward = !isIconOnly ? 2 : background || edge ? 4 : onGlyph;
    return isInLine ? whole : withCount(whole, badge, inward);
  },
};

/** Horizontal padding in px that makes an icon button square. */
function square({ padding: [vertical], icon: side }: ButtonMetrics, line: number): number {
  return Math.max(0, vertical + (line - side) / 2);
}

/** Height in px from which a button in a grid is a tile, with its icon above its label. */
const tileHeight = 72;

function isTile({ attributes }: AstNode, cx: LowerContext): boolean {
  const h = cx.axis === "grid" ? attributes?.h : undefined;
  return typeof h === "number" ? h >= tileHeight : isUnitValue(h) && cx.length(h) >= tileHeight;
}

/** Places a label that has no other content beside it. */
function spread({ justify }: Style): Style {
  return justify ? { justify } : {};
}

/** Separates the effects of `align` and `justify` on the button's own place from those on its content. */
function placesOf(
  { align, justify, ...inside }: Style,
  cx: LowerContext,
): { place: Style; inside: Style } {
  const isSpread = justify !== undefined && spreads.has(justify);
  const side = isSpread ? undefined : (justify as "start" | "center" | "end" | undefined);
  const place: Style = { ...huggingWords(cx) };
  if (cx.axis === "row") {
    if (align) Object.assign(place, { shrink: 0, alignSelf: align });
    if (side) place.margin = pushed(side);
  } else if (cx.axis === "grid") {
    if (align) place.alignSelf = align;
    if (side) place.margin = pushed(side);
  } else {
    const across = align ?? side;
    if (across) place.alignSelf = across;
  }
  return { place, inside: isSpread ? { ...inside, justify: justify! } : inside };
}

/** Values of `justify` that distribute the content of a button. */
const spreads: ReadonlySet<string> = new Set(["between", "around", "evenly"]);

function pushed(side: "start" | "center" | "end"): NonNullable<Style["margin"]> {
  return {
    ...(side !== "start" && { left: "auto" }),
    ...(side !== "end" && { right: "auto" }),
  };
}
