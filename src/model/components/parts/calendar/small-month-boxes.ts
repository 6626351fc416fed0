/** Boxes of a small month at most: its head, and six weeks of days with their discs and bands. */
export const smallMonthBoxes = 210;
