/** How wf_notes handles notes files that are broken, incomplete or elsewhere, and answers of which some are invalid. */
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { performMcpTask } from "../../../src/tools/mcp/perform-task.js";
import { type ToolContext, ToolProblem } from "../../../src/tools/mcp/tool.js";
import { notesTool } from "../../../src/tools/mcp/tools/notes-tool.js";
import { Workspace } from "../call.js";

const login = 'page "Sign in" {\n  button "Go" id=go\n}\n';
const me = { WF_AUTHOR: "Ann" };

/** Calls the tool as a client does; the root is the folder, or one inside it. */
function caller({ folder }: Workspace, root = ".") {
  const told: number[] = [];
  const canceled = new AbortController();
  const context = {
    roots: [join(folder, root)],
    canceled: canceled.signal,
    agent: "Bot",
    perform: () => expect.unreachable("only what waits tells how far it is"),
    performQuietly: performMcpTask,
    async progress(done: number) {
      told.push(done);
      canceled.abort();
    },
  } as unknown as ToolContext;
  return {
    told,
    async call(given: Record<string, unknown>) {
      try {
        const { content, structuredContent } = await notesTool.run(given, context);
        const { text } = content[0] as { text: string };
        return { text, structured: structuredContent as Record<string, unknown> };
      } catch (error) {
        if (!(error instanceof ToolProblem)) throw error;
        return { text: error.message, structured: undefined };
      }
    },
  };
}

async function pinned(workspace: Workspace, path: string, text = "larger"): Promise<string> {
  await workspace.call(["notes", path, "--add", text, "--at", "go"], { env: me });
  return JSON.parse(workspace.read(`${path}.notes.json`)).notes.at(-1).id;
}

async function approve(workspace: Workspace, path: string): Promise<void> {
  const { pageDigest } = await import("../../../src/authoring/notes/place-notes.js");
  const { parse } = await import("../../../src/index.js");
  const { ast } = parse(workspace.read(path));
  const [page] = ast.children;
  const anchor = { path: "page", component: "page", words: "Sign in", page: "Sign in", line: 1 };
  const approval = {
    id: "a1",
    page: anchor,
    author: "Ann",
    created: "2026-11-24T09:30:00.000Z",
    digest: pageDigest(page!, ast),
  };
  workspace.write(
    `${path}.notes.json`,
    JSON.stringify({ version: 1, notes: [], approvals: [approval] }),
  );
}

it("writes all answers or none", async () => {
  const workspace = new Workspace({ "a.wf": login, "b.wf": login });
  const [first, second] = [await pinned(workspace, "a.wf"), await pinned(workspace, "b.wf")];
  const { call } = caller(workspace);
  const reply = [
    { note: first, text: "done" },
    { note: second, text: "done" },
  ];
  const before = workspace.read("a.wf.notes.json");
  const missing = await call({ path: ".", reply: [...reply, { note: "zzz", text: "x" }] });
  expect(missing.text).toMatch(/^there is no note zzz;/);
  const empty = await call({ path: ".", reply: [reply[0], { note: second, text: "\u0001 " }] });
  expect(empty.text).toBe("a note needs a text");
  expect(workspace.read("a.wf.notes.json")).toBe(before);
  const { structured } = await call({ path: ".", reply, done: [first] });
  expect(structured).toMatchObject({ open: 1, unanswered: 0, problems: [] });
  expect(notesTool.isIdempotent).toBe(false);
});

it("reports a broken notes file, instead of missing its notes or waiting for them", async () => {
  const workspace = new Workspace({ "a.wf": login, "a.wf.notes.json": "{" });
  const { call } = caller(workspace);
  const says = "a.wf.notes.json is not valid JSON";
  expect((await call({ path: "a.wf", done: ["n1"] })).text).toContain(says);
  const { structured, text } = await call({ path: "a.wf", wait: 600 });
  expect(structured).toMatchObject({ waited: "invalid", approved: false });
  expect((structured!.problems as string[])[0]).toContain(says);
  expect(text).toContain("the notes file is not valid JSON");
  const listed = await workspace.call(["notes", "--done", "n1"], { env: me });
  expect(listed.err).toContain(says);
  expect((await workspace.call(["notes", "--wait", "600"])).code).toBe(1);
});

it("describes what is wrong in a notes file in a sentence", async () => {
  const notes = Array.from({ length: 12 }, () => ({ id: "!" }));
  const workspace = new Workspace({
    "a.wf": login,
    "a.wf.notes.json": JSON.stringify({ version: 1, notes }),
    "b.wf": login,
    "b.wf.notes.json": "[]",
  });
  const { text } = await caller(workspace).call({ path: "." });
  expect(text).toContain("the notes file is not valid: notes[0].id must have 1 to 40 letters");
  expect(text).toMatch(/the notes file has \d+ more problems/);
  expect(text).toContain("the notes file is not valid: it must be an object");
});

