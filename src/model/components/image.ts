/** Defines and draws `image`. */

import { RADIUS } from "../../base/theme/tokens.js";
import type { Box, ImageBox, StackBox } from "../box/box.js";
import { column, edges } from "../box/build.js";
import type { Paint, Style } from "../box/style.js";
import { boolean, text } from "../define/attributes.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { ratio } from "../define/ratio.js";
import { url } from "../define/references.js";
import { filling } from "./parts/container.js";
import { fitsWords, givenSide } from "./parts/hatched.js";
import { interactionAttributes, interactionBehavior } from "./parts/interaction.js";
import { naturalWidth } from "./parts/natural-width.js";
import { pictureSign, wordsRoom } from "./parts/picture-sign.js";
import { sameForm } from "./parts/same-form.js";

const address = url("URL or path of the picture", { semantic: false, picture: true });

export const imageComponent = defineComponent(() => ({
  name: "image",
  atEdges: true,
  category: "display",
  outlined: true,
  docs: "A picture, or without `src` a sign that stands for one; 4:3 unless its height or `ratio` is given.",
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
    "screenshot",
    "illustration",
    "graphic",
    "artwork",
  ],
  foreignForms: {
    ...sameForm("circle ellipse oval", "image w=64 circle"),
    qr: 'image "QR code" w=160 ratio="1:1"',
    qrcode: 'image "QR code" w=160 ratio="1:1"',
    barcode: 'image "Barcode" w=240 ratio="3:1"',
  },
  label: { twins: ["src"], isPicture: true, docs: "URL or path of the picture" },
  attributes: {
    src: address,
    alt: text("Description of the picture"),
    ratio: ratio('Width to height, such as `"16:9"`'),
    circle: boolean("Makes it round, 96 px wide by default"),
    rounded: boolean("Rounds the corners more; `rounded=false` makes them square"),
    cover: boolean(
      "As high as its row, or as what is left of its column, unless `ratio` or a height is given; what sticks out is cut",
    ),
    ...interactionAttributes,
  },
  examples: [
    'image alt="Team photo" h=160',
    'image src="photos/harbor.jpg" alt="Harbor" w=320 rounded',
    'row h=200 { image alt="Ada" circle image alt="Poster" ratio="3:4" w=120 image alt="Backdrop" cover }',
  ],
  check({ label }, report, suggester) {
    const problem = label && address.kind.check(label, "src", suggester);
    if (problem) report({ place: label, ...problem });
  },
  cost: (element) => ({
    boxes: element.label !== "" ? 8 : element.mentions("alt") ? 6 : 5,
  }),
}));

/** How `image` is drawn. */
export const imageDrawing: Drawing<typeof imageComponent> = {
  lower({ label, values, node }, cx) {
    const src = label === "" ? undefined : address.kind.read(label);
    const alt = values.alt ?? "";
    const { circle = false } = values;
    const picture = src === undefined ? undefined : cx.picture(src);
    const unshown = src === undefined || picture ? undefined : cx.unshown(src);
    const pictured = picture === undefined ? 4 / 3 : picture.width / picture.height;
    const share = circle ? 1 : (values.ratio ?? Math.min(20, Math.max(0.05, pictured)));
    const { w, h } = node.attributes ?? {};
    const crops = values.cover === true;
    const isCover = crops && h === undefined && values.ratio === undefined;
    const high: Style = isCover
      ? { alignSelf: "stretch", ...(cx.axis === "column" && { grow: 1 }), minHeight: 64 }
      : h === undefined
        ? {
            aspectRatio: share,
            // If it stretched to the height of its row, its aspect ratio would make it wider.
            ...(cx.axis === "row" && { alignSelf: "start" as const }),
          }
        : {};
    const disc: Style =
      circle && w === undefined && h === undefined && !isCover
        ? { width: discSide, shrink: 0, ...(cx.axis !== "row" && { alignSelf: "start" }) }
        : {};
    const given = { w: givenSide(node, "w", cx), h: givenSide(node, "h", cx) };
    const natural = given.h === undefined ? undefined : Math.round(given.h * share);
    const style: Style = { ...high, ...filling(cx, Math.max(usualWidth, natural ?? 0)), ...disc };
    if (disc.width !== undefined) {
      delete style.grow;
      delete style.basis;
    }
    const isNatural = w === undefined && isShared(cx) && !isCover && !circle;
    const caption = values.alt ?? fileName(label);
    const behavior = interactionBehavior(values, cx);
    const width =
      given.w ?? disc.width ?? (given.h === undefined ? undefined : Number.POSITIVE_INFINITY);
    const height = given.h ?? (typeof width === "number" ? width / share : undefined);
    const least = Math.min(numberOr(width), numberOr(height));
    const hasWords =
      caption !== "" &&
      least >= leastCaptioned &&
      !circle &&
      fitsWords(caption, numberOr(width), wordsRoom(numberOr(height)));
    const own = naturalWidth(natural ?? usualWidth, 0);
    const sign = pictureSign(hasWords ? caption : "", least);
    const radius = radiusOf(values.rounded, circle, cx.flush);
    const paint: Paint = { ...sign.paint, radius };
    if (src === undefined) {
      const named = alt === "" ? { decorative: true } : { role: "img", name: alt };
      const around = cx.flush ? { ...style, border: edges(0) } : style;
      const children = isNatural ? [own, ...sign.children] : sign.children;
      return { ...sign, ...named, children, style: { ...sign.style, ...around }, paint, behavior };
    }
    const inner: Style = !isNatural
      ? style
      : h === undefined
        ? { aspectRatio: share }
        : { grow: 1, minHeight: 0 };
    const image: ImageBox = {
      kind: "image",
      src,
      alt,
      style: { ...inner, position: "relative", overflow: "hidden" },
      paint: { radius },
      ...(unshown && { unshown }),
      ...(picture && { picture, fit: crops || circle ? "cover" : "contain" }),
      children: picture === undefined ? [filled(sign, paint)] : [],
      behavior,
    };
    if (!isNatural) return image;
    const { aspectRatio: _, ...outer } = style;
    return column(outer, [own, image]);
  },
};

/**
 * Natural width in px beside other elements, for a picture without a size, which would otherwise have no space left.
 */
const usualWidth = 320;

/** Whether a width depends on the other elements in a row or grid. */
function isShared({ axis }: Pick<LowerContext, "axis">): boolean {
  return axis === "row" || axis === "grid";
}

/** A placeholder that fills its frame, whatever the height. */
function filled(sign: StackBox, paint: Paint): Box {
  return {
    ...sign,
    style: {
      ...sign.style,
      position: "absolute",
      inset: { top: 0, right: 0, bottom: 0, left: 0 },
      width: { percent: 100 },
      height: { percent: 100 },
    },
    paint,
  };
}

/** Size in px of a round picture without a given size. */
const discSide = 96;

/** Minimum size in px of the shorter side for a caption. */
const leastCaptioned = 64;

function numberOr(side: Style["width"]): number {
  return typeof side === "number" ? side : 320;
}

function radiusOf(rounded: boolean | undefined, circle: boolean, flush: boolean): number | "pill" {
  if (circle) return "pill";
  if (rounded !== undefined) return rounded ? 14 : 0;
  return flush ? 0 : RADIUS;
}

function fileName(path: string): string {
  return path.split(/[?#]/)[0]!.split("/").at(-1) ?? "";
}
