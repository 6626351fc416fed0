/** Defines and draws `banner`. */
import { icon, row, text, token } from "../box/build.js";
import { boolean, choice } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { namedOf } from "../define/cost.js";
import { defineComponent } from "../define/define-component.js";
import { iconName } from "../define/references.js";
import { filling } from "./parts/container.js";
import { onFirstLine } from "./parts/first-line.js";
import { statusColors, statuses, statusIcons } from "./parts/palette.js";

export const bannerComponent = defineComponent(() => ({
  name: "banner",
  category: "feedback",
  docs: "A message across the whole width of a page, with what to do about it at its end.",
  foreignWords: [
    "messagebar",
    "announcement",
    "announcementbar",
    "systembanner",
    "pagealert",
    "cookieconsent",
    "cookienotice",
    "consent",
    "gdpr",
  ],
  label: { twins: ["content"], required: true, docs: "Text of the message" },
  band: "bar",
  children: {},
  attributes: {
    variant: choice(statuses, "Type of message"),
    icon: iconName("Icon to use instead of the one for the type"),
    dismissible: boolean("Shows a cross at the end"),
  },
  without: ["direction", "justify", "align", "wrap", "gap"],
  ownFlow: true,
  examples: [
    'banner "Your trial ends in 3 days." { button "Upgrade" sm primary }',
    'banner "Payments are delayed today." warning dismissible',
  ],
  cost: (element) => ({
    boxes: 4 + namedOf(element, "dismissible") + (element.parts.length > 0 ? 1 : 0),
  }),
}));

/** How `banner` is drawn. */
export const bannerDrawing: Drawing<typeof bannerComponent> = {
  lower({ label, values, children }, cx) {
    const { variant } = values;
    const colors = variant
      ? statusColors(variant)
      : { text: token("inkMuted"), fill: token("fill"), line: token("line") };
    const ink = cx.painted ? cx.ink : token("ink");
    const glyph = values.icon ?? (variant ? statusIcons[variant] : undefined);
    const inside = { axis: "row", align: "center", gap: 8, textSize: 14 } as const;
    const actions = cx.children(children, inside);
    return row(
      {
        gap: 12,
        align: "center",
        wrap: true,
        padding: { top: 10, right: 16, bottom: 10, left: 16 },
        border: { bottom: 1 },
        shrink: 0,
        ...filling(cx),
      },
      [
        row({ gap: 10, align: "center", grow: 1, basis: 160 }, [
          ...(glyph ? [icon(glyph, 16, colors.text, { style: onFirstLine(16, 14, cx) })] : []),
          text(label, { size: 14, color: ink }, { style: { grow: 1, basis: 0 } }),
        ]),
        ...(actions.length > 0 ? [row({ gap: 8, align: "center", wrap: true }, actions)] : []),
        ...(values.dismissible ? [icon("x", 16, colors.text)] : []),
      ],
      {
        role: variant === "danger" || variant === "warning" ? "alert" : "status",
        paint: { background: colors.fill, borderColor: colors.line },
      },
    );
  },
};
