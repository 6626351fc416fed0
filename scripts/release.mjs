/**
 * Turns the state of main into a version: numbers, changelog, a commit and a tag. Publishes nothing.
 *
 *   npm run release -- patch|minor|major|1.2.3 [--dry-run]
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./generated-files.mjs";

const BRANCH = "main";
const USAGE = "npm run release -- patch|minor|major|1.2.3 [--dry-run]";

class Refusal extends Error {}

try {
  release(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`release: ${error.message}`);
  process.exitCode = 1;
}

function release(words) {
  const isDry = words.includes("--dry-run");
  const [wish, ...rest] = words.filter((word) => word !== "--dry-run");
  if (wish === undefined || rest.length > 0) throw new Refusal(`name one version: ${USAGE}`);
  const manifest = JSON.parse(read("package.json"));
  const version = nextVersion(manifest.version, wish);
  const tag = `v${version}`;
  checkTree(tag);
  const changelog = read("CHANGELOG.md");
  const notes = unreleased(changelog);
  const date = new Date().toISOString().slice(0, 10);
  const files = new Map([
    ["CHANGELOG.md", changelog.replace(/^## Unreleased$/m, `$&\n\n## ${version} - ${date}`)],
    ["package.json", withVersion(read("package.json"), 1, version)],
    ["package-lock.json", withVersion(read("package-lock.json"), 2, version)],
    [
      "src/base/text/version.ts",
      read("src/base/text/version.ts").replace(/"\d[^"]*"/, `"${version}"`),
    ],
    ["README.md", read("README.md").replace(/\brev: v\d+\.\d+\.\d+/g, `rev: ${tag}`)],
  ]);
  console.log(`${manifest.name} ${version}, ${date}\n\n${notes}\n`);
  if (isDry) {
    console.log(
      `Nothing was changed. A release would commit ${[...files.keys()].join(", ")} and tag ${tag}.`,
    );
    return;
  }
  commit(files, version, tag);
  console.log(`Committed and tagged ${tag}. Next:\n\n${nextSteps(manifest, tag).join("\n")}`);
}

/** The requested version; the one in package.json itself if it was never released. */
function nextVersion(current, wish) {
  const [major, minor, patch] = current.split(".").map(Number);
  const steps = {
    major: [major + 1, 0, 0],
    minor: [major, minor + 1, 0],
    patch: [major, minor, patch + 1],
  };
  if (Object.hasOwn(steps, wish)) return steps[wish].join(".");
  if (!/^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/.test(wish)) {
    throw new Refusal(`${JSON.stringify(wish)} is not a version: ${USAGE}`);
  }
  const numbers = wish.split(".").map(Number);
  const first = [0, 1, 2].find((at) => numbers[at] !== [major, minor, patch][at]) ?? 0;
  if (numbers[first] < [major, minor, patch][first]) {
    throw new Refusal(`${wish} is older than ${current}, the version in package.json`);
  }
  return wish;
}

function checkTree(tag) {
  const branch = git("branch", "--show-current");
  if (branch !== BRANCH) {
    throw new Refusal(
      `releases are made on ${BRANCH}, not on ${branch || "a detached HEAD"}; run: git switch ${BRANCH}`,
    );
  }
  const changed = git("status", "--porcelain");
  if (changed !== "") throw new Refusal(`commit or stash these changes first:\n${changed}`);
  if (git("tag", "--list", tag) !== "") {
    throw new Refusal(`the tag ${tag} exists; name a later version`);
  }
}

/** The changelog entries for the version. */
function unreleased(changelog) {
  const sections = changelog.split(/^## /m).map((section) => section.split("\n"));
  const lines = sections.find(([title]) => title === "Unreleased");
  if (lines === undefined) {
    throw new Refusal('CHANGELOG.md has no section "## Unreleased"; add one');
  }
  const notes = lines.slice(1).join("\n").trim();
  if (notes === "") {
    throw new Refusal('the section "Unreleased" of CHANGELOG.md is empty; say what has changed');
  }
  return notes;
}

/** JSON in which only the first versions are replaced. */
function withVersion(json, count, version) {
  let left = count;
  return json.replace(/"version": "[^"]*"/g, (found) =>
    left-- > 0 ? `"version": "${version}"` : found,
  );
}

function commit(files, version, tag) {
  const names = [...files.keys()];
  try {
    for (const [name, text] of files) writeFileSync(join(ROOT, name), text);
    git("add", "--", ...names);
    git("commit", "--quiet", "--message", `Release ${version}`);
  } catch (error) {
    git("checkout", "--quiet", "HEAD", "--", ...names);
    throw error;
  }
  git("tag", "--annotate", tag, "--message", `wf ${version}`);
}

function nextSteps({ repository }, tag) {
  const remote = git("remote").split("\n")[0] || "origin";
  const steps = [`  git push ${remote} ${BRANCH} ${tag}`, "  npm publish"];
  const isPlaceholder = /\/your-team\//.test(repository.url);
  return isPlaceholder
    ? ["  set repository, homepage and bugs in package.json: your-team is a placeholder", ...steps]
    : steps;
}

function read(name) {
  return readFileSync(join(ROOT, name), "utf8");
}

function git(...words) {
  return execFileSync("git", words, { cwd: ROOT, encoding: "utf8" }).trimEnd();
}
