/** The messages that the extension and its preview exchange; both sides import them. */
import type { Area } from "../../../src/model/box/area.js";

/** A picture, as the server answers `wf/preview/show`. */
export interface ShownPicture {
  svg: string;
  width: number;
  height: number;
  isStale: boolean;
  errors: number;
}

/** What the preview is told. */
export type ToPreview =
  | ({ type: "picture"; theme: string } & ShownPicture)
  /** Frames the element at the caret, and brings it into view. */
  | { type: "reveal"; areas: readonly Area[] }
  /** The editor shows this at its top. */
  | { type: "scroll"; area: Area };

/** What the preview tells; points are px of the picture. */
export type FromPreview =
  /** It can take a picture. */
  | { type: "ready" }
  /** Somebody has pressed there. */
  | { type: "press"; x: number; y: number }
  /** Somebody has scrolled; this is what is at the top. */
  | { type: "scroll"; x: number; y: number };
