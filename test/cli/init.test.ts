/** `wf init`: what it writes into which projects. */
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { check } from "../../src/analyze.js";
import { firstScreen } from "../../src/tools/cli/init/first-screen.js";
import { addHook, hookConfig } from "../../src/tools/cli/init/hook.js";
import { settingsSchema } from "../../src/workspace/settings/schema.js";
import { goodSource, Workspace } from "./call.js";
import { configs, init, inside, local, newProject } from "./new-project.js";

const root = join(import.meta.dirname, "../..");

test("the first screen is valid, draws without a warning, and is a good example", async () => {
  expect(check(firstScreen)).toEqual([]);
  const workspace = new Workspace({ "home.wf": firstScreen });
  const call = ["render", "home.wf", "--strict", "--svg", "--html", "--png", "--pdf"];
  const { code, err } = await workspace.call([...call, "--out-dir", "out"]);
  expect(code).toBe(0);
  expect(err.replace(/^wrote .*\n/gm, "")).toBe("");
  expect(firstScreen.match(/^ *\/\/ /gm)!.length).toBeGreaterThan(8);
});

test("a new project gets settings, a wireframe and a hook, and a second call changes nothing", async () => {
  const workspace = newProject({}, { installed: "." });
  expect(await init(workspace)).toBe(`wrote wf.config.json
wrote wireframes/home.wf
wrote .pre-commit-config.yaml (to turn it on, run: pre-commit install; without pre-commit: wf init --git-hook)

Next:
  npx wf watch --open       see your wireframes in the browser as you edit them
  npx wf validate           check them all
  npx wf render wireframes  draw them all
`);
  const written = ["wf.config.json", "wireframes/home.wf", ".pre-commit-config.yaml"];
  const before = written.map((path) => workspace.read(path));
  expect(await init(workspace)).toMatch(
    /^wf\.config\.json already exists\n.*\n.* already runs wf\nNothing to do: everything already exists\.\n\nNext:/,
  );
  expect(written.map((path) => workspace.read(path))).toEqual(before);
  const settings = JSON.parse(before[0]!) as { $schema: string };
  expect(new Ajv().compile(settingsSchema)(settings)).toBe(true);
  expect(existsSync(join(workspace.folder, settings.$schema))).toBe(true);
  expect((await workspace.call(["validate", "--strict"])).code).toBe(0);
  const drawn = await workspace.call(["render", "wireframes"]);
  expect(drawn.err).toMatch(/^wrote pictures.wireframes.home\.svg \(\d+ × \d+\)\n$/);
});

test("--dry-run reports the same and writes nothing", async () => {
  const workspace = newProject({}, { installed: "." });
  const before = readdirSync(workspace.folder);
  expect(await init(workspace, "--dry-run")).toContain(`would write wf.config.json
would write wireframes/home.wf
would write .pre-commit-config.yaml`);
  expect(readdirSync(workspace.folder)).toEqual(before);
  workspace.write(".pre-commit-config.yaml", "repos:\n- repo: local\n  hooks: []\n");
  expect(await init(workspace, "--dry-run")).toContain("would change .pre-commit-config.yaml");
  expect(workspace.read(".pre-commit-config.yaml")).not.toContain("wf");
});

test("outside of a repository, only the hook is omitted", async () => {
  const workspace = newProject({}, { git: false });
  const out = await init(workspace);
  expect(out).toContain(
    "wrote wf.config.json\nwrote wireframes/home.wf\nno hook: this is not a git ",
  );
  expect(out).toContain(`  node ${join(root, "bin/wf.js")} watch --open`);
  expect(readdirSync(workspace.folder).sort()).toEqual(["wf.config.json", "wireframes"]);
});

test("without an installation, the hook waits for one, unless its source is given", async () => {
  const workspace = newProject();
  const out = await init(workspace);
  expect(
    out,
  ).toContain(`no hook: wf is not installed in this project; install it and run wf init again:
  npm install --save-dev ${root}
or say where your team keeps wf: wf init --hook-repo URL
`);
  expect(existsSync(join(workspace.folder, ".pre-commit-config.yaml"))).toBe(false);
  const url = "https://git.example.com/design/wf";
  await init(workspace, "--hook-repo", url);
  const version = /"version": "(.*)"/.exec(readFileSync(join(root, "package.json"), "utf8"))![1];
  expect(workspace.read(".pre-commit-config.yaml")).toBe(
    `repos:\n  - repo: ${url}\n    rev: v${version}\n    hooks:\n      - id: wf-validate\n`,
  );
  const other = newProject();
  await init(other, "--hook-repo", "git@example.com:design/wf.git", "--hook-rev", "main");
  expect(other.read(".pre-commit-config.yaml")).toContain(
    "  - repo: git@example.com:design/wf.git\n    rev: main\n",
  );
});

