/** Tests what a server logs about the files around a document: each problem once, until it changes. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Connection } from "vscode-languageserver";
import { DiskWorkspace } from "../../src/tools/cli/lsp/disk-workspace.js";
import { Session } from "../../src/tools/lsp/session.js";
import type { Io } from "../../src/workspace/io.js";
import { Workspace } from "../cli/call.js";

function serve(files: Record<string, string>, most?: number) {
  const workspace = new Workspace(files);
  const { folder } = workspace;
  const log: string[] = [];
  const stderr = { write: async (text: string) => void log.push(text) };
  const io = { cwd: folder, packageFolder: "", stderr } as unknown as Io;
  return { workspace, folder, log, served: new DiskWorkspace([folder], io, most) };
}

describe("a settings file", () => {
  it.each([
    ["an unknown setting", '{ "no": 1 }', /:1:3: warning: unknown setting "no"/],
    ["an error", '{ "maxFileSize": true }', /:1:18: error: maxFileSize must be/],
    ["a font that is missing", '{ "fonts": ["none.ttf"] }', /none\.ttf/],
  ])("is reported once for %s, however often it is read", async (_, text, expected) => {
    const { workspace, folder, log, served } = serve({ "wf.config.json": text });
    const read = async (): Promise<void> => {
      for (const name of ["a.wf", "in/b.wf"]) {
        const path = join(folder, name);
        await served.surroundingsOf(path);
        await served.ignores(path);
      }
    };
    await read();
    served.filesChanged();
    await read();
    expect(log).toEqual([expect.stringMatching(expected)]);
    // Once it is in order, the same mistake is news.
    for (const next of ["{}", text]) {
      workspace.write("wf.config.json", next);
      served.filesChanged();
      await read();
    }
    expect(log).toEqual([log[0], log[0]]);
    workspace.write("wf.config.json", '{\n  "no": 1\n}');
    served.filesChanged();
    await read();
    expect(log).toHaveLength(3);
    expect(log[2]).toMatch(/:2:3: warning/);
  });
});

describe("a folder with more entries than are searched", () => {
  const page = (name: string): string => `page "${name}" { divider }\n`;
  const files = { "a/one.wf": page("One"), "b/two.wf": page("Two"), "c/three.wf": page("Three") };

  it.each([
    [6, ["One", "Two", "Three"], []],
    [
      4,
      ["One", "Two"],
      [
        "wf: FOLDER has more than 4 files and folders; only the first of them are searched for wireframes. Open the folder of your project instead\n",
      ],
    ],
  ])("is reported once: at most %d", async (most, names, sentences) => {
    const { folder, log, served } = serve(files, most);
    const session = new Session({} as Connection);
    session.open(() => served, [folder], {}, { isQuiet: true, showsPictures: false });
    const found = () => Array.from(session.index.symbols(""), ({ name }) => name);
    expect(found()).toEqual(names);
    await session.filesChanged();
    expect(found()).toEqual(names);
    // Paths to complete are searched by themselves.
    const { paths } = await served.surroundingsOf(join(folder, "a/one.wf"));
    expect(paths?.()).toHaveLength(names.length - 1);
    expect(log.map((text) => text.replace(folder, "FOLDER"))).toEqual(sentences);
  });
});
