/** Tests that what `wf init` writes works with the real git, npx and pre-commit. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { addHook, hookConfig } from "../../src/tools/cli/init/hook.js";
import { hasCommand } from "../support/has-command.js";
import { ensureBuilt } from "./built.js";
import { badSource, goodSource, Workspace } from "./call.js";
import { configs, init, inside, local, newProject } from "./new-project.js";

const hasPreCommit = hasCommand("pre-commit");

beforeAll(() => ensureBuilt(), 60_000);

test.skipIf(!hasPreCommit)(
  "pre-commit reads the written and the changed configuration",
  async () => {
    const folder = new Workspace();
    const all = [
      hookConfig(local),
      hookConfig({ repo: "git@example.com:a/b.git", rev: "#odd: '1.0'" }),
    ];
    for (const [, config] of configs) {
      const added = addHook(config, local);
      if (added !== undefined) all.push(added);
    }
    for (const [at, text] of all.entries()) folder.write(`${at}.yaml`, text);
    const names = all.map((_, at) => `${at}.yaml`);
    const { status, stdout } = spawnSync("pre-commit", ["validate-config", ...names], {
      cwd: folder.folder,
      encoding: "utf8",
    });
    expect([status, stdout]).toEqual([0, ""]);
  },
  60_000,
);

test.skipIf(!hasPreCommit).each([".", "web", "web app's"])(
  "the hook stops a commit with an invalid wireframe: wf installed in %s",
  async (installed) => {
    const workspace = newProject({}, { git: false, installed });
    const git = (...argv: string[]) =>
      spawnSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...argv], {
        cwd: workspace.folder,
        // npm sets variables for the tests of its own project, which would mislead the hook's npx.
        env: Object.fromEntries(
          Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)),
        ),
        encoding: "utf8",
      });
    git("init", "--quiet");
    await init(inside(workspace, installed));
    expect(existsSync(join(workspace.folder, ".pre-commit-config.yaml"))).toBe(true);
    expect(spawnSync("pre-commit", ["install"], { cwd: workspace.folder }).status).toBe(0);
    git("add", "-A");
    const first = git("commit", "-m", "Begin");
    expect([first.status, first.stderr]).toEqual([0, expect.stringContaining("Passed")]);
    workspace.write("wrong page.wf", badSource);
    git("add", "-A");
    const second = git("commit", "-m", "Break it");
    expect(second.status).toBe(1);
    expect(second.stderr).toContain("wrong page.wf:2:3 error unknown component");
    workspace.write("wrong page.wf", goodSource);
    git("add", "-A");
    expect(git("commit", "-m", "Mend it").status).toBe(0);
  },
  120_000,
);
