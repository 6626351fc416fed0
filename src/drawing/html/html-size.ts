/** Estimates the size of a canvas as HTML, without writing it. */
import { softHyphen } from "../../base/breaks/break-marks.js";
import { findPieces } from "../../base/breaks/line-breaks.js";
import { isSpaceless } from "../../base/breaks/spaceless.js";
import { type IconShape, iconShapes } from "../../base/icons/icon-shapes.js";
import { markupBytes } from "../../base/text/markup-bytes.js";
import { themes as presetThemes } from "../../base/theme/themes.js";
import {
  type Board,
  type Box,
  type Canvas,
  childrenOf,
  type IconBox,
} from "../../model/box/box.js";
import { attributesOf } from "./behavior-attributes.js";
import { Colors } from "./css-value.js";
import { iconMarkup, shapeMarkup } from "./drawing.js";
import { pressable } from "./press.js";

/** Bytes of a page without boards: rules that all pages need, and its themes. */
const bytesOfPage = 9_000;

/** Bytes of the rules for a box, and how many boxes have rules of their own: all others are like one of them. */
const bytesOfRules = 150;
const mostRules = 400;

/** Bytes of what surrounds a board and a box with a place of its own, with its rule; those of tags and a class. */
const bytesOfBoard = 700;
const bytesOfPlaced = 300;
const bytesOfTags = "<></>".length;
const bytesOfClass = ' class="wf-1234"'.length;

/** Bytes of an attribute without its name and value, and of the prefix of an id. */
const bytesOfAttribute = ' =""'.length;
const bytesOfPrefix = "wf-".length;

/** Bytes of other parts of boxes. */
const bytesOfLabel = ' aria-label=""'.length;
const bytesOfHidden = ' aria-hidden="true"'.length;
const bytesOfTheme = " wf-light-12".length;
const bytesOfDirection = ' dir="rtl"'.length;
const bytesOfRim = '<div class="wf-1234" aria-hidden="true"></div>'.length;
const bytesOfPicture = '<img class="wf-1234" src="" alt="" referrerpolicy="no-referrer">'.length;
const bytesOfControl = '<input class="wf-1234" type="checkbox">'.length;
const bytesOfOption = '<option value="" selected></option>'.length;
const bytesOfPiece = '<wbr><span class="wf-1234"></span>'.length;
const bytesOfDrawing = ' viewBox="0 0 1234 1234" preserveAspectRatio="none"'.length;

/** Bytes of icons without their tags, by their shapes. */
const iconBytes = new WeakMap<readonly IconShape[], number>();

/** Estimated size of the HTML of a canvas in bytes: each text is counted as often as it is written, escaped. */
export function htmlSize({ boards, layers }: Canvas): number {
  let size = bytesOfPage;
  let count = 0;
  const colors = new Colors(presetThemes);
  const waiting: Box[] = [];
  for (const { box } of [...(layers?.under ?? []), ...(layers?.over ?? [])]) {
    size += bytesOfPlaced;
    waiting.push(box);
  }
  for (const board of boards) {
    size += boardBytes(board);
    waiting.push(board.box);
    for (const aside of board.asides ?? []) waiting.push(aside.box);
  }
  for (let given = waiting.pop(); given !== undefined; given = waiting.pop()) {
    const box = given.behavior === undefined ? given : pressable(given).box;
    count++;
    size += tagBytes(box) + contentBytes(box, colors);
    for (const child of childrenOf(box)) waiting.push(child);
  }
  return size + bytesOfRules * Math.min(count, mostRules);
}

function boardBytes({ title, variants = [] }: Board): number {
  let size = bytesOfBoard + 2 * markupBytes(title);
  for (const variant of variants) {
    size += bytesOfBoard + markupBytes(variant.title) + markupBytes(variant.href ?? "");
  }
  return size;
}

/** Bytes of the tags of a box, with its attributes. */
function tagBytes(box: Box): number {
  const { tag = "span", role, name, behavior, lang, dir, theme, themes, decorative } = box;
  let size = bytesOfTags + 2 * tag.length + bytesOfClass;
  if (role !== undefined) size += attributeBytes("role", role);
  const label = behavior?.said?.name ?? name;
  if (label !== undefined) size += bytesOfLabel + markupBytes(label);
  if (decorative) size += bytesOfHidden;
  if (theme !== undefined || themes !== undefined) size += bytesOfTheme;
  if (dir !== undefined) size += bytesOfDirection;
  if (lang !== undefined) size += attributeBytes("lang", lang);
  if (box.paint?.rim !== undefined) size += bytesOfRim;
  const attributes = attributesOf(box);
  for (const attribute in attributes) {
    const value = attributes[attribute];
    if (value !== undefined && value !== false) size += attributeBytes(attribute, value);
  }
  return size;
}

function attributeBytes(name: string, value: string | number | boolean): number {
  if (value === true) return 1 + name.length;
  const written = typeof value === "string" ? markupBytes(value) : String(value).length;
  // Any attribute may contain an id.
  return bytesOfAttribute + name.length + written + bytesOfPrefix;
}

/** Bytes of what is in a box, without its children. */
function contentBytes(box: Box, colors: Colors): number {
  switch (box.kind) {
    case "text":
      return wordBytes(box.text);
    case "field":
      return fieldBytes(box.text, box.options);
    case "image":
      return (
        bytesOfPicture +
        markupBytes(box.alt) +
        (box.picture?.href.length ?? 0) +
        markupBytes(box.src)
      );
    case "toggle":
      return bytesOfControl;
    case "icon":
      return bytesOfIcon(box);
    case "shape":
      return bytesOfDrawing + bytesOfHidden + shapeMarkup(box, colors).content.length;
    default:
      return 0;
  }
}

function wordBytes(text: string): number {
  let size = markupBytes(text);
  // A text without characters of several bytes is from left to right.
  if (size !== text.length) size += bytesOfDirection;
  if (text.includes(softHyphen)) size += bytesOfPiece;
  if (!isSpaceless(text)) return size;
  for (const line of text.split("\n")) size += bytesOfPiece * findPieces(line).starts.length;
  return size;
}

function fieldBytes(text: string, options: readonly string[] = []): number {
  let size = bytesOfOption + bytesOfDirection + markupBytes(text);
  for (const option of options) size += bytesOfOption + markupBytes(option);
  return size;
}

function bytesOfIcon(box: IconBox): number {
  const shapes = iconShapes(box.icon) ?? noShapes;
  let size = iconBytes.get(shapes);
  if (size === undefined) {
    const { attributes, content } = iconMarkup(box);
    size = content.length + bytesOfHidden;
    for (const name in attributes) size += attributeBytes(name, attributes[name]!);
    iconBytes.set(shapes, size);
  }
  return size;
}

/** Stands for the shapes of all icons with unknown names, which are drawn alike. */
const noShapes: readonly IconShape[] = [];