test("a wf on the PATH is called by its name", async () => {
  const workspace = newProject();
  const bin = new Workspace();
  symlinkSync(join(root, "bin/wf.js"), join(bin.folder, "wf"));
  const call = (PATH: string) => workspace.call(["init", "--dry-run"], { env: { PATH } });
  expect((await call(bin.folder)).out).toContain("\n  wf watch --open ");
  // What npx puts on the path is temporary, and a different program called wf does not count.
  const npx = new Workspace({ "node_modules/.bin/x": "", "own/wf": "#!/bin/sh\n" });
  symlinkSync(join(root, "bin/wf.js"), join(npx.folder, "node_modules/.bin/wf"));
  for (const folder of ["node_modules/.bin", "own", "none"]) {
    expect((await call(join(npx.folder, folder))).out).toContain("\n  node ");
  }
  await workspace.call(["init"], { env: { PATH: bin.folder } });
  expect(workspace.read(".pre-commit-config.yaml")).toContain("      entry: wf validate\n");
});

test("a wf that a repository brings is not started by its hook", async () => {
  const workspace = newProject({
    "node_modules/wf-wireframes/package.json": "{}",
    "node_modules/.bin/wf": "#!/bin/sh\n",
  });
  const bin = new Workspace();
  symlinkSync(join(root, "bin/wf.js"), join(bin.folder, "wf"));
  await workspace.call(["init"], { env: { PATH: bin.folder } });
  expect(workspace.read(".pre-commit-config.yaml")).not.toMatch(/npx|node_modules/);
});

describe.skipIf(process.platform === "win32")("links to this wf", () => {
  const script = "#!/bin/sh\ntouch started\n";
  const toOurs = (command: string) => (workspace: Workspace) => {
    workspace.write("node_modules/.bin/x", "");
    symlinkSync(root, join(workspace.folder, "node_modules/wf-wireframes"));
    if (command.startsWith("#!")) workspace.write("node_modules/.bin/wf", command);
    else symlinkSync(command, join(workspace.folder, "node_modules/.bin/wf"));
  };
  const ours = "../wf-wireframes/bin/wf.js";
  const ofPnpm = '#!/bin/sh\nexec node  "$basedir/../wf-wireframes/bin/wf.js" "$@"\n';

  /** Whether hooks and agents start the wf of a project. */
  async function isStarted(make: (workspace: Workspace) => void, isCommitted: boolean) {
    const project = newProject({}, { git: false });
    make(project);
    const git = (...words: string[]) => execFileSync("git", words, { cwd: project.folder });
    git("init", "--quiet");
    if (isCommitted) git("add", "--all");
    const bin = new Workspace();
    symlinkSync(join(root, "bin/wf.js"), join(bin.folder, "wf"));
    const env = { PATH: bin.folder, HOME: bin.folder };
    await project.call(["init"], { env });
    await project.call(["init", "--git-hook"], { env });
    await project.call(["agents", "install", "claude"], { env });
    const found = [
      /npx/.test(project.read(".pre-commit-config.yaml")),
      /node_modules/.test(project.read(".git/hooks/pre-commit")),
      /npx/.test(project.read(".mcp.json")),
    ];
    expect(new Set(found).size).toBe(1);
    return found[0];
  }

  test.each([
    ["npm", ours],
    ["pnpm", ofPnpm],
  ])("count where %s has put them", async (_what, command) => {
    expect(await isStarted(toOurs(command), false)).toBe(true);
  });

  test.each([
    ["with a script beside them", toOurs(script)],
    ["with another link beside them", toOurs(ours)],
    ["with a script of a package manager", toOurs(ofPnpm)],
    [
      "in a folder that is a link",
      (workspace: Workspace) => {
        workspace.write("vendor/.bin/x", "");
        symlinkSync("vendor", join(workspace.folder, "node_modules"));
        toOurs(ours)(workspace);
      },
    ],
  ])("do not count where a repository brings them %s", async (_what, make) => {
    expect(await isStarted(make, true)).toBe(false);
  });

  test("do not count in a folder of a repository that looks like one itself", async () => {
    const project = newProject({}, { git: false });
    const web = inside(project, "web");
    web.write("HEAD", "ref: refs/heads/main\n");
    for (const name of ["refs/x", "objects/x"]) web.write(name, "");
    web.write("config", "[core]\n\tbare = true\n");
    toOurs(ours)(web);
    const git = (...words: string[]) => execFileSync("git", words, { cwd: project.folder });
    git("init", "--quiet");
    git("add", "--force", "--all");
    for (const more of [[], ["--git-hook"]]) {
      expect(await init(web, ...more)).toContain("no hook: wf is not installed in this project");
    }
    expect(readdirSync(project.folder).sort()).toEqual([".git", "web"]);
    expect(existsSync(join(project.folder, ".git/hooks/pre-commit"))).toBe(false);
  });

  test.each([
    ["a script", toOurs(script)],
    ["a link", toOurs("x")],
    [
      "nothing",
      (workspace: Workspace) => {
        toOurs(ours)(workspace);
        rmSync(join(workspace.folder, "node_modules/.bin/wf"));
      },
    ],
  ])("do not count if the command beside them is %s of somebody else", async (_what, make) => {
    expect(await isStarted(make, false)).toBe(false);
  });
});

