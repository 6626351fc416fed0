/** A placeholder in markup for a name that depends on the whole markup, and so is known only at the end. */

/** Escaping never lets it through, so no text of a user contains it. */
export const laterName = "\u0001";
