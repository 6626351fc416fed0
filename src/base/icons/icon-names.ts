/** Turns a word of the source into the icon that it names, without loading any shape. */
import { ICON_NAMES, NAMES_BEFORE } from "./names.generated.js";
import { presentNameFor, standInNames } from "./stand-in-names.js";

/** Accepted name to present name; split on first use, for most runs look for only a few names. */
let accepted: ReadonlyMap<string, string> | undefined;
let sorted: readonly string[] | undefined;

/** Names that were looked for, with the present ones: most sources use a few over and over. */
const found = new Map<string, string>();

/** Whether an icon has, or once had, this name. */
export function isIconName(name: string): boolean {
  return canonicalIconName(name) !== undefined;
}

/** The name that Lucide uses today for what is called `name`; `undefined` when nothing is. */
export function canonicalIconName(name: string): string | undefined {
  if (accepted !== undefined) return accepted.get(name);
  const known = found.get(name);
  if (known !== undefined || !/^[a-z0-9-]+$/.test(name)) return known;
  const canonical = namesLike(name).includes(name) ? name : presentNameFor(name);
  if (canonical !== undefined) found.set(name, canonical);
  return canonical;
}

/** The place of a present name among all of them, which are in the order of the drawings. */
export function placeOfIcon(canonical: string): number {
  return (NAMES_BEFORE[canonical.charAt(0)] ?? 0) + namesLike(canonical).indexOf(canonical);
}

/** The present names by their first letter, of the letters that were looked for. */
const byLetter = new Map<string, readonly string[]>();

/** The present names with the same first letter. */
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

/** The names of a line, which says of each how many letters it shares with the one before it. */
function namesOf(line: string): string[] {
  let name = "";
  return line.split(/(?=[A-Z])/).map((part) => {
    const shared = part.charCodeAt(0) - 64;
    name = shared > 0 && shared <= 26 ? name.slice(0, shared) + part.slice(1) : part;
    return name;
  });
}

/** Every accepted name, sorted: Lucide's, its former ones, and what writers often use instead. */
export function iconNames(): readonly string[] {
  sorted ??= [...acceptedNames().keys()].sort();
  return sorted;
}

/** The names that have a drawing of their own, in the order of the drawings. */
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

/** What other icon sets put before a name: classes, prefixes of packages, and `set:`. */
const setPrefix =
  /^(?:(?:fa[srlbdt]?|fa-(?:solid|regular|light|brands|thin|duotone)|bi|ti|mdi|ri|ph|bx|glyphicon|material-icons)\s+)*(?:[a-z-]+:|(?:fa[srlbdt]?|mdi|bi|ti|ri|ph|hi|bxs?|io|ion|ios|md|tb|lu|lucide|feather|heroicons?|octicon|glyphicon|codicon|icon|icofont|uil|eva|antd|ant-design|tabler|carbon|material)-)?/;

/** What other icon sets put after a name to tell its weights apart. */
const setSuffix =
  /-(?:icon|outline|outlined|filled|fill|solid|line|regular|rounded|sharp|thin|bold|o|alt)$/;

/** The name here of an icon as another set writes it: `home` for `fa-home`, `mdi:home`, `HomeIcon`, `home_outlined`. */
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
