/** Finds icons by former and alternative names. */
import { FORMER_NAMES } from "./names.generated.js";
import { OTHER_NAMES } from "./other-names.js";

/** The current name of an icon with this former or alternative name. */
export function presentNameFor(word: string): string | undefined {
  return pairedWith(FORMER_NAMES, word) ?? pairedWith(OTHER_NAMES, word);
}

/** All such names, each with the current one. */
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

/** The value for a word in a list of pairs. */
function pairedWith(list: string, word: string): string | undefined {
  const pair = `${word}=`;
  for (let at = list.indexOf(pair); at >= 0; at = list.indexOf(pair, at + 1)) {
    if (!/^\s?$/.test(list.charAt(at - 1))) continue;
    return /\S+/.exec(list.slice(at + pair.length))?.[0];
  }
  return undefined;
}
