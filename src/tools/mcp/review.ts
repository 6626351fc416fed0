/** Describes what a person sees of a wireframe in a chat: plain values for the page and its tool. */
import type { Anchor } from "../../authoring/notes/note.js";
import type { NotesView } from "../../authoring/notes/view-notes.js";

/** The URI of the page that shows pictures in a chat. */
export const reviewAddress = "ui://wf/review";

/** The tool that only its page calls. */
export const reviewToolName = "wf_review";

/** An element of a picture that notes can be pinned to. */
export interface ShownElement {
  /** Its number among the elements of the source. */
  at: number;
  component: string;
  words: string;
  /** Id or label of its page. */
  page?: string;
  line: number;
  /** In px of the picture. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A page that can be approved. */
export interface ShownApproval {
  at: number;
  name: string;
  /** Who has approved its current content. */
  by: string[];
}

/** The result of preparing a source for review. */
export interface ReviewedSource {
  /** A digest of the drawing. */
  version: string;
  svg: string;
  width: number;
  height: number;
  elements: ShownElement[];
  view: NotesView;
  /** The anchors of the shown elements, by number. */
  anchors: Record<number, Anchor>;
  /** The content digests of the shown pages, by number. */
  digests: Record<number, string>;
}

/** The data of the page in a chat. */
export interface Review
  extends Pick<ReviewedSource, "version" | "svg" | "width" | "height" | "elements"> {
  /** The file, if notes can be stored for it. */
  path?: string;
  notes: NotesView["notes"];
  /** The shown pages. */
  pages: ShownApproval[];
  /** All pages of the source, in order. */
  allPages: { at: number; name: string }[];
  /** The problems of the notes file. */
  problems: string[];
}
