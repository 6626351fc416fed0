/** The command line as a process: exit codes, pipes and invalid input. */
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { beforeAll, expect, test } from "vitest";
import { pause } from "../support/pause.js";
import { ensureBuilt, wf } from "./built.js";
import { badSource, goodSource, Workspace } from "./call.js";

beforeAll(() => ensureBuilt(), 60_000);

interface Ran {
  code: number | undefined;
  out: string;
  err: string;
}

async function run(
  cwd: string,
  argv: readonly string[],
  input?: string | Uint8Array,
): Promise<Ran> {
  const { exitCode, stdout, stderr } = await execa(process.execPath, [wf, ...argv], {
    cwd,
    reject: false,
    stripFinalNewline: false,
    ...(input === undefined ? { stdin: "ignore" as const } : { input }),
  });
  return { code: exitCode, out: stdout, err: stderr };
}

test("every command returns its exit code", async () => {
  const { folder } = new Workspace({ "good.wf": goodSource, "bad.wf": badSource });
  expect(await run(folder, ["validate", "good.wf"])).toMatchObject({ code: 0, err: "" });
  expect((await run(folder, ["validate", "bad.wf"])).code).toBe(1);
  expect((await run(folder, ["validate", "none.wf"])).code).toBe(2);
  expect((await run(folder, ["valdate"])).code).toBe(2);
  expect((await run(folder, ["parse", "good.wf"])).code).toBe(0);
  expect((await run(folder, ["render", "good.wf"])).out).toMatch(/^<svg /);
  expect((await run(folder, ["explain"])).code).toBe(0);
  expect((await run(folder, ["explain", "active-range"])).out).toMatch(/^# active-range/);
  expect((await run(folder, ["grammar", "button"])).code).toBe(0);
  expect((await run(folder, ["completion", "zsh"])).code).toBe(0);
  expect((await run(folder, ["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test.each(['buton "x"\n', 'button "x" zzz=1\n'])(
  "a file of the maximum size, full of %j, is checked in little memory",
  async (line) => {
    const { folder } = new Workspace({ "a.wf": line.repeat(3_990_000 / line.length) });
    const flags = ["--max-old-space-size=512", wf, "validate", "a.wf", "--format", "json"];
    const { exitCode, stdout } = await execa(process.execPath, flags, {
      cwd: folder,
      reject: false,
    });
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout).files[0].diagnostics).toHaveLength(100);
  },
);

test.each([
  ["validate", "good.wf"],
  ["validate", "bad.wf"],
  ["render", "good.wf"],
  ["parse", "good.wf"],
])("wf %s %s opens no stream and no socket", async (...words) => {
  // Loading any of these modules would take as long as checking a file.
  const { folder } = new Workspace({
    "good.wf": goodSource,
    "bad.wf": badSource,
    "list.cjs": `
      const { writeSync } = require("node:fs");
      const before = process.moduleLoadList.length;
      process.on("exit", () => {
        for (const entry of process.moduleLoadList.slice(before)) {
          writeSync(2, entry.replace("NativeModule", "loaded") + "\\n");
        }
      });`,
  });
  const { stderr } = await execa(
    process.execPath,
    ["--require", join(folder, "list.cjs"), wf, ...words],
    { cwd: folder, reject: false, stdin: "ignore" },
  );
  expect(stderr).toMatch(/^loaded vm/m);
  expect(stderr).not.toMatch(/^loaded (?:stream|net|tty|zlib|crypto|worker_threads)$/m);
});

test("standard input may be a pipe", async () => {
  const { folder } = new Workspace();
  const { code, out } = await run(folder, ["validate", "-"], badSource);
  expect(code).toBe(1);
  expect(out).toContain("<stdin>:2:3 error");
  expect((await run(folder, ["parse", "-", "--compact"], goodSource)).out).toMatch(/^\{"type"/);
});

test("large output is complete through a slow pipe", async () => {
  const workspace = new Workspace();
  for (let at = 0; at < 60; at++) workspace.write(`${at}.wf`, "@ ".repeat(100));
  const child = spawn(process.execPath, [wf, "validate", "--format", "json", "."], {
    cwd: workspace.folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.setEncoding("utf8");
  for await (const chunk of child.stdout) {
    text += chunk;
    if (text.length < 400_000) await pause(5);
  }
  expect(text.length).toBeGreaterThan(1_000_000);
  expect(JSON.parse(text).files).toHaveLength(60);
});

test("large output is complete if standard error goes to the same place", async () => {
  const workspace = new Workspace({ "a.wf": "@ ".repeat(100) });
  const script = `"${process.execPath}" "${wf}" validate --format json a.wf none.wf 2>&1 | cat`;
  const { stdout } = await execa("sh", ["-c", script], { cwd: workspace.folder });
  expect(stdout).toContain("wf: none.wf: no such file or folder");
  expect(JSON.parse(stdout.replace(/^wf: none.*\n/m, "")).files).toHaveLength(1);
});

test.each(["validate --format json .", "explain", "grammar --json", "render 1.wf", "--help"])(
  "a closed pipe does not crash it: %s",
  async (line) => {
    const workspace = new Workspace();
    for (let at = 0; at < 20; at++) workspace.write(`${at}.wf`, badSource.repeat(50));
    const script = `{ "${process.execPath}" "${wf}" ${line}; echo "code $?" >&2; } | true`;
    const { stderr } = await execa("sh", ["-c", script], { cwd: workspace.folder });
    expect(stderr).toMatch(/code [012]$/);
    expect(stderr).not.toMatch(/EPIPE|at .*:\d+:\d+\)/);
  },
);

test("a closed standard output does not crash it", async () => {
  const { folder } = new Workspace({ "a.wf": badSource });
  const script = `"${process.execPath}" "${wf}" validate a.wf >&-`;
  const { exitCode, stderr } = await execa("sh", ["-c", script], { cwd: folder, reject: false });
  expect([exitCode, stderr]).toEqual([1, ""]);
});

const badInputs: Record<string, string | Uint8Array> = {
  "binary.wf": Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256),
  "invalid.wf": Uint8Array.of(0x70, 0xc3, 0x28),
  "braces.wf": `page ${"{".repeat(100_000)}`,
  "quotes.wf": '"'.repeat(1_000_000),
  "words.wf": "xyzzy ".repeat(250_000),
  "large.wf": `page {\n${'  text "Hello, world" size=sm muted\n'.repeat(143_000)}}`,
  "large-bad.wf": `page {\n${'  txt "Hello, world" sise=sm mutd\n'.repeat(20_000)}}`,
};

test.each(Object.keys(badInputs).filter((name) => name !== "large.wf"))(
  "bad input is answered without a stack trace: %s",
  async (name) => {
    const { folder } = new Workspace({ [name]: badInputs[name]! });
    const { code, out, err } = await run(folder, ["validate", name]);
    expect(code).toBe(1);
    expect(out).toContain(`${name}:1:`.slice(0, name.length + 1));
    expect(out + err).not.toMatch(/internal error|at .*\.[cm]?[jt]s:\d+/);
  },
  30_000,
);

test("a file of 5 MB exceeds the limits on files and then on boxes, unless the project raises them", async () => {
  const workspace = new Workspace({ "large.wf": badInputs["large.wf"]! });
  const refused = await run(workspace.folder, ["validate", "large.wf"]);
  expect(refused).toMatchObject({
    code: 2,
    err: expect.stringContaining("larger than maxFileSize in wf.config.json allows"),
  });
  const settings: Record<string, unknown> = { maxFileSize: "6MB" };
  workspace.write("wf.config.json", JSON.stringify(settings));
  const { code, out } = await run(workspace.folder, ["validate", "large.wf"]);
  expect(code).toBe(1);
  expect(out.match(/size-limit/g)).toHaveLength(1);
  settings.limits = { boxes: 500_000, text: 50_000_000, output: "900MB" };
  workspace.write("wf.config.json", JSON.stringify(settings));
  expect((await run(workspace.folder, ["validate", "large.wf"])).code).toBe(0);
}, 60_000);

test("without a build, it says what to run", async () => {
  const workspace = new Workspace({ "bin/package.json": '{"type":"commonjs"}' });
  for (const name of ["wf.js", "node-version.js"]) {
    workspace.write(`bin/${name}`, readFileSync(join(wf, "..", name)));
  }
  const { exitCode, stderr } = await execa(process.execPath, ["bin/wf.js"], {
    cwd: workspace.folder,
    reject: false,
  });
  expect([exitCode, stderr]).toEqual([2, "wf is not built yet; run npm install or npm run build"]);
});

test("compiled code that does not match is ignored", async () => {
  const { folder } = new Workspace({ "a.wf": goodSource });
  const { stdout } = await execa(process.execPath, ["--no-opt", wf, "validate", "a.wf"], {
    cwd: folder,
  });
  expect(stdout).toBe("1 file checked, no problems found");
});

test("the built command line is ASCII, which its launcher relies on", async () => {
  const folder = join(wf, "..", "..", "dist", "cli");
  const chunks = readdirSync(folder).filter((name) => /\.(?:chunk|cjs)$/.test(name));
  expect(chunks.length).toBeGreaterThan(10);
  for (const name of chunks) {
    expect(readFileSync(join(folder, name), "latin1"), name).not.toMatch(/[^\0-\x7f]/);
  }
  const workspace = new Workspace({ "a.wf": 'page "Pay" viewport="390×844" { }\n' });
  const drawn = await run(workspace.folder, ["render", "a.wf"]);
  expect(drawn.out).toMatch(/390 \u00d7 844 px/);
});

test("Ctrl-C leaves only complete pictures", async () => {
  const workspace = new Workspace();
  for (let at = 100; at < 700; at++) workspace.write(`${at}.wf`, goodSource.repeat(20));
  const call = ["render", ".", "--svg", "--png", "--pdf", "--out-dir"];
  const child = spawn(process.execPath, [wf, ...call, "cut"], { cwd: workspace.folder });
  const ended = new Promise((resolve) => child.on("close", resolve));
  const first = join(workspace.folder, "cut", "100.pdf");
  await expect.poll(() => existsSync(first), { interval: 5 }).toBe(true);
  child.kill("SIGINT");
  expect(await ended).not.toBe(0);
  const files = readdirSync(join(workspace.folder, "cut"));
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThan(1_800);
  expect(files.filter((name) => !/^\d{3}\.(?:svg|png|pdf)$/.test(name))).toEqual([]);
  await run(workspace.folder, ["render", "100.wf", ...call.slice(2), "whole"]);
  for (const name of files) {
    const ending = name.slice(3);
    const bytes = readFileSync(join(workspace.folder, "cut", name));
    expect(bytes.equals(readFileSync(join(workspace.folder, "whole", `100${ending}`)))).toBe(true);
  }
});

test("a bug that ends a command which waits is told in a line, not with the code of a bundle", async () => {
  const { folder } = new Workspace({ "good.wf": goodSource });
  const bug = `setTimeout(() => { if (process.argv.includes("lsp")) throw new Error("a bug"); }, 1_500)`;
  const { exitCode, stderr } = await execa(process.execPath, [wf, "lsp"], {
    cwd: folder,
    reject: false,
    stdin: "pipe",
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(bug)}` },
  });
  expect(exitCode).toBe(2);
  expect(stderr).toBe("wf: internal error: Error: a bug (set WF_DEBUG=1 for details)");
});
