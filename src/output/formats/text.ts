/** The format text: a picture made of characters, for terminals, mails and screen readers. */
import { amount } from "../../base/text/phrases.js";
import { defaultColumns, textPicture } from "../../drawing/text/text-picture.js";
import type { Format } from "./format.js";

/** Words and lines at their places on the boards, which are below each other. */
export const text: Format = {
  title: "text",
  docs: "draw with characters, for terminals, mails and screen readers",
  ending: "txt",
  mediaType: "text/plain; charset=utf-8",
  alsoCalled: ["txt", "ascii", "unicode"],
  otherOptions: ["--ascii", "--terminal", "--plain"],
  isText: true,
  isImage: false,
  isPart: false,
  isSlow: false,
  isPainted: false,
  followsReader: false,
  takes: ["columns"],
  mark: {
    pattern: /^(?:Wireframe of (?:one board|\d+ boards): \d|An empty wireframe\n)/,
    isAnywhere: false,
  },
  async draw(drawable, { columns = defaultColumns }) {
    const { boards, diagnostics } = drawable.boards();
    return { content: textPicture(boards, columns), size: amount(columns, "column"), diagnostics };
  },
};
