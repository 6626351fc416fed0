/** `wf parse`: the tree on standard output, or the diagnostics on standard error. */
import { expect, test } from "vitest";
import { badSource, Workspace } from "./call.js";

test("--compact prints the tree in one line", async () => {
  const workspace = new Workspace({ "a.wf": 'page { button "Click" primary }' });
  expect(await workspace.call(["parse", "--compact", "a.wf"])).toEqual({
    code: 0,
    out: '{"type":"Document","children":[{"type":"Page","children":[{"type":"Button","label":"Click","modifiers":["primary"]}]}]}\n',
    err: "",
  });
});

test("it prints indented JSON, with places on request, and reads standard input", async () => {
  const workspace = new Workspace();
  const { out } = await workspace.call(["parse", "-", "--locations"], { input: "page {}" });
  expect(out).toContain('\n  "children": [\n');
  expect(JSON.parse(out).children[0].loc).toEqual({
    start: { line: 1, column: 1, offset: 0 },
    end: { line: 1, column: 8, offset: 7 },
  });
});

test("a source with errors gives its diagnostics and, with --partial, what could be read", async () => {
  const workspace = new Workspace({ "a.wf": badSource });
  const { code, out, err } = await workspace.call(["parse", "a.wf"]);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toContain("a.wf:2:3 error unknown component");
  const partial = await workspace.call(["parse", "a.wf", "--partial"]);
  expect([partial.code, partial.err]).toEqual([1, err]);
  expect(JSON.parse(partial.out).type).toBe("Document");
});

test("an unreadable file is one line or one diagnostic", async () => {
  const workspace = new Workspace({ "a.wf": Uint8Array.of(0xff, 0x00), "a.md": "" });
  expect(await workspace.call(["parse", "b.wf"])).toEqual({
    code: 2,
    out: "",
    err: "wf: b.wf: no such file or folder\n",
  });
  expect((await workspace.call(["parse", "."])).err).toBe("wf: .: is a folder\n");
  expect((await workspace.call(["parse", "a.md"])).code).toBe(2);
  const { code, out, err } = await workspace.call(["parse", "--partial", "a.wf"]);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toContain("text-encoding");
});

test("a tree of more than 400 MB is a problem, and one line of it is not", async () => {
  // Each element is indented by all rows around it.
  const around = { start: "row hidden { ".repeat(190), end: "}".repeat(190) };
  const source = `page { ${around.start}${"... ".repeat(150_000)}${around.end} }`;
  const workspace = new Workspace({ "a.wf": source });
  const { code, out, err } = await workspace.call(["parse", "a.wf"]);
  expect([code, out.length]).toEqual([1, 0]);
  expect(err).toContain("the tree takes more than 400 MB");
  const line = await workspace.call(["parse", "a.wf", "--compact"]);
  expect([line.code, line.err]).toEqual([0, ""]);
  expect(line.out.length).toBeGreaterThan(4_000_000);
});
