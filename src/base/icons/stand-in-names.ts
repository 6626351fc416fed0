/** Knows what icons were once called, and what writers often call them instead. */
import { FORMER_NAMES } from "./names.generated.js";
import { OTHER_NAMES } from "./other-names.js";

/** The present name of an icon that was, or is elsewhere, called so. */
export function presentNameFor(word: string): string | undefined {
  return pairedWith(FORMER_NAMES, word) ?? pairedWith(OTHER_NAMES, word);
}

/** All such names, each with the present one. */
export function standInNames(): (readonly [other: string, name: string])[] {
  return [OTHER_NAMES, FORMER_NAMES].flatMap((list) =>
    list
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [other = "", name = ""] = pair.split("=");
        return [other, name] as const;
      }),
  );
}

/** What a list of pairs has after this word. */
function pairedWith(list: string, word: string): string | undefined {
  const pair = `${word}=`;
  for (let at = list.indexOf(pair); at >= 0; at = list.indexOf(pair, at + 1)) {
    if (!/^\s?$/.test(list.charAt(at - 1))) continue;
    return /\S+/.exec(list.slice(at + pair.length))?.[0];
  }
  return undefined;
}
