/** Tests the share of one worker among several, and what it hears from the others. */
import { expect, test } from "vitest";
import { WindowCounts } from "../../src/service/server/answer/window-counts.js";
import { BackOff } from "../../src/service/server/cluster/back-off.js";
import { NoticeBoard } from "../../src/service/server/cluster/notice-board.js";
import { FailedSignIns } from "../../src/service/server/dashboard/failed-sign-ins.js";
import { alone, type Notice, type Peers, shareOf } from "../../src/service/server/peers.js";

/** Workers that hear each other immediately. */
function workers(count: number): Peers[] {
  const listeners: ((notice: Notice) => void)[][] = Array.from({ length: count }, () => []);
  return listeners.map((own) => ({
    count,
    tell: (notice) => {
      for (const other of listeners) if (other !== own) for (const hear of other) hear(notice);
    },
    hear: (listener) => own.push(listener),
  }));
}

test.each([
  [64, 1, 1, 64],
  [64, 2, 1, 32],
  [5, 2, 2, 2],
  [5, 4, 2, 2],
  [1_000, 3, 1, 333],
  [10, 64, 1, 1],
])("of %i, one of %i workers may use at least %i: %i", (bound, count, least, share) => {
  expect(shareOf(bound, { ...alone, count }, least)).toBe(share);
});

test("counts include those of all workers, and windows begin with the first count", () => {
  const [one, two, three] = workers(3).map(
    (peers) => new WindowCounts(60_000, { of: "refunds", peers }),
  );
  one!.add("acme", 0);
  two!.add("acme", 30_000);
  two!.add("other", 30_000);
  for (const counts of [one!, two!, three!]) {
    expect(counts.read("acme", 40_000)).toEqual({ count: 2, wait: 20_000 });
    expect(counts.read("other", 40_000)).toEqual({ count: 1, wait: 50_000 });
    expect(counts.read("acme", 60_000)).toEqual({ count: 0, wait: 0 });
  }
});

test("counts of different kinds are separate", () => {
  const [one, two] = workers(2);
  const changes = new WindowCounts(60_000, { of: "changes", peers: two! });
  new WindowCounts(60_000, { of: "refunds", peers: one! }).add("acme", 0);
  expect(changes.read("acme", 0).count).toBe(0);
});

test("ten wrong tokens are ten, whichever workers receive them", () => {
  const all = workers(2).map((peers) => new FailedSignIns(peers));
  for (let at = 0; at < 10; at++) {
    for (const failed of all) expect(failed.waitFor("203.0.113.7", at)).toBe(0);
    all[at % 2]!.add("203.0.113.7", at);
  }
  for (const failed of all) expect(failed.waitFor("203.0.113.7", 10)).toBeGreaterThan(0);
});

test("a new worker gets the counts of the last hour, at most 10,000", () => {
  const board = new NoticeBoard();
  const count = (key: string, at: number): Notice => ({ kind: "count", of: "sign-ins", key, at });
  board.add([count("old", 0), { kind: "task", account: "acme", ms: 5, isStopped: false }]);
  board.add([count("new", 2_000_000)]);
  expect(board.read(3_700_000)).toEqual([count("new", 2_000_000)]);
  for (let at = 0; at < 50_000; at++) board.add([count(`flood ${at}`, 3_700_000)]);
  expect(board.read(3_700_000)).toHaveLength(10_000);
});

test("workers that end soon are restarted at increasing intervals; one that has worked is replaced immediately", () => {
  const backOff = new BackOff();
  const waits = [5, 5, 5, 5, 5, 5, 5, 5, 5, 60_000, 5].map((lived) => backOff.waitAfter(lived));
  expect(waits).toEqual([0, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 0, 500]);
});
