/** `wf agents`: what it adds to each agent and removes again, and where it refuses to write. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { agents, filesOf, type Machine } from "../../../src/tools/cli/agents/agents.js";
import { skillMark } from "../../../src/tools/cli/agents/skill.js";
import { Workspace } from "../call.js";

/** A project in its own home folder; the command is called in the project. */
function newHome(files: Record<string, string | Uint8Array> = {}) {
  const workspace = new Workspace({ "home/project/.git/HEAD": "ref: x\n", ...files });
  const home = join(workspace.folder, "home");
  const project = Object.create(workspace, {
    folder: { value: join(home, "project") },
  }) as Workspace;
  const call = (line: string, answers?: string[]) =>
    project.call(line.split(" "), { env: { HOME: home, PATH: "" }, ...(answers && { answers }) });
  return { workspace, project, home, call };
}

/** The script that the entry starts if neither the project nor the shell has wf. */
const wfScript = join(import.meta.dirname, "../../../bin/wf.js");

const machine: Machine = { platform: "linux", env: {}, home: "/home/ada" };

describe("the table of agents", () => {
  it("gives each agent settings of its own", () => {
    for (const scope of ["project", "user"] as const) {
      const paths = agents.flatMap((agent) => filesOf(agent, scope, machine).servers ?? []);
      expect(new Set(paths).size).toBe(paths.length);
    }
  });

  it("names a page of the documentation of each", () => {
    for (const { documented } of agents) {
      expect(documented.length).toBeGreaterThan(0);
      for (const address of documented) expect(address).toMatch(/^https:\/\//);
    }
  });

  it.each([
    ["linux", {}, "zed", "/home/ada/.config/zed/settings.json"],
    ["linux", { XDG_CONFIG_HOME: "/home/ada/x" }, "zed", "/home/ada/x/zed/settings.json"],
    ["darwin", {}, "zed", "/home/ada/.config/zed/settings.json"],
    ["darwin", {}, "vscode", "/home/ada/Library/Application Support/Code/User/mcp.json"],
    ["win32", { APPDATA: "C:/Ada/Roaming" }, "vscode", "C:/Ada/Roaming/Code/User/mcp.json"],
    ["win32", { APPDATA: "C:/Ada/Roaming" }, "zed", "C:/Ada/Roaming/Zed/settings.json"],
    ["linux", { CODEX_HOME: "/home/ada/c" }, "codex", "/home/ada/c/config.toml"],
    ["linux", { COPILOT_HOME: "/home/ada/c" }, "copilot", "/home/ada/c/mcp-config.json"],
  ] as const)("finds the settings of a user on %s with %o: %s", (platform, env, id, path) => {
    const agent = agents.find((each) => each.id === id)!;
    expect(filesOf(agent, "user", { platform, env, home: "/home/ada" }).servers).toBe(path);
  });
});

describe.each(agents)("$title", ({ id, servers }) => {
  it.each(["project", "user"] as const)("adds and removes wf (%s)", async (scope) => {
    const { home, project, call } = newHome();
    const line = `agents install ${id} --scope ${scope}`;
    const dry = await call(`${line} --dry-run`);
    expect(dry).toMatchObject({ code: 0, err: "" });
    expect(dry.out).toContain("dry run: nothing was written");
    const added = await call(line);
    expect(added).toMatchObject({ code: 0, err: "" });
    const folder = scope === "user" ? home : project.folder;
    const files = filesOf(agents.find((each) => each.id === id)!, scope, { ...machine, home });
    const at = (path: string) => (path.startsWith("/") ? path : join(folder, path));
    expect(existsSync(at(files.skill))).toBe(true);
    if (files.servers !== undefined) {
      expect(added.out).toContain(servers.key);
      expect(existsSync(at(files.servers))).toBe(true);
    } else expect(added.out).toContain("use --scope user");
    expect(dry.out.split("\n").filter((each) => /^[-+@]/.test(each))).toEqual(
      added.out.split("\n").filter((each) => /^[-+@]/.test(each)),
    );
    const again = await call(line);
    expect(again.out).toContain("already there, nothing to do");
    const removed = await call(`${line} --remove`);
    expect(removed.code).toBe(0);
    expect(existsSync(at(files.skill))).toBe(false);
    if (files.servers !== undefined) expect(existsSync(at(files.servers))).toBe(false);
    expect((await call(`${line} --remove`)).out).toContain("not there, nothing to do");
  });
});

describe("wf agents install", () => {
  it("keeps existing settings, and asks before it writes", async () => {
    const settings =
      '{\n  // mine\n  "theme": "dark",\n  "mcpServers": {\n    "a": {} // first\n  }\n}\n';
    const { project, call } = newHome({ "home/project/.gemini/settings.json": settings });
    const refused = await call("agents install gemini", ["n"]);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.out).toContain("nothing was written");
    expect(project.read(".gemini/settings.json")).toBe(settings);
    expect((await call("agents install gemini", ["y"])).code).toBe(0);
    const after = project.read(".gemini/settings.json");
    for (const kept of ["  // mine\n", '  "theme": "dark",\n', "// first\n"]) {
      expect(after).toContain(kept);
    }
    await call("agents install gemini --remove --yes");
    expect(project.read(".gemini/settings.json")).toBe(settings);
  });

  it("finds the agents in use", async () => {
    const { call } = newHome({ "home/.cursor/x": "", "home/project/.zed/x": "" });
    const { out } = await call("agents install --dry-run");
    expect(out).toContain("b/.cursor/mcp.json");
    expect(out).toContain("b/.zed/settings.json");
    expect(out).not.toContain(".mcp.json\n--- a/.claude");
    const none = await newHome().call("agents install");
    expect(none).toMatchObject({ code: 2 });
    expect(none.err).toContain("no coding agent found here; name some of claude, cursor");
  });

  it.each([
    [".claude/settings.json", "b/.mcp.json"],
    [".windsurf/rules/a.md", "b/.windsurf/skills/wf/SKILL.md"],
  ])("takes %s in a project as a sign of its agent", async (path, written) => {
    const { call } = newHome({ [`home/project/${path}`]: "" });
    const { out, code } = await call("agents install --dry-run");
    expect(code).toBe(0);
    expect(out).toContain(written);
  });

  it("speaks of a server of the project only where there is an entry for one", async () => {
    const { call } = newHome();
    const { out } = await call("agents install windsurf --yes");
    expect(out).toContain("Restart Windsurf. Then ask for a wireframe.");
    expect(out).not.toContain("The entry has a path");
    expect((await call("agents install windsurf claude --yes")).out).toContain("allow the server");
  });

  it.each(["install all --dry-run", "install all --remove --dry-run"])(
    "shows the skill once: %s",
    async (line) => {
      const { call } = newHome();
      if (line.includes("--remove")) await call("agents install all --yes");
      const { out } = await call(`agents ${line}`);
      expect(out.split(skillMark)).toHaveLength(2);
      expect(out).toContain(".cursor/skills/wf/SKILL.md: the same as .claude/skills/wf/SKILL.md");
    },
  );

  it("does not count a folder that projects have anyway, or that was left empty", async () => {
    const { project, call } = newHome({
      "home/project/.github/workflows/ci.yml": "",
      "home/project/.cursor/x": "",
    });
    const { out } = await call("agents install --dry-run");
    expect(out).toContain("b/.cursor/mcp.json");
    expect(out).not.toContain(".github");
    await call("agents install all");
    await call("agents install all --remove");
    expect((await call("agents install --dry-run")).out).toBe(out);
    expect(readdirSync(project.folder).sort()).toEqual([".cursor", ".git", ".github"]);
    expect(existsSync(join(project.folder, ".github/workflows/ci.yml"))).toBe(true);
  });

  it("keeps a skill that another agent reads until that one is removed too", async () => {
    const { project, call } = newHome();
    await call("agents install codex zed");
    await call("agents install codex --remove");
    expect(project.read(".agents/skills/wf/SKILL.md")).toContain(skillMark);
    await call("agents install zed --remove");
    expect(existsSync(join(project.folder, ".agents/skills/wf"))).toBe(false);
  });

  it("neither replaces nor removes a foreign skill", async () => {
    const { project, call } = newHome({ "home/project/.claude/skills/wf/SKILL.md": "mine\n" });
    const { out } = await call("agents install claude");
    expect(out).toContain("was not written by wf, and stays as it is");
    await call("agents install claude --remove");
    expect(project.read(".claude/skills/wf/SKILL.md")).toBe("mine\n");
  });

  it.each([
    ["broken JSON", '{ "a": ', /line 1, column \d+ is not valid JSON.*nothing was written/],
    ["bytes that are not text", Uint8Array.of(0xff, 0xfe, 0x7b), /nothing was written/],
  ])("writes nothing at all with %s", async (_, content, says) => {
    const { project, call } = newHome({ "home/project/.vscode/mcp.json": content });
    const { code, err } = await call("agents install claude vscode");
    expect(code).toBe(2);
    expect(err).toMatch(says);
    expect(existsSync(join(project.folder, ".mcp.json"))).toBe(false);
    expect(existsSync(join(project.folder, ".claude"))).toBe(false);
  });

  it("writes nothing if a file is in place of a folder", async () => {
    const { call } = newHome({ "home/project/.github": "", "home/.gemini": "" });
    expect((await call("agents install")).out).toContain("wrote .gemini/settings.json");
    expect((await call("agents install copilot")).err).toMatch(/\.github.*nothing was written/);
  });

  it("reads settings of a project of up to 1 MiB, and of a user of up to 32 MiB", async () => {
    const large = JSON.stringify({ a: "x".repeat(1_100_000) });
    const { call } = newHome({ "home/project/.mcp.json": large, "home/.claude.json": large });
    expect((await call("agents install claude --yes")).err).toContain(
      ".mcp.json is larger than 1 MiB; nothing was written",
    );
    expect((await call("agents install claude --yes --scope user")).code).toBe(0);
  });

  it("writes nothing if a folder or a pipe is in place of the settings", async () => {
    const { project, call } = newHome();
    mkdirSync(join(project.folder, ".mcp.json"));
    expect((await call("agents install claude")).err).toContain("is not a file");
    execFileSync("mkfifo", [join(project.folder, "pipe")]);
    mkdirSync(join(project.folder, ".vscode"));
    symlinkSync("../pipe", join(project.folder, ".vscode", "mcp.json"));
    expect((await call("agents install vscode")).err).toContain("is not a file");
  });

  it.each([
    ["a link to a file", ".mcp.json", "file.json"],
    ["a link to a folder", ".claude", "folder"],
    ["a link to a missing target", ".claude", "missing"],
  ])("does not follow %s out of the project", async (_, link, target) => {
    const { workspace, project, call } = newHome({ "file.json": "{}", "folder/x": "" });
    symlinkSync(join(workspace.folder, target), join(project.folder, link));
    const { code, err } = await call("agents install claude");
    expect(code).toBe(2);
    expect(err).toContain(`${link} is a link that leads out of the project; nothing was written.`);
    expect(workspace.read("file.json")).toBe("{}");
    expect(existsSync(join(workspace.folder, "folder", "skills"))).toBe(false);
    expect(existsSync(join(workspace.folder, "missing"))).toBe(false);
  });

  it.each([
    ["the folder of skills", ".claude/skills", "../.git/hooks", "claude"],
    ["the folder of the settings", ".cursor", ".git/hooks", "cursor"],
    ["the settings", ".mcp.json", ".git/own.json", "claude"],
  ])("writes nothing in .git where a link makes it %s", async (_, link, target, id) => {
    const { project, call } = newHome({
      "home/project/.git/hooks/x": "",
      "home/project/.git/own.json": "{}",
    });
    mkdirSync(dirname(join(project.folder, link)), { recursive: true });
    symlinkSync(target, join(project.folder, link));
    const { code, err } = await call(`agents install ${id} --yes`);
    expect(code).toBe(2);
    expect(err).toContain("leads into .git");
    expect(readdirSync(join(project.folder, ".git")).sort()).toEqual(["HEAD", "hooks", "own.json"]);
    expect(readdirSync(join(project.folder, ".git/hooks"))).toEqual(["x"]);
    expect(project.read(".git/own.json")).toBe("{}");
  });

  it("does not write a skill through a link in its place", async () => {
    const { project, call } = newHome({ "home/project/docs/other.md": `${skillMark}\nmine\n` });
    mkdirSync(join(project.folder, ".claude/skills/wf"), { recursive: true });
    symlinkSync("../../../docs/other.md", join(project.folder, ".claude/skills/wf/SKILL.md"));
    const { code, err } = await call("agents install claude --yes");
    expect(code).toBe(2);
    expect(err).toContain("is a symbolic link, which wf does not write through");
    expect(project.read("docs/other.md")).toBe(`${skillMark}\nmine\n`);
    expect(existsSync(join(project.folder, ".mcp.json"))).toBe(false);
  });

  it("removes a skill behind a link in the project, and keeps the link", async () => {
    const { project, call } = newHome({ "home/project/docs/other.md": "mine\n" });
    mkdirSync(join(project.folder, ".claude"));
    symlinkSync("../docs", join(project.folder, ".claude/skills"));
    await call("agents install claude");
    expect(project.read("docs/wf/SKILL.md")).toContain(skillMark);
    const { code, out, err } = await call("agents install claude --remove --yes");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("deleted .claude/skills/wf/SKILL.md\n");
    expect(readdirSync(join(project.folder, "docs"))).toEqual(["other.md"]);
    expect(readdirSync(join(project.folder, ".claude"))).toEqual(["skills"]);
  });

  it("follows a link inside the home folder, and keeps it", async () => {
    const { workspace, home, call } = newHome({ "home/dotfiles/codex.toml": 'model = "x"\n' });
    mkdirSync(join(home, ".codex"));
    symlinkSync("../dotfiles/codex.toml", join(home, ".codex", "config.toml"));
    expect((await call("agents install codex --scope user")).code).toBe(0);
    expect(workspace.read("home/dotfiles/codex.toml")).toMatch(
      /^model = "x"\n\n\[mcp_servers\.wf\]\ncommand = "node"\nargs = \["[^"]+", "mcp"\]\n$/,
    );
  });

  it("does not write outside the home folder because of a variable", async () => {
    const { workspace, project, home } = newHome();
    const { code, err } = await project.call(["agents", "install", "codex", "--scope", "user"], {
      env: { HOME: home, CODEX_HOME: join(workspace.folder, "elsewhere") },
    });
    expect(code).toBe(2);
    expect(err).toContain("is outside of your home folder");
    expect(existsSync(join(workspace.folder, "elsewhere"))).toBe(false);
  });

  it("writes to the root of the repository from a folder inside it", async () => {
    const { project, home } = newHome({ "home/project/designs/a.wf": "page {}\n" });
    const designs = Object.create(project, { folder: { value: join(project.folder, "designs") } });
    await (designs as Workspace).call(["agents", "install", "claude"], { env: { HOME: home } });
    expect(existsSync(join(project.folder, ".mcp.json"))).toBe(true);
  });

  it("prefers the project's own wf", async () => {
    const { project, call } = newHome({ "home/project/node_modules/.bin/x": "" });
    symlinkSync(join(wfScript, "../.."), join(project.folder, "node_modules/wf-wireframes"));
    symlinkSync("../wf-wireframes/bin/wf.js", join(project.folder, "node_modules/.bin/wf"));
    await call("agents install claude");
    expect(JSON.parse(project.read(".mcp.json"))).toEqual({
      mcpServers: { wf: { type: "stdio", command: "npx", args: ["--no", "--", "wf", "mcp"] } },
    });
  });
});

