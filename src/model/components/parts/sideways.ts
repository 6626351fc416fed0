/** What to write for the sides of others, left and right, in containers. */

/** For containers whose children are below each other. */
export const sidesOfColumn = {
  ...sides("left", "write align=start"),
  ...sides("right", "write align=end"),
};

/** For containers whose children are side by side. */
export const sidesOfRow = {
  ...sides("left", "write justify=start"),
  ...sides("right", "write justify=end"),
};

/** For bars at the edges of a page. */
export const staysAtEdge = {
  sticky: "leave it out: it stays at its edge of the page",
  fixed: "leave it out: it stays at its edge of the page",
};

function sides(side: string, advice: string): Readonly<Record<string, string>> {
  return { [side]: advice, [`align=${side}`]: advice, [`justify=${side}`]: advice };
}
