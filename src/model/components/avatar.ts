/** Defines and draws `avatar`. */
import type { AstNode } from "../../language/ast/node.js";
import { isUnitValue } from "../../language/ast/value.js";
import { edges, token } from "../box/build.js";
import { text as textAttribute } from "../define/attributes.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { size } from "../define/measures.js";
import { color } from "../define/references.js";
import { avatarDisc, avatarSides } from "./parts/avatar-disc.js";
import { hugging } from "./parts/container.js";
import { badgeAttribute, badgeBoxes, withCount } from "./parts/count-mark.js";
import { hues } from "./parts/hues.js";
import { interactionAttributes, interactionBehavior } from "./parts/interaction.js";
import { sizeOf, sizeWords } from "./parts/sizes.js";

export const avatarComponent = defineComponent(() => ({
  name: "avatar",
  category: "display",
  inLine: "small",
  docs: "A person or team in a circle: initials, or a silhouette in place of a picture.",
  mark: "words",
  bareNumber: "size",
  foreignWords: [
    "user",
    "profilepicture",
    "persona",
    "circleavatar",
    "gravatar",
    "person",
    "avatarimage",
    "avatarfallback",
    "userpic",
    "initials",
    "profileimage",
  ],
  foreignForms: { online: 'avatar "…" badge=""' },
  label: { twins: ["name"], docs: "Name, shown as initials" },
  foreignAttributes: { status: 'write badge="" for a dot' },
  attributes: {
    src: textAttribute("Path of a picture; drawn as a silhouette"),
    size: size(sizeWords, "Width and height", { default: "40, or 32 in a header" }),
    color: color(hues, "Color of the disc", { default: "a tint by name" }),
    badge: badgeAttribute,
    ...interactionAttributes,
  },
  examples: [
    'avatar "Ada Lovelace" color=green',
    'avatar "Grace Hopper" lg',
    'avatar src="me.jpg" size=80',
  ],
  cost: (element) => ({ boxes: element.mentions("badge") ? 2 + badgeBoxes : 2 }),
}));

/** How `avatar` is drawn. */
export const avatarDrawing: Drawing<typeof avatarComponent> = {
  lower({ label, values, node }, cx) {
    const side = sizeOf(values.size, avatarSides, cx.place === "bar" ? 32 : 40, cx);
    const disc = avatarDisc(label, side, values.src !== undefined, values.color);
    const { ml = 0 } = node.attributes ?? {};
    const overlaps = (isUnitValue(ml) ? ml.value : Number(ml)) < 0;
    const drawn = {
      ...disc,
      style: {
        ...disc.style,
        ...hugging(cx),
        ...(isBesideMany(node, cx) && { alignSelf: "start" as const }),
        shrink: 0,
        ...(overlaps && { border: edges(2) }),
      },
      // An avatar that overlaps another has a ring in the color of the paper around both.
      ...(overlaps && { paint: { ...disc.paint, borderColor: token("paper") } }),
      behavior: interactionBehavior(values, cx),
    };
    // Slightly outside of the disc, so that it does not cover the initials.
    return withCount(drawn, values.badge, Math.round(side / 10));
  },
};

/** Whether it is in a row with more than a name and a line below it, so that it aligns with the first line. */
function isBesideMany(node: AstNode, { axis, align, parent }: LowerContext): boolean {
  if (axis !== "row" || align !== undefined) return false;
  const { children = [] } = parent ?? {};
  // A row with many elements is not a message with its author.
  return children.length <= mostParts && children.some((other) => other !== node && isHigh(other));
}

/** Maximum number of elements in the row of a message. */
const mostParts = 8;

function isHigh({ children = [], label = "" }: AstNode): boolean {
  return children.length > 2 || label.length > longLine || children.some(isLong);
}

function isLong({ label = "" }: AstNode): boolean {
  return label.length > longLine;
}

/** Number of letters that take more than a line in most columns. */
const longLine = 80;
