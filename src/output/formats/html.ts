/** The format HTML: a whole document. */
import { endLine, type Format, fontOf } from "./format.js";

/** A document with its stylesheet inside. */
export const html: Format = {
  title: "HTML",
  docs: "draw an HTML document",
  ending: "html",
  otherEndings: ["htm"],
  mediaType: "text/html; charset=utf-8",
  alsoCalled: ["htm"],
  isText: true,
  isImage: false,
  isPart: false,
  isSlow: false,
  isPainted: false,
  followsReader: true,
  takes: ["font", "prototype", "images", "idPrefix"],
  fonts: ["none", "embed", "full"],
  mark: {
    pattern: /^<!DOCTYPE html>[\s\S]*?<meta name="generator" content="wf">/,
    isAnywhere: false,
  },
  async draw(drawable, settings) {
    const { theme, prototype, images, idPrefix, pageAddress } = settings;
    const font = await fontOf(html, settings);
    const page = drawable.html({
      theme,
      prototype,
      ...(images && { images }),
      ...(idPrefix !== undefined && { idPrefix }),
      fullDocument: true,
      font,
      ...(pageAddress && { pageAddress }),
    });
    return { content: endLine(page.html), diagnostics: page.diagnostics };
  },
};
