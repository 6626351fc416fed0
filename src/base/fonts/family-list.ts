/** Turns what a text asks for into the families that CSS tries for it, fonts of the user after ours. */
import { EMOJI_FAMILY, FONT_FAMILY, HAND_FAMILY, MONO_FAMILIES, MONO_FAMILY } from "./faces.js";
import type { GivenFonts } from "./given-fonts.js";

/**
 * Families with commas between them, in single quotes where a name has a space.
 *
 * @param first a family of the user that goes before ours
 * @param withEmoji whether the text has emoji, whose family goes after ours
 */
export function familyList(
  kind: "text" | "mono" | "hand",
  fonts?: GivenFonts,
  first?: string,
  withEmoji = false,
): string {
  if (kind === "hand")
    return `${quoted(HAND_FAMILY)},${familyList("text", fonts, first, withEmoji)}`;
  const ours = kind === "mono" ? MONO_FAMILIES : mainFamilies;
  const given = fonts?.families.filter((family) => family !== first) ?? [];
  const others = [...(withEmoji ? [EMOJI_FAMILY] : []), ...given].map(quoted);
  const own = kind === "mono" ? MONO_FAMILY : FONT_FAMILY;
  const list = ours.replace(own, [own, ...others].join(","));
  return first === undefined ? list : `${quoted(first)},${list}`;
}

function quoted(family: string): string {
  return `'${family}'`;
}

/** What everything is set in that asks for nothing else. */
export const mainFamilies: string = `${FONT_FAMILY},system-ui,sans-serif`;
