/** The forms of items, by the component that contains them. */

/**
 * What an item accepts besides attributes: only its label (`leaf`), items below it (`menu`, and `entry`, whose label
 * can be its content), only items (`branch`), items and milestones (`task`), any elements (`block`), any elements as
 * the note of a mark (`note`), or a second string as its value plus any elements (`pair`).
 */
export type ItemForm = "leaf" | "menu" | "entry" | "branch" | "task" | "block" | "note" | "pair";
