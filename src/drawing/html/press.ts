/** Turns a box that leads somewhere on a click into one whose tag can: a link, a button, or a cover over it. */
import { type Behavior, isPressable } from "../../model/box/behavior.js";
import { type Box, childrenOf, type HtmlAttributes } from "../../model/box/box.js";
import { attributesOf, pressAttributes } from "./behavior-attributes.js";

/** A box as it is written. */
export interface Pressable {
  box: Box;
  /** An invisible link or button over it. It is its first child, so that everything else that can be pressed is above it. */
  cover?: Box;
}

type PressTag = "a" | "button" | "label";

/**
 * The box as it is written: what does something on a click and is neither link nor button becomes
 * one if it contains nothing else to click, and otherwise gets an invisible one over it.
 */
export function pressable(box: Box): Pressable {
  const { behavior, tag } = box;
  if (!isPressable(behavior)) return { box };
  const meant = tagOf(behavior!);
  if (tag === meant && meant !== "label") return { box };
  if (tag === "a" || tag === "button") return { box: retagged(box, meant) };
  const isPicture = box.role === "img" || box.decorative === true;
  if (isPicture || box.kind === "icon" || box.kind === "shape") return { box: framed(box, meant) };
  return covered(box, meant);
}

function tagOf({ href, opens }: Behavior): PressTag {
  if (href !== undefined) return "a";
  return opens ? "button" : "label";
}

/** A disabled button leads nowhere. */
function retagged({ behavior, ...box }: Box, tag: PressTag): Box {
  const { href, ...others } = behavior ?? {};
  const { type: _, disabled, ...attributes } = box.attributes ?? {};
  if (tag === "label") {
    if (disabled) return { ...box, ...unpressed({ ...box, behavior } as Box) };
    return { ...box, tag, attributes, behavior: others };
  }
  if (tag === "a" && !disabled) {
    return { ...box, tag, attributes: { ...attributes, href }, behavior: others };
  }
  const written = { ...attributesOf({ attributes, behavior: others }), type: "button" };
  return { ...box, tag: "button", attributes: tag === "a" ? { ...written, disabled } : written };
}

/** What is a single picture to a screen reader contains nothing to click: it is in a link or button of its size. */
function framed(box: Box, tag: PressTag): Box {
  const { attributes: _, behavior: __, style, ...drawing } = box;
  const { margin, alignSelf, position, inset, ...inner } = style;
  const isNamed = box.role === "img" && box.name !== undefined && !box.behavior?.said?.name;
  const picture = { ...drawing, style: inner, ...(!isNamed && { decorative: true }) } as Box;
  if (!isNamed) delete picture.name;
  return {
    kind: "stack",
    style: { direction: "row", ...style },
    tag,
    ...(!isNamed && { name: wordsOf(box) }),
    attributes: { ...attributesOf(unpressed(box)), ...pressOf(box, tag) },
    children: [picture],
  };
}

/** A leaf is in a box of its own below its cover. */
function covered(box: Box, tag: PressTag): Pressable {
  const cover: Box = {
    kind: "stack",
    style: { position: "absolute", inset: { top: 0, right: 0, bottom: 0, left: 0 } },
    tag,
    // The words of a label are what names its radio.
    ...(tag !== "label" && { name: wordsOf(box) }),
    attributes: { "data-cover": true, ...pressOf(box, tag) },
    children: [],
  };
  const style = box.style.position ? box.style : { ...box.style, position: "relative" as const };
  const below = unpressed(box);
  if ("children" in box) {
    return { box: { ...box, style, ...below, children: [cover, ...box.children] } as Box, cover };
  }
  const { attributes: _, behavior: __, ...leaf } = box;
  const children = [cover, { ...leaf, style: {} }];
  return { box: { kind: "stack", style, ...below, children }, cover };
}

/** What stays with a box whose press has gone to a link or button around it or over it. */
function unpressed({ attributes, behavior }: Box): Pick<Box, "attributes" | "behavior"> {
  const { href: _, opens: __, chooses: ___, said, ...others } = behavior ?? {};
  const hint = said?.hint === undefined ? {} : { said: { hint: said.hint } };
  return { ...(attributes && { attributes }), behavior: { ...others, ...hint } };
}

function pressOf({ behavior = {} }: Box, tag: PressTag): HtmlAttributes {
  return { ...pressAttributes(behavior), ...(tag === "button" && { type: "button" }) };
}

/** What names the box to those who do not see it: its name, its first words, or where it leads. */
function wordsOf(box: Box): string {
  const said = box.behavior?.said?.name ?? box.name ?? firstText(box);
  if (said) return said;
  const { opens, toggles, navigate } = box.behavior?.intent ?? {};
  return opens || toggles || navigate || (box.kind === "icon" ? box.icon : "Open");
}

function firstText(box: Box): string | undefined {
  if (box.kind === "text") return box.text.trim() || undefined;
  if (box.kind === "image" && box.alt !== "") return box.alt;
  for (const child of childrenOf(box)) {
    const found = firstText(child);
    if (found !== undefined) return found;
  }
  return undefined;
}
