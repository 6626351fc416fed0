/** Gives a clickable box a suitable tag: a link, a button, or an invisible one over it. */
import { type Behavior, isPressable } from "../../model/box/behavior.js";
import { type Box, childrenOf, type HtmlAttributes } from "../../model/box/box.js";
import { attributesOf, pressAttributes } from "./behavior-attributes.js";

/** A box ready for writing. */
export interface Pressable {
  box: Box;
  /** An invisible link or button over the box. It is the first child, so that other clickable elements are above it. */
  cover?: Box;
}

type PressTag = "a" | "button" | "label";

/**
 * Prepares a box for writing: if it is clickable but neither a link nor a button, it becomes one if it contains nothing
 * else to click, and otherwise gets an invisible one over it.
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

/** A disabled button has no behavior. */
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

/**
 * A box that is a single picture for screen readers contains nothing to click, so it is wrapped in a link or button of
 * the same size.
 */
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

/** A leaf is wrapped in a box, in which the invisible link or button is above it. */
function covered(box: Box, tag: PressTag): Pressable {
  const cover: Box = {
    kind: "stack",
    style: { position: "absolute", inset: { top: 0, right: 0, bottom: 0, left: 0 } },
    tag,
    // The text of a label names its radio.
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

/** The attributes and behavior that stay with a box whose click is handled by another element. */
function unpressed({ attributes, behavior }: Box): Pick<Box, "attributes" | "behavior"> {
  const { href: _, opens: __, chooses: ___, said, ...others } = behavior ?? {};
  const hint = said?.hint === undefined ? {} : { said: { hint: said.hint } };
  return { ...(attributes && { attributes }), behavior: { ...others, ...hint } };
}

function pressOf({ behavior = {} }: Box, tag: PressTag): HtmlAttributes {
  return { ...pressAttributes(behavior), ...(tag === "button" && { type: "button" }) };
}

/** The accessible name of a box: its name, its first words, or its target. */
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