it("never reports approval if a note is unreadable, or a wireframe was not seen", async () => {
  const workspace = new Workspace({ "a.wf": login });
  await approve(workspace, "a.wf");
  const { call } = caller(workspace);
  expect((await call({ path: ".", wait: 600 })).structured).toMatchObject({
    waited: "approved",
    approved: true,
  });
  workspace.write("b.wf", login);
  expect((await call({ path: ".", wait: 0 })).structured).toMatchObject({
    waited: "timeout",
    approved: false,
  });
  expect((await call({ path: "a.wf" })).structured).toMatchObject({ approved: true });
  const file = JSON.parse(workspace.read("a.wf.notes.json"));
  workspace.write("a.wf.notes.json", JSON.stringify({ ...file, notes: [{ id: "n1" }] }));
  expect((await call({ path: "a.wf", wait: 600 })).structured).toMatchObject({
    waited: "invalid",
    approved: false,
  });
});

it.each([
  ["braces too many", login.replace("}\n", "{{\n"), /line 1: the "{" of "page" is not closed/],
  ["an unknown component", `${login}nope\n`, /line 4: unknown component "nope"/],
])("calls no wireframe approved that has %s, and names it", async (_, changed, names) => {
  const workspace = new Workspace({ "a.wf": login });
  await approve(workspace, "a.wf");
  const { call } = caller(workspace);
  expect((await call({ path: "a.wf" })).structured).toMatchObject({ approved: true });
  workspace.write("a.wf", changed);
  const { text, structured } = await call({ path: "a.wf", wait: 0 });
  expect(structured).toMatchObject({ approved: false, waited: "timeout" });
  expect((structured!.problems as string[])[0]).toMatch(names);
  expect(text).toMatch(/no approval counts: line/);
  const { out } = await workspace.call(["notes", "a.wf"]);
  expect(out).toMatch(/no approval counts: line/);
  expect(out).not.toContain("is approved by");
  const { files } = JSON.parse((await workspace.call(["notes", "a.wf", "--json"])).out);
  expect(files[0].pages[0].isApproved).toBe(false);
  expect(files[0].errors[0]).toMatch(names);
});

it("has all of a note in structured content, for clients that show a model nothing else", async () => {
  const workspace = new Workspace({ "a.wf": login });
  const id = await pinned(workspace, "a.wf", "larger\u0007");
  const { call } = caller(workspace);
  const { structured } = await call({ path: "a.wf", reply: [{ note: id, text: "48 px now" }] });
  expect(structured!.notes).toEqual([
    {
      id,
      path: "a.wf",
      line: 2,
      lost: false,
      unanswered: false,
      element: 'button "Go" (id go), page "Sign in", line 2',
      source: 'button "Go" id=go',
      author: "Ann",
      text: "larger",
      replies: [{ author: "Bot", text: "48 px now" }],
    },
  ]);
});

it("reads and writes no notes beside the target of a link to the outside", async () => {
  const workspace = new Workspace({ "out/a.wf": login });
  mkdirSync(join(workspace.folder, "in"));
  symlinkSync("../out/a.wf", join(workspace.folder, "in", "link.wf"));
  const id = await pinned(workspace, "out/a.wf", "secret");
  const before = workspace.read("out/a.wf.notes.json");
  const { call } = caller(workspace, "in");
  expect((await call({ path: "." })).text).toBe("0 open notes, 0 waiting for your answer");
  expect((await call({ path: ".", done: [id] })).text).toContain("there is no note");
  expect((await call({ path: "link.wf", done: [id] })).text).toContain("outside the allowed");
  expect(workspace.read("out/a.wf.notes.json")).toBe(before);
});

it.each(["a.wf", "gone.wf", "."])("tells of %s nothing that linked notes lead to", async (path) => {
  const told = new Set<string>();
  for (const target of ["../out/a.wf", "../out/none", "../out"]) {
    const workspace = new Workspace({ "out/a.wf": login, "in/a.wf": login });
    for (const name of ["a.wf", "gone.wf"]) {
      symlinkSync(target, join(workspace.folder, "in", `${name}.notes.json`));
    }
    told.add(JSON.stringify(await caller(workspace, "in").call({ path })));
  }
  expect([...told]).toEqual([expect.stringContaining("is a symbolic link")]);
});

