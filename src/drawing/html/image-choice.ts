/** Decides which pictures HTML shows: those that are loaded from somewhere tell who reads it, and when. */
import { safeImageUrl } from "../../base/markup/safe-url.js";

/** No pictures, those that the source itself holds (`data:` URLs), or all with a safe address. */
export const imageChoices = ["none", "data", "all"] as const;

/** Which pictures HTML shows. */
export type ImageChoice = (typeof imageChoices)[number];

/** The address of a picture that is shown; undefined for one that is not. */
export function shownImageUrl(url: string, images: ImageChoice): string | undefined {
  if (images === "none") return undefined;
  const safe = safeImageUrl(url);
  return images === "all" || /^data:/i.test(safe ?? "") ? safe : undefined;
}

/** What a document lets its browser load, as its security policy says it. */
export const imageSources: Readonly<Record<ImageChoice, string>> = {
  none: "'none'",
  data: "data:",
  all: "'self' https: http: data: file:",
};
