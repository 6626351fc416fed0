/** Defines and draws `badge`. */
import type { StackBox } from "../box/box.js";
import { column, edges, icon } from "../box/build.js";
import type { Style } from "../box/style.js";
import { boolean, choice } from "../define/attributes.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { size } from "../define/measures.js";
import { color, iconName } from "../define/references.js";
import { anchorAttribute, anchored } from "./parts/anchored.js";
import { avatarSides } from "./parts/avatar-disc.js";
import {
  type BadgeLook,
  type BadgeMetrics,
  badgeDot,
  badgeLetters,
  badgeLook,
  badgeMetrics,
  badgeVariants,
} from "./parts/badge-look.js";
import { hugging, huggingWords } from "./parts/container.js";
import { interactionAttributes, interactionBehavior } from "./parts/interaction.js";
import { colorWords, textColor } from "./parts/palette.js";
import { type SizeWord, sizeOf, sizeWords } from "./parts/sizes.js";
import { sidePadding } from "./parts/snug.js";

export const badgeComponent = defineComponent(() => ({
  name: "badge",
  category: "display",
  inLine: "small",
  docs: "A short status or count; an empty label draws a dot.",
  mark: badgeVariants,
  foreignForms: {
    dot: 'badge ""',
    statusdot: 'badge "" success',
    presence: 'badge "" success',
    statusindicator: 'badge "…" success',
    counter: 'badge "3"',
  },
  foreignWords: [
    "tag",
    "pill",
    "labelbadge",
    "status",
    "lozenge",
    "statuslabel",
    "notificationcount",
    "statusbadge",
  ],
  label: {
    twins: ["content"],
    required: true,
    unless: ["icon"],
    docs: "Text of the badge; empty for a dot",
  },
  attributes: {
    variant: choice(badgeVariants, "Meaning, shown by its color", {
      default: "default",
    }),
    pill: boolean("Rounds its ends fully"),
    icon: iconName("Icon before the text, or alone without a label"),
    size: size(sizeWords, "Font size; width and height of a badge with only an icon"),
    color: color(colorWords, "Text color"),
    anchor: anchorAttribute,
    ...interactionAttributes,
  },
  examples: [
    'badge "Paid" success',
    'badge "3" primary pill',
    'row gap=2 { badge "Beta" icon="flask-conical" badge "" danger }',
  ],
  cost: (element) => ({
    boxes: 2 + (element.mentions("icon") ? 1 : 0) + (element.mentions("anchor") ? 1 : 0),
  }),
}));

/** How `badge` is drawn. */
export const badgeDrawing: Drawing<typeof badgeComponent> = {
  lower(element, cx) {
    const { label, values } = element;
    const base = badgeLook(values.variant ?? "default", cx);
    const look = values.color === undefined ? base : { ...base, ink: textColor(values.color) };
    const isPlaced = values.anchor !== undefined;
    const place = isPlaced ? {} : hugging(cx);
    const words = isPlaced ? {} : huggingWords(cx);
    return anchored({ ...drawn(), behavior: interactionBehavior(values, cx) }, values.anchor);

    function drawn(): StackBox {
      if (label === "" && values.icon === undefined) return badgeDot(look, place);
      if (label === "") return iconBadge(values.icon!, look, place);
      const { font, padding } = metricsOf(values.size, cx);
      const form = { font, padding: [padding[0], sidePadding(padding[1], element, cx)] as const };
      const box = badgeLetters(label, look, form, values.icon, words);
      return values.pill ? { ...box, paint: { ...box.paint, radius: "pill" } } : box;
    }

    function iconBadge(name: string, { ink, paint }: BadgeLook, style: Style): StackBox {
      const side = sizeOf(values.size, avatarSides, 40, cx);
      return column(
        {
          width: side,
          height: side,
          align: "center",
          justify: "center",
          border: edges(1),
          ...style,
          shrink: 0,
        },
        [icon(name, Math.round(side / 2), ink)],
        { paint: { ...paint, radius: "pill" } },
      );
    }
  },
};

function metricsOf(given: Parameters<typeof sizeOf<SizeWord>>[0], cx: LowerContext): BadgeMetrics {
  if (given === undefined) return badgeMetrics.md;
  if (typeof given === "string") return badgeMetrics[given];
  return { ...badgeMetrics.md, font: sizeOf(given, avatarSides, 12, cx) };
}
