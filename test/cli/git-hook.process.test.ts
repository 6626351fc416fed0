/** The hook that git runs: it checks staged files, together with the files that they refer to. */
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { delimiter, join } from "node:path";
import { execa } from "execa";
import { beforeAll, describe, expect, test } from "vitest";
import { gitHook, gitHookLines } from "../../src/tools/cli/init/git-hook.js";
import { ensureBuilt, wf } from "./built.js";
import { badSource, goodSource, Workspace } from "./call.js";
import { init, inside, newProject } from "./new-project.js";

const linked = 'page "Booking" { button "All" navigate="appointments" }\n';
const appointments = 'page "Appointments" id=appointments { text "a" }\n';

const author = ["-c", "user.name=a", "-c", "user.email=a@example.com"];

/** A repository whose commits are checked by the hook. */
class Repository {
  readonly workspace: Workspace;

  constructor(workspace: Workspace) {
    this.workspace = workspace;
  }

  static async create(): Promise<Repository> {
    const repository = new Repository(newProject({}, { git: false, installed: "." }));
    await repository.git("init", "--quiet");
    await init(repository.workspace, "--git-hook");
    await repository.git("add", "--all");
    return repository;
  }

  async git(...words: string[]) {
    const { folder: cwd } = this.workspace;
    return await execa("git", [...author, ...words], { cwd, reject: false, all: true });
  }

  async commit(): Promise<{ code: number | undefined; said: string }> {
    const { exitCode, all } = await this.git("commit", "--quiet", "-m", "change");
    return { code: exitCode, said: all };
  }
}

beforeAll(() => ensureBuilt(), 600_000);

describe("a commit", () => {
  test("passes or fails by its staged content, not by the working tree", async () => {
    const repository = await Repository.create();
    const { workspace } = repository;
    expect(await repository.commit()).toMatchObject({ code: 0 });
    workspace.write("a b/ü.wf", badSource);
    await repository.git("add", "--all");
    workspace.write("a b/ü.wf", goodSource);
    const failed = await repository.commit();
    expect(failed.code).not.toBe(0);
    expect(failed.said).toContain('a b/ü.wf:2:3 error unknown component "buton"');
    await repository.git("add", "--all");
    workspace.write("a b/ü.wf", badSource);
    expect(await repository.commit()).toMatchObject({ code: 0 });
  });

  test("can refer to pages and settings in files that it does not change", async () => {
    const repository = await Repository.create();
    const { workspace } = repository;
    workspace.write("wireframes/appointments.wf", appointments);
    workspace.write("wf.config.json", '{ "validate": { "ignore": ["drafts/"] } }');
    await repository.git("add", "--all");
    expect(await repository.commit()).toMatchObject({ code: 0 });
    workspace.write("booking.wf", linked);
    workspace.write("drafts/--fix.wf", badSource);
    await repository.git("add", "--all");
    expect((await repository.commit()).said).toContain("1 file checked, no problems found");
    workspace.write("gone.wf", linked.replace("appointments", "nowhere"));
    await repository.git("add", "--all");
    expect((await repository.commit()).said).toContain('"nowhere", which does not exist');
  });

  test("is not checked if it contains no wireframes, or only removes one", async () => {
    const repository = await Repository.create();
    expect(await repository.commit()).toMatchObject({ code: 0 });
    repository.workspace.write("a.txt", "x");
    await repository.git("add", "--all");
    expect(await repository.commit()).toEqual({ code: 0, said: "" });
    await repository.git("rm", "--quiet", "wireframes/home.wf");
    expect(await repository.commit()).toEqual({ code: 0, said: "" });
  });
});

