/** What happens on a click: the attributes that say it, and where they lead. */
import type { HtmlAttributes } from "../../box/box.js";
import { text } from "../../define/attributes.js";
import type { AttributeMap, AttributeValues, LowerContext } from "../../define/component.js";
import { reference } from "../../define/references.js";
import { safeUrl } from "../../text/safe-url.js";

/** Attributes of everything that can be clicked. */
export const interactionAttributes = {
  navigate: reference("navigate", "Page that a click leads to"),
  opens: reference("opens", "Overlay that a click opens"),
  toggles: reference("toggles", "Overlay, accordion or section that a click opens and closes"),
  action: text("What a click does, in free words", { semantic: true }),
} satisfies AttributeMap;

/** Typed values of the interaction attributes. */
export type Interaction = Partial<AttributeValues<typeof interactionAttributes>>;

/**
 * The HTML attributes that keep an interaction for those who read the markup; in a prototype also
 * the one that makes it happen.
 */
export function interactionData(interaction: Interaction, cx: Pressing): HtmlAttributes {
  const { navigate, opens, toggles, action } = interaction;
  return {
    ...(cx.isPrototype && pressed(interaction, cx)),
    ...(navigate !== undefined && { "data-navigate": navigate }),
    ...(opens !== undefined && { "data-opens": opens }),
    ...(toggles !== undefined && { "data-toggles": toggles }),
    ...(action !== undefined && { "data-action": action }),
  };
}

type Pressing = Pick<LowerContext, "pageId" | "target" | "isPrototype">;

/** What a click does: opens an overlay, unfolds a part, or leads to a page. */
function pressed({ navigate, opens, toggles }: Interaction, cx: Pressing): HtmlAttributes {
  const named = opens ?? toggles;
  const target = named === undefined ? undefined : cx.target(named);
  if (target?.kind === "fold") return { href: `#${target.id}` };
  if (target) {
    return {
      popovertarget: target.id,
      ...(opens !== undefined && { popovertargetaction: "show" }),
    };
  }
  const address = linkAddress({ navigate: navigate ?? opens }, cx);
  return address === undefined ? {} : { href: address };
}

/** The tag of an element that says in its attributes what a click does. */
export function pressTag(attributes: HtmlAttributes | undefined, otherwise: string): string {
  if (attributes?.href !== undefined) return "a";
  return attributes?.popovertarget === undefined ? otherwise : "button";
}

/** The address of a link: its `href`, or the page that `navigate` names. */
export function linkAddress(
  { href, navigate }: { href?: string | undefined; navigate?: string | undefined },
  cx: Pick<LowerContext, "pageId">,
): string | undefined {
  const target = href ?? navigate;
  if (target === undefined) return undefined;
  const page = href === undefined || href.startsWith("#") ? cx.pageId(target) : undefined;
  if (page !== undefined) return `#${page}`;
  return href ?? (/[/:?.]/.test(target) ? safeUrl(target) : undefined);
}
