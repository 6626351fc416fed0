/** Turns a box that leads somewhere on a click into one whose tag can: a link, a button, or a cover over it. */
import { type Box, childrenOf, type HtmlAttributes } from "../box/box.js";

/** Attributes that do something on a click, apart from all others. */
const pressNames = ["href", "popovertarget", "popovertargetaction"] as const;

/**
 * The box as it is written: what says `href` or `popovertarget` and is neither link nor button
 * becomes one where it holds nothing else to press, or else gets an unseen one over itself.
 */
export function pressable(box: Box): Box {
  const { attributes, tag } = box;
  const href = attributes?.href;
  const opens = attributes?.popovertarget;
  if (href === undefined && opens === undefined) return box;
  const meant = href === undefined ? "button" : "a";
  if (tag === meant) return box;
  if (tag === "a" || tag === "button") return retagged(box, meant);
  const isPicture = box.role === "img" || box.decorative === true;
  if (isPicture || box.kind === "icon" || box.kind === "shape") return framed(box, meant);
  return covered(box, meant);
}

/** A disabled button leads nowhere. */
function retagged(box: Box, tag: "a" | "button"): Box {
  const { type: _, disabled, ...attributes } = box.attributes ?? {};
  if (tag === "button") return { ...box, tag, attributes: { ...attributes, type: "button" } };
  const { href: __, ...others } = attributes;
  if (disabled) return { ...box, attributes: { ...others, type: "button", disabled } };
  return { ...box, tag, attributes };
}

/** What is one picture to a reader holds nothing to press: it stands in a link or button of its size. */
function framed(box: Box, tag: "a" | "button"): Box {
  const { press, others } = parted(box.attributes);
  const { attributes: _, style, ...drawing } = box;
  const { margin: __, alignSelf: ___, position: ____, inset: _____, ...inner } = style;
  const isNamed = box.role === "img" && box.name !== undefined;
  const picture = { ...drawing, style: inner, ...(!isNamed && { decorative: true }) } as Box;
  if (!isNamed) delete picture.name;
  return {
    kind: "stack",
    style: { direction: "row", ...style },
    tag,
    ...(!isNamed && { name: wordsOf(box) }),
    attributes: { ...others, ...press, ...(tag === "button" && { type: "button" }) },
    children: [picture],
  };
}

/** The first child lies over the box, and below what else can be pressed in it. */
function covered(box: Box, tag: "a" | "button"): Box {
  const { press, others } = parted(box.attributes);
  const cover: Box = {
    kind: "stack",
    style: { position: "absolute", inset: { top: 0, right: 0, bottom: 0, left: 0 } },
    tag,
    name: wordsOf(box),
    attributes: { "data-cover": true, ...press, ...(tag === "button" && { type: "button" }) },
    children: [],
  };
  const style = box.style.position ? box.style : { ...box.style, position: "relative" as const };
  const content: readonly Box[] =
    "children" in box ? box.children : [{ ...box, attributes: {}, style: {} }];
  if ("children" in box)
    return { ...box, style, attributes: others, children: [cover, ...content] };
  return { kind: "stack", style, attributes: others, children: [cover, ...content] };
}

function parted(attributes: HtmlAttributes = {}): {
  press: HtmlAttributes;
  others: HtmlAttributes;
} {
  const press: Record<string, HtmlAttributes[string]> = {};
  const others: Record<string, HtmlAttributes[string]> = { ...attributes };
  for (const name of pressNames) {
    if (attributes[name] !== undefined) press[name] = attributes[name];
    delete others[name];
  }
  return { press, others };
}

/** What names the box to those who do not see it: its name, its first words, or where it leads. */
function wordsOf(box: Box): string {
  const said = box.name ?? firstText(box);
  if (said) return said;
  const { attributes = {} } = box;
  const target = ["data-opens", "data-toggles", "data-navigate"].find((name) => attributes[name]);
  return target ? String(attributes[target]) : box.kind === "icon" ? box.icon : "Open";
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
