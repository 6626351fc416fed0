/** The HTML tags that turn a box into a control; fields and toggles are kinds of boxes instead. */

/** Tags of clickable boxes, whether or not the source describes the effect of a click. */
export const controlTags: ReadonlySet<string> = new Set(["a", "button", "summary"]);
