/** The hook as users run it: pre-commit fetches it from a git URL and runs it on real commits. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPageFences } from "../docs/page-fences.js";
import { cloneWorkTree, isolatedGit } from "../support/clone-work-tree.js";
import { hasCommand } from "../support/has-command.js";
import { badSource, goodSource } from "./call.js";

const root = join(import.meta.dirname, "../..");
const hasPreCommit = hasCommand("pre-commit");

let base = "";
let clone = "";
let env: NodeJS.ProcessEnv = {};

beforeAll(async () => {
  if (!hasPreCommit) return;
  base = mkdtempSync(join(tmpdir(), "wf-pre-commit-"));
  env = { ...isolatedGit(base), PRE_COMMIT_HOME: join(base, "pre commit home") };
  clone = join(base, "team's clone");
  await cloneWorkTree(clone, "v1.2.3", env);
}, 120_000);

afterAll(() => rmSync(base, { recursive: true, force: true }));

/** A team's repository with its hooks installed. */
class Project {
  readonly folder = mkdtempSync(join(base, "a project-"));

  /** Creates the repository; `config` is its `.pre-commit-config.yaml`. */
  static async create(config: string): Promise<Project> {
    const project = new Project();
    await project.run("git", "init", "--quiet");
    project.write(".pre-commit-config.yaml", config);
    const { exitCode, all } = await project.run("pre-commit", "install");
    expect(exitCode, all).toBe(0);
    return project;
  }

  write(path: string, content: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), content);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), "utf8");
  }

  /** Runs a program in the project; its output is in `all`. */
  async run(program: string, ...words: string[]) {
    const options = { cwd: this.folder, env, extendEnv: false, reject: false, all: true } as const;
    return await execa(program, words, options);
  }

  /** Commits everything. */
  async commit() {
    await this.run("git", "add", "--all");
    return await this.run("git", "commit", "--message", "Change");
  }

  async commitCount(): Promise<number> {
    const { stdout } = await this.run("git", "rev-list", "--count", "--all");
    return Number(stdout);
  }
}

/** The first YAML block in the README that starts with a text. */
function yamlOfReadme(start: string): string {
  const fences = readPageFences(readFileSync(join(root, "README.md"), "utf8"));
  return fences.find(({ tag, content }) => tag === "yaml" && content.startsWith(start))!.content;
}

/** The config shown in the README, with the test's clone and tag. */
function configOfReadme(rev = "v1.2.3"): string {
  const config = yamlOfReadme("repos:")
    .replace(/(- repo: ).*/, `$1${pathToFileURL(clone)}`)
    .replace(/(rev: ).*/, `$1${rev}`);
  expect(config).toContain(`rev: ${rev}\n`);
  return config;
}

/** The same config with additional lines for the hook. */
function configWith(...lines: string[]): string {
  return configOfReadme().trimEnd() + lines.map((line) => `\n        ${line}`).join("");
}

