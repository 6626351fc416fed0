/** Tests the arithmetic of windows: all or nothing, window boundaries, calendar months, clocks that are set back. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  admitRequest,
  noUsage,
  type Usage,
  type WindowLimits,
  windowEnd,
  windowNames,
  windowStart,
} from "../../src/service/store/windows.js";
import { caseCount } from "../support/case-count.js";

const at = (text: string): number => Date.parse(text);
const seconds = (text: string): number => at(text) / 1000;

describe("the edges of windows", () => {
  test.each([
    ["minute", "2026-11-21T10:20:59.999Z", "2026-11-21T10:20:00Z", "2026-11-21T10:21:00Z"],
    ["minute", "2026-11-21T10:21:00.000Z", "2026-11-21T10:21:00Z", "2026-11-21T10:22:00Z"],
    ["day", "2026-11-21T23:59:59.999Z", "2026-11-21T00:00:00Z", "2026-11-22T00:00:00Z"],
    ["day", "2028-02-28T12:00:00Z", "2028-02-28T00:00:00Z", "2028-02-29T00:00:00Z"],
    ["month", "2026-11-30T23:59:59.999Z", "2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z"],
    ["month", "2026-12-31T23:59:59Z", "2026-12-01T00:00:00Z", "2027-01-01T00:00:00Z"],
    ["month", "2026-02-15T00:00:00Z", "2026-02-01T00:00:00Z", "2026-03-01T00:00:00Z"],
    ["month", "2028-02-29T12:00:00Z", "2028-02-01T00:00:00Z", "2028-03-01T00:00:00Z"],
    ["month", "2100-02-28T12:00:00Z", "2100-02-01T00:00:00Z", "2100-03-01T00:00:00Z"],
  ] as const)("the %s of %s", (name, time, start, end) => {
    expect(windowStart(name, at(time))).toBe(seconds(start));
    expect(windowEnd(name, seconds(start))).toBe(seconds(end));
  });
});

const limits: WindowLimits = { minute: 3, day: 5, month: 7 };

/** Sends requests at the given times; returns which were admitted, and the usage at the end. */
function send(times: readonly string[], allowed = limits): { admitted: string; usage: Usage } {
  let usage: Usage = noUsage;
  let admitted = "";
  for (const time of times) {
    const result = admitRequest(usage, allowed, at(time));
    usage = result.usage;
    admitted += result.admission.isAdmitted ? "+" : "-";
  }
  return { admitted, usage };
}

describe("admission", () => {
  test("a new window has room again; the longer ones keep their counts", () => {
    const { admitted, usage } = send([
      "2026-11-30T10:00:00Z",
      "2026-11-30T10:00:01Z",
      "2026-11-30T10:00:59.999Z",
      "2026-11-30T10:00:59.999Z",
      "2026-11-30T10:01:00Z",
      "2026-11-30T10:01:00Z",
      "2026-11-30T10:01:00Z",
      "2026-12-01T00:00:00Z",
    ]);
    expect(admitted).toBe("+++-++-+");
    expect(usage.month).toEqual({ start: seconds("2026-12-01T00:00:00Z"), count: 1 });
  });

  test("a refused request changes no window", () => {
    const before = send(["2026-11-21T10:00:00Z", "2026-11-21T10:00:00Z", "2026-11-21T10:00:00Z"]);
    const after = admitRequest(before.usage, limits, at("2026-11-21T10:00:30Z"));
    expect(after.usage).toBe(before.usage);
    expect(after.admission).toMatchObject({ isAdmitted: false, violated: ["minute"], marks: [] });
  });

  test("setting the clock back does not reopen a window", () => {
    const { admitted, usage } = send([
      "2026-11-21T10:01:00Z",
      "2026-11-21T10:01:00Z",
      "2026-11-21T10:00:59.999Z",
      "2026-11-21T10:00:00Z",
      "2026-11-21T10:00:00Z",
    ]);
    expect(admitted).toBe("+++--");
    expect(usage.minute).toEqual({ start: seconds("2026-11-21T10:01:00Z"), count: 3 });
  });

  test("a window that starts after the next one is void", () => {
    const wrong = ["2027-12-26T10:00:00Z", "2027-12-26T10:00:01Z", "2027-12-26T10:00:02Z"];
    const { admitted, usage } = send([...wrong, ...wrong, "2026-11-21T10:00:00Z"]);
    expect(admitted).toBe("+++---+");
    expect(usage).toMatchObject({
      minute: { start: seconds("2026-11-21T10:00:00Z"), count: 1 },
      day: { start: seconds("2026-11-21T00:00:00Z"), count: 1 },
      month: { start: seconds("2026-11-01T00:00:00Z"), count: 1 },
      warnedLimit: 0,
    });
  });

  test("a month without a limit is counted, but is never full and causes no event", () => {
    let usage: Usage = noUsage;
    const unlimited = { minute: 1e6, day: 1e6, month: null };
    for (let index = 0; index < 2000; index++) {
      const result = admitRequest(usage, unlimited, at("2026-11-21T10:00:00Z"));
      expect(result.admission).toMatchObject({ isAdmitted: true, marks: [] });
      expect(result.admission.windows.map(({ name }) => name)).toEqual(["minute", "day"]);
      usage = result.usage;
    }
    expect(usage.month.count).toBe(2000);
  });

  test("each quota mark is reported once, by the request that reaches it", () => {
    const allowed = { minute: 100, day: 100, month: 10 };
    let usage: Usage = noUsage;
    const marks: string[] = [];
    const step = (quota: WindowLimits, time: string) => {
      const result = admitRequest(usage, quota, at(time));
      usage = result.usage;
      marks.push(
        `${usage.month.count}${result.admission.marks.map((mark) => ` ${mark}`).join("")}`,
      );
    };
    for (let index = 0; index < 12; index++) step(allowed, "2026-11-21T10:00:00Z");
    expect(marks).toEqual("1,2,3,4,5,6,7,8 warning,9,10,10 exceeded,10".split(","));
    marks.length = 0;
    // A higher tier re-arms both thresholds.
    const raised = { ...allowed, month: 20 };
    for (let index = 0; index < 11; index++) step(raised, "2026-11-21T10:00:01Z");
    expect(marks.filter((mark) => mark.includes(" "))).toEqual(["16 warning", "20 exceeded"]);
    marks.length = 0;
    // So does a new month.
    for (let index = 0; index < 21; index++) step(raised, "2026-12-01T00:00:00Z");
    expect(marks.filter((mark) => mark.includes(" "))).toEqual(["16 warning", "20 exceeded"]);
  });

  test("no window ever holds more than its limit", () => {
    const request = fc.record({
      step: fc.integer({ min: -90_000, max: 90_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(request, { maxLength: 200 }), (requests) => {
        let usage: Usage = noUsage;
        let now = at("2026-11-21T10:00:00Z");
        for (const { step } of requests) {
          now += step;
          const { usage: after, admission } = admitRequest(usage, limits, now);
          for (const name of windowNames) {
            expect(after[name].count).toBeLessThanOrEqual(limits[name]!);
            const isVoid = usage[name].start > windowEnd(name, windowStart(name, now));
            if (!isVoid) expect(after[name].start).toBeGreaterThanOrEqual(usage[name].start);
          }
          expect(admission.isAdmitted).toBe(admission.violated.length === 0);
          usage = after;
        }
      }),
      { numRuns: caseCount(50) },
    );
  });
});
