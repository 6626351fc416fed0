/** Reads a reference to a page of another source: `schedule.wf#week`. */

/** The extensions of sources, without the dot. */
export const sourceEndings = ["wf", "wireframe"] as const;

const form = new RegExp(`^([^:?#]*\\.(?:${sourceEndings.join("|")}))(?:#(.*))?$`, "i");

const ending = new RegExp(`\\.(?:${sourceEndings.join("|")})$`, "i");

/** Whether a file name has the extension of a source. */
export function isSourceName(name: string): boolean {
  return ending.test(name);
}

/** A source as a path from the one that refers to it, and the id or title of one of its pages. */
export interface SourceReference {
  readonly file: string;
  /** Undefined if the reference is to the whole source. */
  readonly page: string | undefined;
}

/** The parts of a reference; undefined if the text is not one. */
export function readSourceReference(text: string): SourceReference | undefined {
  const [, file, page] = form.exec(text) ?? [];
  return file === undefined ? undefined : { file, page: page === "" ? undefined : page };
}
