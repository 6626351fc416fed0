/** Names the key that holds the text of an item. */

/** The key that contains the label of every item; an unnamed leading string is stored under it too. */
export const textKey = "label";
