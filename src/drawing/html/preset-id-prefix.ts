/** Names what the ids of an HTML page begin with. */

/** Begins the ids of a page unless somebody wishes otherwise. */
export const presetIdPrefix = "wf";
