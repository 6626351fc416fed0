/**
 * Runs the unit tests nearest to the changes since `main`, committed or not, for about 20 seconds: `npm run
 * test:quick`. It prints what it left out; `npm test` runs everything.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./generated-files.mjs";
import { casesAbout, nearestTests } from "./nearest-tests.mjs";

/** The most names whose cases run; if many components have changed, for example, only the first ones are tested. */
const mostNames = 8;

const git = (...words) =>
  execFileSync("git", words, { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 26 })
    .split("\0")
    .filter((each) => each !== "");
const [base] = git("merge-base", "main", "HEAD").map((line) => line.trim());
const changed = [
  ...git("diff", "--name-only", "-z", base),
  ...git("ls-files", "-z", "--others", "--exclude-standard"),
];

const files = new Map(
  ["src", "test"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .map((path) => [path, readFileSync(join(ROOT, path), "utf8")]),
  ),
);
const seconds = JSON.parse(readFileSync(join(ROOT, "test/support/slow-files.json"), "utf8"));
const { chosen, left } = nearestTests({ changed, files, seconds });
const { files: large, names } = casesAbout(changed);

const vitest = join(ROOT, "node_modules", "vitest", "vitest.mjs");
let code = 0;
if (changed.length === 0) console.log("nothing has changed since main");
else {
  run(chosen);
  const some = names.slice(0, mostNames);
  const cases = large.filter((file) => !chosen.includes(file) && existsSync(join(ROOT, file)));
  if (some.length > 0 && cases.length > 0)
    run([...cases, "-t", `\\b(?:${some.map(escaped).join("|")})\\b`]);
  console.log(
    `\n${changed.length} files changed: ran the ${chosen.length} nearest test files of ${chosen.length + left.length}`,
  );
  if (some.length > 0)
    console.log(`and, of ${cases.join(", ")}, the cases about ${some.join(", ")}`);
  if (names.length > some.length)
    console.log(`without those about ${names.length - some.length} others`);
}
process.exitCode = code;

function run(words) {
  const call = [vitest, "run", "--project", "unit*", ...words];
  const { status } = spawnSync(process.execPath, call, { cwd: ROOT, stdio: "inherit" });
  code ||= status ?? 1;
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
