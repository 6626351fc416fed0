/** Describes what comes of editing a settings file that belongs to somebody else. */

/** The new text, or why the file is left alone. */
export type Edit = { text: string } | { problem: string };

/** An edit that adds or replaces an entry when there is one, and removes it otherwise. */
export interface EntryEdit {
  /** The key that holds all entries. */
  key: string;
  name: string;
  entry: Record<string, unknown> | undefined;
}