it("lists the notes of a folder even if one of its wireframes is unreadable", async () => {
  const workspace = new Workspace({
    "a.wf": login,
    "big.wf": `// ${"x".repeat(1 << 20)}\n${login}`,
    "big.wf.notes.json": '{"version": 1, "notes": []}',
  });
  await pinned(workspace, "a.wf");
  const { call } = caller(workspace);
  const { text, structured } = await call({ path: "." });
  expect(structured).toMatchObject({ open: 1, approved: false });
  expect(text).toContain("big.wf is larger than 1 MiB");
  expect((await call({ path: "big.wf" })).text).toContain("larger than 1 MiB");
});

it("reports only the waiting time, and ends when it is canceled", async () => {
  const workspace = new Workspace({ "a.wf": login });
  const { call, told } = caller(workspace);
  const { structured } = await call({ path: "a.wf", wait: 600 });
  expect(structured).toMatchObject({ waited: "canceled" });
  expect(told).toHaveLength(1);
});

it("refuses a path that would look like two lines", async () => {
  const { call } = caller(new Workspace({ "a.wf": login }));
  expect((await call({ path: "a\nb.wf" })).text).toContain("line breaks");
});

it.skipIf(process.platform === "win32")(
  "prints names, notes and excerpts without control characters",
  async () => {
    const name = "sub\u001b[2J\n\u202e/a.wf";
    const odd = login.replace("Go", "Go\u001b[2J\u2066");
    const workspace = new Workspace({ [name]: odd, "b.wf": odd });
    const { call } = caller(workspace);
    await pinned(workspace, name, "smaller");
    await pinned(workspace, "b.wf", "larger\u001b]0;x");
    const listed = await call({ path: "." });
    expect(listed.text).toContain("larger");
    workspace.write("b.wf.notes.json", "{");
    const broken = await call({ path: "." });
    expect(broken.text).toContain("is not valid JSON");
    const unknown = await call({ path: ".", done: ["\u001b[2J\u202e"] });
    expect(unknown.structured).toBeUndefined();
    const refused = await call({ path: "\u202ea.wf" });
    expect(refused.text).toContain("cannot contain line breaks or other control characters");
    for (const { text } of [listed, broken, unknown, refused]) {
      expect(text).not.toMatch(
        /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/,
      );
    }
  },
);

it("lists and settles the notes of a wireframe that is gone", async () => {
  const workspace = new Workspace({ "a.wf": login, "b.wf": login });
  const id = await pinned(workspace, "a.wf");
  rmSync(join(workspace.folder, "a.wf"));
  const { call } = caller(workspace);
  for (const path of [".", "a.wf"]) {
    const { text, structured } = await call({ path });
    expect(text).toContain(
      "a.wf is gone; if it was renamed, rename a.wf.notes.json likewise\n1. [" +
        id +
        "] open, lost",
    );
    expect(structured).toMatchObject({ open: 1, notes: [{ id, path: "a.wf", lost: true }] });
  }
  expect(await call({ path: ".", wait: 5 })).toMatchObject({
    structured: { waited: "unanswered" },
  });
  expect(await call({ path: ".", done: [id] })).toMatchObject({ structured: { open: 0 } });
});

it("reads each notes file as often for many answers as for one", async () => {
  const workspace = new Workspace({ "a.wf": login, "b.wf": login });
  await pinned(workspace, "a.wf");
  const notes = [await pinned(workspace, "b.wf"), await pinned(workspace, "b.wf")];
  const { call } = caller(workspace);
  const parse = vi.spyOn(JSON, "parse");
  const readsFor = async (answered: readonly string[]): Promise<number> => {
    parse.mockClear();
    const reply = answered.map((note) => ({ note, text: "done" }));
    expect((await call({ path: ".", reply })).text).toMatch(/open notes/);
    return parse.mock.calls.filter(([text]) => String(text).includes('"notes"')).length;
  };
  const one = await readsFor(notes.slice(1));
  expect(await readsFor(notes)).toBe(one);
  parse.mockRestore();
});

it("reads 10 MiB of notes", async () => {
  const notes = `{"version":1,"notes":[],"approvals":[]}${" ".repeat(2 * 2 ** 20 - 100)}`;
  const workspace = new Workspace({});
  for (let at = 0; at < 6; at++) {
    workspace.write(`a${at}.wf`, login);
    workspace.write(`a${at}.wf.notes.json`, notes);
  }
  const { call } = caller(workspace);
  const problem =
    "a5.wf.notes.json is beyond the 10 MiB of notes that are read at once; name fewer files";
  expect((await call({ path: "." })).structured!.problems).toEqual([problem]);
  expect((await call({ path: ".", done: ["x"] })).text).toBe(problem);
});
