/** The forms that items take in the components which hold them. */

/**
 * What an item takes besides attributes: its label alone (`leaf`), items below it (`menu`, and `entry`,
 * whose label can be written as its content), items and nothing else (`branch`), items and milestones (`task`), any elements (`block`), any
 * elements as the note of a mark (`note`), or any elements besides a second string, which is its value (`pair`).
 */
export type ItemForm = "leaf" | "menu" | "entry" | "branch" | "task" | "block" | "note" | "pair";
