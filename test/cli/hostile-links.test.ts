/** Someone else's repository: its links and settings must not make us read or write outside of it. */
import { execFileSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { readUpTo } from "../../src/workspace/files/read-regular.js";
import { watchedPaths } from "../../src/workspace/watched/watched-paths.js";
import { hostileFont } from "../fonts/hostile-font.js";
import { goodSource, Workspace } from "./call.js";

const broken = 'page "Home" {\n  buton "Go"\n}\n';
const markdown = ["# Login", "", "```wf", `${goodSource}\`\`\``, ""].join("\n");

/** A repository next to files that it must not reach. */
function hostile(files: Record<string, string>, links: Record<string, string> = {}): Workspace {
  const workspace = new Workspace({ "victim/keys": "mine\n", "victim/a.wf": broken });
  const inside = Object.entries(files).map(([path, text]) => [`clone/${path}`, text] as const);
  for (const [path, text] of inside) workspace.write(path, text);
  mkdirSync(join(workspace.folder, "clone/.git"), { recursive: true });
  for (const [path, target] of Object.entries(links)) {
    symlinkSync(target, join(workspace.folder, "clone", path));
  }
  return workspace;
}

const settings = (render: object) => JSON.stringify({ render });

test.each([
  {
    what: "a link in the place of a picture beside a Markdown file",
    files: { "spec.md": markdown },
    links: { "spec-home.html": "../victim/keys" },
    argv: ["render", "spec.md", "--in-place", "--html"],
    says: /spec-home\.html: is a symbolic link, which wf does not write through/,
  },
  {
    what: "a link in the place of a picture that is named",
    files: { "a.wf": goodSource },
    links: { "a.svg": "../victim/keys" },
    argv: ["render", "a.wf", "--output", "a.svg"],
    says: /a\.svg: is a symbolic link/,
  },
  {
    what: "a link to a missing file",
    files: { "a.wf": goodSource },
    links: { "a.svg": "../victim/new.svg" },
    argv: ["render", "a.wf", "--output", "a.svg"],
    says: /a\.svg: is a symbolic link/,
  },
  {
    what: "a link to a file of the same repository",
    files: { "a.wf": goodSource, hooks: "mine\n" },
    links: { "a.svg": "hooks" },
    argv: ["render", "a.wf", "--output", "a.svg"],
    says: /a\.svg: is a symbolic link/,
  },
  {
    what: "a linked folder of pictures",
    files: { "a.wf": goodSource },
    links: { out: "../victim" },
    argv: ["render", "a.wf", "--out-dir", "out"],
    says: /out\/a\.svg: a symbolic link leads out of the project/,
  },
  {
    what: "a linked folder below that of the pictures",
    files: { "in/sub/a.wf": goodSource, "out/.keep": "" },
    links: { "out/sub": "../../victim" },
    argv: ["render", "in", "--out-dir", "out"],
    says: /out\/sub\/a\.svg: a symbolic link leads out of the project/,
  },
  {
    what: "a folder of pictures above, from settings",
    files: { "a.wf": goodSource, "wf.config.json": settings({ outDir: "../victim" }) },
    argv: ["render", "a.wf"],
    says: /render\.outDir in .*wf\.config\.json leads out of .*clone; to write there, use --out-dir/,
  },
  {
    what: "a folder of pictures anywhere, from settings",
    files: { "a.wf": goodSource, "wf.config.json": settings({ outDir: "/var/empty/wf" }) },
    argv: ["render", "a.wf"],
    says: /render\.outDir in .* leads out of/,
  },
  {
    what: "a linked folder of pictures, from settings",
    files: { "a.wf": goodSource, "wf.config.json": settings({ outDir: "out" }) },
    links: { out: "../victim" },
    argv: ["render", "a.wf"],
    says: /out\/a\.svg: a symbolic link leads out of the project/,
  },
  {
    what: "a folder of pictures that leads into .git",
    files: { "a.wf": goodSource, ".git/hooks/x": "" },
    links: { out: ".git/hooks" },
    argv: ["render", "a.wf", "--out-dir", "out"],
    says: /out\/a\.svg: a symbolic link leads into \.git/,
  },
  {
    what: "a folder of pictures that leads into .git by its short name on Windows",
    files: { "a.wf": goodSource, "GIT~1/hooks/x": "" },
    links: { out: "GIT~1/hooks" },
    argv: ["render", "a.wf", "--out-dir", "out"],
    says: /out\/a\.svg: a symbolic link leads into \.git/,
  },
  {
    what: "a folder of pictures that leads into .git by a name that means it on macOS",
    files: { "a.wf": goodSource, ".g\u200cit/hooks/x": "" },
    links: { out: ".g\u200cit/hooks" },
    argv: ["render", "a.wf", "--out-dir", "out"],
    says: /out\/a\.svg: a symbolic link leads into \.git/,
  },
  {
    what: "fixes of a linked source",
    files: {},
    links: { "a.wf": "../victim/a.wf" },
    argv: ["validate", "--fix", "a.wf"],
    says: /a\.wf: a symbolic link leads out of the project/,
  },
  {
    what: "the format of a linked source",
    files: {},
    links: { "a.wf": "../victim/a.wf" },
    argv: ["fmt", "."],
    says: /a\.wf: a symbolic link leads out of the project/,
  },
  {
    what: "links in a linked Markdown file",
    files: {},
    links: { "a.md": "../victim/a.wf" },
    argv: ["render", "a.md", "--in-place"],
    says: /a\.md: a symbolic link leads out of the project/,
  },
])("$what writes nothing outside", async ({ files, links = {}, argv, says }) => {
  const workspace = hostile(files as Record<string, string>, links);
  const { code, err, out } = await callInClone(workspace, argv);
  expect(err + out).toMatch(says);
  expect(code).toBe(2);
  expect(workspace.read("victim/keys")).toBe("mine\n");
  expect(workspace.read("victim/a.wf")).toBe(broken);
  expect(filesOf(workspace, "victim")).toEqual(["a.wf", "keys"]);
  for (const [path, target] of Object.entries(links)) {
    expect(readlinkSync(join(workspace.folder, "clone", path))).toBe(target);
  }
});

describe.each(["a folder", "another repository"])("from %s beside the repository", (what) => {
  test.each([
    ["fmt", "../clone/sub/a.wf"],
    ["fmt", "../clone/*/*.wf"],
    ["fmt", "../clone/sub"],
    ["validate", "--fix", "../clone/sub/a.wf"],
    ["validate", "../clone/sub/a.wf"],
    ["render", "../clone/own.wf", "--out-dir", "../clone/sub"],
    ["render", "../clone/own.wf", "--output", "../clone/sub/x.svg"],
    ["render", "--in-place", "../clone/sub/spec.md"],
    ["map", "../clone/own.wf", "--output", "../clone/sub/x.svg"],
    ["notes", "../clone/sub/a.wf", "--add", "x", "--at", "1", "--author", "Ann"],
    ["inspect", "../clone/sub/a.wf"],
  ])("%s %s reads and writes nothing behind a linked folder", async (...argv) => {
    const workspace = hostile({ "own.wf": goodSource }, { sub: "../victim" });
    workspace.write("victim/spec.md", markdown);
    workspace.write(what === "a folder" ? "other/a.wf" : "other/.git/HEAD", "");
    const { code, err, out } = await workspace.call(argv, { cwd: "other" });
    expect(code).toBeGreaterThan(0);
    expect(err + out).toMatch(/a symbolic link leads out of the project|no files match/);
    expect(err + out).not.toContain("buton");
    expect(workspace.read("victim/a.wf")).toBe(broken);
    expect(workspace.read("victim/spec.md")).toBe(markdown);
    expect(filesOf(workspace, "victim")).toEqual(["a.wf", "keys", "spec.md"]);
  });
});

test("a path outside of any repository may lead through links", async () => {
  const workspace = new Workspace({ "real/a.wf": goodSource, "other/.git/HEAD": "" });
  mkdirSync(join(workspace.folder, "real/.git"));
  symlinkSync("real", join(workspace.folder, "link"));
  for (const path of ["../link/a.wf", "../link", "../link/*.wf"]) {
    const { code, err } = await workspace.call(["validate", path], { cwd: "other" });
    expect([path, code, err]).toEqual([path, 0, ""]);
  }
  const drawn = ["render", "../link/a.wf", "--out-dir", "../link/out"];
  expect((await workspace.call(drawn, { cwd: "other" })).code).toBe(0);
  expect(filesOf(workspace, "real/out")).toEqual(["a.svg"]);
});

test.each([
  { what: "a linked source", links: { "a.wf": "../victim/a.wf" }, path: "a.wf" },
  { what: "a linked folder", links: { sub: "../victim" }, path: "sub/a.wf" },
  {
    what: "a linked notes file",
    links: { "b.wf.notes.json": "../victim/a.wf.notes.json" },
    path: "b.wf",
  },
])("notes of $what are neither read nor written", async ({ links, path }) => {
  const workspace = hostile({ "b.wf": goodSource }, links as Record<string, string>);
  const add = ["notes", "a.wf", "--add", "mine", "--at", "2", "--author", "Ann"];
  expect((await workspace.call(add, { cwd: "victim" })).err).toBe("");
  const noted = workspace.read("victim/a.wf.notes.json");
  const { id } = JSON.parse(noted).notes[0];
  mkdirSync(join(workspace.folder, "victim/.git"));
  for (const argv of [
    ["--done", id],
    ["--reply", "x", "--to", id],
    ["--add", "x", "--at", "1"],
    [],
    ["--json"],
  ]) {
    const { code, err, out } = await callInClone(workspace, ["notes", path, ...argv]);
    expect(code, argv.join(" ")).toBeGreaterThan(0);
    expect(err + out).toMatch(/is a symbolic link|a symbolic link leads out of the project/);
    expect(out).not.toContain("mine");
  }
  expect(workspace.read("victim/a.wf.notes.json")).toBe(noted);
  expect(filesOf(workspace, "victim")).toEqual([".git", "a.wf", "a.wf.notes.json", "keys"]);
});

test.each([
  { what: "settings", cwd: "clone", argv: ["."] },
  { what: "settings used from elsewhere", cwd: "other", argv: ["../clone"] },
  { what: "the command line", cwd: "clone", argv: [".", "--out-dir", "out"] },
  { what: "settings, with sources outside", cwd: "clone", argv: [".", "all"] },
])("a linked folder of pictures from $what is not searched", async ({ cwd, argv }) => {
  const files = {
    "sub/a.wf": goodSource,
    "sub/wf.config.json": settings({ outDir: "../out" }),
    "own.wf": goodSource,
    "wf.config.json": settings({ outDir: "out" }),
  };
  const workspace = hostile(files, { out: "..", all: ".." });
  workspace.write("other/own.wf", goodSource);
  for (const target of ["../victim/old.svg", "../own.svg"]) {
    const drawn = ["render", "own.wf", "--output", target];
    expect((await callInClone(workspace, drawn)).code).toBe(0);
  }
  const { code, err } = await workspace.call(["render", ...argv, "--check"], { cwd });
  expect(err).toContain("own.svg: a symbolic link leads out of the project");
  expect(err).not.toMatch(/old\.svg|rm |out of date/);
  expect(code).toBe(2);
});

test("an option of the command line may leave the project", async () => {
  const workspace = hostile({ "a.wf": goodSource });
  expect((await callInClone(workspace, ["render", "a.wf", "--out-dir", "../out"])).code).toBe(0);
  expect(filesOf(workspace, "out")).toEqual(["a.svg"]);
  workspace.write("out/old.svg", workspace.read("out/a.svg"));
  const checked = await callInClone(workspace, ["render", ".", "--out-dir", "../out", "--check"]);
  expect(checked.err).toMatch(/^\.\.\/out\/old\.svg no longer has a wireframe\n/);
});

test("a settings folder may be elsewhere in its repository", async () => {
  const workspace = hostile({
    "app/a.wf": goodSource,
    "app/wf.config.json": settings({ outDir: "../docs/pictures" }),
  });
  expect((await callInClone(workspace, ["render", "app/a.wf"])).code).toBe(0);
  expect(filesOf(workspace, "clone/docs/pictures")).toEqual(["a.svg"]);
});

const unreadable = [
  ["/proc/self/environ", /symbolic link leads out/],
  ["/dev/zero", /symbolic link leads out/],
  [".env", /is a symbolic link to a file of another kind/],
] as const;
const commands = ["validate", "render", "parse", "fmt", "inspect", "map"];

test
  .skipIf(process.platform !== "linux")
  .each(
    unreadable.flatMap(([target, says]) => commands.map((command) => ({ target, says, command }))),
  )("$command does not show what a link to $target leads to", async ({ target, says, command }) => {
  const workspace = hostile({ ".env": "SECRET=hunter2 {\n" }, { "a.wf": target });
  const { code, err, out } = await callInClone(workspace, [command, "a.wf"]);
  expect(err + out).toMatch(says);
  expect(err + out).not.toContain("hunter2");
  expect(code).toBe(2);
});

test.skipIf(process.platform === "win32")("a pipe is not a source", async () => {
  const workspace = hostile({});
  execFileSync("mkfifo", [join(workspace.folder, "clone/a.wf")]);
  const { code, err } = await callInClone(workspace, ["validate", "a.wf"]);
  expect([code, err]).toEqual([2, "wf: a.wf: is not a regular file\n"]);
});

test.skipIf(process.platform === "win32")("a pipe is no picture", async () => {
  const workspace = hostile({ "a.wf": goodSource, "spec.md": markdown });
  const pipe = (path: string) => execFileSync("mkfifo", [join(workspace.folder, "clone", path)]);
  mkdirSync(join(workspace.folder, "clone/out"));
  for (const path of ["spec-home.svg", "out/old.svg"]) pipe(path);
  const { code, err } = await callInClone(workspace, ["render", "spec.md", "--in-place"]);
  expect([code, err]).toEqual([2, "wf: spec-home.svg: is a pipe that nobody reads\n"]);
  // A picture there that no wireframe has would be named.
  const folder = await callInClone(workspace, ["render", ".", "!spec.md", "--out-dir", "out"]);
  expect([folder.code, folder.err]).toEqual([0, expect.not.stringContaining("old.svg")]);
});

test.skipIf(!existsSync("/dev/shm"))("a repository in /dev/shm is one like others", async () => {
  vi.stubEnv("TMPDIR", "/dev/shm");
  onTestFinished(() => void vi.unstubAllEnvs());
  const links = { "a.svg": "../victim/keys", "l.wf": "../victim/a.wf" };
  const workspace = hostile({ "a.wf": goodSource }, links);
  expect(workspace.folder).toMatch(/^\/dev\/shm\//);
  const drawn = await callInClone(workspace, ["render", "a.wf", "--output", "a.svg"]);
  expect(drawn.err).toMatch(/a\.svg: is a symbolic link/);
  const fixed = await callInClone(workspace, ["validate", "--fix", "l.wf"]);
  expect(fixed.err).toMatch(/l\.wf: a symbolic link leads out of the project/);
  expect([workspace.read("victim/keys"), workspace.read("victim/a.wf")]).toEqual([
    "mine\n",
    broken,
  ]);
  execFileSync("mkfifo", [join(workspace.folder, "clone/p.wf")]);
  expect((await callInClone(workspace, ["validate", "p.wf"])).err).toMatch(/is not a regular file/);
});

test.each([
  ["of 800 KB", "b/".repeat(400_000)],
  ["with hundreds of folders that exist", `${"a/".repeat(300)}${"b/".repeat(1_500)}`],
])("a path %s takes no time", async (_, path) => {
  const workspace = hostile({
    [`${"a/".repeat(300)}x.wf`]: goodSource,
    "a.wf": `import "${path}x.wf"\n${goodSource}`,
    "b.wf": `page { image src="${path}x.png" w=100 h=100 }\n`,
  });
  const { code, out } = await callInClone(workspace, ["validate", "a.wf"]);
  expect([code, out]).toEqual([1, expect.stringContaining("does not exist")]);
  const drawn = await callInClone(workspace, ["render", "b.wf", "--output", "b.png"]);
  expect([drawn.code, drawn.err]).toEqual([0, expect.stringContaining("image-not-shown")]);
});

test.each([".gitignore", "wf.config.json"])("%s must not be a device either", async (name) => {
  const workspace = hostile({ "a.wf": goodSource }, { [name]: "/dev/zero" });
  const { code } = await callInClone(workspace, ["validate", "."]);
  expect(code).toBe(name === ".gitignore" ? 0 : 2);
  expect(lstatSync(join(workspace.folder, "clone", name)).isSymbolicLink()).toBe(true);
});

test.skipIf(process.platform !== "linux").each(["/dev/zero", "/dev/stdin", "../pipe.ttf"])(
  "settings must not use a font from %s",
  async (font) => {
    const fonts = JSON.stringify({ fonts: [font] });
    const workspace = hostile({ "a.wf": goodSource, "wf.config.json": fonts });
    execFileSync("mkfifo", [join(workspace.folder, "pipe.ttf")]);
    const { code, err } = await callInClone(workspace, ["render", "a.wf", "--output", "a.svg"]);
    expect(err).toMatch(/^wf: font .*: is no font that can be used here\n$/);
    expect(code).toBe(2);
  },
);

test("a pipe in a repository is no font", async () => {
  const fonts = JSON.stringify({ fonts: ["pipe.ttf"] });
  const workspace = hostile({ "a.wf": goodSource, "wf.config.json": fonts });
  execFileSync("mkfifo", [join(workspace.folder, "clone/pipe.ttf")]);
  const { err } = await callInClone(workspace, ["render", "a.wf", "--output", "a.svg"]);
  expect(err).toBe("wf: font pipe.ttf: is not a regular file\n");
});

test("links to fonts, backups and data do not tell what is outside", async () => {
  const told = new Map<string, Set<string>>();
  for (const at of ["victim/keys", "victim", "victim/none", "victim/keys/none"]) {
    const places = { "linked.ttf": `../${at}`, "b.jsonl": `../${at}`, folder: ".." };
    const data = ["wf.mdb", "wf.mdb-lock", "counters.mdb"];
    const workspace = hostile({ "a.wf": goodSource }, places);
    for (const name of data) {
      mkdirSync(join(workspace.folder, "clone", `of-${name}`));
      symlinkSync(`../../${at}`, join(workspace.folder, "clone", `of-${name}`, name));
    }
    const before = readFileSync(join(workspace.folder, "victim/keys"), "utf8");
    const calls = [
      ["render", "a.wf", "--output", "a.svg", "--font-file", "linked.ttf"],
      ["render", "a.wf", "--output", "a.svg", "--font-file", `folder/${at}`],
      ["restore", "b.jsonl", "--data", "state"],
      ["restore", `folder/${at}`, "--data", "state"],
      ...data.map((name) => ["keys", "list", "--data", `of-${name}`]),
      ...data.map((name) => ["accounts", "create", "acme", "--data", `of-${name}`]),
    ];
    for (const argv of calls) {
      const { code, out, err } = await callInClone(workspace, argv);
      expect([code, out]).toEqual([2, ""]);
      const call = argv.join(" ").replace(at, "AT");
      const said = err.replaceAll(workspace.folder, "").replaceAll(at, "AT");
      told.set(call, (told.get(call) ?? new Set()).add(said));
    }
    expect(readFileSync(join(workspace.folder, "victim/keys"), "utf8")).toBe(before);
  }
  for (const [call, answers] of told) expect([call, ...answers]).toHaveLength(2);
  expect(told.size).toBe(10);
});

test("a font beside a repository is told, and one that a link leads to is used", async () => {
  const font = readFileSync(join(import.meta.dirname, "../../assets/fonts/noto-emoji.ttf"));
  const workspace = hostile({ "a.wf": goodSource }, { "linked.ttf": "../font.ttf" });
  writeFileSync(join(workspace.folder, "font.ttf"), font);
  const render = (file: string) =>
    callInClone(workspace, ["render", "a.wf", "--output", "a.svg", "--font-file", file]);
  expect((await render("linked.ttf")).code).toBe(0);
  expect((await render("../none.ttf")).err).toMatch(/none\.ttf: no such file or folder\n$/);
  expect((await render("none.ttf")).err).toBe("wf: font none.ttf: no such file or folder\n");
});

test("settings with fonts do not tell what is outside", async () => {
  const told = new Set<string>();
  for (const at of ["victim/keys", "victim", "victim/none", "victim/keys/none", "large.ttf"]) {
    const { folder } = new Workspace({});
    for (const font of [`../${at}`, join(folder, at), "linked.ttf"]) {
      const fonts = JSON.stringify({ fonts: [font] });
      const files = { "a.wf": goodSource, "wf.config.json": fonts };
      const workspace = hostile(files, { "linked.ttf": `../${at}` });
      workspace.write("large.ttf", "");
      truncateSync(join(workspace.folder, "large.ttf"), 300_000_000);
      const { err } = await callInClone(workspace, ["render", "a.wf", "--output", "a.svg"]);
      told.add(err.replace(/font .*: /, ""));
    }
  }
  expect([...told]).toEqual(["wf: is no font that can be used here\n"]);
});

test("settings and links bring no font out of .git", async () => {
  const font = readFileSync(join(import.meta.dirname, "../../assets/fonts/noto-emoji.ttf"));
  const inGit = ".git/lfs/f.ttf";
  for (const fonts of [[inGit], ["linked.ttf"], [{ family: "A", files: [inGit] }], undefined]) {
    const files = { "a.wf": goodSource, "wf.config.json": JSON.stringify({ fonts }) };
    const workspace = hostile(files, { "linked.ttf": inGit });
    workspace.write(`clone/${inGit}`, font);
    const option = fonts ? [] : ["--font-file", "linked.ttf"];
    const argv = ["render", "a.wf", "--output", "a.svg", ...option];
    const { code, err } = await callInClone(workspace, argv);
    expect([code, err]).toEqual([2, expect.stringMatching(/is no font that can be used here\n$/)]);
  }
});

test("settings with fonts do not tell what is in .git", async () => {
  const told = new Set<string>();
  for (const at of [".git/config", ".git/none", ".git", ".git/config/none"]) {
    for (const font of [at, "linked.ttf"]) {
      const files = { "a.wf": goodSource, "wf.config.json": JSON.stringify({ fonts: [font] }) };
      const workspace = hostile(files, { "linked.ttf": at });
      workspace.write("clone/.git/config", "[core]");
      const { err } = await callInClone(workspace, ["render", "a.wf", "--output", "a.svg"]);
      told.add(err.replace(/font .*: /, ""));
    }
  }
  expect([...told]).toEqual(["wf: is no font that can be used here\n"]);
});

test.each([["gone.ttf"], ["folder.ttf"], ["a.wf"], ["../victim/gone.ttf"]])(
  "a font outside is refused in the same words before %s",
  async (other) => {
    const told = new Set<string>();
    for (const at of ["../victim/keys", "../victim", "../victim/none", "../victim/keys/none"]) {
      const fonts = JSON.stringify({ fonts: [at, other] });
      const workspace = hostile({ "a.wf": goodSource, "wf.config.json": fonts });
      mkdirSync(join(workspace.folder, "clone/folder.ttf"));
      const { err } = await callInClone(workspace, ["render", "a.wf", "--output", "a.svg"]);
      told.add(err.replace(join(workspace.folder, "clone", at), "FONT"));
    }
    expect([...told]).toEqual(["wf: font FONT: is no font that can be used here\n"]);
  },
);

test("settings cannot name the same large font again and again", async () => {
  const fonts = JSON.stringify({ fonts: Array(1_000).fill("a.ttf") });
  const workspace = hostile({ "a.wf": goodSource, "wf.config.json": fonts });
  workspace.write("clone/a.ttf", hostileFont(2, 10).data);
  truncateSync(join(workspace.folder, "clone/a.ttf"), 60_000_000);
  const { code, err } = await callInClone(workspace, ["render", "a.wf"]);
  expect([code, err]).toEqual([
    2,
    "wf: font a.ttf: there are more than 1000 fonts, or they have more than 256 MB together\n",
  ]);
});

test("settings must not write into .git", async () => {
  const files = { "a.wf": goodSource, "wf.config.json": settings({ outDir: ".git/hooks" }) };
  const { code, err } = await callInClone(hostile(files), ["render", "a.wf"]);
  expect(err).toMatch(/render\.outDir in .* leads into \.git; to write there, use --out-dir/);
  expect(code).toBe(2);
});

test("settings must not write hundreds of folders deep, where --check would take minutes", async () => {
  const files = { "a.wf": goodSource, "wf.config.json": settings({ outDir: "y/".repeat(101) }) };
  const { code, err } = await callInClone(hostile(files), ["render", "."]);
  expect(err).toMatch(/render\.outDir in .* is more than 100 folders deep\n$/);
  expect(code).toBe(2);
});

test.each([
  ["a null character", "a\0b", "a string without null characters"],
  ["a line break", "a\nb", "a string without control characters"],
  ["400 KB", "x".repeat(400_000), "a string of at most 10000 characters"],
])("a setting of %s is refused in a sentence", async (_, outDir, says) => {
  const workspace = hostile({ "a.wf": goodSource, "wf.config.json": settings({ outDir }) });
  const { code, err } = await callInClone(workspace, ["render", "a.wf"]);
  expect([code, err]).toEqual([
    2,
    `wf: wf.config.json:1:21: error: render.outDir must be ${says}\n`,
  ]);
});

test("of many unknown settings, the first are named", async () => {
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`key${at}`, 1]));
  const workspace = hostile({ "a.wf": goodSource, "wf.config.json": JSON.stringify(many) });
  const { code, err } = await callInClone(workspace, ["validate", "a.wf"]);
  expect(code).toBe(0);
  expect(err.split("\n")).toHaveLength(22);
  expect(err).toMatch(/wf\.config\.json: and 4980 more\n$/);
});

