/** The messages that the extension and its preview exchange; both sides import them. */
import type { Area } from "../../../src/model/box/area.js";

/** A picture, as in the server's answer to `wf/preview/show`. */
export interface ShownPicture {
  svg: string;
  width: number;
  height: number;
  isStale: boolean;
  errors: number;
}

/** Messages to the preview. */
export type ToPreview =
  | ({ type: "picture"; theme: string } & ShownPicture)
  /** Frames the element at the caret, and scrolls it into view. */
  | { type: "reveal"; areas: readonly Area[] }
  /** Scrolls to what the editor shows at its top. */
  | { type: "scroll"; area: Area };

/** Messages from the preview; points are in px of the picture. */
export type FromPreview =
  /** It is ready for a picture. */
  | { type: "ready" }
  /** The user clicked at a point. */
  | { type: "press"; x: number; y: number }
  /** The user scrolled; the point is at the top. */
  | { type: "scroll"; x: number; y: number };
