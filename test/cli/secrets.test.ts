/** What a repository names as a source, data or picture shows nothing of files with secrets, such as `.git/config`. */
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readReal, readRegular } from "../../src/workspace/files/read-regular.js";
import { Workspace } from "./call.js";

const secret = "hunter2";

function cloned(source: string, links: Readonly<Record<string, string>> = {}): Workspace {
  const workspace = new Workspace({
    ".git/config": `[http]\nextraheader = ${secret}\n`,
    ".git/notes.csv": `name\n${secret}\n`,
    ".git/y.json": `["${secret}"]`,
    ".env": `PASSWORD=${secret}\n`,
    ".npmrc": `//r/:_authToken="${secret}"\n`,
    "part.wf": `component a { text "b" }\n`,
    "a.wf": source,
  });
  for (const [link, target] of Object.entries(links)) {
    symlinkSync(target, join(workspace.folder, link));
  }
  return workspace;
}

const table = (path: string) => `data c from "${path}"\npage "A" { table data=c }\n`;

test.skipIf(process.platform === "win32").each([
  ["a link into .git", table("c.csv"), { "c.csv": ".git/config" }],
  ["a link to the folder", table("c/notes.csv"), { c: ".git" }],
  ["a link to other data", table("c.csv"), { "c.csv": ".npmrc" }],
  ["data in .git", table(".git/y.json"), {}],
  ["data of another kind", table(".env"), {}],
  ["an import of another kind", 'import ".env"\npage { }\n', {}],
  ["an import of git", 'import ".git/config"\npage { }\n', {}],
  ["an import through a link", 'import "b.wf"\npage { }\n', { "b.wf": ".env" }],
  ["an import that is named like git", 'import "c/x.wf"\npage { }\n', { c: ".git" }],
])("%s", async (_, source, links) => {
  const workspace = cloned(source, links as Record<string, string>);
  for (const argv of [
    ["validate", "a.wf"],
    ["render", "a.wf"],
    ["render", "a.wf", "--text"],
  ]) {
    const { code, out, err } = await workspace.call(argv);
    expect(out + err).not.toContain(secret);
    expect(out + err).not.toMatch(/\[http\]|PASSWORD|authToken/);
    expect(out + err).toMatch(
      /is outside of the project|is not a file that a source may bring|is not a .*format|data comes from/,
    );
    expect(code).toBe(1);
  }
});

test.skipIf(process.platform === "win32")("a picture in .git is outside", async () => {
  const workspace = cloned('page { image "c.svg" }\n', { "c.svg": ".git/c.svg" });
  workspace.write(".git/c.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const { err } = await workspace.call(["render", "a.wf", "--embed-images"]);
  expect(err).toContain('cannot show "c.svg": it is outside of the project');
});

test("parts and data beside are brought", async () => {
  const workspace = cloned('import "part.wf"\ndata c from "c.csv"\npage { a\ntable data=c }\n');
  workspace.write("c.csv", "name\nAda\n");
  expect((await workspace.call(["validate", "a.wf"])).out).toMatch(/no problems/);
});

test.skipIf(process.platform === "win32")(
  "a folder that became a link is noticed when a file in it is open",
  () => {
    const workspace = new Workspace({ "elsewhere/a.wf": secret, "project/b/.keep": "" });
    mkdirSync(join(workspace.folder, "project/.git"));
    symlinkSync("../elsewhere", join(workspace.folder, "project/d"));
    const through = join(workspace.folder, "project/d/a.wf");
    expect(() => readReal(through, 1_000)).toThrow("WF_OUTSIDE");
    expect(() => readRegular(through, join(workspace.folder, "project"))).toThrow("WF_OUTSIDE");
    const there = join(workspace.folder, "elsewhere/a.wf");
    expect(readReal(there, 1_000).toString()).toBe(secret);
  },
);
