/** Result types for edits to another tool's settings file. */

/** The new text, or why the file is left alone. */
export type Edit = { text: string } | { problem: string };

/** An edit that adds or replaces an entry when there is one, and removes it otherwise. */
export interface EntryEdit {
  /** The key that holds all entries. */
  key: string;
  name: string;
  entry: Record<string, unknown> | undefined;
}
