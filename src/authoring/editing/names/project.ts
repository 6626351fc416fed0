/** Describes a project: the sources that are analyzed together. */
import type { SourceText } from "../../../base/text/source-text.js";
import type { Occurrence } from "./occurrence.js";

/** One source of a project. */
export interface ProjectSource {
  /** Its id in the analyses of other sources. */
  readonly file: string;
  readonly source: SourceText;
  readonly occurrences: readonly Occurrence[];
}

/** The sources of a project, including the current document. */
export interface Project {
  /** Id of the current document. */
  readonly file: string;
  sources(): Iterable<ProjectSource>;
}
