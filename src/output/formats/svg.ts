/** The format SVG: a picture that opens in any viewer. */
import { endLine, type Format, fontOf, sizeText } from "./format.js";

/** Native SVG. */
export const svg: Format = {
  title: "SVG",
  docs: "draw an SVG",
  ending: "svg",
  mediaType: "image/svg+xml; charset=utf-8",
  isText: true,
  isImage: true,
  isPart: false,
  isSlow: false,
  isPainted: false,
  followsReader: true,
  takes: ["padding", "font", "idPrefix"],
  fonts: ["embed", "full", "none", "paths"],
  mark: {
    pattern:
      /^<svg xmlns="[^"]*" [^>]*role="img"[^>]*style="font-kerning:none[^>]*><title>[^<]*<\/title><desc>(?:Wireframe of |An empty wireframe)/,
    isAnywhere: false,
  },
  async draw(drawable, settings) {
    const { theme, idPrefix } = settings;
    const picture = drawable.svg(theme, await fontOf(svg, settings), idPrefix);
    const { diagnostics } = picture;
    return { content: endLine(picture.svg), size: sizeText(picture), diagnostics };
  },
};
