/** The picture of the README is what `wf render` gives now. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Workspace } from "../cli/call.js";

test("docs/dashboard.svg is examples/dashboard.wf, drawn", async () => {
  const source = readFileSync(new URL("../../examples/dashboard.wf", import.meta.url), "utf8");
  const { out } = await new Workspace({ "dashboard.wf": source }).call(["render", "dashboard.wf"]);
  const committed = readFileSync(new URL("../../docs/dashboard.svg", import.meta.url), "utf8");
  expect(out === committed, "run npm run docs").toBe(true);
});
