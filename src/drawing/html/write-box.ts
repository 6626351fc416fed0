/** Writes boxes as HTML elements: tag and semantics of the box, a class for its look, and its children. */

import { softHyphen } from "../../base/breaks/break-marks.js";
import { isSpaceless } from "../../base/breaks/spaceless.js";
import { hasEmoji } from "../../base/fonts/advance.js";
import { htmlAttribute, htmlElement, htmlElementOf } from "../../base/markup/element.js";
import { escapeText } from "../../base/markup/escape.js";
import { isRightToLeft } from "../../base/text/right-to-left.js";
import type { ThemeChoice } from "../../base/theme/theme.js";
import {
  type Box,
  childrenOf,
  type FieldBox,
  type ImageBox,
  type TextBox,
  type ToggleBox,
} from "../../model/box/box.js";
import type { Paint } from "../../model/box/style.js";
import { textContent } from "../../model/box/text-content.js";
import { meaningMarkup } from "./attributes.js";
import { attributesOf } from "./behavior-attributes.js";
import { px } from "./css-value.js";
import { iconMarkup, shapeMarkup } from "./drawing.js";
import { shownImageUrl } from "./image-choice.js";
import { declareLayout, type Placing, placingOf } from "./layout-css.js";
import { declarePaint, declareText } from "./paint-css.js";
import { piecesMarkup } from "./pieces-markup.js";
import { pressable } from "./press.js";
import type { Writing } from "./writing.js";

/** The position of a box in the document. */
export interface MarkupSurroundings {
  placing: Placing;
  theme: ThemeChoice;
  /** Whether only phrasing content is allowed here: `span` rather than `div`. */
  isPhrasing: boolean;
}

/** Tags whose content model is phrasing content. */
const phrasingTags = new Set(
  "a abbr b button cite code em h1 h2 h3 h4 h5 h6 i kbd label legend mark output p q s small span strong sub summary sup time u".split(
    " ",
  ),
);

/** The element of a box with its content. */
export function writeBox(given: Box, around: MarkupSurroundings, writing: Writing): string {
  const { behavior } = given;
  if (behavior === undefined) return writeElement(given, around, writing, undefined);
  const { box, cover } = pressable(given);
  writing.rules.note(behavior);
  if (cover) writing.rules.noteCover();
  return writeElement(box, around, writing, cover);
}

function writeElement(
  box: Box,
  around: MarkupSurroundings,
  writing: Writing,
  cover: Box | undefined,
): string {
  const theme = box.theme ?? around.theme;
  const here = theme === around.theme ? around : { ...around, theme };
  switch (box.kind) {
    case "text":
      return writeText(box, here, writing);
    case "field":
      return writeField(box, here, writing);
    case "icon":
    case "shape":
      return writeDrawing(box, here, writing);
    case "image":
      return writeImage(box, here, writing, cover);
    case "toggle":
      return writeToggle(box, here, writing);
    default:
      return writeContainer(box, here, writing);
  }
}

function writeContainer(box: Box, around: MarkupSurroundings, writing: Writing): string {
  const tag = box.tag ?? (around.isPhrasing ? "span" : "div");
  const attributes = lookOf(box, tag, around, writing, false) + meaningOf(box, writing);
  const rim = box.paint?.rim ? rimMarkup(box.paint.rim, writing) : "";
  return htmlElementOf(tag, attributes, writeChildren(box, tag, around, writing) + rim);
}

/** A line in front of the whole content of a box, which receives no clicks. */
function rimMarkup(
  { color, width }: NonNullable<Paint["rim"]>,
  { stylesheet, colors }: Writing,
): string {
  const place = "position:absolute;inset:0;z-index:1;pointer-events:none;border-radius:inherit";
  const look = `${place};box-shadow:inset 0 0 0 ${px(width)} ${colors.css(color)}`;
  const attributes = htmlAttribute("class", stylesheet.classFor(look));
  return htmlElementOf("div", `${attributes} aria-hidden="true"`, "");
}

function writeChildren(
  box: Box,
  tag: string,
  around: MarkupSurroundings,
  writing: Writing,
): string {
  const children = childrenOf(box);
  if (children.length === 0) return "";
  const inside: MarkupSurroundings = {
    theme: around.theme,
    placing: box.kind === "group" ? around.placing : placingOf(box),
    isPhrasing: around.isPhrasing || phrasingTags.has(tag),
  };
  let markup = "";
  for (const child of children) markup += writeBox(child, inside, writing);
  return markup;
}

