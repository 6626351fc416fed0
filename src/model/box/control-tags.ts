/** The tags by which components make a box a control; fields and toggles are kinds of box. */

/** Tags of boxes that can be clicked, whether or not the source says what a click does. */
export const controlTags: ReadonlySet<string> = new Set(["a", "button", "summary"]);
