/** Adds the attributes for the behavior of a box to those that it already has. */
import type { Behavior, Intent, PopoverPress, Shown } from "../../model/box/behavior.js";
import type { Box, HtmlAttributes } from "../../model/box/box.js";

/** The attributes of a box, including those for its behavior. */
export function attributesOf({
  attributes,
  behavior,
}: Pick<Box, "attributes" | "behavior">): HtmlAttributes | undefined {
  if (behavior === undefined) return attributes;
  const { id, "aria-describedby": description } = attributes ?? {};
  // Without an id and a description, the attributes are already in order.
  if (isIdle(behavior) && id === undefined && description === undefined) return attributes;
  const { id: _, "aria-describedby": __, ...own } = attributes ?? {};
  return {
    id,
    ...(behavior.href !== undefined && { href: behavior.href }),
    ...own,
    ...openerAttributes(behavior.opens),
    ...(behavior.chooses !== undefined && { for: behavior.chooses }),
    ...intentAttributes(behavior.intent),
    ...(behavior.said?.hint !== undefined && { title: behavior.said.hint }),
    "aria-describedby": description,
    ...stateAttributes(behavior),
  };
}

function isIdle(behavior: Behavior): boolean {
  const { href, opens, chooses, intent, said, popover, shows, when, panels, panel } = behavior;
  const pressed = href ?? opens ?? chooses ?? intent ?? said?.hint;
  return (pressed ?? popover ?? shows ?? when ?? panels ?? panel) === undefined;
}

/** The attributes that make a box a link or a button. */
export function pressAttributes({ href, opens, chooses }: Behavior): HtmlAttributes {
  return {
    ...(href !== undefined && { href }),
    ...openerAttributes(opens),
    ...(chooses !== undefined && { for: chooses }),
  };
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

function stateAttributes({ popover, shows, when, panels, panel }: Behavior): HtmlAttributes {
  return {
    ...(popover && { popover: popover === "state" ? "manual" : "auto", "data-over": popover }),
    "data-if": shows && idsOf(shows, true),
    "data-unless": shows && idsOf(shows, false),
    "data-when": when,
    "data-tabs": panels,
    "data-panel": panel,
  };
}

function idsOf(shows: readonly Shown[], isOn: boolean): string | undefined {
  const ids = shows.filter((each) => each.isOn === isOn).map(({ id }) => id);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
