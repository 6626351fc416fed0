/** The command line of the pre-commit hooks: it gives the same results as `wf`, and needs only Node. */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatNames } from "../../src/output/report/format-names.js";
import { corpus } from "../corpus/corpus.js";
import { readPageFences } from "../docs/page-fences.js";
import { isSearching } from "../support/case-count.js";
import { ensureBuilt, wf } from "./built.js";
import { badSource, goodSource, Workspace } from "./call.js";

const root = join(import.meta.dirname, "../..");

interface Ran {
  code: number | undefined;
  out: string;
  err: string;
}

async function run(
  file: string,
  words: readonly string[],
  options: { cwd: string; input?: string; env?: Record<string, string> },
): Promise<Ran> {
  const { exitCode, stdout, stderr } = await execa(file, words, {
    reject: false,
    stripFinalNewline: false,
    ...(options.env ? { extendEnv: false } : {}),
    ...options,
  });
  return { code: exitCode, out: stdout, err: stderr };
}

/** Copies the part of a clone that the hooks need: neither dependencies nor a build. */
function copyClone(folder: string): void {
  mkdirSync(folder);
  cpSync(join(root, "bin"), join(folder, "bin"), { recursive: true });
  cpSync(join(root, "package.json"), join(folder, "package.json"));
}

/** A clone that is removed after the test. */
function bareClone(name: string): string {
  const clone = join(new Workspace().folder, name);
  copyClone(clone);
  return clone;
}

/** A PATH with a folder that has a program called `node`, plus only what `sh` itself needs. */
function pathWith(node: string | undefined): Record<string, string> {
  const workspace = new Workspace({ "bin/.keep": "" });
  const bin = join(workspace.folder, "bin");
  if (node !== undefined) {
    workspace.write("bin/node", node);
    chmodSync(join(bin, "node"), 0o755);
  }
  return { PATH: bin };
}