test("a source has a size, which the settings can raise", async () => {
  const large = `${goodSource}// ${"x".repeat(4_000_000)}\n`;
  const workspace = hostile({ "a.wf": large });
  const refused = await callInClone(workspace, ["validate", "a.wf"]);
  expect(refused.err).toBe(
    "wf: a.wf: is larger than maxFileSize in wf.config.json allows (4 MB by default)\n",
  );
  expect(refused.code).toBe(2);
  workspace.write("clone/wf.config.json", JSON.stringify({ maxFileSize: "5MB" }));
  expect((await callInClone(workspace, ["validate", "a.wf"])).code).toBe(0);
  workspace.write("clone/wf.config.json", JSON.stringify({ maxFileSize: "1GB" }));
  const { err } = await callInClone(workspace, ["validate", "a.wf"]);
  expect(err).toMatch(/maxFileSize must be/);
});

test("the size of a source is looked at before its bytes are read", async () => {
  const workspace = hostile({ "a.wf": "" });
  // No memory holds it, and on the disk it takes none.
  truncateSync(join(workspace.folder, "clone/a.wf"), 1e12);
  const { code, err } = await callInClone(workspace, ["validate", "a.wf"]);
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/^wf: a\.wf: is larger than maxFileSize /),
  ]);
});

test("a source that grows while it is read has a size, too", () => {
  const workspace = new Workspace({ "a.wf": "x".repeat(5_000) });
  const descriptor = openSync(join(workspace.folder, "a.wf"), "r");
  onTestFinished(() => closeSync(descriptor));
  expect(() => readUpTo(descriptor, 0, 4_000)).toThrow("WF_LARGE");
});

