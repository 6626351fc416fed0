/** Tests that errors of the system are reported in words, never as codes. */
import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { getSystemErrorMap } from "node:util";
import { expect, test } from "vitest";
import { StoreError } from "../../src/service/store/store.js";
import { explainStoreError } from "../../src/tools/cli/data/with-store.js";
import { failureReason } from "../../src/workspace/files/failure.js";
import { goodSource, Workspace } from "./call.js";

/** What looks like an error code: capital letters, possibly followed by a number. */
const codeLike = /\b(?:E[A-Z][A-Z0-9]+|ERR_\w+|UNKNOWN|errno|syscall|MDB_\w+)\b/;

const codes = new Set([
  ...[...getSystemErrorMap().values()].map(([code]) => code),
  ...Object.keys(constants.errno),
  "EDQUOT",
  "ESTALE",
  "ERR_FS_FILE_TOO_LARGE",
  "ENEVERHEARDOF",
]);

test("every code that Node knows has a message", () => {
  expect(codes.size).toBeGreaterThan(80);
  for (const code of codes) {
    const words = failureReason(Object.assign(new Error(code), { code, syscall: "open" }));
    expect(words, code).toMatch(/^\S.{8,}[^.\s]$/);
    expect(words, code).not.toMatch(codeLike);
  }
});

test("an error that is not from the system is rethrown", () => {
  expect(() => failureReason(new TypeError("ours"))).toThrow("ours");
  expect(() => failureReason(Object.assign(new Error("x"), { code: "toString" }))).toThrow("x");
});

test("the cause of a store error is shown without its code", () => {
  const system = Object.assign(new Error("EACCES: permission denied, mkdir '/x'"), {
    code: "EACCES",
    syscall: "mkdir",
  });
  expect(explainStoreError(new StoreError("no", { cause: system }))).toBe("no: permission denied");
  const lmdb = new Error("MDB_INVALID: File is not an LMDB file\nat x");
  expect(explainStoreError(new StoreError("no", { cause: lmdb }))).toBe(
    "no: File is not an LMDB file",
  );
});

const longName = "x".repeat(300);

test.each<[string, string[]]>([
  ["a circle of links", ["validate", "circle.wf"]],
  ["a circle of links as a folder", ["validate", "circle.wf/a.wf"]],
  ["a name that is too long", ["validate", `${longName}.wf`]],
  ["a name that is too long, to draw", ["render", `${longName}.wf`]],
  ["a name that is too long, to write", ["render", "a.wf", "-o", `${longName}.svg`]],
  ["a folder that is too long, to write", ["render", "a.wf", "--out-dir", longName]],
  ["a folder as a wireframe", ["parse", "folder.wf"]],
  ["a folder as a wireframe, to draw", ["render", "folder.wf"]],
  ["a file as a folder", ["validate", "a.wf/b.wf"]],
  ["a file as a folder, to draw", ["render", "a.wf/b.wf"]],
  ["a settings file that is a folder", ["validate", "set/a.wf"]],
  ["a settings file that is a folder, to draw", ["render", "set/a.wf"]],
  ["data below a file", ["accounts", "create", "acme", "--data", "a.wf/data"]],
  ["data that is a file", ["accounts", "list", "--data", "a.wf"]],
  ["keys that are a folder", ["serve", "--data", "new", "--keys", "folder.wf"]],
  ["an unknown host", ["watch", "a.wf", "--host", "no-such-host.invalid"]],
])("%s is reported in words", async (_what, argv) => await expectWords(argv));

test
  .skipIf(process.platform !== "linux")
  .each([["/proc/1/none/a.svg"], ["/proc/a.svg"], ["/sys/a.svg"]])(
  "a folder in which nothing can be created, %s, is reported in words",
  async (path) => {
    await expectWords(["render", "a.wf", "-o", path]);
  },
);

/** Calls the command line with something that it cannot read or write. */
async function expectWords(argv: readonly string[]): Promise<void> {
  const workspace = new Workspace({ "a.wf": goodSource, "set/a.wf": goodSource });
  const inside = (path: string) => join(workspace.folder, path);
  symlinkSync("circle.wf", inside("circle.wf"));
  mkdirSync(inside("folder.wf"));
  mkdirSync(inside("set/wf.config.json"));
  const { code, out, err } = await workspace.call(argv);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toMatch(/^wf: .*\n$/);
  expect(err).not.toMatch(codeLike);
}

const isRoot = process.getuid?.() === 0;

test.skipIf(isRoot || process.platform === "win32")(
  "a file without permission is reported in words",
  async () => {
    const workspace = new Workspace({ "a.wf": goodSource });
    execFileSync("chmod", ["000", join(workspace.folder, "a.wf")]);
    for (const command of ["validate", "parse", "render"]) {
      const { code, err } = await workspace.call([command, "a.wf"]);
      expect([code, err]).toEqual([2, "wf: a.wf: permission denied\n"]);
    }
  },
);
