/** Runs all checks that need no tests: Biome, type checks, knip, and whether generated files are up to date. */
import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { ROOT } from "./generated-files.mjs";

const bin = (name) => join(ROOT, "node_modules", ".bin", name);
/** The threads of one check duplicate work, which pays off only if there are idle cores. */
const threads = availableParallelism() > 2 ? [] : ["--singleThreaded"];
const types = (project) => [bin("tsc"), "--noEmit", "-p", project, ...threads];
const fresh = (name) => [process.execPath, `scripts/build-${name}.mjs`, "--check"];

/** The commands; the slowest come first, so that none of them runs alone at the end. */
const commands = [
  types("test"),
  [bin("biome"), "check", "--error-on-warnings", "."],
  types("."),
  fresh("docs"),
  [bin("knip")],
  types("src/tools/codemirror"),
  types("src/tools/mcp/client"),
  types("src/tools/preview/client"),
  types("src/service/server/dashboard/client"),
  types("editors/vscode"),
  types("editors/vscode/src/webview"),
  ...["grammar", "registry", "code-titles", "schema", "textmate", "icons", "fonts"].map(fresh),
];

let failed = 0;
const left = commands.slice();
await Promise.all(
  Array.from({ length: 2 }, async () => {
    for (let next = left.shift(); next; next = left.shift()) await check(next);
  }),
);
if (failed === 0) console.log(`lint: ${commands.length} checks passed`);
else process.exitCode = 1;

/** Runs a command; prints its output if it fails. */
function check([program, ...args]) {
  return new Promise((resolve) => {
    const options = { cwd: ROOT, maxBuffer: 1 << 26 };
    execFile(program, args, options, (error, stdout, stderr) => {
      if (error) {
        failed++;
        const name = [program.replace(ROOT, ""), ...args].join(" ");
        console.error(`failed: ${name}\n${stdout}${stderr}`);
      }
      resolve();
    });
  });
}
