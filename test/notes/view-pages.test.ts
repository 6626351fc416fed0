/** Tests the names of pages next to their approvals. */
import { expect, test } from "vitest";
import { describeNotes } from "../../src/authoring/notes/describe-notes.js";
import { listElements } from "../../src/authoring/notes/list-elements.js";
import { noNotes } from "../../src/authoring/notes/note.js";
import { pageDigest } from "../../src/authoring/notes/place-notes.js";
import { viewNotes } from "../../src/authoring/notes/view-notes.js";
import { documentOf } from "../../src/document-of.js";

test.each([
  ['page "Sign in" id=signin { button "Go" }', "signin", "Sign in", 'page "Sign in"'],
  ['page id=signin { button "Go" }', "signin", "signin", 'page "signin"'],
  ['page "Sign in" { button "Go" }', "Sign in", "Sign in", 'page "Sign in"'],
])("%s is called by its title, or else by its id", (source, name, title, said) => {
  const { document } = documentOf(source, {});
  const elements = listElements(document, ({ type }) => type === "Page");
  const page = elements.find(({ isPage }) => isPage) ?? elements[0]!;
  const approval = {
    id: "a1",
    page: page.anchor,
    author: "Ann",
    created: "2026-11-24T09:30:00.000Z",
    digest: pageDigest(page.node, document),
  };
  const view = viewNotes(
    { file: { ...noNotes, approvals: [approval] }, problems: [] },
    elements,
    source,
  );
  expect(view.pages).toMatchObject([{ name, title }]);
  expect(describeNotes(view)).toEqual([`${said} is approved by Ann`]);
});

test("only what can be approved is read for approvals", () => {
  const source = `page "A" { ${"row { ".repeat(20)} text "x" ${" }".repeat(20)} }`;
  const { document } = documentOf(source, {});
  const read: string[] = [];
  const elements = listElements(document, ({ type }) => type === "Page").map((element) => ({
    ...element,
    get node() {
      read.push(element.anchor.component);
      return element.node;
    },
  }));
  const approvals = elements.map(({ anchor }, at) => ({
    id: `a${at}`,
    page: anchor,
    author: "Ann",
    created: "2026-11-24T09:30:00.000Z",
    digest: pageDigest(document, document),
  }));
  read.length = 0;
  const view = viewNotes({ file: { ...noNotes, approvals }, problems: [] }, elements, source);
  expect(view.lostApprovals).toHaveLength(22);
  expect(view.pages).toMatchObject([{ name: "A", approvals: [{ id: "a1" }] }]);
  expect(new Set(read)).toEqual(new Set(["file", "page"]));
});
