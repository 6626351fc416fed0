/** Decides which Markdown files of a folder are checked: those with wireframes in them. */
import { dirname } from "node:path";
import { readRegular } from "../../../workspace/files/read-regular.js";
import { decodeSource } from "../../../workspace/files/read-source.js";
import { dialectOf } from "../../../workspace/markdown/dialect.js";
import { findFences } from "../../../workspace/markdown/fences.js";
import type { SettingsFinder } from "../../../workspace/settings/find-settings.js";

/**
 * Whether a Markdown file has wireframes, and the settings of its folder want them checked.
 *
 * @param isComponent whether a word is the name of a component
 */
export async function hasFences(
  absolute: string,
  cwd: string,
  finder: SettingsFinder,
  isComponent: (word: string) => boolean,
): Promise<boolean> {
  const settings = await finder.settingsFor(dirname(absolute));
  if (settings?.markdown === false) return false;
  try {
    const { text } = decodeSource(readRegular(absolute, cwd, settings?.maxFileSize));
    // Most have not even one of the tags. From the first mark of each line on: a line may be nothing but marks.
    if (!/(?:^|\n)[^\n`~]*[`~][^\n]*\b(?:wf|wireframe)\b/.test(text)) return false;
    return findFences(text, isComponent, dialectOf(absolute)).length > 0;
  } catch {
    // Nobody has named it.
    return false;
  }
}
