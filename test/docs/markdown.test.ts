/** Tests that docs/markdown.md shows what `wf render --in-place` does, and is up to date itself. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Workspace } from "../cli/call.js";
import { readPageFences } from "./page-fences.js";

const docs = join(import.meta.dirname, "../../docs");
const page = readFileSync(join(docs, "markdown.md"), "utf8");
const [before, after] = readPageFences(page)
  .filter(({ tag }) => tag === "md")
  .map(({ content }) => content);

test("the picture and the link of the page are up to date", async () => {
  const picture = readFileSync(join(docs, "markdown-login.svg"));
  const workspace = new Workspace({ "markdown.md": page, "markdown-login.svg": picture });
  const { code, err } = await workspace.call(["render", "markdown.md", "--in-place", "--check"]);
  expect({ code, err }, "run npm run docs").toEqual({ code: 0, err: "" });
});

test("the example has the documented result", async () => {
  const workspace = new Workspace({ "spec.md": before! });
  expect((await workspace.call(["render", "spec.md", "--in-place"])).code).toBe(0);
  expect(workspace.read("spec.md")).toBe(after);
  const picture = readFileSync(join(docs, "markdown-login.svg"), "utf8");
  expect(workspace.read("spec-login.svg")).toBe(picture);
});

test("errors and stale links are reported as documented", async () => {
  const shown = readPageFences(page).filter(({ tag }) => tag === "text");
  const fence = '```wf login\npage "Sign in" {\n  buton "Sign in" primary\n}\n```\n';
  const wrong = `${"\n".repeat(5)}${fence}`;
  const workspace = new Workspace({ "spec.md": wrong, "docs/spec.md": before! });
  const { err } = await workspace.call(["render", "spec.md"]);
  expect(err.startsWith(shown[0]!.content)).toBe(true);
  const call = ["render", "docs/**/*.md", "--in-place"];
  await workspace.call(call);
  workspace.write("docs/spec.md", before!.replace("Email", "Name"));
  expect((await workspace.call([...call, "--check"])).err).toBe(shown[1]!.content);
  const both = await workspace.call(["render", "docs/spec.md", "--in-place", "--theme", "both"]);
  expect(both.code).toBe(0);
  const [element] = readPageFences(page).filter(({ tag }) => tag === "html");
  expect(workspace.read("docs/spec.md")).toContain(element!.content);
});
