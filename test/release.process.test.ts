/** Tests `npm run release` in a repository of its own: what it refuses, and what it commits and tags. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { execa } from "execa";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const today = () => new Date().toISOString().slice(0, 10);
const before =
  "# Changelog\n\n## Unreleased\n\n- A feature.\n- Another.\n\n## 0.1.0 - 2026-01-02\n\nThe first.\n";

let folder = "";

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "wf-release-"));
  mkdirSync(path.join(folder, "scripts"));
  mkdirSync(path.join(folder, "src/base/text"), { recursive: true });
  for (const name of [
    "package.json",
    "package-lock.json",
    "README.md",
    "src/base/text/version.ts",
  ]) {
    cpSync(path.join(root, name), path.join(folder, name));
  }
  for (const name of ["release.mjs", "generated-files.mjs"]) {
    cpSync(path.join(root, "scripts", name), path.join(folder, "scripts", name));
  }
  setVersion("0.1.0");
  write("CHANGELOG.md", before);
  await git("init", "--quiet", "--initial-branch", "main");
  await git("config", "user.name", "A maintainer");
  await git("config", "user.email", "maintainer@example.com");
  await git("add", ".");
  await git("commit", "--quiet", "--message", "Start");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string): string => readFileSync(path.join(folder, name), "utf8");
const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);

function setVersion(version: string): void {
  const json = read("package.json").replace(/"version": "[^"]*"/, `"version": "${version}"`);
  write("package.json", json);
}

async function git(...words: string[]): Promise<string> {
  const env = { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
  return (await execa("git", words, { cwd: folder, env })).stdout;
}

async function release(...words: string[]) {
  const call = ["scripts/release.mjs", ...words];
  const env = { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
  const options = { cwd: folder, env, reject: false };
  const { exitCode, stdout, stderr } = await execa(process.execPath, call, options);
  return { exitCode, stdout, stderr };
}

describe("a release", () => {
  test.each([
    ["patch", "0.1.1"],
    ["minor", "0.2.0"],
    ["major", "1.0.0"],
    ["0.3.7", "0.3.7"],
    ["0.1.0", "0.1.0"],
  ])("%s becomes %s: numbers, changelog, commit and tag", async (wish, version) => {
    const { exitCode, stdout } = await release(wish);
    expect(exitCode).toBe(0);
    expect(JSON.parse(read("package.json"))).toMatchObject({
      name: "wf-wireframes",
      version,
      scripts: { release: "node scripts/release.mjs" },
    });
    const lock = JSON.parse(read("package-lock.json"));
    expect([lock.version, lock.packages[""].version]).toEqual([version, version]);
    expect(read("src/base/text/version.ts")).toContain(`export const version = "${version}";\n`);
    expect(read("CHANGELOG.md")).toBe(
      before.replace("## Unreleased\n", `## Unreleased\n\n## ${version} - ${today()}\n`),
    );
    expect(read("README.md")).not.toMatch(new RegExp(`rev: v(?!${version})`));
    expect(await git("status", "--porcelain")).toBe("");
    expect(await git("log", "-1", "--format=%s")).toBe(`Release ${version}`);
    expect(await git("cat-file", "-t", `v${version}`)).toBe("tag");
    expect(await git("rev-parse", `v${version}^{commit}`)).toBe(await git("rev-parse", "HEAD"));
    expect(stdout).toContain("- A feature.\n- Another.");
    expect(stdout).toContain(`git push origin main v${version}\n  npm publish`);
  });

  test("changes nothing else in package.json and the lock file", async () => {
    await release("patch");
    const changed = await git(
      "diff",
      "--numstat",
      "HEAD~1",
      "--",
      "package.json",
      "package-lock.json",
    );
    expect(changed).toBe("2\t2\tpackage-lock.json\n1\t1\tpackage.json");
  });

  test("--dry-run reports everything and does nothing", async () => {
    const { exitCode, stdout } = await release("minor", "--dry-run");
    expect(exitCode).toBe(0);
    expect(stdout).toContain(`wf-wireframes 0.2.0, ${today()}\n\n- A feature.\n- Another.\n`);
    expect(stdout).toContain("Nothing was changed.");
    expect(await git("status", "--porcelain")).toBe("");
    expect(await git("tag")).toBe("");
    expect(await git("log", "--format=%s")).toBe("Start");
  });
});

describe("a release is refused:", () => {
  const cases: [string, string[], () => unknown, string][] = [
    ["no version", [], () => {}, "name one version: npm run release -- patch"],
    ["two versions", ["patch", "minor"], () => {}, "name one version"],
    ["an invalid version", ["1.2"], () => {}, '"1.2" is not a version'],
    ["an older version", ["0.0.9"], () => {}, "0.0.9 is older than 0.1.0"],
    ["an uncommitted change", ["patch"], () => write("README.md", ""), "M README.md"],
    ["an untracked file", ["patch"], () => write("new", ""), "?? new"],
    ["another branch", ["patch"], () => git("switch", "-qc", "topic"), "not on topic"],
    ["no branch", ["patch"], () => git("switch", "-q", "--detach"), "not on a detached HEAD"],
    ["a tag that exists", ["patch"], () => git("tag", "v0.1.1"), "the tag v0.1.1 exists"],
  ];
  test.each(cases)("%s", async (_, words, prepare, message) => {
    await prepare();
    const head = await git("rev-parse", "HEAD");
    const { exitCode, stderr } = await release(...words);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`release: `);
    expect(stderr).toContain(message);
    expect(await git("rev-parse", "HEAD")).toBe(head);
  });

  test.each([
    ["an empty section", before.replace("- A feature.\n- Another.\n\n", ""), "is empty"],
    ["an empty section at the end", "# Changelog\n\n## Unreleased\n", "is empty"],
    ["no section", before.replace("## Unreleased\n", ""), 'has no section "## Unreleased"'],
  ])("%s of the changelog", async (_, changelog, message) => {
    write("CHANGELOG.md", changelog);
    await git("commit", "--quiet", "--all", "--message", "Change");
    expect(await release("patch")).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining(message),
    });
    expect(await git("tag")).toBe("");
  });
});
