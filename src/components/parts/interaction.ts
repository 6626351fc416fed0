/** What happens on a click: the attributes of the language that say it, and the behavior that they mean. */
import type { Behavior } from "../../box/behavior.js";
import { text } from "../../define/attributes.js";
import type { AttributeMap, AttributeValues, LowerContext } from "../../define/component.js";
import { reference } from "../../define/references.js";
import { safeUrl } from "../../text/safe-url.js";

/** Attributes of everything that can be clicked. */
export const interactionAttributes = {
  navigate: reference("navigate", "Page to open on click"),
  opens: reference("opens", "Overlay or page to open on click"),
  toggles: reference("toggles", "Overlay, accordion or section to open and close on click"),
  action: text("What a click does, in your own words", { semantic: true }),
} satisfies AttributeMap;

/** Typed values of the interaction attributes. */
export type Interaction = Partial<AttributeValues<typeof interactionAttributes>>;

/** What an interaction is meant to do; in a prototype also what makes it happen. */
export function interactionBehavior(interaction: Interaction, cx: Pressing): Behavior {
  const { navigate, opens, toggles, action } = interaction;
  const behavior: Behavior = cx.isPrototype ? pressed(interaction, cx) : {};
  const isMeant = (navigate ?? opens ?? toggles ?? action) !== undefined;
  if (isMeant) behavior.intent = { navigate, opens, toggles, action };
  return behavior;
}

type Pressing = Pick<LowerContext, "pageAddress" | "target" | "isPrototype">;

/** What a click does: opens an overlay, unfolds a part, or leads to a page. */
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

/** The tag of an element on which a click does something. */
export function pressTag({ href, opens }: Behavior, otherwise: string): string {
  if (href !== undefined) return "a";
  return opens === undefined ? otherwise : "button";
}

/** The URL of a link: its `href`, or the page that `navigate` names. */
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
