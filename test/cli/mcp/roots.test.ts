/** Tests which paths tools accept, and that nothing shows whether something outside of the roots exists. */
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { insidePath, readInside, writablePath } from "../../../src/tools/mcp/roots.js";
import { ToolProblem } from "../../../src/tools/mcp/tool.js";
import { goodSource, Workspace } from "../call.js";

function rooted() {
  const workspace = new Workspace({ "root/a.wf": goodSource, "other/b.wf": goodSource, keys: "x" });
  const at = (path: string) => join(workspace.folder, path);
  symlinkSync("root", at("named"));
  symlinkSync("../other/b.wf", at("root/b.wf"));
  return { at, roots: [at("root"), at("other")] };
}

test("links may lead from one root to another, and to a root", () => {
  const { at, roots } = rooted();
  expect(insidePath("b.wf", roots)).toBe(at("other/b.wf"));
  expect(insidePath(at("named/a.wf"), roots)).toBe(at("root/a.wf"));
  expect(insidePath("new/c.wf", roots)).toBe(at("root/new/c.wf"));
});

test.each([".git/hooks/x.wf", ".git", "hooks/x.wf", "sub/.GIT/x.wf", ".git/a.wf"])(
  "nothing in .git can be named: %s",
  (path) => {
    const { at, roots } = rooted();
    mkdirSync(at("root/.git/hooks"), { recursive: true });
    symlinkSync(".git/hooks", at("root/hooks"));
    for (const each of [path, at(`root/${path}`)]) {
      expect(() => insidePath(each, roots)).toThrow(
        new ToolProblem(`${each} is inside .git, where wf neither reads nor writes`),
      );
    }
    expect(insidePath("x.wf", [at("root/.git")])).toBe(at("root/.git/x.wf"));
  },
);

test("what the system refuses is said in words", () => {
  const { at, roots } = rooted();
  const long = `${"a".repeat(300)}.wf`;
  expect(() => writablePath(long, roots)).toThrow(/^a{99}…: the name is too long$/);
  expect(writablePath("a.wf/b.wf", roots)).toBe(at("root/a.wf/b.wf"));
  expect(() => readInside("a.wf/b.wf", roots)).toThrow(/^a.wf\/b.wf: no such file or folder; /);
});

test.each(["%s", "link/%s"])("nothing tells what is outside: %s", (shape) => {
  const { at, roots } = rooted();
  mkdirSync(at("folder"));
  symlinkSync("..", at("root/link"));
  const told = ["keys", "keys/x", "none", "none/x", "folder", "folder/../root/../keys/x"].map(
    (name) => {
      const path = shape.replace("%s", name);
      try {
        return insidePath(shape === "%s" ? at(path) : path, [roots[0]!]);
      } catch (error) {
        return String(error).replace(shape === "%s" ? at(path) : path, "PATH");
      }
    },
  );
  expect(new Set(told).size).toBe(1);
  expect(told[0]).toContain("PATH is outside the allowed folders");
});
