/** Returns tags for icons: words for what they show or are used for, besides their names. */
import { canonicalIconNames } from "./icon-names.js";
import { ICON_TAGS } from "./tags.generated.js";

let tags: ReadonlyMap<string, readonly string[]> | undefined;

/** The tags of an icon by its current name, in lower case; some have several words. */
export function iconTags(name: string): readonly string[] {
  if (tags === undefined) {
    // One line for each name, some of them empty, so only the line breaks at the ends are cut.
    const lines = ICON_TAGS.slice(1, -1).split("\n");
    const split = (line = "") => (line === "" ? [] : line.split(";"));
    tags = new Map(canonicalIconNames().map((each, at) => [each, split(lines[at])]));
  }
  return tags.get(name) ?? [];
}