describe("the lines of the hook", () => {
  test("do not start a wf that the repository brings", async () => {
    const workspace = newProject(
      {
        "node_modules/wf-wireframes/package.json": "{}",
        "node_modules/.bin/wf": "#!/bin/sh\ntouch started\n",
      },
      { git: false },
    );
    const repository = new Repository(workspace);
    await repository.git("init", "--quiet");
    const bin = new Workspace();
    symlinkSync(wf, join(bin.folder, "wf"));
    const PATH = `${bin.folder}${delimiter}${process.env.PATH}`;
    await workspace.call(["init", "--git-hook"], { env: { PATH } });
    const hook = workspace.read(".git/hooks/pre-commit");
    expect(hook).toContain("wf");
    expect(hook).not.toContain("node_modules/.bin");
  });

  test.each(["before", "after"])("leave those %s them unchanged", async (place) => {
    const repository = await Repository.create();
    const { workspace } = repository;
    const [shell = "", ...lines] = workspace.read(".git/hooks/pre-commit").split("\n");
    const own = "echo mine";
    const all = place === "before" ? [shell, own, ...lines] : [shell, ...lines, own];
    workspace.write(".git/hooks/pre-commit", `${all.join("\n")}\n`);
    expect((await repository.commit()).said).toContain("mine");
    workspace.write("a.txt", "x");
    await repository.git("add", "--all");
    expect(await repository.commit()).toEqual({ code: 0, said: "mine" });
    workspace.write("BIG.WF", badSource);
    await repository.git("add", "--all");
    const failed = await repository.commit();
    expect(failed.code).not.toBe(0);
    expect(failed.said).toContain('BIG.WF:2:3 error unknown component "buton"');
  });

  test("find wf from another worktree, or report that it is not installed", async () => {
    const repository = await Repository.create();
    const { workspace } = repository;
    expect(await repository.commit()).toMatchObject({ code: 0 });
    await repository.git("worktree", "add", "--quiet", "other", "-b", "other");
    const commit = async (source: string) => {
      workspace.write("other/a.wf", source);
      await repository.git("-C", "other", "add", "--all");
      return await repository.git("-C", "other", "commit", "--quiet", "-m", "change");
    };
    const { exitCode, all } = await commit(badSource);
    expect(exitCode).not.toBe(0);
    expect(all).toContain('a.wf:2:3 error unknown component "buton"');
    expect((await commit(goodSource)).exitCode).toBe(0);
    renameSync(join(workspace.folder, "node_modules"), join(workspace.folder, "elsewhere"));
    const missing = await commit(badSource);
    expect(missing.exitCode).not.toBe(0);
    expect(missing.all).toMatch(/^wf is not installed in .*other$/m);
  });
});