it("prints nothing that a terminal could interpret as a command", async () => {
  const { home, call } = newHome();
  const evil = "\u001b[2J\u202e";
  const env = { HOME: home, PATH: "", CODEX_HOME: join(home, evil, "codex") };
  const { project } = newHome();
  const line = "agents install codex --scope user --yes".split(" ");
  const { code, out, err } = await project.call(line, { env });
  expect(code).toBe(0);
  expect(out).toContain("[2J");
  expect(out + err).not.toMatch(/[\u001b\u202e]/);
  const again = await project.call([...line.slice(0, -1), "--remove"], { env });
  expect(again.out + again.err).not.toMatch(/[\u001b\u202e]/);
  expect((await call("agents install codex")).out).not.toMatch(/[\u001b\u202e]/);
});

it("prints the path of a foreign server without control characters", async () => {
  const workspace = new Workspace();
  const evil = "pro\u001b[2Jject";
  const wf = { command: "workflow", args: ["serve"] };
  workspace.write(`${evil}/.mcp.json`, JSON.stringify({ mcpServers: { wf } }));
  const env = { HOME: join(workspace.folder, "home"), PATH: "" };
  for (const more of ["--dry-run", "--remove", "--yes"]) {
    const line = ["agents", "install", "claude", more];
    const { out, err } = await workspace.call(line, { env, cwd: evil });
    expect(out).toContain('has a server "wf"');
    expect(out + err).not.toContain("\u001b");
  }
});

