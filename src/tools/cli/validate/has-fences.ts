/** Decides which Markdown files in a folder are checked: those that contain wireframes. */
import { dirname } from "node:path";
import { readRegular } from "../../../workspace/files/read-regular.js";
import { decodeSource } from "../../../workspace/files/read-source.js";
import { limitedFences } from "../../../workspace/markdown/limited-fences.js";
import type { SettingsFinder } from "../../../workspace/settings/find-settings.js";

/**
 * Whether a Markdown file contains wireframes and the settings of its folder do not exclude them.
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
    // Most files contain neither tag. Searches after the first marker of each line only: a line may consist of markers.
    if (!/(?:^|\n)[^\n`~]*[`~][^\n]*\b(?:wf|wireframe)\b/.test(text)) return false;
    const { fences, excess } = limitedFences(text, absolute, isComponent);
    return fences.length > 0 || excess !== undefined;
  } catch {
    // An unreadable file matters only if it is named, and this one was found.
    return false;
  }
}