describe.skipIf(process.platform === "win32")("a wf that a branch brings", () => {
  const evil = (marker: string) => `#!/bin/sh\ntouch '${marker}'\n`;
  const linkTo = (workspace: Workspace, target: string, link: string) =>
    symlinkSync(target, join(workspace.folder, link));
  const brought: Readonly<Record<string, (workspace: Workspace, marker: string) => void>> = {
    "in place of ours": (workspace, marker) => {
      rmSync(join(workspace.folder, "node_modules/.bin/wf"));
      workspace.write("node_modules/.bin/wf", evil(marker));
      chmodSync(join(workspace.folder, "node_modules/.bin/wf"), 0o755);
    },
    "behind a link in place of the packages": (workspace, marker) => {
      rmSync(join(workspace.folder, "node_modules"), { recursive: true });
      workspace.write("vendor/.bin/wf", evil(marker));
      chmodSync(join(workspace.folder, "vendor/.bin/wf"), 0o755);
      linkTo(workspace, "vendor", "node_modules");
    },
    "as the package that our command leads to": (workspace, marker) => {
      rmSync(join(workspace.folder, "node_modules/wf-wireframes"));
      workspace.write("node_modules/wf-wireframes/bin/wf.js", evil(marker));
      chmodSync(join(workspace.folder, "node_modules/wf-wireframes/bin/wf.js"), 0o755);
    },
  };

  test.each(Object.keys(brought))("is not started: %s", async (how) => {
    const repository = await Repository.create();
    const { workspace } = repository;
    const marker = join(new Workspace().folder, "started");
    expect(await repository.commit()).toMatchObject({ code: 0 });
    brought[how]!(workspace, marker);
    await repository.git("add", "--force", "--all", ".");
    await repository.git("commit", "--quiet", "--no-verify", "-m", "bring it");
    workspace.write("a.wf", goodSource);
    await repository.git("add", "a.wf");
    const { code, said } = await repository.commit();
    expect(existsSync(marker)).toBe(false);
    expect(code).not.toBe(0);
    expect(said).toContain("wf is not started: git tracks files in node_modules");
  });

  /** Links that the user, or npm, has put there: where they lead, and what a branch brings there. */
  const linked: Readonly<Record<string, readonly [link: string, target: string, file: string]>> = {
    "the packages": ["node_modules", ".deps/node_modules", ".deps/node_modules/.bin/wf"],
    "the commands": ["node_modules/.bin", "../tools", "tools/wf"],
    "the command": ["node_modules/.bin/wf", "../../tools/wf", "tools/wf"],
    "the package": ["node_modules/wf-wireframes", "../vendor/wf", "vendor/wf/bin/wf.js"],
  };

  test.each(Object.keys(linked))("is not started where %s are a link", async (what) => {
    const repository = await Repository.create();
    const { workspace } = repository;
    const marker = join(new Workspace().folder, "started");
    const [link, target, file] = linked[what]!;
    const commit = async () => {
      workspace.write("a.wf", `${goodSource}\n// ${Math.random()}\n`);
      await repository.git("add", "a.wf");
      return await repository.commit();
    };
    rmSync(join(workspace.folder, link), { recursive: true });
    workspace.write(file, "#!/bin/sh\nexit 0\n");
    chmodSync(join(workspace.folder, file), 0o755);
    if (what === "the packages") linkTo(workspace, "../tools", `${target}/wf-wireframes`);
    linkTo(workspace, target, link);
    // Nobody has brought it yet.
    expect(await commit()).toMatchObject({ code: 0 });
    workspace.write(file, evil(marker));
    await repository.git("add", "--force", file);
    const { code, said } = await commit();
    expect([existsSync(marker), code]).toEqual([false, 1]);
    expect(said).toContain("wf is not started: git tracks files in node_modules, or where links");
  });

  test("is not started in a folder that looks like a repository", async () => {
    const workspace = newProject({}, { git: false, installed: "web" });
    const repository = new Repository(workspace);
    const marker = join(new Workspace().folder, "started");
    await repository.git("init", "--quiet");
    await init(inside(workspace, "web"), "--git-hook");
    workspace.write("web/HEAD", "ref: refs/heads/main\n");
    workspace.write("web/refs/x", "");
    workspace.write("web/objects/x", "");
    workspace.write("web/config", "[core]\n\tbare = true\n");
    rmSync(join(workspace.folder, "web/node_modules/.bin/wf"));
    workspace.write("web/node_modules/.bin/wf", evil(marker));
    chmodSync(join(workspace.folder, "web/node_modules/.bin/wf"), 0o755);
    await repository.git("add", "--force", "--all", ".");
    const { code, said } = await repository.commit();
    expect([existsSync(marker), code]).toEqual([false, 1]);
    expect(said).toContain("wf is not started");
  });

  test("is not started in a folder below the root, nor from another worktree", async () => {
    const workspace = newProject({}, { git: false, installed: "web" });
    const repository = new Repository(workspace);
    const marker = join(new Workspace().folder, "started");
    await repository.git("init", "--quiet");
    await init(inside(workspace, "web"), "--git-hook");
    await repository.git("add", "--all");
    expect(await repository.commit()).toMatchObject({ code: 0 });
    await repository.git("worktree", "add", "--quiet", "other", "-b", "other");
    rmSync(join(workspace.folder, "web"), { recursive: true });
    workspace.write("evil/node_modules/.bin/wf", evil(marker));
    chmodSync(join(workspace.folder, "evil/node_modules/.bin/wf"), 0o755);
    linkTo(workspace, "evil", "web");
    await repository.git("add", "--force", "evil", "web");
    await repository.git("commit", "--quiet", "--no-verify", "-m", "bring it");
    for (const folder of [".", "other"]) {
      workspace.write(`${folder}/a.wf`, goodSource);
      await repository.git("-C", folder, "add", "a.wf");
      const { exitCode, all } = await repository.git("-C", folder, "commit", "-m", "change");
      expect([existsSync(marker), exitCode]).toEqual([false, 1]);
      expect(all).toContain("wf is not started");
    }
  });
});