describe.skipIf(process.platform === "win32")("a folder with wf", () => {
  /** What is said of an installation in a folder, and the entry for pre-commit. */
  async function setUp(folder: string, ...argv: string[]) {
    const workspace = newProject({ [`${folder}/x`]: "" }, { git: false, installed: folder });
    execFileSync("git", ["init", "--quiet"], { cwd: workspace.folder });
    const said = await init(inside(workspace, folder), ...argv);
    const config = join(workspace.folder, ".pre-commit-config.yaml");
    const written = existsSync(config) ? readFileSync(config, "utf8") : "";
    const entry = /entry: (.*)/.exec(written)?.[1];
    return { workspace, said, entry: entry?.startsWith('"') ? JSON.parse(entry) : entry };
  }

  test.each([
    ["web", "web"],
    ["web/ä", "'web/ä'"],
    ["web app", "'web app'"],
    ["p --yes --package x -- evil", "'p --yes --package x -- evil'"],
    ["it's", `'it'"'"'s'`],
    ['a"$(touch x)`y`\\z', `'a"$(touch x)\`y\`\\z'`],
    ["a: #b", "'a: #b'"],
  ])("is one word of the entry for pre-commit: %s", async (folder, word) => {
    const { entry } = await setUp(folder);
    expect(entry).toBe(`npx --no --prefix ${word} -- wf validate`);
  });

  test.each([
    ["--yes x", '"--yes x"', []],
    ["n\n  touch pwned\nx", '"n\\n  touch pwned\\nx"', []],
    ["n\u001b]0;t\u0007x", '"n␛]0;t␇x"', []],
    ["n\u2028x", '"n\ufffdx"', []],
    ["n\n  touch pwned\nx", '"n\\n  touch pwned\\nx/node_modules/.bin/wf"', ["--git-hook"]],
    ["n\u001b]0;t\u0007x", '"n␛]0;t␇x/node_modules/.bin/wf"', ["--git-hook"]],
  ])("is refused: %j", async (folder, told, argv) => {
    const { workspace, said, entry } = await setUp(folder, ...argv);
    expect(said).toContain(
      `no hook: wf is installed in ${told}, a name that a hook cannot contain`,
    );
    expect(entry).toBeUndefined();
    expect(existsSync(join(workspace.folder, ".git/hooks/pre-commit"))).toBe(false);
    expect(said).not.toMatch(/[\0-\x09\x0b-\x1f\u2028]|^ *touch/m);
  });

  test.each(["/else\u001b[2J\nwhere", "in/\u001b[2J\nside"])(
    "does not matter to names of hooks, which are printed as text: %j",
    async (hooks) => {
      const workspace = newProject({}, { git: false, installed: "." });
      const git = (...words: string[]) => execFileSync("git", words, { cwd: workspace.folder });
      git("init", "--quiet");
      git("config", "core.hooksPath", hooks);
      if (!hooks.startsWith("/")) workspace.write(`${hooks}/pre-commit`, "#!/bin/sh\n");
      const said = await init(workspace, "--git-hook");
      expect(said).toMatch(/␛\[2J\\n(?:where is not in this|side\/pre-commit was not changed)/);
      expect(said).not.toContain("\u001b");
      if (hooks.startsWith("/")) return;
      workspace.write(`${hooks}/pre-commit`, "#!/bin/sh\nwf validate\n");
      expect(await init(workspace, "--git-hook")).toContain("␛[2J\\nside/pre-commit already runs");
    },
  );
});

describe.skipIf(process.platform === "win32")("in place of a hook of git", () => {
  const refusedWith = async (bring: (hook: string, workspace: Workspace) => void) => {
    const workspace = newProject({}, { git: false, installed: "." });
    const git = (...words: string[]) => execFileSync("git", words, { cwd: workspace.folder });
    git("init", "--quiet");
    git("config", "core.hooksPath", ".husky");
    mkdirSync(join(workspace.folder, ".husky"));
    bring(join(workspace.folder, ".husky/pre-commit"), workspace);
    const said = await init(workspace, "--git-hook");
    const [, why] =
      /^no hook: \.husky\/pre-commit (.*); to check wireframes .*:$/m.exec(said) ?? [];
    expect(said).toContain("wf validate");
    expect(existsSync(join(workspace.folder, "wf.config.json"))).toBe(true);
    return why;
  };

  test("a link out of the repository is refused, whether there is a file or not", async () => {
    const outside = new Workspace({ there: "wf validate\n" });
    for (const name of ["there", "missing"]) {
      const why = await refusedWith((hook) => symlinkSync(join(outside.folder, name), hook));
      expect(why).toBe(
        "cannot be read: a symbolic link leads out of the project, where wf neither reads nor writes",
      );
    }
    expect(readdirSync(outside.folder)).toEqual(["there"]);
  });

  test.each<[string, (hook: string, workspace: Workspace) => void, string]>([
    ["a folder", (hook) => mkdirSync(hook), "is a folder"],
    ["a pipe", (hook) => execFileSync("mkfifo", [hook]), "is not a regular file"],
    [
      "a large file",
      (hook) => writeFileSync(hook, "x".repeat(5_000_000)),
      "is larger than maxFileSize in wf.config.json allows (4 MB by default)",
    ],
    [
      "a link to another kind of file",
      (hook) => symlinkSync("pre-commit.sh", hook),
      "is a symbolic link to a file of another kind",
    ],
  ])("%s is told in a sentence", async (_, bring, why) => {
    expect(await refusedWith(bring)).toBe(why);
  });
});

test("existing files are kept, and those in parent folders count", async () => {
  const workspace = newProject({
    "wf.config.json": "{}",
    "web/designs/login.wf": goodSource,
    "web/x": "",
  });
  const out = await init(inside(workspace, "web"));
  expect(out).toContain(`${join("..", "wf.config.json")} already exists\n`);
  expect(out).toContain(`${join("designs", "login.wf")} already exists\n`);
  expect(out).toMatch(/ render designs --out-dir pictures +draw them all\n/);
  expect(workspace.read("wf.config.json")).toBe("{}");
  expect(readdirSync(join(workspace.folder, "web"))).toEqual(["designs", "x"]);
});

test("lint-staged and husky users are told what to add, and package.json is unchanged", async () => {
  for (const files of [
    { "package.json": '{ "lint-staged": { "*.ts": "x" } }' },
    { "package.json": "{}", ".husky/pre-commit": "npx lint-staged" },
    { "package.json": `{ "lint-staged": {}, "a": ${"[".repeat(50_000)}${"]".repeat(50_000)} }` },
  ]) {
    const workspace = newProject(files, { installed: "." });
    expect(
      await init(workspace),
    ).toContain(`package.json was not changed; to check wireframes before each commit, add this to its "lint-staged":
  "*.{wf,wireframe}": "wf validate --"
`);
    expect(workspace.read("package.json")).toBe(files["package.json"]);
    expect(existsSync(join(workspace.folder, ".pre-commit-config.yaml"))).toBe(false);
  }
  const done = { "package.json": '{ "lint-staged": { "*.wf": ["wf validate --fix"] } }' };
  expect(await init(newProject(done, { installed: "." }))).toContain(
    "package.json already runs wf\n",
  );
});

test("a file in place of a folder is misuse, and nothing is written", async () => {
  const workspace = newProject({ wireframes: "a file" });
  expect(await workspace.call(["init"])).toEqual({
    code: 2,
    out: "",
    err: "wf: wireframes is a file, but wf init needs a folder of that name; rename the file\n",
  });
  expect(existsSync(join(workspace.folder, "wf.config.json"))).toBe(false);
});

test.each([
  [
    ["--force"],
    "unknown option '--force': wf init overwrites nothing; remove or rename the file, then run it again",
  ],
  [["--yes"], "unknown option '--yes': wf init asks no questions; leave it out"],
  [["--hook-rev", "v1"], "--hook-rev needs --hook-repo"],
])("init %j is misuse", async (argv, message) => {
  const { code, err } = await newProject().call(["init", ...argv]);
  expect([code, err]).toEqual([2, `wf: ${message}\n`]);
});

test("a local repository is named with an existing commit", async () => {
  const repo = new Workspace({ "a.txt": "x" }).folder;
  const git = (...words: string[]): string =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...words], {
      cwd: repo,
      encoding: "utf8",
    }).trim();
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "-m", "first");
  const untagged = newProject();
  await init(untagged, "--hook-repo", repo);
  const config = untagged.read(".pre-commit-config.yaml");
  expect(config).toContain(`rev: ${git("rev-parse", "HEAD")}\n`);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  git("tag", `v${version}`);
  const tagged = newProject();
  await init(tagged, "--hook-repo", repo);
  expect(tagged.read(".pre-commit-config.yaml")).toContain(`rev: v${version}\n`);
});

