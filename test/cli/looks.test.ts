/** `wf looks`: what it lists, and the sheet of all looks. */
import { expect, test } from "vitest";
import { designTokens } from "../../src/base/theme/design-tokens.js";
import { lookNames } from "../../src/base/theme/look.js";
import { looks } from "../../src/base/theme/looks.js";
import { validate } from "../../src/index.js";
import { sampleSource } from "../../src/tools/cli/looks/sample-source.js";
import { Workspace } from "./call.js";

test("lists all looks and tokens", async () => {
  const { code, out, err } = await new Workspace().call(["looks"]);
  expect([code, err]).toEqual([0, ""]);
  for (const name of lookNames) expect(out).toContain(looks[name].docs);
  for (const { name } of designTokens()) expect(out).toContain(`${name}: `);
  const { out: json } = await new Workspace().call(["looks", "--json"]);
  const listed = JSON.parse(json) as { looks: { name: string }[]; tokens: object[] };
  expect(listed.looks.map(({ name }) => name)).toEqual(lookNames);
  expect(listed.tokens).toHaveLength(designTokens().length);
});

test("draws a sheet with a board for each look, also for a brand", async () => {
  expect(validate(sampleSource(lookNames)).diagnostics).toEqual([]);
  const brand = JSON.stringify({ accent: "#0f766e" });
  const workspace = new Workspace({ "brand.json": brand });
  expect(await workspace.call(["looks", "-o", "all.svg"])).toMatchObject({ code: 0 });
  const svg = workspace.read("all.svg");
  for (const name of lookNames) expect(svg).toContain(looks[name].title);
  expect(await workspace.call(["looks", "--svg"])).toMatchObject({ code: 0, out: svg, err: "" });
  expect((await workspace.call(["looks", "--svg", "--json"])).code).toBe(2);
  expect(await workspace.call(["looks", "-o", "ours.svg", "--tokens", "brand.json"])).toMatchObject(
    {
      code: 0,
    },
  );
  expect(workspace.read("ours.svg")).toContain("#0f766e");
  const { code, err } = await workspace.call(["looks", "-o", "all.doc"]);
  expect([code, err.includes(".svg")]).toEqual([2, true]);
});