describe.skipIf(!hasPreCommit)("the hook in pre-commit", { timeout: 120_000 }, () => {
  test("passes a commit with valid wireframes, and stops one with mistakes", async () => {
    const project = await Project.create(configOfReadme());
    project.write("pages/sign in.wf", goodSource);
    project.write("it's [a] page.wireframe", goodSource);
    const passed = await project.commit();
    expect(passed.all).toMatch(/^check wireframes\.+Passed$/m);
    expect([passed.exitCode, await project.commitCount()]).toEqual([0, 1]);

    project.write("pages/sign in.wf", badSource);
    const stopped = await project.commit();
    expect([stopped.exitCode, await project.commitCount()]).toEqual([1, 1]);
    expect(stopped.all).toMatch(
      /^check wireframes\.+Failed\n- hook id: wf-validate\n- exit code: 1$/m,
    );
    expect(stopped.all).toContain(
      'pages/sign in.wf:2:3 error unknown component "buton" [unknown-component]',
    );
    // The other file has not changed.
    expect(stopped.all).toContain("1 error, 1 warning in 1 file");
  });

  test("accepts a commit as rev, and any case in the extension of a file", async () => {
    const { stdout: commit } = await execa("git", ["rev-parse", "HEAD"], { cwd: clone, env });
    const project = await Project.create(configOfReadme(commit));
    project.write("HOME.WF", badSource);
    expect((await project.commit()).all).toContain("HOME.WF:2:3 error");
  });

  test("checks Markdown if the configuration says so", async () => {
    const page = `# Page\n\n\`\`\`wf\n${badSource}\`\`\`\n`;
    const plain = await Project.create(configOfReadme());
    plain.write("README.md", page);
    expect((await plain.commit()).all).toMatch(
      /^check wireframes\.+\(no files to check\)Skipped$/m,
    );

    const shown = yamlOfReadme("      - id: wf-validate\n        args:");
    const project = await Project.create(
      configOfReadme().replace(/ *- id: wf-validate\n/, () => shown),
    );
    project.write("docs/a page.md", page);
    const stopped = await project.commit();
    expect(stopped.all).toContain("docs/a page.md:5:3 error unknown component");
    project.write("docs/a page.md", page.replace(badSource, goodSource));
    expect((await project.commit()).exitCode).toBe(0);
  });

  test("accepts options in args, and settings of the project", async () => {
    const args = "args: [--strict, --format, compact]";
    const project = await Project.create(configWith(args));
    project.write("a.wf", 'page "A" {\n  text "x" colour=red\n}\n');
    const stopped = await project.commit();
    expect(stopped.exitCode).toBe(1);
    expect(stopped.all).toMatch(/^a\.wf:2:12: error: .* \[unknown-attribute\]$/m);
    project.write(
      "wf.config.json",
      '{ "validate": { "severity": { "unknown-attribute": "off" } } }\n',
    );
    expect((await project.commit()).exitCode).toBe(0);
  });

  test("repairs with args: [--fix], for the next commit", async () => {
    const project = await Project.create(configWith("args: [--fix]"));
    project.write("a.wf", 'page "A" {\n  buton "Go"\n}\n');
    const stopped = await project.commit();
    expect(stopped.exitCode).toBe(1);
    expect(stopped.all).toContain("- files were modified by this hook");
    expect(project.read("a.wf")).toBe('page "A" {\n  button "Go"\n}\n');
    expect((await project.commit()).exitCode).toBe(0);
  });

  test("formats with wf-fmt, for the next commit, as in the README", async () => {
    const config = `${configOfReadme()}      - id: wf-fmt\n`;
    const project = await Project.create(config);
    const formatted = 'page "A" {\n  button "Go" primary\n}\n';
    project.write("pages/sign in.wf", "page 'A'{\n button primary \"Go\"\n}");
    project.write("b.wf", formatted);
    const stopped = await project.commit();
    expect([stopped.exitCode, await project.commitCount()]).toEqual([1, 0]);
    expect(stopped.all).toMatch(/^check wireframes\.+Passed\nformat wireframes\.+Failed$/m);
    expect(stopped.all).toContain("- files were modified by this hook");
    expect(stopped.all).toMatch(/^pages\/sign in\.wf\n1 file formatted, 1 unchanged$/m);
    expect(project.read("pages/sign in.wf")).toBe(formatted);
    const passed = await project.commit();
    expect(passed.all).toMatch(/^format wireframes\.+Passed$/m);
    expect([passed.exitCode, await project.commitCount()]).toEqual([0, 1]);
    expect(project.read("b.wf")).toBe(formatted);
  });

  test("only lists unformatted files with args: [--check], in Markdown too", async () => {
    const lines = ["- id: wf-fmt", "  args: [--check]", "  files: \\.(wf|wireframe|md)$"];
    const config = configOfReadme() + lines.map((line) => `      ${line}\n`).join("");
    const project = await Project.create(config);
    const page = "# A\n\n```wf\ntext   'a'\n```\n";
    project.write("a page.md", page);
    const stopped = await project.commit();
    expect(stopped.exitCode).toBe(1);
    expect(stopped.all).toMatch(/^a page\.md\n1 file to format, 0 already formatted$/m);
    expect(project.read("a page.md")).toBe(page);
    project.write("a page.md", page.replace("text   'a'", 'text "a"'));
    expect((await project.commit()).exitCode).toBe(0);
  });

  test("prints one report for many files", async () => {
    const project = await Project.create(configOfReadme());
    for (let at = 0; at < 200; at++) project.write(`pages/page ${at}.wf`, goodSource);
    project.write("pages/page 150.wf", badSource);
    await project.run("git", "add", "--all");
    const { all, exitCode } = await project.run("pre-commit", "run", "--all-files");
    expect(exitCode).toBe(1);
    expect(all.match(/^.* in 200 files.*$/gm)).toHaveLength(1);
    expect(all.match(/^\d+ errors?, /gm)).toHaveLength(1);
  });

  test("can be tried from a clone", async () => {
    const project = await Project.create("repos: []\n");
    project.write("a page.wf", badSource);
    await project.run("git", "add", "--all");
    const words = ["try-repo", clone, "wf-validate", "--verbose", "--all-files"];
    const tried = await project.run("pre-commit", ...words);
    expect(tried.exitCode).toBe(1);
    expect(tried.all).toContain("a page.wf:2:3 error unknown component");
  });

  test("only uses keys in its manifest that this pre-commit supports", async () => {
    const manifest = join(clone, ".pre-commit-hooks.yaml");
    const checked = await execa("pre-commit", ["validate-manifest", manifest], { env, all: true });
    expect([checked.exitCode, checked.all]).toEqual([0, ""]);
  });
});
