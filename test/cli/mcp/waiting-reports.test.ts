/** How often a client hears that a call waits for a person: seldom, so that its log is not full of it. */
import { expect, it } from "vitest";
import { reportTime, waitingReports } from "../../../src/tools/mcp/waiting-reports.js";

it("reports immediately, then every 25 seconds", async () => {
  const told: number[] = [];
  const hear = waitingReports(async (waited) => void told.push(waited));
  for (let waited = 0; waited <= 60_000; waited += 150) await hear(waited);
  expect(told).toEqual([0, 25_050, 50_100]);
  // Many clients give up after 60 seconds without a word.
  expect(reportTime).toBeLessThan(30_000);
});
