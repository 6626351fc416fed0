/** Tests by how much the answers to an account that is refused repeatedly are delayed. */
import { expect, test } from "vitest";
import { RefusalDelays } from "../../src/service/server/answer/refusal-delays.js";
import { alone } from "../../src/service/server/peers.js";

/** The delays of 70 refusals at once. */
const delaysOf = (delays: RefusalDelays, account: string, now: number) =>
  Array.from({ length: 70 }, () => delays.next(account, now));

test.each([
  { workers: 1, free: 10, step: 20 },
  { workers: 2, free: 5, step: 40 },
  { workers: 64, free: 1, step: 200 },
])(
  "of $workers workers, each delays all but $free in a second, by $step ms more each time",
  ({ workers, free, step }) => {
    const delays = new RefusalDelays({ ...alone, count: workers });
    const grown = Array.from({ length: 70 }, (_, at) =>
      Math.min(1_000, Math.max(0, at - free + 1) * step),
    );
    for (const [account, now] of [
      ["acme", 0],
      ["other", 999],
      ["acme", 1_000],
    ] as const) {
      expect(delaysOf(delays, account, now)).toEqual(grown);
    }
    expect(delays.next("acme", 1_999)).toBe(1_000);
  },
);
