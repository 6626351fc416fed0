/** Defines and draws `title`. */
import { TEXT_SIZES, TITLE_SIZES } from "../../base/theme/tokens.js";
import type { AstNode } from "../../language/ast/node.js";
import { text } from "../box/build.js";
import type { Style } from "../box/style.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { number, size } from "../define/measures.js";
import { roomAboveTitle } from "./parts/room-above.js";
import { sizeOf, textSizeWords } from "./parts/sizes.js";
import { textAttributes, textStyleOf } from "./parts/text-pieces.js";
import { titleLineHeight, titleTracking } from "./parts/titled.js";

export const titleComponent = defineComponent(() => ({
  name: "title",
  category: "text",
  inLine: "words",
  heads: true,
  docs: "A heading of level 1 to 6.",
  mark: "plain",
  bareNumber: "level",
  foreignForms: { "-header": 'title "…"' },
  foreignWords: [
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "headline",
    "subtitle",
    "subheading",
    "subheader",
    "display",
  ],
  label: { twins: ["content"], required: true, docs: "Text of the heading" },
  aliases: {
    heading: { docs: "A `title` whose level defaults to 2", apply: setLevel },
  },
  attributes: {
    level: number({ min: 1, max: 6, integer: true }, "Level of the heading; 1 is the largest", {
      default: "1; 4 in a bar",
    }),
    size: size(textSizeWords, "Font size, regardless of the level"),
    ...textAttributes,
  },
  examples: [
    'title "Settings"',
    'title "Notifications" level=3 align=center',
    'heading "Team members"\ntitle "INV-2041" level=4 mono',
  ],
  cost: { boxes: 1 },
}));

/** Sizes in px of a title in the first section of a page, and of one without a level in a bar. */
const [sizeInHero, sizeInBar] = [48, TITLE_SIZES[4]];

/** How `title` is drawn. */
export const titleDrawing: Drawing<typeof titleComponent> = {
  lower({ node, label, values }, cx) {
    const level = (values.level ?? 1) as keyof typeof TITLE_SIZES;
    const isInBar = cx.place === "bar" && values.level === undefined;
    const size = cx.place === "hero" && level === 1 ? sizeInHero : TITLE_SIZES[level];
    const preset = isInBar ? sizeInBar : size;
    const px = sizeOf(values.size, TEXT_SIZES, preset, cx);
    const style = besideOthers(px, cx) ?? inColumn(node, level, cx);
    const set = textStyleOf(values, px, 600, cx);
    set.lineHeight = titleLineHeight(px);
    if (!values.mono) Object.assign(set, titleTracking(label, px));
    return text(label, set, { tag: `h${level}`, style });
  },
};

function setLevel(node: AstNode): void {
  node.attributes = { level: 2, ...node.attributes };
}

/** A heading has room above it, and does not touch the text below it. */
function inColumn(node: AstNode, level: number, cx: LowerContext): Style {
  const top = roomAboveTitle(node, level, cx);
  const isNear = cx.gap === 0 || (cx.gapFrom === "content" && isBeforeWords(cx));
  const bottom = cx.axis === "column" && isNear && level < 5 ? 8 : undefined;
  if (top === undefined && bottom === undefined) return {};
  return { margin: { ...(top !== undefined && { top }), ...(bottom && { bottom }) } };
}

/** Whether words follow, which give up the gap of a column of controls. */
function isBeforeWords(cx: LowerContext): boolean {
  return cx.after !== undefined && cx.componentOf(cx.after)?.inLine === "words";
}

/** Font size in px from which the default gap of a row is too small beside a title. */
const large = 24;

/** A large title needs more distance to what follows it in a row than controls need among themselves. */
function besideOthers(px: number, cx: LowerContext): Style | undefined {
  const isNear = cx.axis === "row" && cx.gapFrom === "content" && cx.justify === undefined;
  if (!isNear || px < large || cx.after === undefined) return undefined;
  return { margin: { right: cx.dense(8) } };
}
