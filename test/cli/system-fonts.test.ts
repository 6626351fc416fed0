/** `wf render` with fonts of the machine: used if no other has a character, reported once, and off on request. */
import { chmodSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isInstalled } from "../support/has-command.js";
import { moved } from "../support/hebrew-font.js";
import { type Called, Workspace } from "./call.js";

const hebrew = 'page "A" w=400 { heading "אבג" text "דהו אבג" }';

/** A folder with wireframes, on a machine with one Hebrew font. */
function workspaceWith(files: Record<string, string>) {
  const workspace = new Workspace({ ...files, "fonts/moved.ttf": moved() });
  const path = join(workspace.folder, "fonts/moved.ttf");
  workspace.write(
    "bin/fc-match",
    `#!/bin/sh\necho asked >> '${workspace.folder}/asked'\nprintf '%s\\t0\\tMoved\\tTrue\\tFalse\\n' '${path}'\n`,
  );
  chmodSync(join(workspace.folder, "bin/fc-match"), 0o755);
  workspace.write("none/readme", "no programs");
  const call = (argv: readonly string[], bin = "bin"): Promise<Called> =>
    workspace.call(["render", ...argv], { env: { PATH: join(workspace.folder, bin) } });
  const isAsked = () => existsSync(join(workspace.folder, "asked"));
  return { workspace, call, isAsked };
}

describe.skipIf(process.platform === "win32")("with a system font", () => {
  test("the characters that it is used for are reported once", async () => {
    const { call } = workspaceWith({ "a.wf": hebrew, "b.wf": 'page { text "ג" }' });
    const { code, err } = await call(["a.wf", "b.wf", "--png", "--pdf", "--out-dir", "out"]);
    expect([code, err.replace(/^wrote .*\n/gm, "")]).toEqual([
      0,
      "wf: using system font Inter 2 for אבגדהו\n",
    ]);
  });

  test("pictures of one call have the same layout, and a single SVG is the same on every machine", async () => {
    const { workspace, call, isAsked } = workspaceWith({ "a.wf": hebrew });
    const alone = await call(["a.wf"]);
    expect((await call(["a.wf"], "none")).out).toBe(alone.out);
    await call(["a.wf", "-o", "a.html"]);
    expect(isAsked()).toBe(false);
    await call(["a.wf", "--svg", "--png", "--out-dir", "out"]);
    expect(workspace.read("out/a.svg")).not.toBe(alone.out);
    expect(workspace.read("out/a.svg")).toContain("@font-face{font-family:'Inter 2'");
    // The same result as with the font given as a file.
    await call(["a.wf", "--svg", "--font-file", "fonts/moved.ttf", "--out-dir", "given"]);
    expect(workspace.read("out/a.svg")).toBe(workspace.read("given/a.svg"));
  });

  test("nothing is searched for characters that other fonts have", async () => {
    const { call, isAsked } = workspaceWith({ "a.wf": 'page { text "Größe – Привет → ✓ …" }' });
    expect((await call(["a.wf", "-o", "a.png"])).code).toBe(0);
    const {
      workspace,
      call: callHebrew,
      isAsked: isAskedHebrew,
    } = workspaceWith({ "a.wf": hebrew });
    workspace.write("wf.config.json", '{ "fonts": ["fonts/moved.ttf"] }');
    expect((await callHebrew(["a.wf", "-o", "a.png", "--strict"])).code).toBe(0);
    expect([isAsked(), isAskedHebrew()]).toEqual([false, false]);
  });

  test.each<[string, string[], string]>([
    ["--strict", ["--strict"], "{}"],
    ["--system-fonts refuse", ["--system-fonts", "refuse"], "{}"],
    ["a setting", [], '{ "render": { "systemFonts": "refuse" } }'],
  ])("%s refuses it", async (_, argv, settings) => {
    const { workspace, call } = workspaceWith({ "a.wf": hebrew, "wf.config.json": settings });
    const { code, err } = await call(["a.wf", "--png", "--out-dir", "out", ...argv]);
    expect(code).toBe(1);
    expect(err).toBe(
      'wf: using system font Inter 2 for אבגדהו\nwf: a.wf: needs Inter 2 from this machine; add it to "fonts" in wf.config.json, or pass --font-file\n',
    );
    expect(existsSync(join(workspace.folder, "out"))).toBe(false);
    expect((await call(["a.wf", "--png", "--out-dir", "out", ...argv, "--force"])).code).toBe(0);
  });

  test("in a Markdown file, too", async () => {
    const fenced = `\`\`\`wf\n${hebrew}\n\`\`\`\n`;
    const { workspace, call } = workspaceWith({ "a.md": fenced });
    const { code, err } = await call(["a.md", "--png", "--strict"]);
    expect([code, err.split("\n")[1]]).toEqual([
      1,
      'wf: a.md: needs Inter 2 from this machine; add it to "fonts" in wf.config.json, or pass --font-file',
    ]);
    expect(readdirSync(workspace.folder)).not.toContainEqual(expect.stringMatching(/png$/));
  });

  test.each([["none"], ["bin"]])("boxes are drawn if it is not used: %s", async (bin) => {
    const { call } = workspaceWith({ "a.wf": hebrew });
    const argv = bin === "bin" ? ["--system-fonts", "ignore"] : [];
    const boxes = "wf: a.wf: no font for אבגדהו; PNG and PDF show boxes for these characters\n";
    const { code, err } = await call(["a.wf", "-o", "a.png", ...argv], bin);
    expect([code, err.replace(/^wrote .*\n/gm, "")]).toEqual([0, boxes]);
    const strict = await call(["a.wf", "-o", "b.png", "--strict", ...argv], bin);
    expect([strict.code, strict.err]).toEqual([1, boxes]);
  });
});

test.skipIf(!(process.env.CI || isInstalled("fc-match")))(
  "fontconfig itself finds fonts, or there are boxes",
  async () => {
    const workspace = new Workspace();
    writeFileSync(
      join(workspace.folder, "a.wf"),
      'page "設定" lang=ja { text "日本語 ภาษา हिन्दी" }',
    );
    const { PATH = "" } = process.env;
    const { code, err } = await workspace.call(["render", "a.wf", "-o", "a.pdf"], {
      env: { PATH },
    });
    expect(code).toBe(0);
    expect(err).toMatch(
      /^(?:wf: (?:using system font .* for|a\.wf: no font for) .*\n)+wrote a\.pdf/,
    );
  },
);
