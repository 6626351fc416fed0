/** Tests what the fonts of a run may take: each picture some, and all of them several times that. */
import { expect, test } from "vitest";
import { FontsRoom } from "../../src/base/fonts/given/fonts-room.js";

const most = { usual: 100, usualOfRun: 250, unusual: 40 };

/** What the pictures of a room could take, if each takes all of it. */
function takenBy(room: FontsRoom, pictures: number): number[] {
  return Array.from({ length: pictures }, () => {
    // A list of fonts tells it for each of them.
    room.startPicture();
    room.startPicture();
    const { usualSteps } = room;
    room.usualSteps = 0;
    return usualSteps;
  });
}

test("pictures of a run share what is left, and each takes a part of it at most", () => {
  const room = new FontsRoom(most);
  room.renewsWithPictures = false;
  room.unusualSteps = 7;
  expect(takenBy(room, 4)).toEqual([100, 100, 50, 0]);
  expect(room.unusualSteps).toBe(7);
  room.renew();
  expect(takenBy(room, 1)).toEqual([100]);
  expect(room.unusualSteps).toBe(40);
});

test("pictures that take little leave the rest", () => {
  const room = new FontsRoom(most);
  room.renewsWithPictures = false;
  for (let at = 0; at < 20; at++) {
    room.startPicture();
    room.usualSteps -= 5;
  }
  expect(takenBy(room, 3)).toEqual([100, 50, 0]);
});

test("each picture of a session begins anew", () => {
  const room = new FontsRoom(most);
  room.unusualSteps = 0;
  expect(takenBy(room, 5)).toEqual([100, 100, 100, 100, 100]);
  expect(room.unusualSteps).toBe(40);
});
