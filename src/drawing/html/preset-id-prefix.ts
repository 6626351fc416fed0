/** Says what the ids of an HTML page begin with, and may begin with. */

/** Begins the ids of a document unless somebody wishes otherwise. */
export const presetIdPrefix = "wf";

/** What may begin ids and class names; its length is bounded, because each id has it. */
export const idPrefixPattern = /^[A-Za-z][\w-]{0,39}$/;

/** The same in words, after what is called so. */
export const idPrefixRule = "must be a letter, then at most 39 letters, digits, _ or -";
