/** Describes what a language server needs from its machine; the program that starts it provides an implementation. */
import type { DocumentSurroundings } from "../../authoring/editing/surroundings.js";

/** The files of the folders that an editor has open. Paths are absolute. */
export interface Workspace {
  /** Whether a path has the name of a wireframe. */
  isWireframe(path: string): boolean;
  /** Paths of all wireframes in the folders. */
  files(): readonly string[];
  /** Whether a path is in one of the folders even after links are followed; without folders, true for every path. */
  holds(path: string): boolean;
  /** The text of a file, preferably that in an editor; undefined if it cannot be read. */
  read(path: string): string | undefined;
  /**
   * The surroundings of the document at a path.
   *
   * @param isOnDisk whether this is its path, and not only where it would be; otherwise, nothing is next to it. Defaults
   * to true
   */
  surroundingsOf(path: string, isOnDisk?: boolean): Promise<DocumentSurroundings>;
  /** What the analysis of the file at a path needs to read other files. */
  analysisOf(path: string): NonNullable<DocumentSurroundings["analysis"]>;
  /** Why a text is not checked as the file at a path; the settings may change that once they are read. */
  refuses(path: string, text: string): string | undefined;
  /** Whether settings exclude a file from checks. */
  ignores(path: string): Promise<boolean>;
  /** The URL of the page about a code. */
  pageOf(code: string): string;
  /** Called when the files are too large to find the names in all of them. */
  tellFull(): void;
  /** Converts between paths and the ids that analyses use. */
  idOf(path: string): string;
  pathOf(id: string): string;
  /**
   * Sets the text of a file in an editor; undefined when it is closed.
   *
   * @returns whether this may affect other files
   */
  setText(path: string, text: string | undefined): boolean;
  /** Called after files were written, created or removed. */
  filesChanged(): void;
}

/** Opens the folders of an editor; without any, each file stands alone. */
export type OpenWorkspace = (folders: readonly string[]) => Workspace;