function writeText(box: TextBox, around: MarkupSurroundings, writing: Writing): string {
  const tag = box.tag ?? "span";
  const isReversed = isRightToLeft(box.text);
  const attributes = lookOf(box, tag, around, writing, isReversed) + meaningOf(box, writing);
  const content = textContent(box.text, box.textStyle);
  const words = isSpaceless(content) ? piecesMarkup(content, writing) : escapeText(content);
  const text = content.includes(softHyphen) ? hyphenated(words, writing) : words;
  return htmlElementOf(
    tag,
    isReversed && box.dir === undefined ? attributes + directed : attributes,
    text.includes("\n") ? text.replaceAll("\n", "<br>") : text,
  );
}

/** A text with its hyphens replaced by the character that our layout draws, which all fonts have. */
function hyphenated(words: string, { stylesheet }: Writing): string {
  const look = htmlAttribute("class", stylesheet.classFor("hyphenate-character:'-'"));
  return htmlElementOf("span", look, words);
}

const directed = ' dir="rtl"';

function writeDrawing(
  box: Extract<Box, { kind: "icon" | "shape" }>,
  around: MarkupSurroundings,
  writing: Writing,
): string {
  const drawing = box.kind === "icon" ? iconMarkup(box) : shapeMarkup(box, writing.colors);
  const { role } = box;
  const name = nameOf(box);
  const isHidden = isDecoration(box) || name === undefined;
  let attributes = lookOf(box, "svg", around, writing, false);
  for (const attribute in drawing.attributes) {
    attributes += htmlAttribute(attribute, drawing.attributes[attribute]);
  }
  const meant = isHidden ? role : "img";
  attributes += meaningMarkup(meant, attributesOf(box), name, isHidden, writing);
  return htmlElementOf("svg", attributes, drawing.content);
}

/** The picture covers a box with its size; if it may not be loaded, the placeholder is visible. */
function writeImage(
  box: ImageBox,
  around: MarkupSurroundings,
  writing: Writing,
  cover: Box | undefined,
): string {
  const tag = around.isPhrasing ? "span" : "div";
  const look = lookOf(box, tag, around, writing, false);
  const src =
    box.picture !== undefined && writing.images !== "none"
      ? box.picture.href
      : shownImageUrl(box.src, writing.images);
  if (src === undefined) {
    const { alt, decorative } = box;
    const meant =
      alt === ""
        ? meaningOf(box, writing)
        : meaningMarkup("img", attributesOf(box), alt, decorative === true, writing);
    return htmlElementOf(tag, look + meant, writeChildren(box, tag, around, writing));
  }
  const whole = writing.stylesheet.classFor(
    `position:absolute;inset:0;width:100%;height:100%;object-fit:${box.fit ?? "cover"};border-radius:inherit`,
  );
  const picture =
    htmlAttribute("class", whole) +
    htmlAttribute("src", src) +
    htmlAttribute("alt", box.alt) +
    htmlAttribute("referrerpolicy", "no-referrer") +
    meaningOf(box, writing);
  const over = cover ? writeBox(cover, { ...around, placing: "column" }, writing) : "";
  return htmlElementOf(tag, look, htmlElementOf("img", picture) + over);
}

/** The native control is invisible on top of the drawing, so that it can be used and announced. */
function writeToggle(box: ToggleBox, around: MarkupSurroundings, writing: Writing): string {
  const tag = around.isPhrasing ? "span" : "div";
  const cover = "position:absolute;inset:0;width:100%;height:100%;opacity:0";
  const control =
    htmlAttribute("class", writing.stylesheet.classFor(cover)) +
    htmlAttribute("type", box.control) +
    meaningOf(box, writing);
  const children = writeChildren(box, tag, around, writing);
  const look = lookOf(box, tag, around, writing, false);
  return htmlElementOf(tag, look, children + htmlElementOf("input", control));
}

