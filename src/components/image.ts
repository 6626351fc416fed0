/** The image: a picture, or a placeholder for one. */

import type { ImageBox } from "../box/box.js";
import { icon, token } from "../box/build.js";
import type { Style } from "../box/style.js";
import { text } from "../define/attributes.js";
import type { LowerContext } from "../define/component.js";
import { mentions } from "../define/cost.js";
import { defineComponent } from "../define/define-component.js";
import { url } from "../define/references.js";
import { RADIUS } from "../theme/tokens.js";
import { sharing } from "./parts/container.js";
import { hatchedArea, hatchedWords } from "./parts/hatched.js";
import { interactionAttributes, interactionBehavior } from "./parts/interaction.js";

const address = url("URL or path of the picture", { semantic: false, picture: true });

/** A picture. */
export const imageComponent = defineComponent(() => ({
  name: "image",
  category: "display",
  docs: "A picture, or without `src` a placeholder for one.",
  foreignWords: [
    "img",
    "picture",
    "photo",
    "figure",
    "svg",
    "video",
    "thumbnail",
    "imageview",
    "uiimageview",
    "asyncimage",
    "figcaption",
    "media",
  ],
  label: { twins: ["src"], docs: "URL or path of the picture" },
  attributes: {
    src: address,
    alt: text("Description of the picture"),
    ...interactionAttributes,
  },
  examples: ['image alt="Team photo" h=160', 'image src="photos/harbor.jpg" alt="Harbor" w=320'],
  check({ label }, report, suggester) {
    const problem = label && address.kind.check(label, "src", suggester);
    if (problem) report({ place: label, ...problem });
  },
  cost: (element) => ({
    boxes: element.label !== "" ? 5 : mentions(element, "alt") ? 4 : 2,
  }),
  lower({ label, values, node }, cx) {
    const src = label === "" ? undefined : address.kind.read(label);
    const alt = values.alt ?? "";
    const isSized = node.attributes?.h !== undefined;
    const style: Style = {
      ...(!isSized && { aspectRatio: 4 / 3 }),
      // Stretched to the height of its row, its ratio would make it wider than anyone asked for.
      ...(!isSized && cx.axis === "row" && { alignSelf: "start" as const }),
      ...sharing(cx),
      ...inCenter(cx),
    };
    const caption = values.alt ?? fileName(label);
    const behavior = interactionBehavior(values, cx);
    const glyph = icon("image", 28, token("inkFaint"));
    const words = caption === "" ? [] : [hatchedWords(caption)];
    if (src === undefined) {
      const named = alt === "" ? { decorative: true } : { role: "img", name: alt };
      return { ...hatchedArea(style, [glyph, ...words], "solid"), ...named, behavior };
    }
    const image: ImageBox = {
      kind: "image",
      src,
      alt,
      style: { ...style, overflow: "hidden" },
      paint: { radius: RADIUS },
      children: [
        hatchedArea(
          { width: { percent: 100 }, height: { percent: 100 } },
          [glyph, ...words],
          "solid",
        ),
      ],
      behavior,
    };
    return image;
  },
}));

/** A container that centers its children gives them no width, and a picture has none of its own. */
function inCenter({ axis, align }: Pick<LowerContext, "axis" | "align">): Style {
  return axis === "column" && align !== undefined && align !== "stretch"
    ? { width: 320, maxWidth: { percent: 100 } }
    : {};
}

function fileName(path: string): string {
  return path.split(/[?#]/)[0]!.split("/").at(-1) ?? "";
}
