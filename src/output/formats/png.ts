/** The format PNG: the SVG picture, painted. */
import { type Format, sizeText } from "./format.js";

/** A picture in pixels. */
export const png: Format = {
  title: "PNG",
  docs: "draw a PNG",
  ending: "png",
  mediaType: "image/png",
  alsoCalled: ["jpg", "jpeg"],
  otherOptions: ["--image", "--jpg"],
  isText: false,
  isImage: true,
  isPart: false,
  isSlow: true,
  isPainted: true,
  followsReader: false,
  takes: ["padding", "scale"],
  mark: { pattern: /^\x89PNG[\s\S]{29}[\s\S]{4}tEXtSoftware\0wf/, isAnywhere: false },
  async draw(drawable, { theme, scale, room = {} }) {
    const { checkPngSize, paintPng } = await import("../raster/paint-png.js");
    const { roomOf } = await import("../raster/paint-room.js");
    // Letters in other fonts become outlines, which takes minutes for a picture that is too large anyway.
    checkPngSize(drawable.paintedSize(), scale);
    const { diagnostics, missing, ...picture } = drawable.painted(theme);
    const { data, ...size } = await paintPng(picture, scale, undefined, roomOf(room));
    return { content: data, size: sizeText(size), diagnostics, missing };
  },
};
