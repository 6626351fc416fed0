/** Turns boards into those with some of their boxes replaced. */
import type { Board, Box } from "../../model/box/box.js";

/** The boards with some boxes replaced; the same object for a board that has none of them. */
export function replaced(boards: readonly Board[], boxes: ReadonlyMap<Box, Box>): readonly Board[] {
  return boxes.size === 0 ? boards : boards.map((board) => boardWithOthers(board, boxes));
}

function boardWithOthers(board: Board, boxes: ReadonlyMap<Box, Box>): Board {
  const box = withOthers(board.box, boxes);
  const asides = board.asides?.map((aside) => {
    const other = withOthers(aside.box, boxes);
    return other === aside.box ? aside : { ...aside, box: other };
  });
  const isSame = box === board.box && asides?.every((aside, at) => aside === board.asides![at]);
  return (isSame ?? box === board.box) ? board : { ...board, box, ...(asides && { asides }) };
}

function withOthers(given: Box, boxes: ReadonlyMap<Box, Box>): Box {
  const box = boxes.get(given) ?? given;
  if (!("children" in box)) return box;
  let changed: Box[] | undefined;
  for (let at = 0; at < box.children.length; at++) {
    const child = box.children[at]!;
    const other = withOthers(child, boxes);
    if (other === child) continue;
    changed ??= [...box.children];
    changed[at] = other;
  }
  return changed === undefined ? box : ({ ...box, children: changed } as Box);
}
