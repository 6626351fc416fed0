/** Describes what gives a source the files that it imports: from a disk, from the body of a request, from memory. */

/** Why a file cannot be read, as far as its reader knows. */
export type LoadProblem =
  /** It is not there. */
  | "missing"
  /** It is outside of the project, and was not touched. */
  | "outside"
  /** It may not be read, or is no file. */
  | "unreadable"
  /** It is not UTF-8. */
  | "encoding"
  /** It is larger than any source may be. */
  | "large"
  /** There are no files where the source is read. */
  | "none"
  /** Too many have been read. */
  | "limit";

/** A file, under the id that all places in it carry, or why there is none, with the id that it would have. */
export type LoadedFile = { id: string; text: string } | { problem: LoadProblem; id?: string };

/**
 * Gives a file.
 *
 * @param path - as the source writes it, relative to that source
 * @param from - the id of the source that asks; undefined for the one that was handed over
 */
export type LoadFile = (path: string, from: string | undefined) => LoadedFile;

/** Sources that were read, by id, for other analyses with the same loader; what is in it concerns no one else. */
export type SourceCache = Map<string, object>;
