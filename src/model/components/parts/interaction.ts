/** Defines interaction attributes, and the behavior that they stand for. */
import { safeUrl } from "../../../base/markup/safe-url.js";
import type { Behavior, Intent } from "../../box/behavior.js";
import { arrowStyles } from "../../box/canvas-plan.js";
import { choice, text } from "../../define/attributes.js";
import type { AttributeMap, AttributeValues, LowerContext } from "../../define/component.js";
import { booleanOr } from "../../define/measures.js";
import { reference } from "../../define/references.js";

/** The name of a control for screen readers. */
export const ariaLabel = text("Name for screen readers; `aria` means the same", { semantic: true });

/** Attributes of clickable elements that have a title of their own. */
export const titledInteraction = {
  navigate: reference("navigate", "Page to open on click"),
  opens: reference("opens", "Overlay or page to open on click"),
  toggles: reference("toggles", "Overlay, accordion or section to open and close on click"),
  action: text("What a click does, in your own words", { semantic: true }),
  flow: booleanOr(text(""), "Words on its arrow; false for no arrow"),
  "flow-style": choice(arrowStyles, "Line of its arrow", { default: "solid" }),
  "aria-label": ariaLabel,
} satisfies AttributeMap;

/** Attributes of all clickable elements. */
export const interactionAttributes = {
  ...titledInteraction,
  title: text("Hint that shows while the pointer is over it", { semantic: true }),
} satisfies AttributeMap;

/** Attributes of controls that only have an effect in place: descriptions. */
export const saidAttributes = {
  "aria-label": ariaLabel,
  title: interactionAttributes.title,
} satisfies AttributeMap;

/** The behavior of a box with a hint; nothing without one. */
export function hinted(hint: string | undefined): { behavior?: Behavior } {
  return hint === undefined ? {} : { behavior: { said: { hint } } };
}

/** The same as keys of objects in lists, including `aria`. */
export const interactionKeys = {
  ...interactionAttributes,
  aria: interactionAttributes["aria-label"],
} satisfies AttributeMap;

/** Typed values of the interaction attributes. */
export type Interaction = Partial<AttributeValues<typeof interactionAttributes>> & {
  danger?: boolean | undefined;
  variant?: string | undefined;
};

/**
 * The intent of an interaction, and in a prototype also the behavior for it.
 *
 * @param name - the name for screen readers
 */
export function interactionBehavior(
  interaction: Interaction,
  cx: Pressing,
  name = interaction["aria-label"],
): Behavior {
  const { navigate, opens, toggles, action, title: hint } = interaction;
  const behavior: Behavior = cx.isPrototype ? pressed(interaction, cx) : {};
  const isMeant = (navigate ?? opens ?? toggles ?? action) !== undefined;
  if (isMeant) {
    const arrow = arrowOf(interaction);
    behavior.intent = { navigate, opens, toggles, action, ...(arrow && { arrow }) };
  }
  if ((name ?? hint) !== undefined) behavior.said = { name, hint };
  return behavior;
}

/** The description of its arrow; undefined if there is nothing to describe. */
function arrowOf(interaction: Interaction): Intent["arrow"] {
  const { flow, "flow-style": style, danger = false, variant } = interaction;
  const isDanger = danger || variant === "danger";
  if ((flow ?? style) === undefined && !isDanger) return undefined;
  return {
    ...(typeof flow === "string" && { words: flow }),
    ...(flow === false && { isHidden: true }),
    ...(style && { style }),
    ...(isDanger && { isDanger }),
  };
}

type Pressing = Pick<LowerContext, "pageAddress" | "target" | "isPrototype">;

/** The effect of a click: it opens an overlay, unfolds a part, or leads to a page. */
function pressed({ navigate, opens, toggles }: Interaction, cx: Pressing): Behavior {
  const named = opens ?? toggles;
  const target = named === undefined ? undefined : cx.target(named);
  if (target?.kind === "fold") return { href: `#${target.id}` };
  if (target) {
    return { opens: { id: target.id, ...(opens !== undefined && { action: "show" }) } };
  }
  const address = linkAddress({ navigate: navigate ?? opens }, cx);
  return address === undefined ? {} : { href: address };
}

/** The tag for an element, depending on the effect of a click. */
export function pressTag({ href, opens }: Behavior, otherwise: string): string {
  if (href !== undefined) return "a";
  return opens === undefined ? otherwise : "button";
}

/** The URL of a link: its `href`, or the address of the page in `navigate`. */
export function linkAddress(
  { href, navigate }: { href?: string | undefined; navigate?: string | undefined },
  cx: Pick<LowerContext, "pageAddress">,
): string | undefined {
  const target = href ?? navigate;
  if (target === undefined) return undefined;
  const isReference = href === undefined || href.startsWith("#");
  const address = isReference ? cx.pageAddress(target) : undefined;
  if (address !== undefined) return address;
  return href ?? (/[/:?.]/.test(target) ? safeUrl(target) : undefined);
}
