/** On Windows, no program is started from the current folder, which may be someone else's. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { programPath } from "../../src/workspace/program-path.js";
import { Workspace } from "./call.js";

test("a program is searched for in PATH on Windows only", () => {
  const workspace = new Workspace({
    "bin/git.exe": "",
    "bin/odd.exe/in.txt": "",
    "later/git.exe": "",
    "later/odd.com": "",
  });
  const { folder } = workspace;
  const path = [".", "", "bin", join(folder, "none"), join(folder, "bin"), join(folder, "later")];
  const find = (name: string) => programPath(name, "win32", { PATH: path.join(";") });
  expect(find("git")).toBe(join(folder, "bin/git.exe"));
  expect(find("git.exe")).toBe(join(folder, "bin/git.exe"));
  expect(find("odd")).toBe(join(folder, "later/odd.com"));
  expect(find("none")).toBeUndefined();
  expect(find(join(folder, "x.exe"))).toBe(join(folder, "x.exe"));
  expect(programPath("git", "win32", {})).toBeUndefined();
  expect(programPath("git", "linux", { PATH: "" })).toBe("git");
});
