/** Decides whether a dot in a value joins the name of an import with an imported name: `data=ui.people`. */

/** The part of a source, in characters, that is searched for imports. */
const importsEnd = 40_000;

/** Whether a word is the name of an import, so that a dot after it joins it with another word. */
export function joinsValue(source: string, from: number, to: number): boolean {
  return new RegExp(`\\bas\\s+${source.slice(from, to)}\\b`).test(source.slice(0, importsEnd));
}
