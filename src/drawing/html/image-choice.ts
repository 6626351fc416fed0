/** Decides which pictures HTML shows: pictures from other servers reveal who reads the page, and when. */
import { ofWeb, safeImageUrl } from "../../base/markup/safe-url.js";

/** No pictures, only those in the source (`data:` URLs), or all with a safe URL. */
export const imageChoices = ["none", "data", "all"] as const;

/** Which pictures HTML shows. */
export type ImageChoice = (typeof imageChoices)[number];

/** The URL of a picture if it is shown; undefined otherwise. One of another server without a scheme gets one. */
export function shownImageUrl(url: string, images: ImageChoice): string | undefined {
  if (images === "none") return undefined;
  const safe = safeImageUrl(url);
  if (images === "all") return safe === undefined ? undefined : ofWeb(safe);
  return /^data:/i.test(safe ?? "") ? safe : undefined;
}

/** The sources that a document allows its browser to load, in its content security policy. */
export const imageSources: Readonly<Record<ImageChoice, string>> = {
  none: "'none'",
  data: "data:",
  all: "'self' https: http: data: file:",
};
