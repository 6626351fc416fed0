/** The button: starts what its label says. */
import type { Box } from "../box/box.js";
import { edges, edgesOf, icon, row, text, token } from "../box/build.js";
import type { Color, Paint, Style } from "../box/style.js";
import { inkOn } from "../theme/contrast.js";
import { flag, type Measure } from "./attributes.js";
import type { LowerContext } from "./component.js";
import { defineComponent } from "./define.js";
import { size } from "./measures.js";
import { hugging } from "./parts/container.js";
import { interactionAttributes, interactionData } from "./parts/interaction.js";
import { type SizeWord, sizeWords } from "./parts/sizes.js";
import { spinnerRing } from "./parts/spinner-ring.js";
import { iconName } from "./references.js";

/** Starts what its label says. */
export const buttonComponent = defineComponent({
  name: "button",
  category: "input",
  docs: "Starts what its label says.",
  label: { twins: ["content"], required: true, unless: ["icon"], docs: "What it does" },
  attributes: {
    primary: flag("The main action: filled with ink"),
    secondary: flag("Filled with grey"),
    outline: flag("A line and no filling"),
    ghost: flag("Neither line nor filling"),
    danger: flag("Does something that cannot be undone: in red"),
    link: flag("Looks like a link"),
    size: size(sizeWords, "Padding and font size", { default: "md" }),
    icon: iconName("Icon before the label; alone without a label"),
    disabled: flag("Cannot be pressed"),
    loading: flag("At work: a spinner before the label"),
    ...interactionAttributes,
  },
  modifiers: { fullWidth: "As wide as its parent" },
  examples: [
    'button "Save changes" primary',
    'row gap=2 { button "Cancel" ghost button "Delete" danger icon="trash-2" }',
    'button icon="settings" sm',
  ],
  lower(element, cx) {
    const { label, values } = element;
    const metrics = metricsOf(values.size, cx);
    const { color, background, line } = colorsOf(values, cx);
    const isIconOnly = label === "" && values.icon !== undefined;
    const [vertical, horizontal] = metrics.padding;
    const style: Style = {
      direction: "row",
      gap: metrics.icon / 2,
      align: "center",
      justify: "center",
      padding: edgesOf(vertical, isIconOnly ? vertical : values.link ? 0 : horizontal),
      border: edges(1),
      ...hugging(cx),
    };
    const paint: Paint = { radius: 6 };
    if (background) paint.background = background;
    if (line) paint.borderColor = line;
    if (values.disabled) paint.opacity = 0.5;
    const lead: Box[] = values.loading
      ? [spinnerRing(metrics.icon, 2, color)]
      : values.icon
        ? [icon(values.icon, metrics.icon, color)]
        : [];
    const words = text(label, {
      size: metrics.font,
      weight: 500,
      color,
      wrapping: "ellipsis",
      ...(values.link && { underline: true }),
    });
    const spoken = isIconOnly ? { name: values.icon!.replaceAll("-", " ") } : {};
    // The line box keeps an icon as high as a label, so that icon buttons line up with others.
    const strut = row({ height: metrics.font * 1.5, align: "center" }, lead);
    return row(style, isIconOnly ? [strut] : [...lead, words], {
      tag: "button",
      ...spoken,
      attributes: {
        type: "button",
        disabled: values.disabled,
        "aria-busy": values.loading ? "true" : undefined,
        ...interactionData(values),
      },
      paint,
    });
  },
});

/** On a ground of another colour the main action is filled with the ink of that ground. */
function accentOn({ ink }: LowerContext): ButtonColors {
  if ("hex" in ink) return { color: { hex: inkOn(ink.hex) }, background: ink };
  return ink.token === "onAccent"
    ? { color: token("accent"), background: ink }
    : { color: token("onAccent"), background: token("accent") };
}

interface ButtonMetrics {
  padding: readonly [vertical: number, horizontal: number];
  font: number;
  icon: number;
}

const sizes: Readonly<Record<SizeWord, ButtonMetrics>> = {
  xs: { padding: [4, 8], font: 12, icon: 12 },
  sm: { padding: [6, 12], font: 13, icon: 14 },
  md: { padding: [8, 16], font: 14, icon: 16 },
  lg: { padding: [10, 20], font: 16, icon: 20 },
  xl: { padding: [12, 24], font: 18, icon: 24 },
};

function metricsOf(given: Measure<SizeWord> | undefined, cx: LowerContext): ButtonMetrics {
  if (given === undefined) return sizes.md;
  if (typeof given === "string") return sizes[given];
  const font = cx.length(given);
  return font > 0 ? { ...sizes.md, font, icon: Math.round(font * 1.15) } : sizes.md;
}

interface ButtonColors {
  color: Color;
  background?: Color;
  line?: Color;
}

type Look = Partial<
  Record<"primary" | "secondary" | "outline" | "ghost" | "danger" | "link", boolean | undefined>
>;

/** Words combine: `primary danger` is filled with red, `outline danger` has a red line. */
function colorsOf(look: Look, cx: LowerContext): ButtonColors {
  const color = look.danger && !cx.painted ? token("dangerText") : cx.ink;
  if (look.link || look.ghost) return { color };
  const line = look.danger ? token("dangerLine") : token("lineStrong");
  if (cx.painted) return { color, ...(look.outline && { line }) };
  if (look.outline) return { color, line };
  if (look.primary) {
    return look.danger ? { color: token("paper"), background: token("dangerText") } : accentOn(cx);
  }
  const onPaper = look.danger ? color : token("ink");
  if (look.danger && !look.secondary) {
    return { color, background: token("dangerFill"), line };
  }
  if (look.secondary) return { color: onPaper, background: token("fillStrong") };
  return { color: onPaper, background: token("paper"), line };
}
