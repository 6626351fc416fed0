/** Finds the dots in a source that join the name of an import with an imported name, or `dark` with a token. */
import { Char, isLetter } from "../characters.js";
import { joinsValue } from "./joins-value.js";

/**
 * Whether a dot at an offset joins the name of an import with an imported name, `ui.userCard`, or that of the dark theme
 * with a token, `dark.paper`. With the start of the word before it, whether that word is the name of an import, as it must
 * be in a value: `data=ui.people`.
 */
export type IsJoint = (at: number, from?: number) => boolean;

/** Finds the joints of one source; what they depend on is searched in it only once. */
export function findJoints(source: string): IsJoint {
  /** What a joint follows; a dot if there are none, since a letter is before each joint. */
  let before: string | undefined;
  return (at, from) => {
    if (source.charCodeAt(at) !== Char.Dot) return false;
    if (!isLetter(source.charCodeAt(at + 1)) || !isLetter(source.charCodeAt(at - 1))) return false;
    before ??= source.includes("import") ? "" : source.includes("tokens") ? "dark" : ".";
    if (!source.startsWith(before, at - before.length)) return false;
    return from === undefined || joinsValue(source, from, at);
  };
}
