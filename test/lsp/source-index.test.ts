/** Tests that files of a workspace are read while the editor is idle, each once. */
import { expect, test, vi } from "vitest";
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

/** An index of files with these texts, the paths that it reads, and how often it tells that it is full. */
function indexOf(texts: Readonly<Record<string, string>>) {
  const tried: string[] = [];
  const tellFull = vi.fn();
  const workspace: Partial<Workspace> = {
    files: () => Object.keys(texts),
    holds: () => true,
    read: (path) => {
      tried.push(path);
      return texts[path];
    },
    idOf: (path) => path,
    analysisOf: () => ({}),
    tellFull,
  };
  return { index: new SourceIndex(workspace as Workspace, new OpenDocuments()), tried, tellFull };
}

test("of large files, few are read at once", () => {
  const large = `page "a" { text "b" }\n//${"x".repeat(60_000)}`;
  const { index, tried } = indexOf({ "/0.wf": large, "/1.wf": large, "/2.wf": large, "/3.wf": "" });
  expect(index.readSome(10)).toBe(true);
  expect(tried).toEqual(["/0.wf", "/1.wf"]);
  expect(index.readSome(10)).toBe(false);
  expect(tried).toHaveLength(4);
});

test("names are found in 64 MB of wireframes, without those that are closed", () => {
  const large = `page "large" { text "b" }\n//${"x".repeat(8_000_000)}`;
  const { index, tellFull } = indexOf(
    Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`/${at}.wf`, large])),
  );
  const found = () => [...index.symbols("large")].map(({ path }) => path);
  expect(found()).toEqual(["/0.wf", "/1.wf", "/2.wf", "/3.wf", "/4.wf", "/5.wf", "/6.wf", "/7.wf"]);
  expect(tellFull).toHaveBeenCalled();
  index.forget("/0.wf");
  index.forget("/9.wf");
  expect(found()).toHaveLength(8);
  index.clear();
  expect(found()).toHaveLength(8);
});
