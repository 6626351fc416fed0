/** Reads a reference to a page of another source: `schedule.wf#week`. */

/** What the names of sources end in, after the dot. */
export const sourceEndings = ["wf", "wireframe"] as const;

const form = new RegExp(`^([^:?#]*\\.(?:${sourceEndings.join("|")}))(?:#(.*))?$`, "i");

/** A source as a path from the one that refers to it, and the id or title of one of its pages. */
export interface SourceReference {
  readonly file: string;
  /** Undefined where the source is meant as a whole. */
  readonly page: string | undefined;
}

/** The parts of a reference; undefined for a text that is none. */
export function readSourceReference(text: string): SourceReference | undefined {
  const [, file, page] = form.exec(text) ?? [];
  return file === undefined ? undefined : { file, page: page === "" ? undefined : page };
}