describe("what links outside lead to does not show", () => {
  /** What `wf agents install` says if a link leads to a file or folder outside, and to nothing. */
  async function told(link: string, target: string, cwd = ".", line = "agents install") {
    const said = [];
    for (const name of ["there", "gone"]) {
      const { workspace, project, call } = newHome({ "home/there/mcp.json": "{}" });
      mkdirSync(join(project.folder, dirname(link)), { recursive: true });
      symlinkSync(join(workspace.folder, "home", name, target), join(project.folder, link));
      const { code, out, err } =
        cwd === "."
          ? await call(`${line} --yes`)
          : await project.call([...line.split(" "), "--yes"], {
              env: { HOME: join(workspace.folder, "elsewhere"), PATH: "" },
              cwd,
            });
      said.push([code, (out + err).replaceAll(workspace.folder, "")]);
    }
    expect(said[0]).toEqual(said[1]);
    return said[0]!;
  }

  it.each([
    [".cursor", "."],
    [".mcp.json", "mcp.json"],
    [".vscode/mcp.json", "mcp.json"],
    [".github/mcp.json", "mcp.json"],
    [".github", "."],
    [".windsurf", "."],
  ])("in the place of an agent's %s", async (link, target) => {
    const [code, said] = await told(link, target);
    expect(code).toBe(2);
    expect(said).toContain("is a link that leads out of the project; nothing was written");
  });

  it("in the place of .git in a folder below", async () => {
    const [code, said] = await told("sub/.git", "mcp.json", "sub", "agents install cursor");
    expect([code, said]).toEqual([0, expect.stringContaining("wrote .cursor/mcp.json")]);
  });

  it("in the place of an installed wf", async () => {
    const [code, said] = await told(
      "node_modules/wf-wireframes",
      ".",
      ".",
      "agents install claude",
    );
    expect([code, said]).toEqual([0, expect.not.stringContaining('"npx"')]);
  });
});