test("the hook in the README is up to date", () => {
  const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8");
  expect(readme).toContain(gitHook("node_modules/.bin/wf"));
});

describe("wf init --git-hook", () => {
  const lines = 'wf="$root/node_modules/.bin/wf"';

  test("keeps an existing hook, and says what to add", async () => {
    const workspace = newProject({}, { git: false, installed: "." });
    const repository = new Repository(workspace);
    await repository.git("init", "--quiet");
    workspace.write(".git/hooks/pre-commit", "#!/bin/sh\nexit 0\n");
    const said = await init(workspace, "--git-hook");
    expect(said).toContain(
      ".git/hooks/pre-commit was not changed; to check wireframes in it, add:",
    );
    expect(said).toContain(lines);
    expect(workspace.read(".git/hooks/pre-commit")).toBe("#!/bin/sh\nexit 0\n");
    workspace.write(".git/hooks/pre-commit", "#!/bin/sh\nwf validate\n");
    expect(await init(workspace, "--git-hook")).toContain(".git/hooks/pre-commit already runs wf");
  });

  test("says what to change in a hook of an earlier version", async () => {
    const workspace = newProject({}, { git: false, installed: "." });
    await new Repository(workspace).git("init", "--quiet");
    await init(workspace, "--git-hook");
    const hook = workspace.read(".git/hooks/pre-commit");
    expect(await init(workspace, "--git-hook")).toContain(".git/hooks/pre-commit already runs wf");
    const former = hook.replace(/^ {2}# A branch.*?^ {2}fi\n/ms, "");
    expect(former).not.toContain("--error-unmatch");
    workspace.write(".git/hooks/pre-commit", former);
    const said = await init(workspace, "--git-hook");
    expect(said).toContain(
      "pre-commit runs wf, but also one that a branch brings; put these lines",
    );
    expect(said).toContain(gitHookLines(hook));
    expect(workspace.read(".git/hooks/pre-commit")).toBe(former);
  });

  test("writes where git looks, and never outside of the repository", async () => {
    const workspace = newProject({}, { git: false, installed: "." });
    const repository = new Repository(workspace);
    await repository.git("init", "--quiet");
    await repository.git("config", "core.hooksPath", "tools/hooks");
    expect(await init(workspace, "--git-hook")).toContain("wrote tools/hooks/pre-commit\n");
    expect(workspace.read("tools/hooks/pre-commit")).toContain(lines);
    await repository.git("config", "core.hooksPath", "/somewhere/else");
    const said = await init(workspace, "--git-hook");
    expect(said).toContain("no hook: /somewhere/else is not in this repository");
  });

  test("needs an installed wf, and no other source of the hook", async () => {
    const workspace = newProject({}, { git: false });
    await new Repository(workspace).git("init", "--quiet");
    expect(await init(workspace, "--git-hook")).toContain("no hook: wf is not installed");
    const both = ["init", "--git-hook", "--hook-repo", "x"];
    expect(await workspace.call(both)).toMatchObject({
      code: 2,
      err: "wf: --git-hook and --hook-repo cannot be used together\n",
    });
  });
});
