/** Finds the dots in a source that join the name of an import with an imported name, or `dark` with a token. */
import { Char, isLetter } from "../characters.js";
import { jointsIn } from "./joints-in.js";

/**
 * Whether a dot at an offset joins the name of an import with an imported name, `ui.userCard`, or that of the dark theme
 * with a token, `dark.paper`. With the start of the word before it, whether that word is the name of an import, as it must
 * be in a value: `data=ui.people`.
 */
export type IsJoint = (at: number, from?: number) => boolean;

/** Finds the joints of one source. */
export function findJoints(source: string): IsJoint {
  let isJoint: IsJoint | undefined;
  return (at, from) => {
    if (source.charCodeAt(at) !== Char.Dot) return false;
    if (!isLetter(source.charCodeAt(at + 1)) || !isLetter(source.charCodeAt(at - 1))) return false;
    isJoint ??= jointsIn(source);
    return isJoint(at, from);
  };
}
