/** Finds the icon for a word in a source, without loading any shapes. */
import { ICON_NAMES, NAMES_BEFORE } from "./names.generated.js";
import { presentNameFor, standInNames } from "./stand-in-names.js";

/** Accepted names with current names; split on first use, because most runs look up only a few names. */
let accepted: ReadonlyMap<string, string> | undefined;
let sorted: readonly string[] | undefined;

/** Names that were looked up, with the current ones: most sources use a few over and over. */
const found = new Map<string, string>();

/** Whether an icon has or had this name. */
export function isIconName(name: string): boolean {
  return canonicalIconName(name) !== undefined;
}

/** The current Lucide name for `name`; `undefined` if there is none. */
export function canonicalIconName(name: string): string | undefined {
  if (accepted !== undefined) return accepted.get(name);
  const known = found.get(name);
  if (known !== undefined || !/^[a-z0-9-]+$/.test(name)) return known;
  const canonical = namesLike(name).includes(name) ? name : presentNameFor(name);
  if (canonical !== undefined) found.set(name, canonical);
  return canonical;
}

/** The index of a current name among all of them, in the order of the drawings. */
export function placeOfIcon(canonical: string): number {
  return (NAMES_BEFORE[canonical.charAt(0)] ?? 0) + namesLike(canonical).indexOf(canonical);
}

/** The current names by first letter, for letters that were looked up. */
const byLetter = new Map<string, readonly string[]>();

/** The current names with the same first letter. */
function namesLike(name: string): readonly string[] {
  const letter = name.charAt(0);
  let names = byLetter.get(letter);
  if (names === undefined) {
    const start = ICON_NAMES.indexOf(`\n${letter}`) + 1;
    names = start > 0 ? namesOf(ICON_NAMES.slice(start, ICON_NAMES.indexOf("\n", start))) : [];
    byLetter.set(letter, names);
  }
  return names;
}

/** The names in a line, each of which is stored with the number of letters that it shares with the previous one. */
function namesOf(line: string): string[] {
  let name = "";
  return line.split(/(?=[A-Z])/).map((part) => {
    const shared = part.charCodeAt(0) - 64;
    name = shared > 0 && shared <= 26 ? name.slice(0, shared) + part.slice(1) : part;
    return name;
  });
}

/** Every accepted name, sorted: Lucide's current and former ones, and common alternatives. */
export function iconNames(): readonly string[] {
  sorted ??= [...acceptedNames().keys()].sort();
  return sorted;
}

/** The names with a drawing of their own, in the order of the drawings. */
export function canonicalIconNames(): string[] {
  return words(ICON_NAMES).flatMap(namesOf);
}

function acceptedNames(): ReadonlyMap<string, string> {
  if (accepted !== undefined) return accepted;
  const names = new Map(standInNames());
  for (const name of canonicalIconNames()) names.set(name, name);
  accepted = names;
  found.clear();
  return names;
}

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}

/** Prefixes of names in other icon sets: classes, package prefixes, and `set:`. */
const setPrefix =
  /^(?:(?:fa[srlbdt]?|fa-(?:solid|regular|light|brands|thin|duotone)|bi|ti|mdi|ri|ph|bx|glyphicon|material-icons)\s+)*(?:[a-z-]+:|(?:fa[srlbdt]?|mdi|bi|ti|ri|ph|hi|bxs?|io|ion|ios|md|tb|lu|lucide|feather|heroicons?|octicon|glyphicon|codicon|icon|icofont|uil|eva|antd|ant-design|tabler|carbon|material)-)?/;

/** Suffixes of names in other icon sets for weights. */
const setSuffix =
  /-(?:icon|outline|outlined|filled|fill|solid|line|regular|rounded|sharp|thin|bold|o|alt)$/;

/** Our name for an icon of another set: `home` for `fa-home`, `mdi:home`, `HomeIcon`, `home_outlined`. */
export function iconOfOtherSet(written: string): string | undefined {
  if (written.length > 60) return undefined;
  const dashed = written
    .trim()
    .replace(/^(?:Fa|Md|Bi|Hi|Lu|Tb|Io|Fi)(?=[A-Z])/, "")
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();
  const plain = dashed.replace(setPrefix, "");
  for (const name of [dashed, plain, plain.replace(setSuffix, "")]) {
    if (name !== "" && isIconName(name)) return name;
  }
  return undefined;
}
