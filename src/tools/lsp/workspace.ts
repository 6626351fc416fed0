/** Describes what a language server needs from the machine that it runs on; whoever starts one implements it. */
import type { DocumentSurroundings } from "../../authoring/editing/surroundings.js";

/** The files of the folders that an editor has open. Paths are absolute. */
export interface Workspace {
  /** Paths of all wireframes in the folders. */
  files(): readonly string[];
  /** Whether a path is in one of the folders, also when links are followed; without folders, every path is. */
  holds(path: string): boolean;
  /** The text of a file, that of an editor first; undefined where it cannot be read. */
  read(path: string): string | undefined;
  /** What the document at a path may ask about the files around it. */
  surroundingsOf(path: string): Promise<DocumentSurroundings>;
  /** What an analysis of the file at a path needs in order to read others. */
  analysisOf(path: string): NonNullable<DocumentSurroundings["analysis"]>;
  /** Why a text is not checked as the file at a path, in words; settings decide once they are read. */
  refuses(path: string, text: string): string | undefined;
  /** Whether settings leave a file unchecked. */
  ignores(path: string): Promise<boolean>;
  /** The address of the page about a code. */
  pageOf(code: string): string;
  /** The id that analyses give to the file at a path, and the path that an id stands for. */
  idOf(path: string): string;
  pathOf(id: string): string;
  /**
   * Takes the text of a file as an editor has it; undefined when it is closed.
   *
   * @returns whether other files may mean something else by it
   */
  setText(path: string, text: string | undefined): boolean;
  /** Hears that files were written, made or removed. */
  filesChanged(): void;
}

/** Opens the folders of an editor; without any, each file stands for itself. */
export type OpenWorkspace = (folders: readonly string[]) => Workspace;