function callInClone(workspace: Workspace, argv: readonly string[]) {
  return workspace.call(argv, { cwd: "clone" });
}

function filesOf(workspace: Workspace, folder: string): string[] {
  return readdirSync(join(workspace.folder, folder)).sort();
}

test.each([
  ["validate", "all.wf"],
  ["validate", "--fix", "all.wf"],
  ["validate", "in/all"],
  ["fmt", "--check", "all.wf"],
  ["render", "all.wf", "--out-dir", "out"],
  ["inspect", "all.wf"],
])("a linked folder shows no names of files outside: %s %s %s", async (...argv) => {
  const links = { "all.wf": "..", "in/all": "../../victim" };
  const workspace = hostile({ "in/.keep": "" }, links);
  const { code, err, out } = await callInClone(workspace, argv.filter(Boolean));
  expect(out).toBe("");
  expect(err).toMatch(/^wf: \S*all(?:\.wf)?: a symbolic link leads out of the project, [^\n]*\n$/);
  expect(err).not.toContain("victim");
  expect(code).toBe(2);
});

test("a linked folder inside, and one that the user names outside, are searched", async () => {
  const workspace = hostile({ "v1.2/a.wf": goodSource }, { latest: "v1.2" });
  symlinkSync("victim", join(workspace.folder, "linked"));
  expect((await callInClone(workspace, ["validate", "latest"])).code).toBe(0);
  const outside = await callInClone(workspace, ["validate", "../linked"]);
  expect(outside.err + outside.out).not.toContain("leads out");
});

