/** Tests that `npm test` builds only if something has changed since the last build. */
import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
// @ts-expect-error A script, which has no types.
import { isFresh } from "../../scripts/is-fresh.mjs";
import { Workspace } from "../cli/call.js";

/** A clone whose build is some seconds newer than all of its sources. */
function builtClone(): string {
  const { folder } = new Workspace();
  const write = (name: string, seconds: number): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), "{}");
    utimesSync(join(folder, name), seconds, seconds);
  };
  const sources = ["src/a/b.ts", "scripts/build.mjs", "assets/fonts/a.ttf", "package.json"];
  for (const name of [...sources, "node_modules/.package-lock.json"]) write(name, 1_000);
  for (const name of ["src/a", "src", "scripts", "assets/fonts", "assets"])
    utimesSync(join(folder, name), 1_000, 1_000);
  const made = ["dist/index.js", "dist/index.d.ts", "dist/cli/launch.cjs", "dist/codemirror.js"];
  for (const name of [...made, "THIRD-PARTY-NOTICES.txt"]) write(name, 2_000);
  return folder;
}

test("a built and unchanged clone is fresh", () => {
  expect(isFresh(builtClone())).toBe(true);
});

test.each([
  ["src/a/b.ts"],
  ["src/a"],
  ["scripts/build.mjs"],
  ["assets/fonts/a.ttf"],
  ["package.json"],
  ["node_modules/.package-lock.json"],
])("it is not fresh after a change of %s", (name) => {
  const folder = builtClone();
  utimesSync(join(folder, name), 3_000, 3_000);
  expect(isFresh(folder)).toBe(false);
});

test.each([["dist/index.js"], ["dist/cli/launch.cjs"], ["THIRD-PARTY-NOTICES.txt"]])(
  "it is not fresh without %s",
  (name) => {
    const folder = builtClone();
    rmSync(join(folder, name));
    expect(isFresh(folder)).toBe(false);
  },
);
