/** Stands in markup for a name that is made from all of that markup, and so is known only when it is written. */

/** Escaping lets it through nowhere, so no text of a user has it. */
export const laterName = "\u0001";
