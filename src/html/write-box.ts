/** Turns boxes into HTML elements: tag and meaning of the box, a class for its look, its children inside. */
import {
  type Box,
  childrenOf,
  type FieldBox,
  type ImageBox,
  type TextBox,
  type ToggleBox,
} from "../box/box.js";
import { textContent } from "../box/text-content.js";
import { type Attributes, htmlElement } from "../markup/element.js";
import { escapeText } from "../markup/escape.js";
import { isRightToLeft } from "../text/right-to-left.js";
import type { ThemeChoice } from "../theme/theme.js";
import { type AttributeRules, addAttributes } from "./attributes.js";
import { attributesOf } from "./behavior-attributes.js";
import type { Colors } from "./css-value.js";
import { iconMarkup, shapeMarkup } from "./drawing.js";
import { shownImageUrl } from "./image-choice.js";
import { declareLayout, type Placing, placingOf } from "./layout-css.js";
import { declarePaint, declareText } from "./paint-css.js";
import { pressable } from "./press.js";
import type { PrototypeRules } from "./prototype-css.js";
import type { Stylesheet } from "./stylesheet.js";

/** What all boxes of a document share. */
export interface Writing extends AttributeRules {
  stylesheet: Stylesheet;
  colors: Colors;
  /** Told of the behavior of every box that is written. */
  rules: PrototypeRules;
  /** Numbers that become `data-box`, for tests and the preview. */
  marks: ReadonlyMap<Box, number> | undefined;
}

/** Where a box is in the document. */
export interface Surroundings {
  placing: Placing;
  theme: ThemeChoice;
  /** Whether only phrasing content may be here: `span` rather than `div`. */
  isPhrasing: boolean;
}

/** Tags whose content model is phrasing content. */
const phrasingTags = new Set(
  "a abbr b button cite code em h1 h2 h3 h4 h5 h6 i kbd label legend mark output p q s small span strong sub summary sup time u".split(
    " ",
  ),
);

