/** Tests that files of a workspace are read while the editor is idle, each once. */
import { expect, test } from "vitest";
import { OpenDocuments } from "../../src/tools/lsp/open-documents.js";
import { SourceIndex } from "../../src/tools/lsp/source-index.js";
import type { Workspace } from "../../src/tools/lsp/workspace.js";

test("unreadable files are tried once", () => {
  const files = Array.from({ length: 25 }, (_, at) => `/${at}.wf`);
  const tried: string[] = [];
  const workspace: Partial<Workspace> = {
    files: () => files,
    holds: () => true,
    read: (path) => {
      tried.push(path);
      return undefined;
    },
    idOf: (path) => path,
  };
  const index = new SourceIndex(workspace as Workspace, new OpenDocuments());
  for (const isMore of [true, true, false, false]) expect(index.readSome(10)).toBe(isMore);
  expect(tried).toEqual(files);
  index.forget("/3.wf");
  expect([...index.symbols("")]).toEqual([]);
  expect(tried).toEqual([...files, "/3.wf"]);
});
