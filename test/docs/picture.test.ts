/** Tests that the picture in the README is up to date. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lookNames } from "../../src/base/theme/look.js";
import { Workspace } from "../cli/call.js";

test("docs/dashboard.svg is examples/dashboard.wf, drawn", async () => {
  const source = readFileSync(new URL("../../examples/dashboard.wf", import.meta.url), "utf8");
  const { out } = await new Workspace({ "dashboard.wf": source }).call(["render", "dashboard.wf"]);
  const committed = readFileSync(new URL("../../docs/dashboard.svg", import.meta.url), "utf8");
  expect(out === committed, "run npm run docs").toBe(true);
});

test("the gallery has a picture of every example, and no others", () => {
  const namesIn = (folder: string) =>
    readdirSync(new URL(`../../${folder}`, import.meta.url))
      .map((file) => file.replace(/\.\w+$/, ""))
      .toSorted();
  const brands = namesIn("examples/team-app/brands");
  const inDesigns = [...lookNames, ...brands].map((name) => `profile-${name}`);
  expect(namesIn("docs/gallery")).toEqual([...namesIn("examples"), ...inDesigns].toSorted());
  expect(namesIn("examples").length).toBeGreaterThanOrEqual(14);
  const page = readFileSync(new URL("../../docs/gallery.md", import.meta.url), "utf8");
  for (const name of namesIn("examples")) expect(page).toContain(`(gallery/${name}.svg)`);
  for (const name of inDesigns) expect(page).toContain(`(gallery/${name}.svg)`);
});
