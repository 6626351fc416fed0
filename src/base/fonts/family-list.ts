/** Lists the families for a text in CSS, with fonts of the user after ours. */
import { EMOJI_FAMILY, FONT_FAMILY, HAND_FAMILY, MONO_FAMILIES, MONO_FAMILY } from "./faces.js";
import type { GivenFonts } from "./given-fonts.js";

/**
 * Families separated by commas, in single quotes if a name contains a space.
 *
 * @param first a family of the user that precedes ours
 * @param withEmoji whether the text has emoji, whose family follows ours
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

/** The families of ordinary text. */
export const mainFamilies: string = `${FONT_FAMILY},system-ui,sans-serif`;