/** A repository without a working tree that lacks what its tag names, and has a command of its own to fetch it. */
function lacking(marker: string, version: string): Record<string, string> {
  return {
    HEAD: "ref: refs/heads/main\n",
    "objects/x": "",
    "refs/heads/x": "",
    [`refs/tags/v${version}`]: `${"1".repeat(40)}\n`,
    config: `[core]
	repositoryformatversion = 1
	bare = true
	sshCommand = "touch ${marker}; false"
[protocol "ssh"]
	allow = always
[extensions]
	partialClone = origin
[remote "origin"]
	url = ssh://x/y
	promisor = true
`,
  };
}

describe.skipIf(process.platform === "win32")("no repository is fetched from", () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

  test.each([
    "https://git.example.com/design/wf",
    "git@example.com:design/wf",
    "vendor/wf",
    "link",
  ])("in the place of %s", async (repo) => {
    const marker = join(new Workspace().folder, "started");
    const files = Object.entries(lacking(marker, version));
    const workspace = newProject(
      Object.fromEntries(
        files.map(([name, text]) => [
          `${repo === "link" ? "vendor/wf" : repo.replace("//", "/")}/${name}`,
          text,
        ]),
      ),
    );
    if (repo === "link") symlinkSync("vendor/wf", join(workspace.folder, repo));
    await init(workspace, "--dry-run", "--hook-repo", repo);
    await init(workspace, "--hook-repo", repo);
    expect(existsSync(marker)).toBe(false);
    expect(workspace.read(".pre-commit-config.yaml")).toContain(`rev: v${version}\n`);
  });

  test("if it is elsewhere, and named by the user", async () => {
    const marker = join(new Workspace().folder, "started");
    const { folder } = new Workspace(lacking(marker, version));
    await init(newProject(), "--hook-repo", folder);
    expect(existsSync(marker)).toBe(false);
  });
});