/** The element of a box with all that is in it. */
export function writeBox(given: Box, around: Surroundings, writing: Writing): string {
  const { box, cover } = pressable(given);
  if (given.behavior) writing.rules.note(given.behavior);
  if (cover) writing.rules.noteCover();
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

function writeContainer(box: Box, around: Surroundings, writing: Writing): string {
  const tag = box.tag ?? (around.isPhrasing ? "span" : "div");
  const attributes = addMeaning(box, lookOf(box, tag, around, writing), writing);
  return htmlElement(tag, attributes, writeChildren(box, tag, around, writing));
}

function writeChildren(box: Box, tag: string, around: Surroundings, writing: Writing): string {
  const inside: Surroundings = {
    theme: around.theme,
    placing: box.kind === "group" ? around.placing : placingOf(box),
    isPhrasing: around.isPhrasing || phrasingTags.has(tag),
  };
  let markup = "";
  for (const child of childrenOf(box)) markup += writeBox(child, inside, writing);
  return markup;
}

function writeText(box: TextBox, around: Surroundings, writing: Writing): string {
  const tag = box.tag ?? "span";
  const attributes = addMeaning(box, lookOf(box, tag, around, writing), writing);
  addDirection(box, attributes);
  const text = escapeText(textContent(box.text, box.textStyle));
  return htmlElement(tag, attributes, text.replaceAll("\n", "<br>"));
}

function writeDrawing(
  box: Extract<Box, { kind: "icon" | "shape" }>,
  around: Surroundings,
  writing: Writing,
): string {
  const drawing = box.kind === "icon" ? iconMarkup(box) : shapeMarkup(box, writing.colors);
  const isHidden = box.decorative === true || box.name === undefined;
  const attributes = {
    ...lookOf(box, "svg", around, writing),
    ...drawing.attributes,
    ...addMeaning(box, {}, writing),
    ...(isHidden ? { "aria-hidden": "true" } : { role: "img" }),
  };
  return htmlElement("svg", attributes, drawing.content);
}

/** The picture covers a box of the right size; one that may not be loaded leaves its stand-in. */
function writeImage(
  box: ImageBox,
  around: Surroundings,
  writing: Writing,
  cover: Box | undefined,
): string {
  const tag = around.isPhrasing ? "span" : "div";
  const look = lookOf(box, tag, around, writing);
  const meaning = addMeaning(box, {}, writing);
  const src = shownImageUrl(box.src, writing.images);
  if (src === undefined) {
    const drawing = box.alt === "" ? {} : { role: "img", "aria-label": box.alt };
    const children = writeChildren(box, tag, around, writing);
    return htmlElement(tag, { ...look, ...meaning, ...drawing }, children);
  }
  const whole = writing.stylesheet.classFor(
    "position:absolute;inset:0;width:100%;height:100%;object-fit:cover;border-radius:inherit",
  );
  const picture = { class: whole, src, alt: box.alt, referrerpolicy: "no-referrer", ...meaning };
  const over = cover ? writeBox(cover, { ...around, placing: "column" }, writing) : "";
  return htmlElement(tag, look, htmlElement("img", picture) + over);
}

/** The native control is invisible on top of the drawing, so that it can be reached and announced. */
function writeToggle(box: ToggleBox, around: Surroundings, writing: Writing): string {
  const tag = around.isPhrasing ? "span" : "div";
  const cover = "position:absolute;inset:0;width:100%;height:100%;opacity:0";
  const control = {
    class: writing.stylesheet.classFor(cover),
    type: box.control,
    ...addMeaning(box, {}, writing),
  };
  const children = writeChildren(box, tag, around, writing);
  const look = lookOf(box, tag, around, writing);
  return htmlElement(tag, look, children + htmlElement("input", control));
}

function writeField(box: FieldBox, around: Surroundings, writing: Writing): string {
  const tag = box.control;
  writing.stylesheet.noteTag(tag);
  const attributes = addMeaning(box, lookOf(box, tag, around, writing), writing);
  addDirection(box, attributes);
  const text = textContent(box.text, { size: box.textStyle.size });
  if (tag === "select") return htmlElement(tag, attributes, optionsOf(box, text));
  if (box.isPlaceholder && text !== "") attributes.placeholder ??= text;
  if (tag === "textarea") {
    return htmlElement(tag, attributes, box.isPlaceholder ? "" : escapeText(text));
  }
  if (!box.isPlaceholder && text !== "") attributes.value ??= text;
  return htmlElement(tag, attributes);
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

/** Attributes that are still being gathered. */
type OpenAttributes = Record<string, Attributes[string]>;

/** Class, theme and mark: what a box looks like. */
function lookOf(box: Box, tag: string, around: Surroundings, writing: Writing): OpenAttributes {
  const { stylesheet, marks } = writing;
  stylesheet.noteTag(tag);
  const own = stylesheet.classFor(declarationsOf(box, around, writing));
  const theme = box.theme === undefined ? undefined : stylesheet.classOfTheme(box.theme);
  return {
    class: theme !== undefined && own !== undefined ? `${theme} ${own}` : (theme ?? own),
    "data-box": marks?.get(box),
  };
}

/** Adds role, name and the attributes of the box itself, what it means, to those of its look. */
function addMeaning(box: Box, into: OpenAttributes, writing: Writing): OpenAttributes {
  into.role = box.role;
  addAttributes(attributesOf(box), writing, into);
  into["aria-label"] = box.name ?? box.attributes?.["aria-label"];
  into["aria-hidden"] = box.decorative ? "true" : undefined;
  return into;
}

function addDirection({ text }: TextBox | FieldBox, into: OpenAttributes): void {
  if (isRightToLeft(text)) into.dir = "rtl";
}

function declarationsOf(box: Box, around: Surroundings, writing: Writing): string {
  if (box.kind === "group") return "display:contents";
  let declarations = "";
  const declare = (property: string, value: string) => {
    declarations += declarations === "" ? `${property}:${value}` : `;${property}:${value}`;
  };
  declareLayout(box, around.placing, declare);
  declarePaint(box, around.theme, writing.colors, declare);
  if (box.kind === "text" || box.kind === "field") {
    declareText(box.textStyle, writing.colors, declare);
    // All that is inside the root inherits "left".
    if (box.textStyle.align === undefined && isRightToLeft(box.text))
      declare("text-align", "right");
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
