/** Describes the sources that a document is read together with. */
import type { SourceText } from "../../../base/text/source-text.js";
import type { Occurrence } from "./occurrence.js";

/** One source of a project. */
export interface ProjectSource {
  /** Its id, as the analysis of others names it. */
  readonly file: string;
  readonly source: SourceText;
  readonly occurrences: readonly Occurrence[];
}

/** The sources of a project, that of the document at hand included. */
export interface Project {
  /** Id of the document at hand. */
  readonly file: string;
  sources(): Iterable<ProjectSource>;
}
