/** Tests how many requests are admitted at a time, before their bodies are read. */
import { describe, expect, test } from "vitest";
import { alone } from "../../../src/service/server/peers.js";
import { BusyError } from "../../../src/service/server/work/busy-error.js";
import { Penalties } from "../../../src/service/server/work/penalties.js";
import { RequestRoom } from "../../../src/service/server/work/request-room.js";
import { TaskTimes } from "../../../src/service/server/work/task-times.js";
import { ThreadQueue } from "../../../src/service/server/work/thread-queue.js";

const mebi = 1 << 20;

/** A room of 64 MiB. */
function openRoom() {
  const now = () => 0;
  const times = new TaskTimes(now);
  const penalties = new Penalties(now);
  const waits = { longestExpected: 10_000, longestWait: 20_000 };
  const queue = new ThreadQueue({ threads: 2, times, penalties, ...waits, now, peers: alone });
  return { times, room: new RequestRoom({ queue, times, bytes: 64 * mebi, longestWait: 10_000 }) };
}

/** How many of some requests are admitted. */
function countEntered(room: RequestRoom, account: string, size: number, count = 100_000): number {
  for (let at = 0; at < count; at++) {
    try {
      room.enter(account, size);
    } catch (error) {
      expect(error).toBeInstanceOf(BusyError);
      return at;
    }
  }
  return count;
}

describe("bytes", () => {
  test("are bounded: half for one account, and always some for the next", () => {
    const { room } = openRoom();
    const counts = ["a", "b", "c", "d", "e"].map((name) => countEntered(room, name, mebi));
    expect(counts).toEqual([32, 16, 8, 4, 2]);
    expect(() => room.enter("f", mebi)).not.toThrow();
    expect(countEntered(room, "g", 0)).toBeGreaterThan(50);
  });

  test("are free again after a request has left, however often it leaves", () => {
    const { room } = openRoom();
    for (let round = 0; round < 100; round++) {
      const places = Array.from({ length: 32 }, () => room.enter("a", mebi));
      for (const place of places) {
        place.leave();
        place.leave();
      }
    }
    expect(countEntered(room, "a", mebi)).toBe(32);
  });

  test("of a body of unknown size are counted as they arrive", () => {
    const { room } = openRoom();
    const place = room.enter("a", 0);
    for (let at = 0; at < 31; at++) place.grow(mebi);
    expect(() => place.grow(2 * mebi)).toThrow(BusyError);
    place.leave();
    place.grow(mebi);
    place.hold(mebi);
    expect(countEntered(room, "a", mebi)).toBe(32);
  });

  test("of answers count while they are made", () => {
    const { room } = openRoom();
    const slow = room.enter("a", mebi);
    slow.grow(25 * mebi);
    expect(() => slow.grow(25 * mebi)).toThrow(BusyError);
    slow.hold(-25 * mebi);
    expect(() => slow.grow(25 * mebi)).not.toThrow();
  });

  test("of requests without a body count too", () => {
    const { room } = openRoom();
    expect(countEntered(room, "a", 0)).toBe(8192);
  });
});

describe("time", () => {
  test("is estimated from earlier requests, most of which need no thread", () => {
    const { room, times } = openRoom();
    for (let at = 0; at < 200; at++) times.noteRequest("quick", 0);
    for (let at = 0; at < 200; at++) times.noteRequest("slow", 1_000);
    expect(countEntered(room, "quick", 0)).toBe(8192);
    expect(countEntered(room, "slow", 0)).toBe(11);
    expect(countEntered(room, "other", 0)).toBeGreaterThan(1_000);
  });

  test("of requests that have left no longer counts", () => {
    const { room, times } = openRoom();
    for (let at = 0; at < 200; at++) times.noteRequest("slow", 1_000);
    const places = Array.from({ length: 11 }, () => room.enter("slow", 0));
    expect(() => room.enter("slow", 0)).toThrow(BusyError);
    for (const place of places) {
      place.threadTime = 1_000;
      place.begin();
    }
    expect(countEntered(room, "slow", 0, 5)).toBe(5);
    for (const place of places) place.leave();
    expect(countEntered(room, "slow", 0, 100)).toBe(6);
  });

  test("decides when to try again", () => {
    const { room, times } = openRoom();
    for (let at = 0; at < 500; at++) times.noteRequest("a", 4_000);
    for (let at = 0; at < 3; at++) room.enter("a", 0);
    const refused = (() => {
      try {
        room.enter("a", 0);
      } catch (error) {
        return error as BusyError;
      }
      return expect.unreachable();
    })();
    expect(refused.retryAfter).toBe(2);
  });
});

test("calls release callbacks once, even if they are added after the release", () => {
  const { room } = openRoom();
  const place = room.enter("a", 0);
  let told = 0;
  place.whenLeft(() => told++);
  place.leave();
  place.leave();
  expect(told).toBe(1);
  place.whenLeft(() => told++);
  expect(told).toBe(2);
});
