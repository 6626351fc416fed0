/** Describes a loader for imported files: from disk, from a request body, or from memory. */
import type { FreeShare } from "../../base/sharing/free-share.js";

/** Why a file cannot be read, as far as the loader knows. */
export type LoadProblem =
  /** It does not exist. */
  | "missing"
  /** It is outside of the project, and was not read. */
  | "outside"
  /** Permission is denied, or it is not a file. */
  | "unreadable"
  /** It has another extension than files of its use, or is a link to one that has. */
  | "kind"
  /** It is not UTF-8. */
  | "encoding"
  /** It is larger than the limit for sources. */
  | "large"
  /** The source is read in a place without files. */
  | "none"
  /** Too many files have been read. */
  | "limit"
  /** The files are too large together. */
  | "text";

/** A file with the id used in all its places, or the problem with the id that it would have. */
export type LoadedFile = { id: string; text: string } | { problem: LoadProblem; id?: string };

/**
 * Loads a file.
 *
 * @param path - as written in the source, relative to that source
 * @param from - the id of the importing source; undefined for the main one
 */
export type LoadFile = (path: string, from: string | undefined) => LoadedFile;

/** What several analyses may come to together. */
export interface SharedRoom {
  /** Number of elements that their sources may still write out. */
  left: number;
  /** Those that each of them may write out besides. */
  free: FreeShare;
}

/**
 * Sources by id, for other analyses with the same loader; the content is private to the analysis. With a room, they share
 * its bound.
 */
export type SourceCache = Map<string, object> & { readonly room?: SharedRoom };