describe("a bare clone", () => {
  test.each(["clone", "a clone's place", "back\\slash", "$HOME `x` ü"])(
    "checks files, wherever it is: %s",
    async (name) => {
      const hook = join(bareClone(name), "bin/hook/wf");
      const workspace = new Workspace({ "a page.wf": goodSource, "bad.wf": badSource });
      const good = await run(hook, ["validate", "a page.wf"], { cwd: workspace.folder });
      expect(good).toEqual({ code: 0, out: "1 file checked, no problems found\n", err: "" });
      const bad = await run(hook, ["validate", "a page.wf", "bad.wf"], { cwd: workspace.folder });
      expect(bad.code).toBe(1);
      expect(bad.out).toContain('bad.wf:2:3 error unknown component "buton" [unknown-component]');
    },
  );

  test("is found from its own folder, and through a path with backslashes, as on Windows", async () => {
    const clone = bareClone("clone");
    const { folder } = new Workspace({ "a.wf": goodSource });
    const words = ["wf", "validate", join(folder, "a.wf")];
    expect(await run("sh", words, { cwd: join(clone, "bin/hook") })).toMatchObject({ code: 0 });
    // A file with this name represents the path that Windows would resolve.
    const parent = dirname(clone);
    cpSync(join(clone, "bin/hook/wf"), join(parent, "clone\\bin\\hook\\wf"));
    const windows = ["clone\\bin\\hook\\wf", "validate"];
    const { err } = await run("sh", windows, { cwd: parent });
    expect(err).toContain(join(parent, "clone\\bin\\hook/start.js"));
  });

  test("runs in any shell called sh", async () => {
    const hook = join(bareClone("clone"), "bin/hook/wf");
    const { folder } = new Workspace({ "a.wf": goodSource });
    for (const shell of ["dash", "bash", "zsh"]) {
      const found = await run("sh", ["-c", `command -v ${shell}`], { cwd: folder });
      if (found.code !== 0) continue;
      const ran = await run(shell, [hook, "validate", "a.wf"], { cwd: folder });
      expect({ shell, ...ran }).toMatchObject({ shell, code: 0, err: "" });
    }
  });

  test("says what to do if Node is missing", async () => {
    const hook = join(bareClone("clone"), "bin/hook/wf");
    const { folder } = new Workspace({ "a.wf": goodSource });
    const call = { cwd: folder, env: pathWith(undefined) };
    expect(await run("/bin/sh", [hook, "validate", "a.wf"], call)).toEqual({
      code: 2,
      out: "",
      err: `wf: Node not found; install Node ${neededNode()} or newer (https://nodejs.org), and make sure "node" is on the PATH of the program that starts git\n`,
    });
  });

  test.each([
    ["16.20.2", false],
    ["20.18.3", false],
    ["20.19.0", true],
    ["22.0.0", true],
    ["100.1.0", true],
  ])("checks the version of Node: %s", async (version, isEnough) => {
    const hook = join(bareClone("clone"), "bin/hook/wf");
    const { folder } = new Workspace({ "a.wf": goodSource });
    // A shim like those of version managers, which runs the real Node but reports another version.
    const preload = `Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}});Object.defineProperty(process,"version",{value:"v${version}"})`;
    const shim = `#!/bin/sh\nexec '${process.execPath}' --import 'data:text/javascript,${preload}' "$@"\n`;
    for (const program of [hook, wf]) {
      const env = pathWith(shim);
      const file = program === hook ? "/bin/sh" : join(env.PATH!, "node");
      const ran = await run(file, [program, "validate", "a.wf"], { cwd: folder, env });
      if (isEnough) expect(ran).toMatchObject({ code: 0, err: "" });
      else {
        expect(ran).toEqual({
          code: 2,
          out: "",
          err: `wf: needs Node ${neededNode()} or newer, but "node" is v${version} (${process.execPath}); install a newer version, or switch to one with your version manager\n`,
        });
      }
    }
  });

  test("passes on what a version manager says about a missing version", async () => {
    const hook = join(bareClone("clone"), "bin/hook/wf");
    const { folder } = new Workspace();
    const env = pathWith('#!/bin/sh\necho "No version is set for command node" >&2\nexit 126\n');
    expect(await run("/bin/sh", [hook, "validate", "a.wf"], { cwd: folder, env })).toEqual({
      code: 126,
      out: "",
      err: "No version is set for command node\n",
    });
  });

  test("is executable and has LF line breaks in git", async () => {
    const { stdout } = await execa("git", ["ls-files", "--stage", "bin/hook/wf"], { cwd: root });
    expect(stdout).toMatch(/^100755 /);
    const { stdout: attributes } = await execa(
      "git",
      ["check-attr", "eol", "linguist-generated", "--", "bin/hook/wf", "bin/hook/wf.generated.cjs"],
      { cwd: root },
    );
    expect(attributes).toContain("bin/hook/wf: eol: lf");
    expect(attributes).toContain("bin/hook/wf.generated.cjs: linguist-generated: set");
  });

  test("loads only its own files and modules of Node, and contains no path of this machine", () => {
    const files = readdirSync(join(root, "bin/hook")).filter((name) => name.endsWith(".cjs"));
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const text = readFileSync(join(root, "bin/hook", file), "utf8");
      const loaded = [...text.matchAll(/\b(?:require|import)\(\s*["'`]([^"'`]+)["'`]\s*\)/g)];
      const foreign = loaded
        .map(([, name]) => name!)
        .filter((name) => !name.startsWith("node:") && !files.includes(basename(name)));
      expect(foreign, file).toEqual([]);
      expect(text).not.toContain(root);
    }
  });
});

/** The oldest Node version that package.json allows. */
function neededNode(): string {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return engines.node.replace(">=", "");
}

test("checks a project as the README shows it for GitHub Actions", async () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const line = /- run: (\.wf\/bin\/hook\/wf .*)/.exec(readme)![1]!;
  const { folder } = new Workspace({
    "pages/sign in.wf": badSource,
    "README.md": `# Page\n\n\`\`\`wf\n${badSource}\`\`\`\n`,
  });
  copyClone(join(folder, ".wf"));
  cpSync(join(root, "examples"), join(folder, ".wf/examples"), { recursive: true });
  const { code, out } = await run("bash", ["-c", line], { cwd: folder });
  expect(code).toBe(1);
  expect(out).toMatch(/^::error file=pages\/sign in\.wf,line=2,/m);
  expect(out).toMatch(/^::error file=README\.md,line=5,/m);
  expect(out).toContain(" in 2 files");
});

describe("the hook and wf give the same result", () => {
  const folders = ["corpus", "mistakes", "strict", "with space"];
  const all = `${folders.join("|")}|docs/*.md`;
  /** In the gate, only one report and one repair cover everything, and the others a part of it. */
  const some = isSearching ? all : "few|strict|with space|docs/c*.md";
  let base = "";
  let hook = "";

  beforeAll(() => {
    ensureBuilt();
    base = mkdtempSync(join(tmpdir(), "wf-hook-"));
    hook = join(base, "clone/bin/hook/wf");
    copyClone(join(base, "clone"));
    writeCorpus(join(base, "files"));
  }, 60_000);

  afterAll(() => rmSync(base, { recursive: true, force: true }));

  async function both(words: readonly string[], input = ""): Promise<[Ran, Ran]> {
    const options = { cwd: join(base, "files"), input };
    return await Promise.all([
      run(process.execPath, [wf, ...words], options),
      run(hook, words, options),
    ]);
  }

  test.each([
    ...formatNames.map((format) => {
      const files = format === "json" ? all : some;
      return `${files}|crlf.wf|binary.wf|-f|${format}`;
    }),
    `${some}|--strict|--color`,
    `${some}|--quiet|--max-warnings=3`,
    `${all}|--fix|--dry-run`,
    ".",
    "odd",
    "odd|odd/out/a.wf|-f|compact",
    "broken",
    "many.wf|empty.wf|utf16.wf|mark.wf|none.wf",
    "**/*.wf|!corpus|!few|!broken|-qf|json",
    "*.nothing",
    "-|--stdin-filename|strict/x.wf",
    "-|--fix",
    "--help",
    "--version",
    "--fxi|corpus",
    "--format|yaml|corpus",
    "--max-warnings|-1",
    "--stdin-filename",
  ])("validate %s", async (line) => {
    const [own, hooked] = await both(["validate", ...line.split("|")], badSource);
    expect(hooked).toEqual(own);
    expect(own.out + own.err).not.toBe("");
    expect(own.err).not.toContain("internal error");
  });

  test("--fix writes the same files", async () => {
    const words = ["validate", "--fix", ...folders, "crlf.wf", "mark.wf", "docs/*.md"];
    const after = [];
    for (const [program, first] of [
      [process.execPath, wf],
      [hook, undefined],
    ] as const) {
      const cwd = mkdtempSync(join(base, "fixed-"));
      writeCorpus(cwd);
      const ran = await run(program, [...(first ? [first] : []), ...words], { cwd });
      after.push({ ran, texts: readAll(cwd) });
    }
    expect(after[1]).toEqual(after[0]);
    expect(after[0]!.ran.err).toMatch(/^fixed \d\d+ problems in \d\d+ files/m);
  });
});

/** Writes every wireframe of the repository, valid or not, and settings for some of them. */
function writeCorpus(folder: string): void {
  const write = (path: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const [path, content] of Object.entries(oddFiles)) write(path, content);
  let count = 0;
  /** Puts every sixth file also into the small folder. */
  const writeBoth = (path: string, source: string): void => {
    write(path, source);
    if (count++ % 6 === 0) write(`few/${path}`, source);
  };
  for (const [at, { source }] of corpus.entries()) writeBoth(`corpus/${at}.wf`, source);
  for (const page of readdirSync(join(root, "docs/diagnostics"))) {
    const text = readFileSync(join(root, "docs/diagnostics", page), "utf8");
    write(`docs/${page}`, text.replaceAll("```wf-wrong", "```wf"));
    for (const [at, { tag, content }] of readPageFences(text).entries()) {
      if (tag.startsWith("wf")) writeBoth(`mistakes/${page}-${at}.wf`, content);
    }
  }
}

const oddFiles: Readonly<Record<string, string | Uint8Array>> = {
  "strict/wf.config.json": '{ "validate": { "severity": { "unknown-icon": "error" } } }',
  "strict/icon.wf": 'page "A" { icon "no-such-icon" icon "trash" icon "home" }\n',
  "odd/wf.config.json": '{ "validate": { "ignore": ["out"] }, "serve": {}, "x": 2 }',
  "odd/a.wf": badSource,
  "odd/out/a.wf": badSource,
  "broken/wf.config.json": '{ "validate": ',
  "broken/a.wf": goodSource,
  "empty.wf": "",
  "binary.wf": Uint8Array.of(0x70, 0, 1, 2),
  "utf16.wf": Buffer.from('\ufeffpage "A" {}', "utf16le"),
  "mark.wf": '\ufeffpage "A" { buton "x" }',
  "crlf.wf": badSource.replaceAll("\n", "\r\n"),
  "with space/ü [x].wf": badSource,
  "many.wf": "@ ".repeat(250),
};

/** The contents of all files in a folder, with their paths. */
function readAll(folder: string): [path: string, text: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((path) => [relative(folder, path), readFileSync(path, "latin1")]);
}
