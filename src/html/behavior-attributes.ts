/** Turns the behavior of a box into the attributes by which browsers do it, next to those it has already. */
import type { Behavior, Intent, PopoverPress } from "../box/behavior.js";
import type { Box, HtmlAttributes } from "../box/box.js";

/** The attributes of a box with those of its behavior. */
export function attributesOf({
  attributes,
  behavior,
}: Pick<Box, "attributes" | "behavior">): HtmlAttributes | undefined {
  if (behavior === undefined) return attributes;
  const { id, "aria-describedby": description } = attributes ?? {};
  // Without an id and a description, the attributes are in their order already.
  if (isIdle(behavior) && id === undefined && description === undefined) return attributes;
  const { id: _, "aria-describedby": __, ...own } = attributes ?? {};
  return {
    id,
    ...(behavior.href !== undefined && { href: behavior.href }),
    ...own,
    ...openerAttributes(behavior.opens),
    ...intentAttributes(behavior.intent),
    "aria-describedby": description,
    ...stateAttributes(behavior),
  };
}

function isIdle({ href, opens, intent, popover, when, panels, panel }: Behavior): boolean {
  const pressed = href ?? opens ?? intent;
  return (pressed ?? popover ?? when ?? panels ?? panel) === undefined;
}

/** What makes a link or a button of a box that can be pressed. */
export function pressAttributes({ href, opens }: Behavior): HtmlAttributes {
  return { ...(href !== undefined && { href }), ...openerAttributes(opens) };
}

function openerAttributes(opens: PopoverPress | undefined): HtmlAttributes {
  return opens ? { popovertarget: opens.id, popovertargetaction: opens.action } : {};
}

function intentAttributes(intent: Intent | undefined): HtmlAttributes {
  if (intent === undefined) return {};
  return {
    "data-navigate": intent.navigate,
    "data-opens": intent.opens,
    "data-toggles": intent.toggles,
    "data-action": intent.action,
  };
}

function stateAttributes({ popover, when, panels, panel }: Behavior): HtmlAttributes {
  return {
    ...(popover && { popover: "auto", "data-over": popover }),
    "data-when": when,
    "data-tabs": panels,
    "data-panel": panel,
  };
}
