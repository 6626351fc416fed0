/** Estimates the size of a canvas as HTML, without writing it. */
import { markupBytes } from "../../base/text/markup-bytes.js";
import { type Box, type Canvas, childrenOf } from "../../model/box/box.js";

/** Average number of bytes of a box, without its texts. */
const bytesOfBox = 60;

/** Estimated size of the HTML of a canvas in bytes: each text is counted as often as it is written, escaped. */
export function htmlSize({ boards, layers }: Canvas): number {
  let size = 0;
  const waiting: Box[] = [...(layers?.under ?? []), ...(layers?.over ?? [])].map(({ box }) => box);
  for (const { title, box, asides = [] } of boards) {
    size += markupBytes(title);
    waiting.push(box);
    for (const aside of asides) waiting.push(aside.box);
  }
  for (let box = waiting.pop(); box !== undefined; box = waiting.pop()) {
    size += bytesOfBox + textsOf(box);
    for (const child of childrenOf(box)) waiting.push(child);
  }
  return size;
}

function textsOf(box: Box): number {
  const { name = "", attributes, explainedBy = "" } = box;
  let size = markupBytes(name) + markupBytes(explainedBy);
  for (const key in attributes) {
    const value = attributes[key];
    if (typeof value === "string") size += markupBytes(value);
  }
  switch (box.kind) {
    case "text":
      return size + markupBytes(box.text);
    case "field":
      for (const option of box.options ?? []) size += markupBytes(option);
      return size + markupBytes(box.text);
    case "image":
      return size + markupBytes(box.alt) + (box.picture?.href.length ?? box.src.length);
    case "shape":
      for (const shape of box.shapes) if (shape.figure === "path") size += shape.d.length;
      return size;
    default:
      return size;
  }
}
