/** Tests how editors are told a position, and that no path is passed through a shell. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { editorCall } from "../../src/tools/preview/editor-call.js";
import { openEditor } from "../../src/tools/preview/open-editor.js";

const place = { absolute: "/w/my file.wf", line: 3, column: 5 };

test.each([
  [{ WF_EDITOR: "code" }, ["code", "-g", "/w/my file.wf:3:5"]],
  [{ WF_EDITOR: "code -w" }, ["code", "-w", "-g", "/w/my file.wf:3:5"]],
  [{ WF_EDITOR: "'/opt/My Editor/subl'" }, ["/opt/My Editor/subl", "/w/my file.wf:3:5"]],
  [{ EDITOR: "webstorm" }, ["webstorm", "--line", "3", "--column", "5", "/w/my file.wf"]],
  [{ EDITOR: "emacsclient -n" }, ["emacsclient", "-n", "+3:5", "/w/my file.wf"]],
  [{ EDITOR: "unheard-of" }, ["unheard-of", "/w/my file.wf"]],
  [{ WF_EDITOR: "ed --at={line}:{column} {file}" }, ["ed", "--at=3:5", "/w/my file.wf"]],
  [{ WF_EDITOR: "vim" }, ["vim", "/w/my file.wf"]],
  [{ VISUAL: "zed", EDITOR: "vim" }, ["zed", "/w/my file.wf:3:5"]],
  [{ WF_EDITOR: "code", EDITOR: "zed" }, ["code", "-g", "/w/my file.wf:3:5"]],
])("%j", (env, [program, ...args]) => {
  expect(editorCall(env, place)).toEqual({ program, args });
});

test.each([[{}], [{ EDITOR: "vim" }], [{ EDITOR: "/usr/bin/nano" }], [{ WF_EDITOR: " " }]])(
  "there is no editor in %j",
  (env) => {
    expect(editorCall(env, place)).toBeUndefined();
  },
);

test("a path is always one argument", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wf-editor-"));
  try {
    const script = join(folder, "editor.cjs");
    const seen = join(folder, "seen.json");
    writeFileSync(
      script,
      `require("fs").writeFileSync(${JSON.stringify(seen)}, JSON.stringify(process.argv.slice(2)))`,
    );
    const absolute = `${folder}/$(touch ${folder}/x); "a" & b.wf`;
    const env = { WF_EDITOR: `"${process.execPath}" "${script}" {file} {line}` };
    expect(await openEditor(editorCall(env, { ...place, absolute })!)).toBe(true);
    // The editor is a separate process, which a busy machine may start late.
    await expect
      .poll(() => JSON.parse(readFileSync(seen, "utf8")) as unknown)
      .toEqual([absolute, "3"]);
    expect(existsSync(join(folder, "x"))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a missing program does not crash the preview", async () => {
  expect(await openEditor({ program: "/no/such/editor", args: [] })).toBe(false);
});
