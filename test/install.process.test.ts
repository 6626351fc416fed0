/** Installs the package from a git URL, like teams without a registry: npm clones, builds and locks it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { execa } from "execa";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneWorkTree, isolatedGit } from "./support/clone-work-tree.js";

let base = "";
let env: NodeJS.ProcessEnv = {};

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), "wf-install-"));
  const cache = await execa("npm", ["config", "get", "cache"]);
  env = {
    ...isolatedGit(base),
    npm_config_cache: cache.stdout,
    // Unlike options, variables also reach the npm that builds the clone.
    npm_config_audit: "false",
    npm_config_fund: "false",
    npm_config_prefer_offline: "true",
    npm_config_progress: "false",
    npm_config_update_notifier: "false",
  };
  await cloneWorkTree(join(base, "clone"), "v1.2.3", env);
}, 120_000);

afterAll(() => rmSync(base, { recursive: true, force: true }));

test("a project installs a tag, with a lock file that works for npm ci", async () => {
  const cwd = mkdtempSync(join(base, "project-"));
  writeFileSync(join(cwd, "package.json"), '{ "private": true }\n');
  writeFileSync(join(cwd, "home.wf"), 'page "Home" { buton "Go" }\n');
  const options = { cwd, env, extendEnv: false, all: true } as const;
  const npm = (...words: string[]) => execa("npm", words, options);
  const url = `git+${pathToFileURL(join(base, "clone"))}#v1.2.3`;
  await npm("install", "--engine-strict", "--save-dev", url);
  const wf = join(cwd, "node_modules/.bin/wf");
  const checked = await execa(wf, ["validate", "home.wf"], { ...options, reject: false });
  expect(checked.exitCode).toBe(1);
  expect(checked.all).toContain('did you mean "button"?');
  // This compares the lock file with the dependencies for every platform, without installing anything.
  await npm("ci", "--engine-strict", "--dry-run");
}, 600_000);
