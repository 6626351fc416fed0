/** Tests that the wireframes of a run are drawn in bounded time for `wf inspect` and `wf validate --geometry`. */
import { expect, test, vi } from "vitest";
import { InspectRoom } from "../../src/authoring/inspect/inspect-room.js";
import { Workspace } from "../cli/call.js";

const large = `page { grid columns=4 { ${'text "a" '.repeat(4_500)}} }`;
const small = 'page { text "a" }';

test("what is left for a run bounds large wireframes only", () => {
  const room = new InspectRoom();
  for (let at = 0; at < 1_000; at++) room.take(large, 2_000);
  for (let at = 0; at < 90; at++) room.take(small, 2_000);
  expect(room.limitsFor(small, { boxes: 9_000, cells: 5 })).toEqual({ boxes: 9_000, cells: 5 });
  for (let at = 0; at < 7; at++) room.take(small, 50_000);
  expect(room.limitsFor(small, { boxes: 9_000, cells: 5 })).toEqual({ boxes: 2_100, cells: 5 });
  expect(room.limitsFor(small, { boxes: 9 })).toEqual({ boxes: 9 });
  expect(room.limitsFor(small)).toEqual({ boxes: 2_100 });
  for (let at = 0; at < 20; at++) room.take(small, 2_000);
  expect(room.limitsFor(small)).toEqual({ boxes: 100 });
  expect(room.limitsFor(large)).toEqual({ boxes: 100 + Math.floor(large.length / 20) });
});

test.each([
  ["validate", "--geometry"],
  ["inspect", "--quiet"],
])("wf %s %s refuses large wireframes after many, and draws small ones", async (...argv) => {
  const workspace = new Workspace({ "a.wf": large, "b.wf": large, "c.wf": large, "z.wf": small });
  const { take } = InspectRoom.prototype;
  // As if each wireframe had 200,000 boxes more.
  const taken = vi.spyOn(InspectRoom.prototype, "take").mockImplementation(function (
    this: InspectRoom,
    source: string,
    boxes: number,
  ) {
    take.call(this, source, boxes + 200_000);
  });
  const { code, out } = await workspace.call(argv);
  const boxes = taken.mock.calls.map(([, each]) => each);
  taken.mockRestore();
  expect(code).toBe(1);
  expect(out).toContain("c.wf:1:8 error the wireframe needs");
  expect(out).toContain("over the limit of 4,126 [size-limit]");
  expect(out).toContain("= large wireframes before it have used up what a run draws");
  expect(out).not.toMatch(/[abz]\.wf:\d/);
  expect(boxes).toHaveLength(4);
  expect(boxes[0]).toBeGreaterThan(4_000);
  expect(boxes[2]).toBe(0);
});
