/** The name of all pages in the arguments of tools. */

/** Requests all pages at once. */
export const everyPage = "all";
