/** Finds icons by words: their names, what other systems call them, and what they show or are used for. */
import {
  canonicalIconName,
  canonicalIconNames,
  iconNames,
} from "../../../base/icons/icon-names.js";
import { iconTags } from "../../../base/icons/icon-tags.js";
import { nearestWord } from "../../../base/text/suggest.js";

/** An icon with all that it may be found by. */
export interface FoundIcon {
  name: string;
  /** Names that a wireframe may use as well: of other systems, and former ones. */
  otherNames: readonly string[];
  tags: readonly string[];
}

/** Icons that all words lead to, or what else may have been meant. */
export interface IconSearch {
  icons: FoundIcon[];
  /** At most two searches that lead to icons, where this one leads to none. */
  suggestions: string[];
}

/** The icons that all words lead to, the likeliest first; all of them without a word. */
export function findIcons(words: readonly string[]): IconSearch {
  const wanted = words.flatMap(wordsOf);
  const all = allIcons();
  if (wanted.length === 0) return { icons: all, suggestions: [] };
  const icons = searchIcons(all, wanted);
  return { icons, suggestions: icons.length > 0 ? [] : suggest(all, wanted) };
}

/** The words of a name in any of the usual spellings: `arrow-right`, `arrow_right`, `ArrowRight`. */
function wordsOf(text: string): string[] {
  const parted = text.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  return parted.split(/[\s_-]+/).filter((word) => word !== "");
}

function allIcons(): FoundIcon[] {
  const others = new Map<string, string[]>();
  for (const name of iconNames()) {
    const canonical = canonicalIconName(name)!;
    if (canonical === name) continue;
    const known = others.get(canonical) ?? [];
    known.push(name);
    others.set(canonical, known);
  }
  return canonicalIconNames().map((name) => ({
    name,
    otherNames: others.get(name) ?? [],
    tags: iconTags(name),
  }));
}

function searchIcons(all: readonly FoundIcon[], wanted: readonly string[]): FoundIcon[] {
  const found = all.flatMap((icon) => {
    const distance = distanceOf(icon, wanted);
    return distance === undefined ? [] : [{ icon, distance }];
  });
  // Short names are the plain form of an icon; equal ones stay in the order of the alphabet.
  found.sort((a, b) => a.distance - b.distance || a.icon.name.length - b.icon.name.length);
  return found.map(({ icon }) => icon);
}

/** How far an icon is from the words; undefined when one of them does not lead to it. */
function distanceOf(icon: FoundIcon, wanted: readonly string[]): number | undefined {
  const whole = wanted.join("-");
  if (icon.name === whole) return -2;
  if (icon.otherNames.includes(whole)) return -1;
  let sum = 0;
  for (const word of wanted) {
    const distance = distanceOfWord(icon, word);
    if (distance === undefined) return undefined;
    sum += distance;
  }
  return sum;
}

/** From a word of the name over words of other names and tags to beginnings and parts of them. */
function distanceOfWord({ name, otherNames, tags }: FoundIcon, word: string): number | undefined {
  const own = name.split("-");
  if (own.includes(word)) return 0;
  if (tags.includes(word)) return 1;
  const others = [...otherNames.flatMap((other) => other.split("-")), ...tags.flatMap(partsOf)];
  if (others.includes(word)) return 2;
  if (own.some((part) => part.startsWith(word))) return 3;
  if (others.some((part) => part.startsWith(word))) return 4;
  // Two letters are inside anything.
  return word.length > 2 && name.includes(word) ? 5 : undefined;
}

function partsOf(tag: string): string[] {
  return tag.split(/[\s-]+/);
}

/** Searches that are like one which leads to nothing: better spelled, or with fewer words. */
function suggest(all: readonly FoundIcon[], wanted: readonly string[]): string[] {
  const known = new Set(
    all.flatMap(({ name, otherNames, tags }) => [
      ...name.split("-"),
      ...otherNames.flatMap((other) => other.split("-")),
      ...tags.flatMap(partsOf),
    ]),
  );
  const spelled = wanted.map((word) =>
    searchIcons(all, [word]).length > 0 ? word : nearestWord(word, known),
  );
  const certain = spelled.filter((word) => word !== undefined);
  const whole = certain.length === wanted.length ? [certain] : [];
  const single = wanted.length > 1 ? certain.map((word) => [word]) : [];
  const leading = [...whole, ...single].filter((words) => searchIcons(all, words).length > 0);
  return [...new Set(leading.map((words) => words.join(" ")))].slice(0, 2);
}