test.each([["nowhere.wf"], ["../nowhere.wf"], ["../victim/a.wf"]])(
  "a link to %s that is called like a pattern hides no file",
  async (target) => {
    for (const name of ["!*.wf", "!x/*.wf", "*.wf", "{a,b}.wf"]) {
      const workspace = hostile({ "bad.wf": broken, "!x/.keep": "" }, { [name]: target });
      const { code, out, err } = await callInClone(workspace, ["validate", "--", name, "bad.wf"]);
      expect(out, name).toContain("1 error");
      expect(err).toMatch(/: no such file or folder\n$|: a symbolic link leads out of the project/);
      expect([code, err.split("\n").length]).toEqual([2, 2]);
    }
  },
);

test.each(["render", "fmt", "inspect", "map"])("%s reports such a link", async (name) => {
  const workspace = hostile({ "a.wf": goodSource }, { "!*.wf": "nowhere.wf" });
  const { code, err } = await callInClone(workspace, [name, "--", "!*.wf", "a.wf"]);
  expect([code, err]).toEqual([2, expect.stringContaining("!*.wf: no such file or folder")]);
});

test.each([
  { what: "a wireframe", path: "a.wf", argv: ["validate"] },
  { what: "a named wireframe", path: "a.wf", argv: ["validate", "a.wf"] },
  { what: "settings", path: "wf.config.json", argv: ["validate", "own.wf"] },
  { what: "an import", path: "part.wf", argv: ["validate", "own.wf"] },
  { what: "data", path: "data.json", argv: ["validate", "own.wf"] },
  { what: "a picture", path: "picture.png", argv: ["validate", "own.wf"] },
  { what: "a drawn picture", path: "picture.png", argv: ["render", "p.wf", "--output", "p.png"] },
  { what: "a notes file", path: "own.wf.notes.json", argv: ["notes"] },
  { what: "a folder of settings", path: "sub/wf.config.json", argv: ["validate", "sub"] },
  { what: "a wireframe with notes", path: "noted.wf", argv: ["notes"] },
  { what: "a named wireframe with notes", path: "noted.wf", argv: ["notes", "noted.wf"] },
  { what: "a wireframe in a linked folder", path: "dir", argv: ["validate", "dir/a.wf"] },
  { what: "a folder in a linked folder", path: "dir", argv: ["fmt", "--check", "dir/none"] },
  { what: "a searched folder", path: "dir", argv: ["validate", "dir/**/*.wf"] },
  { what: "a folder like an exclusion", path: "!d", argv: ["validate", ".", "!d/keys"] },
  { what: "a folder with notes", path: "dir", argv: ["notes", "dir"] },
  { what: "a notes file of what is gone", path: "gone.wf.notes.json", argv: ["notes", "gone.wf"] },
  { what: "a changed wireframe", path: "a.wf", argv: ["validate", "--affected", "a.wf"] },
  { what: "changed data", path: "data.json", argv: ["validate", "--affected", "data.json"] },
  { what: "a changed pattern", path: "[a].csv", argv: ["validate", "--affected", "[a].csv"] },
  { what: "a changed folder", path: "dir", argv: ["validate", "--affected", "dir"] },
  {
    what: "a change in a linked folder",
    path: "dir",
    argv: ["validate", "--affected", "dir/a.wf"],
  },
  { what: "changed data in one", path: "dir", argv: ["validate", "--affected", "dir/keys"] },
  { what: "a folder of pictures", path: "out", argv: ["render", "p.wf", "--out-dir", "out"] },
  { what: "one above it", path: "out", argv: ["render", "p.wf", "--out-dir", "out/in/a"] },
  { what: "one of settings", path: "app/out", argv: ["render", "app/own.wf"] },
  { what: "one that is compared", path: "app/out", argv: ["render", "app", "--check"] },
  { what: "a named picture", path: "l.svg", argv: ["render", "p.wf", "-o", "l.svg"] },
  { what: "its folder", path: "out", argv: ["render", "p.wf", "-o", "out/keys"] },
  { what: "its folders", path: "out", argv: ["render", "p.wf", "-o", "out/keys/p.svg"] },
  { what: "the folder of another link", path: "out", argv: ["render", "p.wf", "-o", "out/l.svg"] },
  { what: "a repository in a repository", path: "sub/.git", argv: ["validate", "sub/l.wf"] },
])("a link outside in the place of $what does not tell what is there", async (row) => {
  const { path, argv } = row;
  const source = `import "part.wf"
data d from "data.json"
page "Home" { image src="picture.png" text "a" }
`;
  const told = new Set<string>();
  const long = "n".repeat(300);
  for (const target of [
    "victim/keys",
    "victim",
    "victim/none",
    "victim/none/none",
    "victim/keys/none",
    `victim/${long}`,
    `none/${long}`,
    "victim/../clone/own.wf",
    "none/../clone/own.wf",
    "clone/via/../keys",
    "clone/via/../none",
  ]) {
    const files = {
      "own.wf": source,
      "p.wf": 'page { image src="picture.png" w=9 h=9 }\n',
      "sub/own.wf": goodSource,
      "noted.wf.notes.json": "{}",
      "app/own.wf": goodSource,
      "app/wf.config.json": settings({ outDir: "out" }),
    };
    const up = path.includes("/") ? "../.." : "..";
    const links = { [path]: `${up}/${target}`, via: "../victim/in", "sub/l.wf": "../own.wf" };
    const workspace = hostile(files, links);
    workspace.write("victim/gone.wf.notes.json", "{}");
    mkdirSync(join(workspace.folder, "victim/in"));
    symlinkSync("gone.svg", join(workspace.folder, "victim/l.svg"));
    const { out, err, code } = await callInClone(workspace, argv);
    told.add(`${code} ${out} ${err}`);
  }
  expect([...told]).toHaveLength(1);
});

