/** The image: a picture, or a placeholder for one. */

import type { ImageBox } from "../box/box.js";
import { edges, icon, token } from "../box/build.js";
import type { Style } from "../box/style.js";
import { text } from "../define/attributes.js";
import type { LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { url } from "../define/references.js";
import { RADIUS } from "../theme/tokens.js";
import { sharing } from "./parts/container.js";
import { fitsWords, givenSide, hatchedArea, hatchedWords } from "./parts/hatched.js";
import { interactionAttributes, interactionBehavior } from "./parts/interaction.js";

const address = url("URL or path of the picture", { semantic: false, picture: true });

/** A picture. */
export const imageComponent = defineComponent(() => ({
  name: "image",
  category: "display",
  outlined: true,
  docs: "A picture, or without `src` a placeholder for one.",
  foreignWords: [
    "img",
    "picture",
    "photo",
    "figure",
    "svg",
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
    boxes: element.label !== "" ? 5 : element.mentions("alt") ? 4 : 2,
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
    const given = { w: givenSide(node, "w", cx), h: givenSide(node, "h", cx) };
    const width = given.w ?? (given.h === undefined ? undefined : Number.POSITIVE_INFINITY);
    const height = given.h ?? (given.w === undefined ? undefined : (given.w * 3) / 4);
    const side = Math.min(28, Math.floor(Math.min(width ?? 320, height ?? 320) / 2));
    const glyph = icon("image", Math.max(8, side), token("inkFaint"));
    const isLarge = Math.min(width ?? 320, height ?? 320) >= leastCaptioned;
    const below = (height ?? 320) - side - glyphGap;
    const words =
      caption !== "" && isLarge && fitsWords(caption, width, below) ? [hatchedWords(caption)] : [];
    const around: Style = cx.flush ? { ...style, border: edges(0), overflow: "hidden" } : style;
    if (src === undefined) {
      const named = alt === "" ? { decorative: true } : { role: "img", name: alt };
      const area = hatchedArea(around, [glyph, ...words], "solid");
      const paint = cx.flush ? { ...area.paint, radius: 0 } : area.paint;
      return { ...area, ...named, paint, behavior };
    }
    const image: ImageBox = {
      kind: "image",
      src,
      alt,
      style: { ...style, overflow: "hidden" },
      paint: { radius: cx.flush ? 0 : RADIUS },
      children: [
        hatchedArea(
          {
            width: { percent: 100 },
            height: { percent: 100 },
            ...(cx.flush && { border: edges(0) }),
          },
          [glyph, ...words],
          "solid",
        ),
      ],
      behavior,
    };
    return image;
  },
}));

/** px of the smaller side from which on there is room for words, and between them and the icon. */
const leastCaptioned = 64;
const glyphGap = 8;

/** A container that centers its children gives them no width, and a picture has none of its own. */
function inCenter({ axis, align }: Pick<LowerContext, "axis" | "align">): Style {
  return axis === "column" && align !== undefined && align !== "stretch"
    ? { width: 320, maxWidth: { percent: 100 } }
    : {};
}

function fileName(path: string): string {
  return path.split(/[?#]/)[0]!.split("/").at(-1) ?? "";
}
