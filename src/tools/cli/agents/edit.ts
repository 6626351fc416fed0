/** Result types for edits to another tool's settings file. */

/** The new text, or why the file is not changed. */
export type Edit = { text: string } | { problem: string };

/** An edit that adds or replaces an entry if `entry` is set, and removes it otherwise. */
export interface EntryEdit {
  /** The key that contains all entries. */
  key: string;
  name: string;
  entry: Record<string, unknown> | undefined;
}
