/** Tests which paths tools accept, and that nothing shows whether something outside of the roots exists. */
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { insidePath } from "../../../src/tools/mcp/roots.js";
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