it("looks at nothing outside for a link that leads back", async () => {
  const there = newHome({ "home/outside/.keep": "" });
  const gone = newHome();
  const told = await Promise.all(
    [there, gone].map(async ({ project, call, workspace }) => {
      project.write("own/settings.json", "{}");
      symlinkSync("../outside/../project/own/settings.json", join(project.folder, ".mcp.json"));
      const { code, err } = await call("agents install claude");
      return [code, err.replaceAll(workspace.folder, "")];
    }),
  );
  expect(told[0]).toEqual(told[1]);
  expect(told[0]![0]).toBe(2);
});

describe("a foreign server with our name", () => {
  const own = { type: "stdio", command: "node", args: [wfScript, "mcp"] };
  const foreign = { command: "workflow", args: ["serve", "\u001b[2J"], env: { TOKEN: "x" } };
  const files = (wf: object, more: object = {}) => ({
    "home/project/.mcp.json": `${JSON.stringify({ mcpServers: { wf, ...more } }, null, 2)}\n`,
    "home/project/.codex/config.toml": '[mcp_servers.wf]\ncommand = "workflow"\nargs = ["serve"]\n',
  });
  const serverOf = (project: Workspace) => JSON.parse(project.read(".mcp.json")).mcpServers.wf;

  it.each(["claude", "codex"])("is not replaced if nobody can be asked: %s", async (id) => {
    const { project, call } = newHome(files(foreign));
    const [before, toml] = [project.read(".mcp.json"), project.read(".codex/config.toml")];
    const { code, err } = await call(`agents install ${id}`);
    expect(code).toBe(2);
    expect(err).toMatch(
      id === "claude"
        ? /^wf: \S+ has a server "wf" that runs "workflow serve[^\n"]*" with "env"; to replace it, pass --yes\n$/
        : /^wf: \S+ has a server "wf" that runs "workflow serve"; to replace it, pass --yes\n$/,
    );
    expect(project.read(".mcp.json")).toBe(before);
    expect(project.read(".codex/config.toml")).toBe(toml);
    expect(existsSync(join(project.folder, ".claude"))).toBe(false);
  });

  it.each([
    [["y"], 0],
    [["n"], 1],
    [[""], 1],
  ])("is replaced only if the answer is yes: %j", async (answers, wanted) => {
    const { project, call } = newHome(files(foreign));
    const { code, err } = await call("agents install claude", answers);
    expect(code).toBe(wanted);
    expect(err).toContain('has a server "wf" that runs "workflow serve');
    expect(serverOf(project).command).toBe(wanted === 0 ? "node" : "workflow");
  });

  it("keeps nothing with --yes but restrictions by a team", async () => {
    const other = { command: "x" };
    const { project, call } = newHome({
      ...files(foreign, { other }),
      "home/project/.github/mcp.json": JSON.stringify({
        mcpServers: { wf: { ...foreign, tools: ["wf_render"] } },
      }),
    });
    expect((await call("agents install claude copilot --yes")).code).toBe(0);
    const { mcpServers } = JSON.parse(project.read(".mcp.json"));
    expect(mcpServers).toEqual({ wf: own, other });
    expect(JSON.parse(project.read(".github/mcp.json")).mcpServers.wf).toEqual({
      ...own,
      type: "local",
      tools: ["wf_render"],
    });
  });

  it("is reported by a dry run", async () => {
    const { out, code } = await newHome(files(foreign)).call("agents install claude --dry-run");
    expect(code).toBe(0);
    expect(out).toContain('has a server "wf" that runs "workflow serve');
  });

  it.each(["", " --yes"])("is not removed%s", async (yes) => {
    const { project, call } = newHome(files(foreign));
    const before = project.read(".mcp.json");
    const { code, out } = await call(`agents install claude --remove${yes}`);
    expect(code).toBe(0);
    expect(out).toContain('has a server "wf" that runs "workflow serve');
    expect(out).toContain("stays as it is");
    expect(project.read(".mcp.json")).toBe(before);
  });

  it.each([
    ["wf of the shell", { command: "wf", args: ["mcp"] }],
    ["the wf of a project", { command: "npx", args: ["--no", "--", "wf", "mcp"] }],
    ["its script", { args: [wfScript, "mcp"], command: "node", type: "stdio" }],
    ["nothing at all", {}],
  ])("is distinguished from ours: %s", async (_, entry) => {
    const { project, call } = newHome(files(entry));
    expect((await call("agents install claude")).code).toBe(0);
    expect(serverOf(project)).toEqual(own);
    await call("agents install claude --remove");
    expect(existsSync(join(project.folder, ".mcp.json"))).toBe(false);
  });

  it.each([
    ["a path", { command: "/usr/local/bin/wf", args: ["mcp"] }, ""],
    ["a path of the project", { command: "./evil/wf", args: ["mcp"] }, ""],
    ["a package", { command: "npx", args: ["-y", "wf-wireframes", "mcp", "--root", "x"] }, ""],
    ["a script elsewhere", { command: "node", args: ["/opt/wf/bin/wf.js", "mcp"] }, ""],
    ["a script on Windows", { command: "node.exe", args: ["C:\\wf\\bin\\wf.js", "mcp"] }, ""],
    ["a variable", { command: "wf", args: ["mcp"], env: { PATH: "./evil" } }, ' with "env"'],
    ["a folder", { command: "wf", args: ["mcp"], cwd: "./x", b: 1 }, ' with "cwd", "b"'],
    ["another type", { command: "wf", args: ["mcp"], type: "sse" }, ' with "type"'],
    ["an address", { command: "wf", args: ["mcp"], url: "https://x" }, ' with "url"'],
    ["a variable only", { env: { PATH: "./evil" } }, ' with "env"'],
    ["many", { ...Object.fromEntries([..."abcdefgh"].map((key) => [key, 1])) }, " and 2 more"],
  ])("is also one that starts our program in another way: %s", async (_, entry, told) => {
    const { project, call } = newHome(files(entry));
    const before = project.read(".mcp.json");
    const { code, err } = await call("agents install claude");
    expect(code).toBe(2);
    expect(err).toMatch(/has a server "wf" that runs .*; to replace it, pass --yes\n$/);
    expect(err).toContain(`${told}; to replace it`);
    expect(project.read(".mcp.json")).toBe(before);
    expect((await call("agents install claude --dry-run")).out).toContain(
      `${told}, and is replaced`,
    );
    expect((await call("agents install claude --yes")).code).toBe(0);
    expect(serverOf(project)).toEqual(own);
  });

  it.each(agents.filter(({ servers }) => servers.project !== undefined))(
    "loses its variables and its folder: $title",
    async ({ id, servers }) => {
      const { project, call } = newHome();
      const path = servers.project!;
      await call(`agents install ${id}`);
      const written = project.read(path);
      const changed =
        servers.syntax === "toml"
          ? `${written}cwd = "./evil"\n[mcp_servers.wf.env]\nNODE_OPTIONS = "--require ./evil.js"\n`
          : written.replace('"command"', '"cwd": "./evil", "env": { "PATH": "./evil" }, "command"');
      project.write(path, changed);
      const { code, err } = await call(`agents install ${id}`);
      expect(code).toBe(2);
      expect(err).toContain('with "cwd", "env"; to replace it, pass --yes');
      expect(project.read(path)).toBe(changed);
      await call(`agents install ${id} --yes`);
      expect(project.read(path)).toBe(written);
    },
  );

  it("can be removed if it starts something called wf mcp", async () => {
    const { project, call } = newHome(files({ command: "/x/wf", args: ["mcp"], env: { A: "1" } }));
    await call("agents install claude --remove");
    expect(existsSync(join(project.folder, ".mcp.json"))).toBe(false);
  });

  it("is not changed if it has a key twice", async () => {
    const { project, call } = newHome();
    const text =
      '{ "mcpServers": { "wf": { "command": "./x", "command": "wf", "args": ["mcp"] } } }\n';
    project.write(".mcp.json", text);
    const { code, err } = await call("agents install claude --yes");
    expect([code, err]).toEqual([2, expect.stringContaining("nothing was written")]);
    expect(project.read(".mcp.json")).toBe(text);
  });

  it.each([
    ["a script of another name", { command: "node", args: ["/x/evil.js", "mcp"] }],
    ["code before the script", { command: "node", args: ["-e", "x()", "/x/bin/wf.js", "mcp"] }],
    ["a shell", { command: "sh", args: ["-c", "wf mcp"] }],
    ["another command of wf", { command: "wf", args: ["serve"] }],
    ["an address", { type: "http", url: "https://example.com/mcp" }],
    ["no object", "x"],
    ["no words", { command: 5, args: [{}] }],
  ])("is anything that runs something else: %s", async (_, entry) => {
    const { project, call } = newHome(files(entry as object));
    const before = project.read(".mcp.json");
    const { code, err } = await call("agents install claude");
    expect(code).toBe(2);
    expect(err).toContain('has a server "wf"');
    expect(project.read(".mcp.json")).toBe(before);
    expect((await call("agents install claude --yes")).code).toBe(0);
    expect(serverOf(project)).toMatchObject(own);
  });
});

test("wf agents print shows the same entry and skill", async () => {
  const { project, call } = newHome();
  const { out } = await call("agents print codex");
  await call("agents install codex");
  expect(out).toContain(
    `Codex: add this to .codex/config.toml\n\n${project.read(".codex/config.toml")}`,
  );
  expect(out).toContain("Codex: write the skill below to .agents/skills/wf/SKILL.md\n");
  expect(out.endsWith(project.read(".agents/skills/wf/SKILL.md"))).toBe(true);
  const usual = await call("agents print");
  expect(usual.out).toMatch(/^\{\n {2}"mcpServers": \{\n {4}"wf": \{/);
});