test("a repository without a working tree is asked if the user names it", async () => {
  const work = new Workspace({ "a.txt": "x" }).folder;
  const git = (...words: string[]): string =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...words], {
      cwd: work,
      encoding: "utf8",
    }).trim();
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "-m", "first");
  const bare = join(new Workspace().folder, "wf.git");
  git("clone", "--quiet", "--bare", ".", bare);
  const project = newProject();
  await init(project, "--hook-repo", bare);
  expect(project.read(".pre-commit-config.yaml")).toContain(`rev: ${git("rev-parse", "HEAD")}\n`);
});

test.each(configs)(
  "a hook is added if its place is certain: %s",
  async (_what, config, isCertain) => {
    const added = addHook(config, local);
    expect(added !== undefined).toBe(isCertain);
    if (added !== undefined) {
      const lines = added.split(/\r?\n/);
      const at = lines.findIndex((line) => line.includes("id: wf-validate"));
      const others = lines.filter((_, each) => each < at - 2 || each > at + 6);
      expect(others.join("\n").trimEnd()).toBe(config.replaceAll("\r\n", "\n").trimEnd());
      expect(added.includes("\r\n")).toBe(config.includes("\r\n"));
    }
    const workspace = newProject({ ".pre-commit-config.yaml": config }, { installed: "." });
    const out = await init(workspace);
    if (isCertain) {
      expect(out).toContain(
        "changed .pre-commit-config.yaml (to turn it on, run: pre-commit install; without pre-commit: wf init --git-hook)\n",
      );
      expect(workspace.read(".pre-commit-config.yaml")).toBe(added);
      expect(await init(workspace)).toContain(".pre-commit-config.yaml already runs wf\n");
    } else {
      expect(out).toContain(
        ".pre-commit-config.yaml was not changed; to check wireframes before each commit, add this to its repos:\n  - repo: local\n",
      );
      expect(workspace.read(".pre-commit-config.yaml")).toBe(config);
    }
  },
);

test("the hook matches the same files as the one in our repository", () => {
  const hooks = readFileSync(join(root, ".pre-commit-hooks.yaml"), "utf8");
  const pattern = /^ {2}files: (.*)$/m.exec(hooks)![1]!;
  expect(hookConfig(local)).toContain(`        files: ${pattern}\n`);
});
