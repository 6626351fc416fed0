/** Delivers pictures as files and to the clipboard. */
import { downloadName } from "../download-name.js";
import type { DownloadView } from "../protocol.js";
import { element } from "./element.js";
import type { Preferences } from "./preferences.js";
import { fetchDownload } from "./server.js";
import type { Toast } from "./toast.js";

/** Saves a picture as `wf render` would write it, or explains why that is not possible. */
export async function download(
  path: string,
  { key, ending, isSlow }: DownloadView,
  scale: number,
  preferences: Preferences,
  toast: Toast,
): Promise<void> {
  const name = downloadName(path, ending, scale);
  if (isSlow) toast.wait(`Preparing ${name} …`);
  try {
    const made = await fetchDownload(path, preferences, key, scale);
    if ("problem" in made) {
      toast.warn(`${name}: ${made.problem}`);
      return;
    }
    const href = URL.createObjectURL(made.content);
    element("a", { href, download: name }).click();
    // The browser has read it by then.
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
    if (made.missing === "") toast.say(`Downloaded ${name}`);
    else toast.warn(`No font for ${made.missing}: ${name} shows boxes for these characters`);
  } catch {
    toast.warn("Cannot reach the server");
  }
}

/** Copies a text that is available now or later. */
export async function copyText(
  text: string | Promise<string>,
  done: string,
  toast: Toast,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(await text);
    toast.say(done);
  } catch {
    toast.warn("The browser did not allow copying");
  }
}