test.each(["a.wf", "sub"])("a watched link %s does not tell what is outside", async (path) => {
  const told = new Set<string>();
  for (const target of ["victim/a.wf", "victim", "none"]) {
    const { folder } = hostile({}, { [path]: `../${target}` });
    const { files, missing } = await watchedPaths(["."], join(folder, "clone")).find();
    told.add(JSON.stringify([files.map((file) => file.path), missing]));
  }
  expect([...told]).toHaveLength(1);
});

test("links that go up from links lead to where the system says", async () => {
  const files = { "sub/deep/own.wf": goodSource, "own.wf": broken };
  const links = { "in.wf": "to/../own.wf", to: "sub/deep/more", "loop.wf": "loop.wf" };
  const workspace = hostile({ ...files, "sub/deep/more/.keep": "" }, links);
  expect((await callInClone(workspace, ["validate", "in.wf"])).code).toBe(0);
  const { err } = await callInClone(workspace, ["validate", "loop.wf"]);
  expect(err).toBe("wf: loop.wf: symbolic links form a loop\n");
});

test("links to what is inside may name the folder as the user does", async () => {
  const workspace = hostile({ "sub/own.wf": goodSource }, {});
  symlinkSync("clone", join(workspace.folder, "here"));
  symlinkSync(join(workspace.folder, "here/sub/own.wf"), join(workspace.folder, "clone/in.wf"));
  expect((await workspace.call(["validate", "in.wf"], { cwd: "here" })).code).toBe(0);
});

test("links to one large file read it only a few times", async () => {
  const large = `// ${"x".repeat(3_900_000)}\n${goodSource}`;
  const links = Array.from({ length: 7 }, (_, at) => [`link-${at}.wf`, "large.wf"] as const);
  const workspace = hostile({ "large.wf": large }, Object.fromEntries(links));
  const { code, err, out } = await callInClone(workspace, ["validate"]);
  expect(code).toBe(2);
  const unread = (err + out).match(/link-\d\.wf: is a symbolic link; those of this folder/g);
  expect(unread?.map((line) => line.slice(0, 7))).toEqual(["link-5.", "link-6."]);
});
