/** Converts the elements of boards into plain values for programs. */
import type { InspectedBoard, InspectedElement } from "./inspected.js";

/** An element with its position on its page, in px. */
export interface JsonElement {
  number: number;
  /** The number of its parent. */
  in?: number;
  element: string;
  /** From 1; in the file `path` if that is another one. */
  line: number;
  path?: string;
  x: number;
  y: number;
  w: number;
  h: number;
  id?: string;
  words?: string;
  /** True for elements above the page: overlays, markers. */
  floats?: true;
  /** Its texts that are partly invisible, and by how many px. */
  cut?: { text: string; px: number }[];
}

/** A page with its elements. */
export interface JsonBoard {
  title: string;
  w: number;
  h: number;
  elements: JsonElement[];
}

/** Converts boards into plain values. */
export function framesJson(boards: readonly InspectedBoard[]): JsonBoard[] {
  return boards.map(({ title, width, height, elements }) => ({
    title,
    w: tenths(width),
    h: tenths(height),
    elements: elements.map(elementJson),
  }));
}

function elementJson(element: InspectedElement): JsonElement {
  const { number, parent, name, origin, x, y, width, height, node, words, plane, cuts } = element;
  const id = node?.attributes?.id;
  return {
    number,
    ...(parent && { in: parent.number }),
    element: name,
    line: origin.lines?.locate(origin.from).line ?? 0,
    ...(origin.source !== undefined && { path: origin.source }),
    x: tenths(x),
    y: tenths(y),
    w: tenths(width),
    h: tenths(height),
    ...(id !== undefined && { id: String(id) }),
    ...(words !== "" && { words }),
    ...(cuts.length > 0 && { cut: cuts.map(({ text, px }) => ({ text, px: tenths(px) })) }),
    ...(plane > 0 && { floats: true as const }),
  };
}

function tenths(px: number): number {
  return Math.round(px * 10) / 10;
}
