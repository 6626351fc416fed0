/** Maximum number of boxes of a small month: its header, and six weeks of days with their discs and bands. */
export const smallMonthBoxes = 210;
