/** Finds icons by words: by name, by names in other systems, and by what they show or are used for. */
import {
  canonicalIconName,
  canonicalIconNames,
  iconNames,
} from "../../../base/icons/icon-names.js";
import { iconTags } from "../../../base/icons/icon-tags.js";
import { nearestWord } from "../../../base/text/suggest.js";

/** An icon with everything that the search looks at. */
export interface FoundIcon {
  name: string;
  /** Other names that a wireframe may use: those of other systems, and former ones. */
  otherNames: readonly string[];
  tags: readonly string[];
}

/** The icons that match all words, or suggestions. */
export interface IconSearch {
  icons: FoundIcon[];
  /** At most two searches with results, if this one has none. */
  suggestions: string[];
}

/** The icons that match all words, best matches first; all icons if there are no words. */
export function findIcons(words: readonly string[]): IconSearch {
  const wanted = words.flatMap(wordsOf);
  const all = allIcons();
  if (wanted.length === 0) return { icons: all, suggestions: [] };
  const icons = searchIcons(all, wanted);
  return { icons, suggestions: icons.length > 0 ? [] : suggest(all, wanted) };
}

/** The words in a name of any usual spelling: `arrow-right`, `arrow_right`, `ArrowRight`. */
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
  // A shorter name is usually the plain form of an icon; ties stay in alphabetical order.
  found.sort((a, b) => a.distance - b.distance || a.icon.name.length - b.icon.name.length);
  return found.map(({ icon }) => icon);
}

/** The distance of an icon from the words; undefined if one of them does not match. */
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

/** Ranks matches: words of the name first, then those of other names and tags, then prefixes and parts. */
function distanceOfWord({ name, otherNames, tags }: FoundIcon, word: string): number | undefined {
  const own = name.split("-");
  if (own.includes(word)) return 0;
  if (tags.includes(word)) return 1;
  const others = [...otherNames.flatMap((other) => other.split("-")), ...tags.flatMap(partsOf)];
  if (others.includes(word)) return 2;
  if (own.some((part) => part.startsWith(word))) return 3;
  if (others.some((part) => part.startsWith(word))) return 4;
  // Two letters occur in almost any name.
  return word.length > 2 && name.includes(word) ? 5 : undefined;
}

function partsOf(tag: string): string[] {
  return tag.split(/[\s-]+/);
}

/** Searches similar to one without results: with corrected spelling, or fewer words. */
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
