/** Turns a word of the source into the icon that it names, without loading any shape. */
import { FORMER_NAMES, ICON_NAMES } from "./names.generated.js";
import { OTHER_NAMES } from "./other-names.js";

/** Accepted name to present name; split on first use, for most runs check only a few names. */
let accepted: ReadonlyMap<string, string> | undefined;
let sorted: readonly string[] | undefined;

/** Whether an icon has, or once had, this name. */
export function isIconName(name: string): boolean {
  if (accepted !== undefined) return accepted.has(name);
  if (found.has(name)) return true;
  if (++lookups > fewLookups) return acceptedNames().has(name);
  const isName =
    /^[a-z0-9-]+$/.test(name) &&
    (namesLike(name).includes(name) || standsIn(OTHER_NAMES, name) || standsIn(FORMER_NAMES, name));
  if (isName) found.add(name);
  return isName;
}

/** Names of icons that were looked for: most sources use a few over and over. */
const found = new Set<string>();

/** So few names are looked for in the lists themselves, which is faster than to split all of them. */
const fewLookups = 16;
let lookups = 0;

/** The present names with the same first letter. */
function namesLike(name: string): string[] {
  const start = ICON_NAMES.indexOf(`\n${name[0]}`) + 1;
  return start > 0 ? namesOf(ICON_NAMES.slice(start, ICON_NAMES.indexOf("\n", start))) : [];
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

/** Whether a list of pairs has one whose first word this is. */
function standsIn(list: string, word: string): boolean {
  const pair = `${word}=`;
  for (let at = list.indexOf(pair); at >= 0; at = list.indexOf(pair, at + 1)) {
    if (/^\s?$/.test(list.charAt(at - 1))) return true;
  }
  return false;
}

/** The name that Lucide uses today for what is called `name`; `undefined` when nothing is. */
export function canonicalIconName(name: string): string | undefined {
  return acceptedNames().get(name);
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
  const names = new Map<string, string>();
  for (const pair of [...words(OTHER_NAMES), ...words(FORMER_NAMES)]) {
    const [other = "", name = ""] = pair.split("=");
    names.set(other, name);
  }
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
