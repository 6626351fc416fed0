/** Describes what a person is shown of a wireframe in a chat, and where it is: plain values, for its page and for its tool. */
import type { Anchor } from "../../authoring/notes/note.js";
import type { NotesView } from "../../authoring/notes/view-notes.js";

/** The address of the page that shows pictures in a chat. */
export const reviewAddress = "ui://wf/review";

/** The tool that its page calls, and nobody else. */
export const reviewToolName = "wf_review";

/** An element of a picture that notes can be pinned to. */
export interface ShownElement {
  /** Its place among the elements of the source. */
  at: number;
  component: string;
  words: string;
  /** Id or label of its page. */
  page?: string;
  line: number;
  /** px of the picture. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A page of a picture that can be approved. */
export interface ShownApproval {
  at: number;
  name: string;
  /** Who has approved it as it is now. */
  by: string[];
}

/** What a thread finds out about a source that is reviewed. */
export interface ReviewedSource {
  /** The name of what is drawn, which differs from that of anything else. */
  version: string;
  svg: string;
  width: number;
  height: number;
  elements: ShownElement[];
  view: NotesView;
  /** Of each element that is shown, by its place. */
  anchors: Record<number, Anchor>;
  /** Of each page that is shown, by its place: the name of its content. */
  digests: Record<number, string>;
}

/** What the page in a chat gets. */
export interface Review
  extends Pick<ReviewedSource, "version" | "svg" | "width" | "height" | "elements"> {
  /** The file, if notes can be kept beside one. */
  path?: string;
  notes: NotesView["notes"];
  /** Those that are shown. */
  pages: ShownApproval[];
  /** All pages of the source, in its order. */
  allPages: { at: number; name: string }[];
  /** What is wrong with the notes file. */
  problems: string[];
}
