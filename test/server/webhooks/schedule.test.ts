/** Tests when the next attempt is made, and the state of a delivery after an attempt. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readRetryAfter, waitAfter } from "../../../src/service/server/webhooks/retry-schedule.js";
import { settleDelivery } from "../../../src/service/server/webhooks/settle-delivery.js";
import { pendingDelivery } from "../../../src/service/store/delivery.js";
import type { Delivery } from "../../../src/service/store/records.js";

const [second, minute, hour] = [1_000, 60_000, 3_600_000];
const waits = [5 * second, 5 * minute, ...[0.5, 2, 5, 10, 14, 20, 24].map((hours) => hours * hour)];

describe("waits", () => {
  test("follow the schedule, about three days in total, and end", () => {
    const planned = waits.map((_, at) => waitAfter(at + 1, undefined, () => 0.5));
    expect(planned).toEqual(waits);
    expect(planned.reduce((sum, wait) => sum! + wait!, 0)! / hour).toBeCloseTo(75.6, 1);
    expect(waitAfter(10, undefined, () => 0.5)).toBeUndefined();
    expect(waitAfter(10, hour, () => 0.5)).toBeUndefined();
  });

  test("vary by a fifth in both directions, and no more", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempts, chance) => {
          const wait = waitAfter(attempts, undefined, () => chance)!;
          expect(wait).toBeGreaterThanOrEqual(Math.round(waits[attempts - 1]! * 0.8));
          expect(wait).toBeLessThanOrEqual(Math.round(waits[attempts - 1]! * 1.2));
        },
      ),
    );
    expect(waitAfter(2, undefined, () => 0)).toBe(4 * minute);
    expect(waitAfter(2, undefined, () => 1)).toBe(6 * minute);
  });

  test("are as long as the endpoint asks, within the schedule and a day", () => {
    const wait = (attempts: number, asked: number) => waitAfter(attempts, asked, () => 0.5);
    expect(wait(1, 60 * second)).toBe(minute);
    expect(wait(2, 60 * second)).toBe(5 * minute);
    expect(wait(1, 99 * hour)).toBe(24 * hour);
    expect(waitAfter(9, 99 * hour, () => 1)).toBe(28.8 * hour);
  });
});

describe("Retry-After", () => {
  const now = Date.UTC(1994, 10, 6, 8, 49, 7);
  test.each([
    ["120", 120 * second],
    [" 0 ", 0],
    ["Sun, 06 Nov 1994 08:49:37 GMT", 30 * second],
    ["Sunday, 06-Nov-94 08:49:37 GMT", 30 * second],
    ["Sun Nov  6 08:49:37 1994", 30 * second],
    ["Sun, 06 Nov 1994 08:00:00 GMT", 0],
    [undefined, undefined],
    ["", undefined],
    ["-5", undefined],
    ["1.5", undefined],
    ["soon 2030", undefined],
    ["Sun, never GMT", undefined],
  ])("%j asks for %j", (value, wait) => {
    expect(readRetryAfter(value, now)).toBe(wait);
  });
});

describe("a delivery", () => {
  const now = Date.UTC(2026, 10, 21);
  const attempt = { at: now, ms: 12, status: 500, problem: "HTTP 500" };
  const settle = (before: Delivery, fields: object = {}) =>
    settleDelivery(before, {
      attempt: { ...attempt, ...fields },
      askedWait: undefined,
      now: now + 12,
      random: () => 0.5,
    });
  const leased = { ...pendingDelivery(now), lease: "mark" };

  test("continues after a failure, counted from the end of the attempt", () => {
    expect(settle(leased)).toEqual({
      state: "pending",
      attempts: 1,
      nextAt: now + 12 + 5 * second,
      lease: null,
      startedAt: now,
      last: attempt,
    });
    const later = { ...leased, attempts: 3, startedAt: 7 };
    expect(settle(later)).toMatchObject({ attempts: 4, startedAt: 7 });
  });

  test("ends with success, with the tenth failure, and when the endpoint is gone", () => {
    const over = { nextAt: null, lease: null };
    const taken = settle(leased, { status: 204, problem: null });
    expect(taken).toMatchObject({ ...over, state: "delivered", attempts: 1 });
    const last = settle({ ...leased, attempts: 9 });
    expect(last).toMatchObject({ ...over, state: "failed", attempts: 10 });
    expect(settle(leased, { status: 410 })).toMatchObject({ ...over, state: "failed" });
  });
});
