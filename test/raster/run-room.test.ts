/** Tests that the SVG pictures of all wireframes of a run share what they may take. */
import { expect, onTestFinished, test, vi } from "vitest";
import { type PaintRoom, RunRoom } from "../../src/output/raster/paint-room.js";
import { RasterError } from "../../src/output/raster/raster-error.js";
import { goodSource, Workspace } from "../cli/call.js";

/** Draws a file that takes so many ms, or is refused if it has less. */
const taking = (room: { left?: PaintRoom }, ms: number) => async (): Promise<string> => {
  const left = room.left!;
  const isEnough = left.ms >= ms;
  left.ms -= Math.min(ms, left.ms);
  if (!isEnough) throw new RasterError("too much");
  return "drawn";
};

/** Draws wireframes with one file each. */
async function drawn(run: RunRoom, times: readonly number[]): Promise<string[]> {
  const results: string[] = [];
  for (const ms of times) {
    const room = {};
    results.push(await run.within(room, taking(room, ms)).catch((error) => error.message));
  }
  return results;
}

const small = { ofRun: 20_000, free: { each: 1_000, inAll: 900_000 } };
const left =
  "its SVG pictures take longer than those of this run have left of the 20 s that all share; draw it in a run of its own";

test("files that take more than a second have some time of a run together", async () => {
  const times = [8_000, 9_000, 12_000, 8_000, 800, 1_000];
  expect(await drawn(new RunRoom(small), times)).toEqual([
    "drawn",
    "drawn",
    left,
    left,
    "drawn",
    "drawn",
  ]);
});

test("files that take less share a larger sum", async () => {
  const free = { each: 1_000, inAll: 2_700 };
  const run = new RunRoom({ ofRun: 1_000, free });
  expect(await drawn(run, [900, 900, 900, 900, 900, 100, 1])).toEqual([
    "drawn",
    "drawn",
    "drawn",
    "drawn",
    left.replace("20 s", "1 s"),
    left.replace("20 s", "1 s"),
    left.replace("20 s", "1 s"),
  ]);
  run.renew();
  expect(await drawn(run, [900])).toEqual(["drawn"]);
});

test("hundreds of files that take less are drawn", async () => {
  const results = await drawn(new RunRoom(small), Array(1_000).fill(900));
  expect(new Set(results)).toEqual(new Set(["drawn"]));
});

test("a file that takes more than its own time is refused for that", async () => {
  expect(await drawn(new RunRoom(small), [12_000, 5_000])).toEqual(["too much", "drawn"]);
});

test("files of one wireframe share its time, too", async () => {
  const run = new RunRoom();
  const room = {};
  const files = [4_000, 4_000, 4_000].map(async (ms) => run.within(room, taking(room, ms)));
  await expect(Promise.all(files)).rejects.toThrow("too much");
});

test("another run begins anew", async () => {
  const run = new RunRoom(small);
  expect(await drawn(run, [9_500, 9_500, 9_500, 9_500])).toContain(left);
  run.renew();
  expect(await drawn(run, [9_500])).toEqual(["drawn"]);
});

test("is one for all wireframes and fences of a call", async () => {
  const fence = `\`\`\`wf\n${goodSource}\`\`\`\n`;
  const workspace = new Workspace({ "a.wf": goodSource, "b.md": fence.repeat(2) });
  const within = vi.spyOn(RunRoom.prototype, "within");
  onTestFinished(() => within.mockRestore());
  await workspace.call(["render", "a.wf", "b.md", "--out-dir", "out"]);
  expect(within.mock.contexts).toHaveLength(3);
  expect(new Set(within.mock.contexts).size).toBe(1);
});
