/** How often a client is told that a call waits for a person: rarely, so that its log does not fill up. */
import { expect, it } from "vitest";
import { reportTime, waitingReports } from "../../../src/tools/mcp/waiting-reports.js";

it("reports immediately, then every 25 seconds", async () => {
  const told: number[] = [];
  const hear = waitingReports(async (waited) => void told.push(waited));
  for (let waited = 0; waited <= 60_000; waited += 150) await hear(waited);
  expect(told).toEqual([0, 25_050, 50_100]);
  // Many clients time out after 60 seconds of silence.
  expect(reportTime).toBeLessThan(30_000);
});
