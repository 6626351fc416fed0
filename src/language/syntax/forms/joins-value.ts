/** Says where a dot in a value joins the name of an import with one of what it brings: `data=ui.people`. */
import { joinsNames } from "./head-item.js";

/** Characters at the start of a source in which its imports are looked for. */
const importsEnd = 40_000;

/** Whether a word of a value is the name that an import gives, and a dot after it joins it with another. */
export function joinsValue(source: string, from: number, to: number): boolean {
  if (!joinsNames(source, to)) return false;
  return new RegExp(`\\bas\\s+${source.slice(from, to)}\\b`).test(source.slice(0, importsEnd));
}