function writeField(box: FieldBox, around: MarkupSurroundings, writing: Writing): string {
  const { control: tag, isPlaceholder, attributes: given } = box;
  const isReversed = isRightToLeft(box.text);
  let attributes = lookOf(box, tag, around, writing, isReversed) + meaningOf(box, writing);
  if (isReversed && box.dir === undefined) attributes += directed;
  const text = textContent(box.text, { size: box.textStyle.size });
  if (tag === "select") return htmlElementOf(tag, attributes, optionsOf(box, text));
  if (isPlaceholder && text !== "" && given?.placeholder === undefined) {
    attributes += htmlAttribute("placeholder", text);
  }
  if (tag === "textarea") {
    return htmlElementOf(tag, attributes, isPlaceholder ? "" : escapeText(text));
  }
  if (!isPlaceholder && text !== "" && given?.value === undefined) {
    attributes += htmlAttribute("value", text);
  }
  return htmlElementOf(tag, attributes);
}

function optionsOf({ options = [], isPlaceholder }: FieldBox, text: string): string {
  const isListed = !isPlaceholder && options.includes(text);
  let markup = "";
  if (!isListed) {
    const attributes = { value: isPlaceholder ? "" : undefined, selected: true };
    markup += htmlElement("option", attributes, escapeText(text));
  }
  for (const option of options) {
    const selected = isListed && option === text;
    markup += htmlElement("option", { selected }, escapeText(option));
  }
  return markup;
}

/**
 * Class, theme and mark of a box as markup.
 * @param isReversed whether its text runs from right to left
 */
function lookOf(
  box: Box,
  tag: string,
  around: MarkupSurroundings,
  writing: Writing,
  isReversed: boolean,
): string {
  const { stylesheet, marks } = writing;
  stylesheet.noteTag(tag);
  const own = classOf(box, around, writing, isReversed);
  const isThemed = box.theme !== undefined || box.themes !== undefined;
  const theme = isThemed
    ? stylesheet.classOfTheme(box.theme ?? around.theme, box.themes)
    : undefined;
  const both = theme !== undefined && own !== undefined ? `${theme} ${own}` : (theme ?? own);
  let look = htmlAttribute("class", both);
  if (box.dir === "rtl") writing.rules.noteReversed();
  if (box.dir !== undefined) look += htmlAttribute("dir", box.dir);
  if (box.lang !== undefined) look += htmlAttribute("lang", box.lang);
  return marks === undefined ? look : look + htmlAttribute("data-box", marks.get(box));
}

function classOf(
  box: Box,
  around: MarkupSurroundings,
  writing: Writing,
  isReversed: boolean,
): string | undefined {
  const { classes, stylesheet } = writing;
  const { placing, theme } = around;
  const known = classes.find(box, placing, theme, isReversed);
  if (known !== undefined) return known.className;
  const className = stylesheet.classFor(declarationsOf(box, around, writing, isReversed));
  classes.keep({ box, placing, theme, isReversed, className });
  return className;
}

/** Role, name and attributes of the box itself as markup. */
function meaningOf(box: Box, writing: Writing): string {
  const { role, name, attributes, behavior, decorative } = box;
  if (attributes === undefined && behavior === undefined && name === undefined) {
    if (role === undefined) return decorative ? ' aria-hidden="true"' : "";
  }
  return meaningMarkup(role, attributesOf(box), nameOf(box), isDecoration(box), writing);
}

/** The name that the source gives a box, or else its own. */
function nameOf({ behavior, name }: Box): string | undefined {
  return behavior?.said?.name ?? name;
}

/** A box with a name in the source is not decorative. */
function isDecoration({ behavior, decorative }: Box): boolean {
  return decorative === true && behavior?.said?.name === undefined;
}

function declarationsOf(
  box: Box,
  around: MarkupSurroundings,
  writing: Writing,
  isReversed: boolean,
): string {
  if (box.kind === "group") return "display:contents";
  let declarations = "";
  const declare = (property: string, value: string) => {
    declarations += declarations === "" ? `${property}:${value}` : `;${property}:${value}`;
  };
  declareLayout(box, around.placing, declare);
  declarePaint(box, around.theme, writing.colors, declare);
  if (box.kind === "text" || box.kind === "field") {
    declareText(box.textStyle, writing.colors, declare, hasEmoji(box.text));
    // The root makes everything inside it inherit "left".
    if (box.textStyle.align === undefined && isReversed) declare("text-align", "right");
  }
  if (box.kind === "icon") declare("color", writing.colors.css(box.color));
  if (box.kind === "field") {
    declare("contain-intrinsic-size", "0 0");
    if (box.control !== "textarea" && box.textStyle.wrapping !== "ellipsis") {
      declare("text-overflow", "ellipsis");
    }
  }
  if (box.decorative && box.style.position === "absolute") declare("pointer-events", "none");
  return declarations;
}
