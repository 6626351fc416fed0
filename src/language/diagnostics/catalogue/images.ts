/** The diagnostics about pictures that are replaced by placeholders or not visible. */
import { quoted } from "../../../base/text/phrases.js";
import type { CatalogueArea, Wording } from "./wording.js";

/** The URL of a picture, as written. */
export interface NamedPicture {
  readonly src: string;
}

function cannotShow({ src }: NamedPicture, reason: string, hint: string): Wording {
  return { message: `cannot show ${quoted(src)}: ${reason}`, hint };
}

/** Whether words stand where the name of a file should. */
function isDescription(src: string): boolean {
  return /\S \S/.test(src) && !/[/.]/.test(src);
}

export const imageDiagnostics = {
  "image-not-shown": {
    severity: "warning",
    title: "an image is drawn as a sign, or has no room",
    wordings: {
      squeezed: ({ name }: { name: string }) => ({
        message: `${name === "" ? "this image" : `the image ${quoted(name)}`} has no room, and is not seen`,
        hint: "give it a width with `w`, or remove or shorten what is beside it",
      }),
      missing: (data: NamedPicture) =>
        cannotShow(
          data,
          "no such file",
          isDescription(data.src)
            ? `describe a picture that does not exist yet with \`alt\`: alt=${quoted(data.src)}`
            : "check the path: it starts at the file that it is written in",
        ),
      outside: (data: NamedPicture) =>
        cannotShow(data, "it is outside of the project", "copy the image into the project"),
      unreadable: (data: NamedPicture) =>
        cannotShow(data, "it cannot be read", "it must be a file that you may read"),
      large: (data: NamedPicture) =>
        cannotShow(data, "it is larger than 5 MB", "save it smaller, or as JPEG"),
      pixels: (data: NamedPicture) =>
        cannotShow(data, "it has more than 40 million pixels", "scale it down"),
      many: (data: NamedPicture) =>
        cannotShow(data, "others have 64 MB or 250 million pixels", "scale them down"),
      type: (data: NamedPicture) =>
        cannotShow(
          data,
          "it is not a PNG, JPEG, GIF, WebP or SVG",
          "convert it to one of these; its content decides, not its name",
        ),
      broken: (data: NamedPicture) =>
        cannotShow(data, "it is damaged", "save it again, or get another copy"),
      unsafe: (data: NamedPicture) =>
        cannotShow(
          data,
          "this SVG has parts that are not embedded, such as style sheets, references or entities",
          "save it as plain SVG or PNG",
        ),
    },
  },
} as const satisfies CatalogueArea;
